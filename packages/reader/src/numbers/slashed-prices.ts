import { isAt, type Sentence } from '../words/sentence.ts'

/**
 * Returns the two alternative prices, in hundredths, between which the writer is unsure: 'cerrajero 80/120', when the
 * message has no other number. 'vaqueros 32/34' are sizes and 'presión 140/90' is a blood pressure: null.
 */
export function slashedPrices(sentence: Sentence, at: number): readonly [number, number] | null {
  const { tokens } = sentence
  const [first, sign, second, behind] = tokens.slice(at, at + 4)
  if (sign?.key !== '/' || !sign.glued || second?.glued !== true || behind?.glued === true) return null
  if (![first, second].every((each) => /^\d{2,4}$/.test(each?.key ?? ''))) return null
  if (tokens.some(({ kind }, other) => kind === 'number' && other !== at && other !== at + 2)) return null
  if (isAt(sentence, at + 3, 'times', 'measure', 'percent', 'dayUnit', 'countable')) return null
  const [low, high] = [Number(first?.key), Number(second.key)]
  const isSizes = high <= 48 && high - low <= 4
  const isNear = low < high && high <= 3 * low
  const isOfThing = sentence.marks.some((_, thing) => isAt(sentence, thing, 'kind'))
  return isNear && !isSizes && isOfThing ? [100 * low, 100 * high] : null
}
