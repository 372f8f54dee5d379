import { after, isAt, numberSaidAt, type Sentence } from '../../words/sentence.ts'
import { keyAt } from '../../words/text.ts'
import type { Numeral } from '../numeral.ts'

/** The usual last digits of prices. */
const ofShops = /[059]$|98$/

/**
 * Whether a figure joined to the previous one is a price of its own rather than its cents: after a punctuation mark,
 * with unusual cents, as in 'um tubo e 1 kg de bastão: 12 e 44'.
 */
export function isOwnPrice({ tokens }: Sentence, start: number, { raw }: Numeral): boolean {
  return tokens[start - 1]?.kind === 'break' && !ofShops.test(raw ?? '')
}

/**
 * Whether such a figure may be a price of its own: with unusual cents ('uber 17 e 23'), after two joined things
 * ('meias e camisa 12 e 15') or after two of one ('duas idas ao mercado 30 e 45'). In French a separate 'e' may be the
 * euro or the Portuguese 'and'.
 */
export function mayBeOwnPrice(sentence: Sentence, start: number, joint: number, { raw }: Numeral): boolean {
  if (raw === null || isGluedAt(sentence, joint)) return false
  if (sentence.language === 'fr') return keyAt(sentence.tokens, joint) === 'e'
  if (sentence.language !== 'pt' || !isAt(sentence, joint, 'and')) return false
  return (
    !ofShops.test(raw) ||
    (countsTwo(sentence, start) && !tellsOneOfTwo.test(raw)) ||
    (joinsThings(sentence, start) && !(tellsOne.test(raw) && isUnmarked(sentence, start)))
  )
}

/** The most common cents: 'um rissol e uma imperial 3 e 10'. */
const tellsOne = /[09]$/

/** The most common cents of what two cost together: '2 pastéis 12 e 50'. */
const tellsOneOfTwo = /0$|9[89]$/

/** Whether two of something are named before a token: 'dois almoços'. */
function countsTwo(sentence: Sentence, end: number): boolean {
  for (let at = 0; at < end - 1; at++)
    if (numberSaidAt(sentence, at) === '2' && isAt(sentence, after(sentence, at), 'kind', 'countable'))
      return true
  return false
}

function isUnmarked({ tokens }: Sentence, start: number): boolean {
  return tokens[start - 1]?.kind !== 'break'
}

function isGluedAt({ tokens }: Sentence, joint: number): boolean {
  return tokens[joint]?.glued === true || tokens[joint + 1]?.glued === true
}

/** Whether a word joins two things before a token: 'caixinha do porteiro e do gari', 'matrícula + sapatilha'. */
function joinsThings(sentence: Sentence, end: number): boolean {
  for (let at = 1; at < end - 1; at++) if (isAt(sentence, at, 'and', 'plus')) return true
  return false
}
