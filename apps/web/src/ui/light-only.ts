const call = 'light-dark('

/** Where the first argument of a call ends, and where the call does, of which the text before it is cut off. */
function endsOf(css: string): [argument: number, call: number] {
  let comma = 0
  let depth = 1
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '(') depth += 1
    else if (css[at] === ')') depth -= 1
    else if (css[at] === ',' && depth === 1 && comma === 0) comma = at
    if (depth === 0) return [comma, at]
  }
  return [css.length, css.length]
}

/** Replaces each `light-dark(one, other)` of a style sheet with the first of the two colours. */
export function lightOnly(css: string): string {
  const [before = '', ...rest] = css.split(call)
  return rest.reduce((done, after) => {
    const [argument, end] = endsOf(after)
    return done + after.slice(0, argument) + after.slice(end + 1)
  }, before)
}

/**
 * Gives the page the light theme in a browser that does not know `light-dark()`, where every colour would be missing.
 * Rejects if the browser cannot make style sheets either.
 */
export async function showLight(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  // The development server has the style sheet in the page, for current browsers only.
  if (!link) return
  const css = await (await fetch(link.href)).text()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${lightOnly(css)}:root{color-scheme:light}`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
