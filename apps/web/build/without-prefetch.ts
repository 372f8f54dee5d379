import type { Plugin } from 'vite'

/** Replacements for the router's prefetching, which prefetch nothing. */
const instead = {
  PrefetchPageLinks: '() => null',
  mergeRefs: '(ref) => ref',
  usePrefetchBehavior: '() => [false, null, {}]',
}

/**
 * Removes prefetching from the router's links, which is meant for server-rendered pages and which no screen uses:
 * three kilobytes, and hooks in every link.
 */
export function withoutPrefetch(): Plugin {
  return {
    name: 'casita:without-prefetch',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/ },
      handler(code) {
        const exported = code.lastIndexOf('export {')
        let names = code.slice(exported)
        let replaced = ''
        for (const [name, value] of Object.entries(instead)) {
          if (!names.includes(name))
            this.error(`The router has no ${name} any more: adapt build/without-prefetch.ts`)
          names = names.replace(name, `${name}Instead as ${name}`)
          replaced += `const ${name}Instead = ${value}\n`
        }
        return code.slice(0, exported) + replaced + names
      },
    },
  }
}
