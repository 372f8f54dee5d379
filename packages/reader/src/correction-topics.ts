import type { Meaning } from './meaning.ts'
import type { Topic } from './topics.ts'
import { skipAll } from './words/edges.ts'
import { isParticle } from './words/particle.ts'
import { after, isAsked, isAt, isNumberAt, numbersIn, type Sentence, textOf } from './words/sentence.ts'

/**
 * Splits a message that corrects an amount and adds a purchase with a price of its own: 'no, eran 40 más un libro de
 * 10', 'it was 40 and a book for 10'. Null for any other message, and if one of the parts is not surely that.
 */
export function correctionTopicsOf(
  sentence: Sentence,
  read: (text: string) => Meaning,
): readonly Topic[] | null {
  const { length } = sentence.tokens
  const was = skipAll(sentence, 0, 'oops', 'filler', 'not')
  const amount = after(sentence, was)
  if (!isAt(sentence, was, 'was') || !isNumberAt(sentence, amount) || isAsked(sentence)) return null
  const end = joinAfter(sentence, amount)
  const start = end < 0 ? -1 : thingBehind(sentence, end)
  if (start < 0 || numbersIn(sentence, { start: 0, end }) !== 1) return null
  const [first, second] = [textOf(sentence, 0, end), textOf(sentence, start, length)]
  const [corrected, bought] = [read(first), read(second)]
  const isAmount =
    corrected.kind === 'correction' && corrected.sure && Object.keys(corrected.changes).join() === 'amount'
  const isPurchase = bought.kind === 'expenses' && bought.sure && bought.items.length === 1
  if (!isAmount || !isPurchase) return null
  return [
    { text: first, meaning: corrected },
    { text: second, meaning: bought },
  ]
}

const joins = (sentence: Sentence, at: number) =>
  isAt(sentence, at, 'and') || isParticle(sentence, at, 'plusBefore')

/** The index of the word that joins something to an amount; -1 if there is none. */
function joinAfter(sentence: Sentence, amount: number): number {
  return sentence.tokens.findIndex((_, at) => at > amount && joins(sentence, at))
}

/** The index of 'a' before a known thing behind the joining words; -1 if they lead to anything else. */
function thingBehind(sentence: Sentence, join: number): number {
  let at = join
  while (joins(sentence, at) || sentence.tokens[at]?.kind === 'break') at = after(sentence, at)
  return isAt(sentence, at, 'one') && isAt(sentence, after(sentence, at), 'kind') ? at : -1
}
