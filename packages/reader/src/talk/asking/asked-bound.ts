import type { Query } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import { endsAt } from '../../words/edges.ts'
import { isParticle, isParticleBefore } from '../../words/particle.ts'
import { before, hasAny, isAt, type Sentence } from '../../words/sentence.ts'
import { opening, startsWith } from '../talk.ts'

/** 'Todo lo que pasó de' has no more words. */
const mostWords = 6

/** 'list everything over 100', 'on a dépensé plus de 500 en fringues ?': what is asked for lies on one side of it. */
export function isBound(sentence: Sentence, amount: number, asks: boolean): boolean {
  const leads = asks ? hasAny(sentence, 'spend', 'spending') : startsWith(sentence, 'list', 'show')
  if (!leads) return false
  return isSideBefore(sentence, amount) || isAt(sentence, before(sentence, amount), 'approx', 'compare')
}

/** 'expenses above 100', 'las de más de 10': what is to be listed, on one side of an amount. */
export function isListWithin({ sentence, figures: [figure, ...others] }: Scan): boolean {
  const first = opening(sentence)
  const of = isAt(sentence, first, 'of') ? first : first + 1
  const isOnes = isAt(sentence, of - 1, 'article') && isAt(sentence, of, 'of')
  const lists = isOnes || isAt(sentence, first, 'list', 'spending')
  if (figure === undefined || others.length > 0 || !lists || hasAny(sentence, 'spend', 'cost', 'was'))
    return false
  return isSideBefore(sentence, figure.start)
}

/** 'Tudo acima de 50', 'todo lo que pasó de 5000': all on one side of an amount, which ends the message, or a period. */
export function isAllWithin({ sentence, figures: [figure, ...others] }: Scan): boolean {
  const first = opening(sentence)
  if (figure === undefined || others.length > 0 || !isParticle(sentence, first, 'allOfThem')) return false
  const isRest = endsAt(sentence, figure.end) || hasAny(sentence, 'period', 'month')
  return figure.start - first <= mostWords && isRest && isSideBefore(sentence, figure.start)
}

function isSideBefore(sentence: Sentence, amount: number): boolean {
  return isParticleBefore(sentence, amount, 'over') || isParticleBefore(sentence, amount, 'under')
}

/** On which side of an amount all lies that is to be listed: 'everything over 100', 'les dépenses de moins de 20'. */
export function boundsIn({ sentence, figures }: Scan): Pick<Query, 'atLeast' | 'atMost'> {
  const [figure, ...others] = figures
  const amount = figure?.readings[0]
  if (figure === undefined || amount === undefined || others.length > 0) return {}
  if (isParticleBefore(sentence, figure.start, 'over')) return { atLeast: amount }
  return isParticleBefore(sentence, figure.start, 'under') ? { atMost: amount } : {}
}
