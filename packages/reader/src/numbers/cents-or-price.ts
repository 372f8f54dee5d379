import { isAt, type Sentence } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import type { Numeral } from './numeral.ts'

/** What a shop makes the cents of its prices. */
const ofShops = /[059]$|98$/

/**
 * 'um tubo e 1 kg de bastão: 12 e 44': whether a figure that is joined to the one before is a price of its own and no cents of
 * it: behind a mark, where no shop has such cents.
 */
export function isOwnPrice({ tokens }: Sentence, start: number, { raw }: Numeral): boolean {
  return tokens[start - 1]?.kind === 'break' && !ofShops.test(raw ?? '')
}

/**
 * 'uber 17 e 23', 'meias e camisa 12 e 15': whether it may be one: where no shop has such cents, or behind two things that are
 * joined. In French the 'e' that stands apart may be the euro or what joins two in Portuguese.
 */
export function mayBeOwnPrice(sentence: Sentence, start: number, joint: number, { raw }: Numeral): boolean {
  if (raw === null || isGluedAt(sentence, joint)) return false
  if (sentence.language === 'fr') return keyAt(sentence.tokens, joint) === 'e'
  if (sentence.language !== 'pt' || !isAt(sentence, joint, 'and')) return false
  return (
    !ofShops.test(raw) ||
    (joinsThings(sentence, start) && !(tellsOne.test(raw) && isUnmarked(sentence, start)))
  )
}

/** The commonest cents of all: 'um rissol e uma imperial 3 e 10'. */
const tellsOne = /[09]$/

function isUnmarked({ tokens }: Sentence, start: number): boolean {
  return tokens[start - 1]?.kind !== 'break'
}

function isGluedAt({ tokens }: Sentence, joint: number): boolean {
  return tokens[joint]?.glued === true || tokens[joint + 1]?.glued === true
}

/** 'caixinha do porteiro e do gari', 'matrícula + sapatilha': whether a word joins two things before a token. */
function joinsThings(sentence: Sentence, end: number): boolean {
  for (let at = 1; at < end - 1; at++) if (isAt(sentence, at, 'and', 'plus')) return true
  return false
}
