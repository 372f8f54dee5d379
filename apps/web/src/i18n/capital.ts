/**
 * Capitalises the first letter of a text, behind punctuation only, except in words like 'iPhone', whose second letter is
 * a capital. The style sheet could do it, but screen readers then read that letter apart from its word.
 */
export function capital(text: string): string {
  return text.replace(/^[\p{P}\s]*\p{Ll}(?!\p{Lu})/u, (first) => first.toUpperCase())
}
