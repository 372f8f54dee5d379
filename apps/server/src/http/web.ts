import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@casita/contract'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { sendProblem } from './problems.ts'

const ownBuild = join(import.meta.dirname, '../../../web/dist')

/**
 * Serves the built web app: hashed files for ever, `/` the prerendered landing page in the visitor's language, every
 * other path the app itself. Paths of the API that do not exist stay a JSON 404.
 */
export async function addWebApp(app: FastifyInstance, build = ownBuild): Promise<void> {
  const built = existsSync(join(build, 'app.html'))
  if (built) {
    await app.register(staticFiles, {
      root: build,
      wildcard: false,
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
    const landing = new Set(readdirSync(build))
    app.get('/', (request, reply) => {
      const page = `index.${languageOf(request)}.html`
      reply.header('vary', 'accept-language')
      return reply.sendFile(landing.has(page) ? page : 'index.html')
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' || request.method === 'HEAD'
    if (!page || !built || /^\/(v2|webhooks|assets)(\/|$)/.test(request.url))
      return sendProblem(reply, new AppError('not_found'))
    return reply.sendFile('app.html')
  })
}

/** The language for a visitor who has chosen (`?lang=`) or whose browser says so; English otherwise. */
function languageOf(request: FastifyRequest): string {
  const { lang } = request.query as { lang?: unknown }
  const wished = [String(lang), ...acceptedLanguages(request.headers['accept-language'] ?? '')]
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
