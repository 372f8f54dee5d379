/** How somebody is spoken to: the first word of their name. */
export function firstName(name: string | null | undefined): string {
  return (name ?? '').trim().split(/\s+/)[0] ?? ''
}

export interface Person {
  id: string
  name: string
}

/** What tells somebody from the others of a household: the first name, and all of it where another one has the same. */
export function nameAmong(others: readonly Person[], id: string, name: string): string {
  const first = firstName(name)
  return others.some((other) => other.id !== id && firstName(other.name) === first) ? name : first
}
