import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Inlines the favicon into the pages: it is smaller than a request for it. */
export function inlineIcon(): Plugin {
  let icon = ''
  return {
    name: 'casita:inline-icon',
    apply: 'build',
    async configResolved({ publicDir }) {
      const drawing = await readFile(join(publicDir, 'favicon.svg'), 'utf8')
      icon = `data:image/svg+xml,${encodeURIComponent(drawing.replace(/\n\s*/g, ''))}`
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const page = html.replace('href="/favicon.svg"', `href="${icon}"`)
        if (page === html) throw new Error('The page names no /favicon.svg')
        return page
      },
    },
  }
}
