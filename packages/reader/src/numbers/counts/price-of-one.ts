import { isParticle, particleEnd } from '../../words/particle.ts'
import { before, isAt, type Sentence, senseAt } from '../../words/sentence.ts'
import { keyAt } from '../../words/text.ts'

/** How many tokens before a price its count may stand. */
const reach = 8

/**
 * Whether the number after 'at' is the price of one of something and not a time of day: 'topside at 11 a kilo', '3
 * bags of compost at 5.50', '8 metres at 12'.
 */
export function isPriceOfOne(sentence: Sentence, at: number, number: number): boolean {
  if (particleEnd(sentence, number + 1, 'perUnit') > number + 1) return true
  const last = before(sentence, at)
  const isMeasured = isAt(sentence, last, 'measure') && sentence.tokens[last - 1]?.kind === 'number'
  if (isMeasured && (isWeight(sentence, last) || isParticle(sentence, last, 'soldBy'))) return true
  const isHour = !/[.]\d\d$/.test(keyAt(sentence.tokens, number))
  return !isHour && !/[.](00|15|30|45)$/.test(keyAt(sentence.tokens, number)) && isCounted(sentence, at)
}

function isWeight(sentence: Sentence, at: number): boolean {
  return senseAt(sentence, at, 'measure')?.value === 'weight'
}

/** Whether a whole number above one, which counts neither people nor days, stands in the clause before a token. */
function isCounted(sentence: Sentence, end: number): boolean {
  const { tokens } = sentence
  for (let at = end - 1; at >= Math.max(0, end - reach); at--) {
    const token = tokens[at]
    if (token === undefined || token.kind === 'break') return false
    const said = Number(senseAt(sentence, at, 'number')?.value ?? 0)
    if (token.kind !== 'number' && said < 2) continue
    const isPlain = token.kind !== 'number' || /^([2-9]|\d\d)$/.test(token.key)
    const isOrdinal = token.kind === 'number' && tokens[at + 1]?.glued === true
    return isPlain && !isOrdinal && !isParticle(sentence, at - 1, 'for') && !isAt(sentence, at - 1, 'of')
  }
  return false
}
