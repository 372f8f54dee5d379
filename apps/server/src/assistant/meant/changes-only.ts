import type { Meaning } from '@casita/reader'

/** Whether a correction or an edit changes this field and nothing else. */
export function changesOnly<Changes extends object>(changes: Changes, field: keyof Changes): boolean {
  const [first, ...others] = Object.keys(changes)
  return first === field && others.length === 0
}

/** The day that a correction gives, if it changes nothing else; null for every other message. */
export function onlyDayOf(meaning: Meaning): string | null {
  const isDay = meaning.kind === 'correction' && changesOnly(meaning.changes, 'date')
  return isDay ? (meaning.changes.date ?? null) : null
}
