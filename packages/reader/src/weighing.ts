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

/** What a sign adds by itself, and behind each of others. */
interface Worth {
  own: number
  readonly behind: Map<string, number>
}

const worths = new Map<string, Worth>()
for (const [name, weight] of Object.entries(weights)) {
  const [sign = '', before] = name.split(' ').toReversed()
  const worth = worths.get(sign) ?? { own: 0, behind: new Map() }
  worths.set(sign, worth)
  if (before === undefined) worth.own = weight
  else worth.behind.set(before, weight)
}

/**
 * How the signs of a whole message, weighed together, speak for money spent: log-odds, above zero for spent. What each
 * is worth was learned from messages (`training/train.ts`), so this holds where no rule was made for the words.
 */
export function oddsOfSpending(message: Parted): number {
  let odds = 0
  let last: readonly string[] = []
  for (const signs of signsOf(message)) {
    for (const sign of signs) {
      const worth = worths.get(sign)
      if (worth === undefined) continue
      odds += worth.own
      for (const before of last) odds += worth.behind.get(before) ?? 0
    }
    last = signs
  }
  return odds
}

/** All that is weighed, by the names of `weights`: each sign, and each behind each of those right before it. */
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
function signsOf({ sentence, claims, figures }: Parted): readonly (readonly string[])[] {
  const { tokens, marks } = sentence
  const all: (readonly string[])[] = [['start']]
  if (figures.length === 0) all.push(['unpriced'])
  for (let at = 0; at < tokens.length; ) {
    const mark = marks[at]
    const claim = claims[at]
    const figure = claim === 'amount' ? figures.find(({ start }) => start === at) : undefined
    if (figure !== undefined) {
      const [amount = 0] = figure.readings
      const size = `${isToTheCent(figure) ? 'cents' : 'amount'}:${sizeOf(amount / 100)}`
      all.push(figure.firm ? ['amount', size, 'money'] : ['amount', size])
      at = figure.end
    } else if (claim === 'day' || claim === 'time' || claim === 'number') {
      all.push([claim])
      while (claims[at] === claim) at++
    } else if (mark === null || mark === undefined) {
      all.push(tokens[at]?.kind === 'word' ? ['unknown'] : [])
      at++
    } else {
      const signs: string[] = []
      for (const { type, value } of mark.senses) {
        if (!signs.includes(type)) signs.push(type)
        if (type === 'kind') signs.push(`kind:${value}`)
      }
      all.push(signs)
      at = mark.end
    }
  }
  all.push(['end'])
  return all
}

function sizeOf(amount: number): string {
  if (amount < 13) return 'few'
  if (amount < 100) return 'tens'
  if (amount < 1000) return 'hundreds'
  return amount < 100_000 ? 'thousands' : 'more'
}
