/** The first word of a name, used to address somebody. */
export function firstName(name: string | null | undefined): string {
  return (name ?? '').trim().split(/\s+/)[0] ?? ''
}

export interface Person {
  id: string
  name: string
}

/**
 * The shortest name that is unambiguous in the household: the first name, or the full name if another member shares
 * it.
 */
export function nameAmong(others: readonly Person[], id: string, name: string): string {
  const first = firstName(name)
  return others.some((other) => other.id !== id && firstName(other.name) === first) ? name : first
}
