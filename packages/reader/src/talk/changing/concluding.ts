import { behindArticle, endsAt } from '../../words/edges.ts'
import { isParticle, particleEnd } from '../../words/particle.ts'
import { after, isAt, type Sentence, type Stretch } from '../../words/sentence.ts'

/**
 * Whether a message is nothing but an amount with a word that it follows from earlier ones, or with what is or is not
 * in it: 'So 780', 'without the tip 86', 'con la propina fueron 46'.
 */
export function concludes(sentence: Sentence, figure: Stretch): boolean {
  const first = sentence.tokens.findIndex(({ kind }) => kind !== 'break')
  if (wasWithin(sentence, first, figure)) return true
  const { start, end } = figure
  if (!endsAt(sentence, end)) return false
  if (particleEnd(sentence, first, 'concludes') === start) return start > first
  const without = particleEnd(sentence, first, 'without')
  const lead = isParticle(sentence, first, 'having') ? first + 1 : without
  const thing = behindArticle(sentence, lead)
  // 'Com gorjeta 46' may be an expense of its own.
  const was = isAt(sentence, thing + 1, 'was', 'cost') ? after(sentence, thing + 1) : thing + 1
  const isSaid = without > first || was > thing + 1
  const isWithin = isParticle(sentence, thing, 'extra') || (lead > without && isAt(sentence, thing, 'kind'))
  return lead > first && isSaid && isWithin && was === start
}

/** Whether a message only says what the last expense was and one thing that is in it: 'It was 46 including the bus'. */
function wasWithin(sentence: Sentence, first: number, { start, end }: Stretch): boolean {
  const thing = isAt(sentence, end + 1, 'article') ? after(sentence, end + 1) : end + 1
  const isWas = isAt(sentence, first, 'was') && after(sentence, first) === start
  return isWas && isParticle(sentence, end, 'having') && endsAt(sentence, after(sentence, thing))
}
