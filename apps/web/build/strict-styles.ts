import type { Plugin } from 'vite'

const injection = /function __insertCSS\(code\) \{[\s\S]*?\n\}/

/**
 * Our content security policy allows style sheets from our own origin alone, no `<style>` made by script. vaul makes
 * one for its drawer: here it becomes a constructed style sheet, which the policy lets pass. (The other one, made by
 * the scroll lock of every Radix dialog, is replaced by `src/ui/style-singleton.ts`.)
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
