import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { languages } from '@casita/contract'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { matchesEtag } from './etags.ts'
import { sendProblem } from './problems.ts'

const ownBuild = join(import.meta.dirname, '../../../web/dist')

/**
 * Serves the built web app. Hashed files may be cached for ever; `/` is the prerendered landing page in the visitor's
 * language; every other path is the app itself. An unknown API path is a JSON 404, or a 405 if `methodsOf` knows it
 * with other methods. `publicUrl` completes those addresses in the landing page that crawlers need to be absolute.
 */
export async function addWebApp(
  app: FastifyInstance,
  publicUrl: string,
  methodsOf: (path: string) => string[],
  build = ownBuild,
): Promise<void> {
  const isBuilt = existsSync(join(build, 'app.html'))
  if (isBuilt) {
    await addFiles(app, build)
    await addLanding(app, build, publicUrl)
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

async function addLanding(app: FastifyInstance, build: string, publicUrl: string): Promise<void> {
  const landing = await readLanding(build, publicUrl)
  app.get('/', async (request, reply) => {
    const page = landing.get(languageOf(request))
    if (!page) throw new AppError('not_found')
    const policy = String(reply.getHeader('content-security-policy'))
    reply.headers({
      'cache-control': 'no-cache',
      vary: 'accept-language, accept-encoding, cookie',
      etag: page.etag,
      'content-security-policy': policy.replace("style-src 'self'", `style-src 'self' ${page.style}`),
    })
    if (matchesEtag(request, page.etag)) return reply.code(304).send()
    reply.type('text/html; charset=utf-8')
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page.html)
    page.compressed ??= compress(page.html)
    return reply.header('content-encoding', 'br').send(await page.compressed)
  })
}

/** The addresses in the landing page that search engines and link previews follow; they have to be absolute. */
const shownElsewhere = /(<link rel="alternate"[^>]* href="|<meta property="og:image" content=")(\/)/g

const compress = promisify(brotliCompress)

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest()

interface Landing {
  html: Buffer
  /** Compressed on first request, so that it does not delay the start. */
  compressed?: Promise<Buffer>
  etag: string
  /** The hash of its inline style sheet, for the content security policy. */
  style: string
}

/**
 * Reads the landing page in every language and makes the addresses absolute that search engines and link previews
 * need: the build does not know the origin.
 */
async function readLanding(build: string, publicUrl: string): Promise<Map<string, Landing>> {
  const pages = new Map<string, Landing>()
  for (const language of languages) {
    const own = join(build, `index.${language}.html`)
    const file = existsSync(own) ? own : join(build, 'index.html')
    const page = await readFile(file, 'utf8')
    const { origin } = new URL(publicUrl)
    const html = Buffer.from(page.replaceAll(shownElsewhere, `$1${origin}$2`))
    const etag = `"${sha256(html).toString('base64url')}"`
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? []
    pages.set(language, { html, etag, style: `'sha256-${sha256(style).toString('base64')}'` })
  }
  return pages
}

/**
 * The visitor's language: chosen now (`?lang=`), chosen before (cookie), or preferred by the browser; otherwise
 * English.
 */
function languageOf(request: FastifyRequest): string {
  const { lang } = request.query as { lang?: unknown }
  const [, chosen = ''] = /(?:^|;)\s*language=(\w+)/.exec(request.headers.cookie ?? '') ?? []
  const wished = [String(lang), chosen, ...acceptedLanguages(request.headers['accept-language'] ?? '')]
  return wished.find((language) => (languages as readonly string[]).includes(language)) ?? 'en'
}

/** The languages of an Accept-Language header without their regions, most preferred first. */
function acceptedLanguages(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [range = '', weight = ''] = part.trim().split(/\s*;\s*q=/)
      return {
        language: range.split('-')[0]?.toLowerCase() ?? '',
        weight: weight === '' ? 1 : Number(weight),
      }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
}
