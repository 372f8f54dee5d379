import type { Correction } from '../../../meaning.ts'
import type { Scan } from '../../../message/scan.ts'
import { readNumeral } from '../../../numbers/numeral.ts'
import { endsAt } from '../../../words/edges.ts'
import { isParticle, particleEnd } from '../../../words/particle.ts'
import { after, isAsked, isAt, type Sentence } from '../../../words/sentence.ts'
import { opening } from '../../opening.ts'

/** The largest change of a price, in percent. */
const most = 100

/**
 * Reads the percentage by which the last amount is to change, and nothing else: 'Más el 10% de propina', 'quítale
 * 20%', 'y un 15% de servicio'; else null.
 */
export function readByPercent({ sentence, figures, days }: Scan): Correction | null {
  if (!sentence.present.has('percent') || figures.length + days.length > 0 || isAsked(sentence)) return null
  const { sign, end: start } = leadOf(sentence)
  const number = isAt(sentence, start, 'article', 'one') ? after(sentence, start) : start
  const numeral = readNumeral(sentence, number)
  const [part = 0, ...others] = numeral?.readings ?? []
  if (numeral === null || others.length > 0 || part <= 0 || part > most * 100) return null
  if (!isAt(sentence, numeral.end, 'percent')) return null
  const end = after(sentence, numeral.end)
  const of = isAt(sentence, end, 'of') ? after(sentence, end) : end
  const isExtra = isParticle(sentence, of, 'extra')
  if (sign === 0 && !isExtra) return null
  if (!endsAt(sentence, isExtra ? after(sentence, of) : end)) return null
  return { kind: 'correction', changes: { byPart: (sign || 1) * part }, sure: true }
}

/**
 * Whether the words before a percentage raise (1) or lower (-1) an amount, and where they end: 'más', 'súmale',
 * 'quítale'; 0 if there are none.
 */
function leadOf(sentence: Sentence): { readonly sign: number; readonly end: number } {
  const first = opening(sentence)
  const start =
    isAt(sentence, first, 'and') && !isAt(sentence, first, 'plus') ? after(sentence, first) : first
  for (const [sign, type] of leads) {
    const end = particleEnd(sentence, start, type)
    if (end > start) return { sign, end }
  }
  return { sign: 0, end: start }
}

const leads = [
  [1, 'raiseIt'],
  [1, 'addTo'],
  [1, 'plusBefore'],
  [-1, 'lowerIt'],
] as const
