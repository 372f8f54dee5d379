import { calls, type Endpoint, type ProblemCode, problems } from '@casita/contract'
import { openApi, problemsOf } from '@casita/contract/openapi'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/v4/core'

const version = '2.0.0'

/** `/v2/openapi.json`, and the same to read at `/v2/docs`: made once, from the contract, of our own origin alone. */
export function addDocs(app: FastifyInstance, publicUrl: string): void {
  const document = JSON.stringify(openApi(publicUrl, version))
  const documentation = page()
  app.get('/v2/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  )
  app.get('/v2/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(documentation))
  app.get('/v2/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(css))
}

function page(): string {
  const entries = Object.entries(calls) as [string, Endpoint][]
  const byTag = Map.groupBy(entries, ([, call]) => call.tag)
  const nav = [...byTag.keys()].map((tag) => `<a href="#${slug(tag)}">${html(tag)}</a>`).join('')
  const sections = [...byTag]
    .map(([tag, group]) => `<h2 id="${slug(tag)}">${html(tag)}</h2>${group.map(article).join('')}`)
    .join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Casita API</title><link rel="stylesheet" href="/v2/docs.css"></head><body><header><h1>Casita API</h1><p>JSON in, JSON out. Send <code>Authorization: Bearer &lt;access token&gt;</code>. Amounts are numbers with at most two decimals, dates <code>YYYY-MM-DD</code>, ids UUIDs. The same as a document: <a href="/v2/openapi.json">openapi.json</a>.</p><nav aria-label="Calls">${nav}</nav></header><main>${sections}</main></body></html>`
}

function article([name, call]: [string, Endpoint]): string {
  const parts = [
    part('Path', call.params, 'input'),
    part('Query', call.query, 'input'),
    part('Body', call.body, 'input'),
    part('Answer', call.answer, 'output'),
  ]
  return `<article id="${name}"><h3><b class="${call.method.toLowerCase()}">${call.method}</b> <code>${html(call.path)}</code></h3><p>${html(call.summary)}. <small>${accessText[call.access]}</small></p>${parts.join('')}<details><summary>Refusals</summary><dl>${problemsOf(call).map(refusal).join('')}</dl></details></article>`
}

const accessText: Record<Endpoint['access'], string> = {
  public: 'For everybody.',
  account: 'For a signed-in person.',
  member: 'For a member of a household.',
  owner: 'For the owner of the household.',
}

function part(title: string, schema: z.$ZodType | undefined, io: 'input' | 'output'): string {
  if (!schema) return ''
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return `<details><summary>${title}</summary><pre tabindex="0">${html(JSON.stringify(json, null, 2))}</pre></details>`
}

function refusal(code: ProblemCode): string {
  const { status, text } = problems[code]
  return `<dt>${status} <code>${code}</code></dt><dd>${html(text)}</dd>`
}

function slug(tag: string): string {
  return tag.toLowerCase().replaceAll(/\W+/g, '-')
}

function html(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const css = `:root{color-scheme:light dark;--paper:oklch(.982 .009 85);--ink:oklch(.25 .022 190);--soft:oklch(.47 .02 190);--line:oklch(.9 .013 85);--green:oklch(.43 .078 172);--surface:#fff}
@media(prefers-color-scheme:dark){:root{--paper:oklch(.19 .014 190);--ink:oklch(.95 .012 90);--soft:oklch(.74 .016 140);--line:oklch(.32 .016 190);--green:oklch(.77 .105 165);--surface:oklch(.228 .015 190)}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}header,main{width:min(860px,100% - 32px);margin:0 auto}header{padding:40px 0 0}h1{font-size:2rem;letter-spacing:-.03em;margin:0}header p,small,dd{color:var(--soft)}a{color:var(--green)}nav{display:flex;flex-wrap:wrap;gap:4px 16px;margin:16px 0}nav a{padding:8px 0}h2{margin:48px 0 12px;font-size:1.375rem}article{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:16px 20px;margin:12px 0}h3{margin:0;font-size:1rem;overflow-wrap:anywhere}h3 b{font-size:.75rem;letter-spacing:.04em;color:var(--green);margin-right:8px}p{margin:8px 0}details{border-top:1px solid var(--line)}summary{padding:10px 0;cursor:pointer}pre{overflow:auto;font-size:.8125rem;margin:0 0 12px;padding:12px;background:var(--paper);border-radius:10px;max-height:420px}dl{margin:0 0 12px;display:grid;gap:2px}dt{font-weight:600}dd{margin:0 0 8px}`
