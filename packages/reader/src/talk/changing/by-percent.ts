import type { Correction } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import { readNumeral } from '../../numbers/numeral.ts'
import { endsAt } from '../../words/edges.ts'
import { isParticle, particleEnd } from '../../words/particle.ts'
import { after, isAsked, isAt, type Sentence } from '../../words/sentence.ts'
import { opening } from '../talk.ts'

/** No more is added to a price, in percent. */
const most = 100

/**
 * 'Más el 10% de propina', 'quítale 20%', 'y un 15% de servicio': by which part the amount of the last one is to change, and
 * no more; null for all other messages.
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

/** 'más', 'súmale', 'quítale': whether it is to be more (1) or less (-1), 0 where nothing says so, and where that ends. */
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
