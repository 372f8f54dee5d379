/** The only element of an array; null if there is none, or more than one. */
export function only<T>([first, ...others]: readonly T[]): T | null {
  return others.length === 0 ? (first ?? null) : null
}
