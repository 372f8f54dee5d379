import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { languages } from '@casita/contract'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'
import { type Speech, speeches, speechForTags } from '../speech.ts'
import { matchesEtag } from './etags.ts'
import { html } from './html.ts'
import { sendProblem } from './problems.ts'

type Installation = Pick<Config, 'publicUrl' | 'operator' | 'mail' | 'languageModel' | 'google'>

const ownBuild = join(import.meta.dirname, '../../../web/dist')

/**
 * Serves the built web app. Hashed files may be cached for ever; `/` and `/privacy` are prerendered pages in the
 * visitor's language; every other path is the app itself. An unknown API path is a JSON 404, or a 405 if `methodsOf`
 * knows it with other methods. `config` tells what the build cannot know: the origin, and who runs this installation.
 */
export async function addWebApp(
  app: FastifyInstance,
  config: Installation,
  methodsOf: (path: string) => string[],
  build = ownBuild,
): Promise<void> {
  const isBuilt = existsSync(join(build, 'app.html'))
  if (isBuilt) {
    await addFiles(app, build)
    for (const [path, name] of Object.entries(prerendered))
      addPage(app, path, await readPage(build, name, config))
    if (new URL(config.google.issuer).host === 'accounts.google.com') {
      const page = await readPage(build, 'app', config, googleScript)
      for (const path of signInPages) addPage(app, path, page)
    }
  }
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const [path = ''] = request.url.split('?')
    if (isRead && isFileOf(build, path)) return reply.sendFile(path.slice(1))
    // A missing file such as `/llms.txt` is not a screen of the app.
    const isFile = /\.[^/]*$/.test(path)
    // Also matches '/V2/…', and '//v2/…' from a client whose base address ends in a slash.
    const isApi = /^\/+(v2|webhooks)(\/|$)/i.test(path)
    const methods = isApi ? methodsOf(path) : []
    if (methods.length > 0) {
      reply.header('allow', methods.join(', '))
      return sendProblem(reply, new AppError('method_not_allowed'))
    }
    if (!isRead || !isBuilt || isFile || isApi || /^\/assets(\/|$)/.test(path))
      return sendProblem(reply, new AppError('not_found'))
    return reply.sendFile('app.html')
  })
}

/**
 * Whether a path is a file of the build. Asked each time, because the next version may be built while this one runs; a
 * route for each file took a tenth of the start-up time.
 */
function isFileOf(build: string, path: string): boolean {
  if (!/^\/(?:assets\/)?\w[\w.-]*$/.test(path)) return false
  return statSync(join(build, path), { throwIfNoEntry: false })?.isFile() === true
}

