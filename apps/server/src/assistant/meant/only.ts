/** The only one of some; null where there is none, and where there are several. */
export function only<T>([first, ...others]: readonly T[]): T | null {
  return others.length === 0 ? (first ?? null) : null
}
