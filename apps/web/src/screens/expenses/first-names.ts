const namesAtMost = 5

/** Names as far as they can be read while a toast stands. */
export function firstOf(names: readonly string[]): string {
  return names.slice(0, namesAtMost).join(', ') + (names.length > namesAtMost ? '…' : '')
}
