import type { Plugin } from 'vite'

/** What a link is given instead of each: nothing is ever prefetched. */
const instead = {
  PrefetchPageLinks: '() => null',
  mergeRefs: '(ref) => ref',
  usePrefetchBehavior: '() => [false, null, {}]',
}

/**
 * Leaves out of the router's links what watches for a reason to prefetch a page that a server renders: three kilobytes
 * and hooks in each link for what no screen of ours does.
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
