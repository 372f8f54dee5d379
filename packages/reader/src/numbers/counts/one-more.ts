import { endsClauseAt } from '../../words/edges.ts'
import { particleEnd } from '../../words/particle.ts'
import { after, before, isAt, type Sentence } from '../../words/sentence.ts'

/** Whether a word begins the price of one more of the same: the 'one' of '2 pizzas at 11 and one at 13'. */
export function isOneMoreAt(sentence: Sentence, at: number): boolean {
  return (
    isAt(sentence, at, 'one') &&
    isAt(sentence, before(sentence, at), 'and') &&
    isAt(sentence, after(sentence, at), 'rate')
  )
}

/** Whether a clause ends with 'more', which stands after how many more of the same were had: 'pedí dos más'. */
export function endsWithMore(sentence: Sentence, at: number): boolean {
  const end = particleEnd(sentence, at, 'byMore')
  return end > at && endsClauseAt(sentence, end)
}
