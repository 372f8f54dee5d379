import { useEffect } from 'react'

/**
 * Replaces the package `react-style-singleton`, with which every Radix dialog locks the scrolling of the page. It has
 * the same API (one style sheet while anybody uses it), but uses a constructed style sheet instead of a `<style>`
 * element, which our content security policy forbids.
 */
export function styleSingleton() {
  let users = 0
  let sheet: CSSStyleSheet | undefined
  return function Style({ styles }: { styles: string }) {
    useEffect(() => {
      users += 1
      if (!sheet) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets.push(sheet)
      }
      return () => {
        users -= 1
        if (users > 0) return
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
        sheet = undefined
      }
    }, [styles])
    return null
  }
}
