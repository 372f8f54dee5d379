/** The class that capitalises text people wrote, except words like 'iPhone' whose second letter is a capital. */
export function capital(text: unknown): string {
  return typeof text === 'string' && /^\p{Ll}\p{Lu}/u.test(text) ? '' : 'first-letter:uppercase'
}
