import type { Count } from '../numbers/counts/count.ts'
import { isOneMoreAt } from '../numbers/counts/one-more.ts'
import { amountOf, type Figure } from '../numbers/figure.ts'
import { endsClauseAt } from '../words/edges.ts'
import { mayHaveParticle, particleEnd } from '../words/particle.ts'
import { after, before, isAt, type Sentence } from '../words/sentence.ts'

/**
 * Whether a price is that of all that were counted together: '3 shirts, 45 for the lot', '3 camisas, 250 por todas'.
 */
export function isForAll(sentence: Sentence, { end }: Figure): boolean {
  const behind = mayHaveParticle(sentence, 'forAll') ? particleEnd(sentence, end, 'forAll') : end
  return behind > end && endsClauseAt(sentence, behind)
}

/**
 * Whether a clause after a token ends with the writer taking or paying one of something: 'só peguei uma', 'i only paid
 * mine'.
 */
export function tookOne(sentence: Sentence, from: number): boolean {
  const { tokens } = sentence
  if (!mayHaveParticle(sentence, 'tookOne')) return false
  return tokens.some((_, at) => {
    const end = particleEnd(sentence, at, 'tookOne')
    return at >= from && end > at && endsClauseAt(sentence, end)
  })
}

/** Whether a price is that of one more of the same: '2 pizzas at 11 and one at 13'. */
export function isOfOneMore(sentence: Sentence, { start }: Figure): boolean {
  const rate = before(sentence, start)
  return isAt(sentence, rate, 'rate') && isOneMoreAt(sentence, before(sentence, rate))
}

/** Whether a price is that of each of several, because the price of one more follows: '2 pizzas at 11 and one at 13'. */
export function isBesideOneMore(sentence: Sentence, { start, end }: Figure): boolean {
  const isRate = isAt(sentence, before(sentence, start), 'rate')
  return isRate && isAt(sentence, end, 'and') && isOneMoreAt(sentence, after(sentence, end))
}

/** Whether 'at' and a number that end their clause behind a price with cents tell the time: 'latte 6.45 at 8'. */
export function isTimeBehind(sentence: Sentence, price: Figure, { start, end }: Count): boolean {
  const isBehind = price.end <= start && endsClauseAt(sentence, end)
  const mayCount = amountOf(price) % 100 === 0 || sentence.present.has('each')
  return isBehind && !mayCount && isAt(sentence, before(sentence, start), 'rate', 'timeBefore')
}
