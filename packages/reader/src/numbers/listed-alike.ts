import { before, isAt, type Sentence } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import type { Figure } from './figure.ts'

/**
 * Whether a number after a label stands alone between two punctuation marks, as another number does with its thing, so
 * that it may be a price too: 'canal 900, restauração 180'. One or two digits belong to the label: 'mesa 4, pizza
 * 1200'.
 */
export function isListedAlike(sentence: Sentence, label: number, { end, raw }: Figure): boolean {
  const { tokens } = sentence
  const isAlone = isMark(sentence, label - 1) && isMark(sentence, end) && /^\d{3,}$/.test(raw ?? '')
  return (
    isAlone &&
    tokens.some(({ kind, key }, at) => {
      const isOther = kind === 'number' && at >= end && /^\d{2,}$/.test(key)
      return isOther && isMark(sentence, at + 1) && isThing(sentence, before(sentence, at))
    })
  )
}

function isThing(sentence: Sentence, at: number): boolean {
  return isMark(sentence, at - 1) && sentence.tokens[at]?.kind === 'word' && !isAt(sentence, at, 'label')
}

function isMark({ tokens }: Sentence, at: number): boolean {
  return tokens[at] === undefined || /^[,:;\n]$/.test(keyAt(tokens, at))
}
