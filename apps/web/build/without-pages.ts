import type { Plugin } from 'vite'

const used =
  '(this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior)'

/** Removes from the query client the queries of many pages, which no screen uses: half a kilobyte. */
export function withoutPages(): Plugin {
  return {
    name: 'casita:without-pages',
    apply: 'build',
    transform: {
      filter: { id: /\/query-core\/build\/modern\/query\.js$/ },
      handler(code) {
        if (!code.includes(used))
          this.error('The query client chooses its behaviour otherwise: adapt build/without-pages.ts')
        return code.replace(used, 'this.options.behavior')
      },
    },
  }
}
