import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { languages } from '@casita/contract'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { sendProblem } from './problems.ts'
import { hasVersion } from './versions.ts'

const ownBuild = join(import.meta.dirname, '../../../web/dist')

/**
 * Serves the built web app: hashed files for ever, `/` the prerendered landing page in the visitor's language, every
 * other path the app itself. Paths of the API that do not exist stay a JSON 404, and those that `methodsOf` knows by other
 * methods a 405. `publicUrl` is how the landing page names itself to those who read it from elsewhere.
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
  const files = isBuilt ? await filesOf(build) : new Set<string>()
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const [path = ''] = request.url.split('?')
    if (isRead && files.has(path)) return reply.sendFile(path.slice(1))
    // A file that is not there, `/llms.txt`, is no screen of the app.
    const isFile = /\.[^/]*$/.test(path)
    // However it is written: '/V2/…', or '//v2/…' of a client whose address ends in a slash.
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

/** The paths of all files of a build: a set and not a route for each, which took a tenth of the time of a start. */
async function filesOf(build: string): Promise<Set<string>> {
  const entries = await readdir(build, { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `/${relative(build, join(parentPath, name)).replaceAll(sep, '/')}`),
  )
}

async function addFiles(app: FastifyInstance, build: string): Promise<void> {
  await app.register(staticFiles, {
    root: build,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
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
    if (hasVersion(request, page.etag)) return reply.code(304).send()
    reply.type('text/html; charset=utf-8')
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page.html)
    page.compressed ??= compress(page.html)
    return reply.header('content-encoding', 'br').send(await page.compressed)
  })
}

/** The addresses in the landing page that are followed by somebody else than its visitor. */
const shownElsewhere = /(<link rel="alternate"[^>]* href="|<meta property="og:image" content=")(\/)/g

const compress = promisify(brotliCompress)

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest()

interface Landing {
  html: Buffer
  /** From the first time on that it was asked for: a start need not wait for it. */
  compressed?: Promise<Buffer>
  etag: string
  /** Its own style sheet, by what the policy lets pass. */
  style: string
}

/**
 * The landing page in every language. Search engines and the chats that show its picture follow whole addresses only,
 * which the build cannot know.
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

/** The language for a visitor who has chosen, now (`?lang=`) or before, or whose browser says so; English otherwise. */
function languageOf(request: FastifyRequest): string {
  const { lang } = request.query as { lang?: unknown }
  const [, chosen = ''] = /(?:^|;)\s*language=(\w+)/.exec(request.headers.cookie ?? '') ?? []
  const wished = [String(lang), chosen, ...acceptedLanguages(request.headers['accept-language'] ?? '')]
  return wished.find((language) => (languages as readonly string[]).includes(language)) ?? 'en'
}

/** The languages of an Accept-Language header without their regions, the dearest first. */
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
