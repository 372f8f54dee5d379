import type { Plugin } from 'vite'

const injection = /function __insertCSS\(code\) \{[\s\S]*?\n\}/

/**
 * Makes vaul comply with the content security policy, which allows style sheets only from our own origin and no
 * `<style>` made by a script. vaul creates one for its drawer; here it becomes a constructed style sheet, which the
 * policy allows. (The other one, from the scroll lock of every Radix dialog, is replaced by
 * `src/ui/style-singleton.ts`.)
 */
export function strictStyles(): Plugin {
  return {
    name: 'casita:strict-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/vaul\// },
      handler(code) {
        if (!injection.test(code))
          this.error('vaul adds its styles in a new way: adapt build/strict-styles.ts')
        return code.replace(
          injection,
          'function __insertCSS(code) { const sheet = new CSSStyleSheet(); sheet.replaceSync(code); document.adoptedStyleSheets.push(sheet) }',
        )
      },
    },
  }
}
