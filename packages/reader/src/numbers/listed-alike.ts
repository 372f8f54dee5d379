import { after, before, isAt, type Sentence } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import type { Figure } from './figure.ts'

/**
 * Whether a number after a label stands alone between two punctuation marks, as another number does with its thing, so
 * that it may be a price too: 'canal 900, restauração 180'. Between two things that are bought, no punctuation is
 * needed: 'flight 289 baggage 35'. One or two digits belong to the label: 'mesa 4, pizza 1200', 'sala 12, profe 40'.
 * Two may be a price if both have an article.
 */
export function isListedAlike(sentence: Sentence, label: number, { end, raw }: Figure): boolean {
  const isLong = /^\d{3,}$/.test(raw ?? '')
  if (isLong && isBetweenThings(sentence, label, end)) return true
  if (/^\d\d/.test(raw ?? '') && isArticled(sentence, label, end)) return true
  return isLong && isMark(sentence, label - 1) && isBesidePriced(sentence, end)
}

/** Whether punctuation stands at a token, and another thing with its number between two marks after it: ', blusón 22'. */
export function isBesidePriced(sentence: Sentence, end: number): boolean {
  if (!isMark(sentence, end)) return false
  return sentence.tokens.some(({ kind, key }, at) => {
    const isOther = kind === 'number' && at >= end && /^\d{2,}$/.test(key)
    return isOther && isMark(sentence, at + 1) && isThing(sentence, before(sentence, at))
  })
}

/**
 * Whether a number stands between a label that is also a thing, in the singular, and another thing, whose number ends
 * the message.
 */
function isBetweenThings(sentence: Sentence, label: number, end: number): boolean {
  const { tokens } = sentence
  const behind = isAt(sentence, end, 'and') ? after(sentence, end) : end
  const price = after(sentence, behind)
  const isOnly = label === 0 && price === tokens.length - 1 && /^\d{2,}$/.test(keyAt(tokens, price))
  const isOne = isAt(sentence, label, 'kind') && !keyAt(tokens, label).endsWith('s')
  return isOnly && isOne && isAt(sentence, behind, 'kind')
}

/** Whether a number and its label are a clause with an article, as another clause is: 'le coach 40, la salle 25'. */
function isArticled(sentence: Sentence, label: number, end: number): boolean {
  const isClause = (thing: number, to: number) => {
    const article = before(sentence, thing)
    return isAt(sentence, article, 'article') && isMark(sentence, article - 1) && isMark(sentence, to)
  }
  return (
    isClause(label, end) &&
    sentence.tokens.some(({ kind }, at) => {
      const isOther = kind === 'number' && at !== end - 1
      return isOther && isClause(before(sentence, at), at + 1)
    })
  )
}

function isThing(sentence: Sentence, at: number): boolean {
  return isMark(sentence, at - 1) && sentence.tokens[at]?.kind === 'word' && !isAt(sentence, at, 'label')
}

function isMark({ tokens }: Sentence, at: number): boolean {
  return tokens[at] === undefined || /^[,:;\n]$/.test(keyAt(tokens, at))
}