async function addFiles(app: FastifyInstance, build: string): Promise<void> {
  const hashed = join(build, 'assets', sep)
  await app.register(staticFiles, {
    root: build,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
}

/** The prerendered pages: the name of their files by address. */
const prerendered = { '/': 'index', '/privacy': 'privacy' } as const

/** The pages of the app that load Google's client script, if people sign in with Google itself. */
const signInPages = ['/login', '/register']

/** What a page loads besides its own files: an element of its head, and the sources that its policy has to allow. */
interface Foreign {
  element: string
  sources: Record<string, string>
}

/** Google's client script and what it loads itself. Signing in does not depend on it. */
const googleScript: Foreign = {
  element: '<script async src="https://accounts.google.com/gsi/client"></script>',
  sources: {
    'script-src': 'https://accounts.google.com/gsi/client',
    'style-src': 'https://accounts.google.com/gsi/style',
    'frame-src': 'https://accounts.google.com/gsi/',
    'connect-src': 'https://accounts.google.com/gsi/',
  },
}

/** A content security policy that allows a source more in some directives. */
function widened(policy: string, sources: Record<string, string>): string {
  return policy.replaceAll(/([\w-]+) ('self'|'none')/g, (directive, name: string, own: string) => {
    const source = sources[name]
    if (source === undefined) return directive
    return own === "'none'" ? `${name} ${source}` : `${directive} ${source}`
  })
}

function addPage(app: FastifyInstance, path: string, page: Map<string, Translation>): void {
  app.get(path, async (request, reply) => {
    const translation = page.get(speechOf(request))
    if (!translation) throw new AppError('not_found')
    const policy = String(reply.getHeader('content-security-policy'))
    reply.headers({
      'cache-control': 'no-cache',
      vary: 'accept-language, accept-encoding, cookie',
      etag: translation.etag,
      'content-security-policy': widened(policy, translation.sources),
    })
    if (matchesEtag(request, translation.etag)) return reply.code(304).send()
    reply.type('text/html; charset=utf-8')
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(translation.content)
    translation.compressed ??= compress(translation.content)
    return reply.header('content-encoding', 'br').send(await translation.compressed)
  })
}

/** The addresses in a prerendered page that search engines and link previews follow; they have to be absolute. */
const shownElsewhere = /(<link rel="alternate"[^>]* href="|<meta property="og:image" content=")(\/)/g

const compress = promisify(brotliCompress)

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest()

/** A prerendered page in one language. */
interface Translation {
  content: Buffer
  /** Compressed on first request, so that it does not delay the start. */
  compressed?: Promise<Buffer>
  etag: string
  /** What the content security policy allows in addition, by directive. */
  sources: Record<string, string>
}

/**
 * Reads a page in every language and completes it: addresses that search engines and link previews need become
 * absolute, and the privacy page names the operator and the services that this installation uses. Its own inline style
 * sheet, and what is `foreign` to the build, are allowed by the policy.
 */
async function readPage(
  build: string,
  name: string,
  { publicUrl, operator, mail, languageModel }: Installation,
  foreign?: Foreign,
): Promise<Map<string, Translation>> {
  const page = new Map<string, Translation>()
  for (const speech of speeches) {
    const own = join(build, `${name}.${speech}.html`)
    const file = existsSync(own) ? own : join(build, `${name}.html`)
    if (!existsSync(file)) continue
    const text = (await readFile(file, 'utf8'))
      .replaceAll(shownElsewhere, `$1${new URL(publicUrl).origin}$2`)
      .replace(/(<span data-operator="">)[^<]*/, (unknown, before: string) =>
        operator ? `${before}${linked(operator)}` : unknown,
      )
      .replaceAll(/<li data-only="(\w+)">[^<]*<\/li>/g, (item, service: string) =>
        (service === 'mail' ? mail : languageModel) ? item : '',
      )
      .replace('</head>', (end) => `${foreign?.element ?? ''}${end}`)
    const content = Buffer.from(text)
    const [, style] = /<style>([\s\S]*?)<\/style>/.exec(text) ?? []
    page.set(speech, {
      content,
      etag: `"${sha256(content).toString('base64url')}"`,
      sources: {
        ...(style !== undefined && { 'style-src': `'sha256-${sha256(style).toString('base64')}'` }),
        ...foreign?.sources,
      },
    })
  }
  return page
}

/** A person with a mail address, `Ana <ana@example.com>` or the address alone, as a link in HTML. */
function linked(person: string): string {
  const [, name = '', address = person] = /^([^<>]*)<([^<>]+)>$/.exec(person) ?? []
  const [href, label] = [`mailto:${address}`, name.trim() || address].map(html)
  return `<a href="${href}">${label}</a>`
}

/**
 * The visitor's language: chosen now (`?lang=`), chosen before (cookie), or preferred by the browser; otherwise
 * English. In Spanish, the browser's region decides between 'vos' and 'tú'.
 */
function speechOf(request: FastifyRequest): Speech {
  const { lang } = request.query as { lang?: unknown }
  const [, chosen = ''] = /(?:^|;)\s*language=(\w+)/.exec(request.headers.cookie ?? '') ?? []
  const tags = acceptedTags(request.headers['accept-language'] ?? '')
  const wished = [String(lang), chosen, ...tags.map((tag) => tag.split('-')[0]?.toLowerCase())]
  const known = wished.flatMap((code) => languages.find((language) => language === code) ?? [])
  return speechForTags(known[0] ?? 'en', tags)
}

/** The language tags of an Accept-Language header, most preferred first. */
function acceptedTags(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.split(';').map((each) => each.trim())
      return { tag, weight: weight === undefined ? 1 : Number(weight.replace(/^q=/, '')) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}
