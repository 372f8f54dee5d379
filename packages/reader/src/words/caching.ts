/**
 * Returns the one instance of a string that V8 keeps for property names, so that equal strings are compared by
 * address. The object has a null prototype and so no shared shape: V8 remembers the names that extend a shape, and
 * with too many of them gives objects that are made alike shapes of their own.
 */
export function interned(word: string): string {
  const names = Object.create(null) as Record<string, true>
  names[word] = true
  const [name = word] = Object.keys(names)
  return name
}

/** Memoises a function of a word. The cache is cleared at 10,000 words: people use few words, again and again. */
export function memoised<Found>(find: (word: string) => Found): (word: string) => Found {
  const known = new Map<string, Found>()
  return (word) => {
    const last = known.get(word)
    if (last !== undefined) return last
    const found = find(word)
    if (known.size === 10_000) known.clear()
    known.set(word, found)
    return found
  }
}
