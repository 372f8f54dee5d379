import type { Expenses, Meaning } from '../../meaning.ts'
import { skipAll } from '../../words/edges.ts'
import { particleEnd, phraseStart } from '../../words/particle.ts'
import { after, isAsked, isAt, isNumberAt, numbersIn, type Sentence, textOf } from '../../words/sentence.ts'

/**
 * Reads what was bought instead of a dearer thing whose price is told before it: 'I was going to buy a drill for 120 but
 * I only got the bits for 15', "j'ai pas pris le poulet à 18, j'ai pris des œufs 3,90". Null for all other messages.
 */
export function readBoughtInstead(sentence: Sentence, readPart: (text: string) => Meaning): Expenses | null {
  const { length } = sentence.tokens
  const cuts = isAsked(sentence) ? [] : turnsBehind(sentence, notBoughtEnd(sentence))
  const [first] = cuts
  if (first === undefined) return null
  const bought = numbersIn(sentence, { start: first, end: length })
  for (const cut of cuts.toReversed()) {
    const behind = { start: cut, end: length }
    if (bought === 0 || numbersIn(sentence, behind) < bought) continue
    const meaning = readPart(textOf(sentence, cut, length))
    const isNamed =
      meaning.kind === 'expenses' && meaning.items.every(({ description }) => description !== '')
    if (isNamed && meaning.sure) return meaning
  }
  return null
}

/** Where what was not bought ends at the earliest: behind its price; the end of the message if nothing is told so. */
function notBoughtEnd(sentence: Sentence): number {
  const { tokens } = sentence
  const start = skipAll(sentence, 0, 'filler', 'greeting', 'and')
  const isSeen = particleEnd(sentence, start, 'wentToSee') > start
  const isMeant = (['meantToBuy', 'didNotBuy'] as const).some(
    (type) => particleEnd(sentence, start, type) > start,
  )
  const price = tokens.findIndex((_, at) => at > start && isNumberAt(sentence, at))
  if (price < 0 || !(isSeen || isMeant)) return tokens.length
  const denied = isSeen ? phraseStart(sentence, 'didNotBuy', price) : price
  return denied < 0 ? tokens.length : after(sentence, denied)
}

/** The places behind a token where what was bought may begin: after 'but', 'so' or 'only', and at a verb of buying. */
function turnsBehind(sentence: Sentence, from: number): number[] {
  const turns: number[] = []
  for (let at = from; at < sentence.tokens.length; at++) {
    const instead = Math.max(
      ...(['boughtInstead', 'concludes', 'only'] as const).map((type) => particleEnd(sentence, at, type)),
    )
    if (instead > at) turns.push(instead)
    else if (isAt(sentence, at, 'but')) turns.push(after(sentence, at))
    else if (isAt(sentence, at, 'spend', 'consume')) turns.push(at)
  }
  return turns
}
