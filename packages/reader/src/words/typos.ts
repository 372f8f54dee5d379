/** How a typed word differs from a known one: by two letters swapped, or by one letter. */
export type Typo = 'turned' | 'letter'

/**
 * Whether a word is another form of a verb rather than a mistyped one: 'paguen' is not 'pague' with a letter too many.
 */
export function isOtherVerbForm(word: string, known: string): boolean {
  return word.length === known.length + 1 && /[mns]$/.test(word) && word.startsWith(known)
}

/** Returns how two words differ by a single typing mistake; null when they differ by more. */
export function typoBetween(a: string, b: string): Typo | null {
  const gap = a.length - b.length
  if (gap > 1 || gap < -1) return null
  let from = 0
  while (from < a.length && a.charCodeAt(from) === b.charCodeAt(from)) from++
  let endA = a.length
  let endB = b.length
  while (endA > from && endB > from && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA--
    endB--
  }
  const restA = endA - from
  const restB = endB - from
  if (restA <= 1 && restB <= 1) return 'letter'
  const turned = restA === 2 && restB === 2 && a[from] === b[from + 1] && a[from + 1] === b[from]
  return turned ? 'turned' : null
}
