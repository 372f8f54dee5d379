import type { Ambiguous, Item, Meaning } from '../meaning.ts'
import type { Scan } from '../message/scan.ts'
import { leadOf } from '../weighing/weighing.ts'

/** How far 'has to be asked' must lead all that a message may be for. Chosen by messages that were left out of the weights. */
const least = 1

/**
 * Asks about what the writer leaves open and what is therefore read as no expense: 'not sure if the 75 went through', '150 avec
 * Luc, c'est lui ou c'est moi'. Offered is what would be booked; a message without that keeps its meaning, and so do expenses,
 * which were weighed as they were read (`judge`).
 */
export function askedIfOpen(scan: Scan, meaning: Meaning, readPrices: () => Meaning): Meaning {
  if (scan.figures.length === 0 || leadOf(scan.odds, 'open') < least) return meaning
  const isNone = meaning.kind === 'not_expense' || meaning.kind === 'small_talk'
  return isNone ? (offered(meaning) ?? offered(readPrices()) ?? meaning) : meaning
}

/** The question whether what was read was spent; null where nothing may be. */
function offered(meaning: Meaning): Ambiguous | null {
  if (meaning.kind === 'ambiguous') return meaning
  if (meaning.kind === 'expenses') return asked(meaning.items)
  return meaning.kind === 'not_expense' && meaning.wouldBe ? asked([meaning.wouldBe]) : null
}

function asked(items: readonly Item[]): Ambiguous {
  return { kind: 'ambiguous', why: 'intent', readings: [items], sure: false }
}
