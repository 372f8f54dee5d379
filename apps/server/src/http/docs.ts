import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls, type Endpoint, type ProblemCode, problems } from '@casita/contract'
import { described, problemsOf } from '@casita/contract/openapi'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/v4/core'
import { openApiDocument } from '../openapi.ts'
import { type Field, fieldsOf } from './docs-fields.ts'
import { html } from './html.ts'

/**
 * Adds `/v2/openapi.json` and the same documentation as a page at `/v2/docs`, both generated from the contract on
 * first request: most servers never serve them, and generating them took a seventh of the start-up time.
 */
export function addDocs(app: FastifyInstance, publicUrl: string): void {
  const files = {
    '/v2/openapi.json': ['application/json', () => JSON.stringify(openApiDocument(publicUrl))],
    '/v2/docs': ['text/html', page],
    '/v2/docs.css': ['text/css', () => readFileSync(join(import.meta.dirname, 'docs.css'), 'utf8')],
  } as const
  for (const [path, [type, make]] of Object.entries(files)) {
    let content: string | undefined
    app.get(path, (_request, reply) => {
      content ??= make()
      return reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(content)
    })
  }
}

const intro = `JSON in, JSON out. Send <code>Authorization: Bearer &lt;access token&gt;</code>. Amounts are numbers
with at most two decimals in the household’s currency, days <code>YYYY-MM-DD</code>, times ISO 8601, ids UUIDs.
The same for programs: <a href="/v2/openapi.json">openapi.json</a>.`

function page(): string {
  const byTag = Map.groupBy(Object.entries(calls) as [string, Endpoint][], ([, call]) => call.tag)
  const links = [...byTag.keys()].map((tag) => `<a href="#${slug(tag)}">${html(tag)}</a>`)
  const sections = [...byTag].map(
    ([tag, group]) => `<h2 id="${slug(tag)}">${html(tag)}</h2>${group.map(article).join('')}`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Casita API</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/v2/docs.css">
</head>
<body>
<header><h1><img src="/favicon.svg" alt="" width="36" height="36">Casita API</h1><p>${intro}</p></header>
<nav aria-label="Subjects">${links.join('')}</nav>
<main>${sections.join('')}</main>
</body>
</html>
`
}

function article([name, call]: [string, Endpoint]): string {
  const parts = [
    part('In the path', call.params, 'input'),
    part('In the query', call.query, 'input'),
    part('In the body', call.body, 'input', name),
    part('Answer', call.answer, 'output', name),
    details('Refusals', `<dl>${problemsOf(call).map(refusal).join('')}</dl>`),
  ]
  return `<article id="${name}"><h3><b>${call.method}</b><code>${html(call.path)}</code></h3><p>${html(call.summary)}.${call.repeatable ? repeatText : ''} <small>${accessText[call.access]}</small></p>${parts.join('')}</article>`
}

const repeatText = ' With the same <code>Idempotency-Key</code> header once, however often it is sent.'

const accessText: Record<Endpoint['access'], string> = {
  public: 'For everybody.',
  account: 'For a signed-in person.',
  member: 'For a member of a household.',
  owner: 'For the owner of the household.',
}

/** The fields of one part of a call, with an example if the call's name is given. */
function part(title: string, schema: z.$ZodType | undefined, io: 'input' | 'output', call?: string): string {
  const fields = schema ? fieldsOf(schema, io) : []
  if (!schema || fields.length === 0) return ''
  const example = call && JSON.stringify(described(call, schema, io).example, null, 2)
  const table = `<table>${fields.map(row).join('')}</table>`
  return details(title, example ? `${table}<pre>${html(example)}</pre>` : table)
}

function row({ path, kind, optional }: Field): string {
  return `<tr><th scope="row"><code>${html(path)}</code></th><td>${html(kind)}${optional ? ', may be left out' : ''}</td></tr>`
}

function refusal(code: ProblemCode): string {
  const { status, text } = problems[code]
  return `<dt>${status} <code>${code}</code></dt><dd>${html(text)}</dd>`
}

function details(title: string, content: string): string {
  return `<details><summary>${title}</summary>${content}</details>`
}

function slug(tag: string): string {
  return tag.toLowerCase().replaceAll(/\W+/g, '-')
}
