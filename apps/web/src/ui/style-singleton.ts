import { useEffect } from 'react'

/**
 * Stands in for the package `react-style-singleton`, by which every Radix dialog locks the page's scrolling: the same
 * contract (one sheet while anybody uses it), made with a constructed style sheet instead of a `<style>` element,
 * which our content security policy forbids.
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
