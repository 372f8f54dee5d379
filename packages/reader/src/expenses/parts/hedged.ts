import { type Expenses, type Meaning, onlySpent } from '../../meaning.ts'
import { particleEnd, phraseStart } from '../../words/particle.ts'
import { isAsked, numbersIn, type Sentence, textOf } from '../../words/sentence.ts'

/**
 * Reads one expense without the words that only tell how sure the writer is: 'I think lunch was about 16', 'o almoço
 * acho que deu 16'. Null for all other messages.
 */
export function readHedged(sentence: Sentence, readPart: (text: string) => Meaning): Expenses | null {
  const at = phraseStart(sentence, 'hedge')
  // 'He asked for 20, I gave 15 I think' leaves more open than how sure the writer is.
  const isClause = sentence.tokens.every(({ kind }) => kind !== 'break')
  const isPriced = numbersIn(sentence, { start: at, end: sentence.tokens.length }) > 0
  if (at < 0 || isAsked(sentence) || !isClause || !isPriced) return null
  const { length } = sentence.tokens
  const rest = textOf(sentence, particleEnd(sentence, at, 'hedge'), length)
  const bought = readPart(`${textOf(sentence, 0, at)} ${rest}`)
  const item = onlySpent(bought)
  return bought.kind === 'expenses' && bought.sure && item !== null && item.description !== '' ? bought : null
}
