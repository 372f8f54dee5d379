import { html } from './html.ts'

const hues = [150, 250, 30, 320, 200, 90]

/** The hue of an address everywhere in the sandbox, in degrees. */
export const hueOf = (email: string): number => {
  const sum = [...email].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0)
  return hues[sum % hues.length] ?? 150
}

/** A round picture with the first letter of a name, as SVG text. */
export const drawAvatar = (name: string, email: string): string => {
  const hue = String(hueOf(email))
  const letter = [...name.trim()][0]?.toUpperCase() ?? '?'
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" fill="hsl(${hue} 34% 78%)"/><text x="48" y="50" font-family="system-ui, sans-serif" font-size="44" font-weight="600" fill="hsl(${hue} 40% 22%)" text-anchor="middle" dominant-baseline="central">${letter}</text></svg>`
    .markup
}
