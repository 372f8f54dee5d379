import type { Correction } from '../../../meaning.ts'
import type { Scan } from '../../../message/scan.ts'
import { endsAt, skipAll } from '../../../words/edges.ts'
import { particleEnd } from '../../../words/particle.ts'
import { isAsked } from '../../../words/sentence.ts'
import { amountAloneIn } from './amount-alone.ts'

/**
 * Reads an amount that is said to be the exact one, and nothing else: '8.900 para ser exacta', 'it was 89.50
 * exactly'; else null.
 */
export function readExactAmount(scan: Scan): Correction | null {
  const { sentence } = scan
  if (isAsked(sentence)) return null
  const alone = amountAloneIn(scan)
  if (alone === null) return null
  const { start, end } = alone.figure
  const isLed = skipAll(sentence, 0, 'filler', 'oops', 'pronoun', 'was') === start
  const last = particleEnd(sentence, skipAll(sentence, end), 'toBeExact')
  if (!isLed || last === end || !endsAt(sentence, skipAll(sentence, last, 'filler'))) return null
  return { kind: 'correction', changes: alone.changes, sure: true }
}
