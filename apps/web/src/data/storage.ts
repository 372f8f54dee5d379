/**
 * Whether the browser lets the page keep anything. Where all cookies are blocked it does not, and nobody stays signed in.
 */
export function mayKeep(): boolean {
  try {
    return Boolean(localStorage)
  } catch {
    return false
  }
}
