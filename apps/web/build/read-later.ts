import type { Plugin } from 'vite'

const whole = './cjs/react-dom-client.production.js'

/**
 * Lets the library that draws be read when the first root is made, not with the file that it is in: a task of its own
 * instead of half of a long one, in which the page cannot answer.
 */
export function readLater(): Plugin {
  return {
    name: 'casita:read-later',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-dom\/client\.js$/ },
      handler(code) {
        if (!code.includes(whole)) this.error('react-dom is in other files now: adapt build/read-later.ts')
        return `exports.createRoot = (...given) => require('${whole}').createRoot(...given)`
      },
    },
  }
}
