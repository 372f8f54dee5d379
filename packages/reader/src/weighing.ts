import { type Figure, isToTheCent } from './figure.ts'
import type { Claim } from './scan.ts'
import type { Sentence } from './sentence.ts'
import { weights } from './weights.ts'

/** A message that was gone through. */
interface Parted {
  readonly sentence: Sentence
  readonly figures: readonly Figure[]
  readonly claims: readonly Claim[]
}

/**
 * How the signs of a whole message, weighed together, speak for money spent: log-odds, above zero for spent. What each
 * is worth was learned from messages (`training/train.ts`), so this holds where no rule was made for the words.
 */
export function oddsOfSpending(message: Parted): number {
  let odds = 0
  for (const sign of namedSigns(message)) odds += weights[sign] ?? 0
  return odds
}

/** All that is weighed: each sign, and each together with each of those right before it. */
export function* namedSigns(message: Parted): Iterable<string> {
  let last: readonly string[] = []
  for (const signs of signsOf(message)) {
    for (const sign of signs) {
      yield sign
      for (const before of last) yield `${before} ${sign}`
    }
    last = signs
  }
}

/** What can be told of each part of a message, in its order: of a phrase what it may be, of a number how it looks. */
function* signsOf({ sentence, claims, figures }: Parted): Iterable<readonly string[]> {
  const { tokens, marks } = sentence
  yield ['start']
  if (figures.length === 0) yield ['unpriced']
  for (let at = 0; at < tokens.length; ) {
    const mark = marks[at]
    const claim = claims[at]
    const figure = claim === 'amount' ? figures.find(({ start }) => start === at) : undefined
    if (figure !== undefined) {
      const [amount = 0] = figure.readings
      const size = `${isToTheCent(figure) ? 'cents' : 'amount'}:${sizeOf(amount / 100)}`
      yield figure.firm ? ['amount', size, 'money'] : ['amount', size]
      at = figure.end
    } else if (claim === 'day' || claim === 'time' || claim === 'number') {
      yield [claim]
      while (claims[at] === claim) at++
    } else if (mark === null || mark === undefined) {
      yield tokens[at]?.kind === 'word' ? ['unknown'] : []
      at++
    } else {
      const signs = new Set<string>()
      for (const { type, value } of mark.senses) {
        signs.add(type)
        if (type === 'kind') signs.add(`kind:${value}`)
      }
      yield [...signs]
      at = mark.end
    }
  }
  yield ['end']
}

function sizeOf(amount: number): string {
  if (amount < 13) return 'few'
  if (amount < 100) return 'tens'
  if (amount < 1000) return 'hundreds'
  return amount < 100_000 ? 'thousands' : 'more'
}
