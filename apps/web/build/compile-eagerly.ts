import type { Plugin } from 'vite'

const asked = '//# allFunctionsCalledOnLoad'
/** Chunks of which the first view of a screen runs nearly everything. */
const wholly = new Set(['app', 'calls', 'home', 'dashboard-screen'])

/**
 * Asks the browser to compile every function of a chunk while it loads, on another thread, instead of each at its
 * first call, when the page could already be drawn (https://v8.dev/blog/explicit-compile-hints). Other browsers see a
 * comment.
 */
export function compileEagerly(): Plugin {
  return {
    name: 'casita:compile-eagerly',
    apply: 'build',
    generateBundle: {
      // After all plugins that prepend something.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && wholly.has(file.name)) file.code = `${asked}\n${file.code}`
        }
      },
    },
  }
}
