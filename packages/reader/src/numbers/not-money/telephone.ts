import { before, isAt, type Sentence } from '../../words/sentence.ts'
import { keyAt } from '../../words/text.ts'
import type { NonAmount } from './code.ts'

/** Reads a telephone number: '+54 9 11 5555-4444', '555-1234', '(11) 98765-4321', '5491155554444'. */
export function readTelephone(sentence: Sentence, at: number): NonAmount | null {
  const { tokens } = sentence
  let cursor = at
  const plus = tokens[at]?.key === '+'
  if (plus || tokens[at]?.key === '(') cursor++
  const first = tokens[cursor]
  if (first?.kind !== 'number' || isThousands(tokens, cursor)) return null
  let digits = 0
  let groups = 0
  let hyphens = 0
  while (cursor < tokens.length) {
    const token = tokens[cursor]
    if (token?.kind === 'number' && /^[\d. ]+$/.test(token.key)) {
      digits += token.key.replace(/\D/g, '').length
      groups++
    } else if (token?.key === '-' && token.glued) {
      hyphens++
    } else if (token?.key !== '(' && token?.key !== ')') {
      break
    }
    cursor++
  }
  while (cursor > at + 1 && tokens[cursor - 1]?.kind !== 'number') cursor--
  const looksLikeOne =
    ((plus || /^0\d/.test(first.key)) && digits >= 8) ||
    (hyphens > 0 && digits >= 7 && groups >= 2) ||
    (groups >= 3 && digits >= 9 && !isGroupedByThree(sentence, at, cursor))
  const money = isAt(sentence, cursor, 'currency', 'coin') || isAt(sentence, before(sentence, at), 'currency')
  return looksLikeOne && !money ? { end: cursor, claim: 'number' } : null
}

/** Whether a number has its thousands separated and so is a price, whatever follows: 'súper 23.000 (15-11)'. */
function isThousands(tokens: Sentence['tokens'], at: number): boolean {
  return /^\d{1,3}\.\d{3}$/.test(keyAt(tokens, at)) && tokens[at + 1]?.glued !== true
}

function isGroupedByThree(sentence: Sentence, from: number, to: number): boolean {
  return sentence.tokens.slice(from + 1, to).every((token) => /^\d{3}([.,]\d{1,2})?$/.test(token.key))
}
