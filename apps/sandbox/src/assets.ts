import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves every file that is in `folder` at start, and nothing else, under `prefix`. */
export const serveFolder = (app: FastifyInstance, prefix: string, folder: URL): void => {
  for (const name of readdirSync(folder)) {
    const type = contentTypes[extname(name)]
    if (!type) throw new Error(`No content type for ${name}`)
    const bytes = readFileSync(new URL(name, folder))
    app.get(`${prefix}${name}`, (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'no-cache')
        .header('x-content-type-options', 'nosniff')
        .send(bytes),
    )
  }
}
