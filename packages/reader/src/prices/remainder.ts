import type { Scan } from '../message/scan.ts'
import { amountOf, type Figure } from '../numbers/figure.ts'
import { clauseStart, endsAt } from '../words/edges.ts'
import { isParticle, isParticleBefore, mayHaveParticle } from '../words/particle.ts'
import { has } from '../words/sentence.ts'

/**
 * Returns the prices before an amount of money that was left: 'pan 1.100, carne 1.650 y me quedaron 250'; null if the
 * last number is no such rest.
 */
export function beforeRemainder(
  scan: Scan,
  earlier: readonly Figure[],
  last: Figure,
): readonly Figure[] | null {
  if (!isRemainder(scan, earlier, last)) return null
  scan.claims.fill('dropped', clauseStart(scan.sentence, last.start, 'and'), scan.sentence.tokens.length)
  return withoutPurse(earlier, last)
}

/**
 * Whether the last number is money that was left after a price: 'veg 11 and had 2.50 left'. It must end the message,
 * and no thing may be named with it.
 */
function isRemainder({ sentence }: Scan, earlier: readonly Figure[], last: Figure): boolean {
  if (earlier.length === 0 || !mayHaveParticle(sentence, 'leftOver', 'leftBehind')) return false
  const isBehind = isParticle(sentence, last.end, 'leftOver', 'leftBehind')
  const isBefore = isParticleBefore(sentence, last.start, 'leftOver')
  const from = clauseStart(sentence, last.start, 'and')
  if (!(isBehind || isBefore) || from < (earlier.at(-1)?.end ?? 0)) return false
  // In 'Il m'en reste 9' things may be counted.
  const isMoney =
    isParticle(sentence, last.start - 1, 'hadLeft') ||
    last.firm ||
    /\D/.test(last.raw ?? '') ||
    withoutPurse(earlier, last).length < earlier.length
  const isNamed = has(sentence, { start: from, end: last.start }, 'kind', 'countable')
  return isMoney && !isNamed && endsAt(sentence, isBehind ? last.end + 1 : last.end)
}

/**
 * Removes the money that everything was paid from: 30.000 in 'con 30.000 pagué verdura 11.000, carne 16.500 y me
 * quedaron 2.500'.
 */
function withoutPurse(prices: readonly Figure[], left: Figure): readonly Figure[] {
  const all = prices.reduce((sum, each) => sum + amountOf(each), amountOf(left))
  return prices.filter((each) => amountOf(each) * 2 !== all)
}
