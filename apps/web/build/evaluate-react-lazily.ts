import type { Plugin } from 'vite'

const whole = './cjs/react-dom-client.production.js'

/**
 * Makes react-dom evaluate when the first root is created, not together with its chunk: a task of its own instead of
 * half of a long one, during which the page cannot respond.
 */
export function evaluateReactLazily(): Plugin {
  return {
    name: 'casita:evaluate-react-lazily',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-dom\/client\.js$/ },
      handler(code) {
        if (!code.includes(whole))
          this.error('react-dom is in other files now: adapt build/evaluate-react-lazily.ts')
        return `exports.createRoot = (...given) => require('${whole}').createRoot(...given)`
      },
    },
  }
}
