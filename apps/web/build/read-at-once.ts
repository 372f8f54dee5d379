import type { Plugin } from 'vite'

const asked = '//# allFunctionsCalledOnLoad'
/** What the first view of a screen runs nearly all of. */
const wholly = new Set(['app', 'calls', 'home', 'dashboard-screen'])

/**
 * Asks the browser to read every function of a file while the file comes, on another thread, instead of each at its
 * first call, when the page could be drawn (https://v8.dev/blog/explicit-compile-hints). Others see a comment.
 */
export function readAtOnce(): Plugin {
  return {
    name: 'casita:read-at-once',
    apply: 'build',
    generateBundle: {
      // After whoever else writes something on top.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && wholly.has(file.name)) file.code = `${asked}\n${file.code}`
        }
      },
    },
  }
}
