/** The class that lets what people wrote begin with a capital, but for what has one in the second place: 'iPhone'. */
export function capital(text: unknown): string {
  return typeof text === 'string' && /^\p{Ll}\p{Lu}/u.test(text) ? '' : 'first-letter:uppercase'
}
