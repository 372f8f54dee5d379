import type { Query } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import { endsAt } from '../../words/edges.ts'
import { isParticle, isParticleBefore } from '../../words/particle.ts'
import { before, hasAny, isAt, type Sentence } from '../../words/sentence.ts'
import { opening, startsWith } from '../opening.ts'

/** The most words before the amount, as in 'Todo lo que pasó de'. */
const mostWords = 6

/** Whether an amount limits what is asked for: 'list everything over 100', 'on a dépensé plus de 500 en fringues ?'. */
export function isBound(sentence: Sentence, amount: number, asks: boolean): boolean {
  const leads = asks ? hasAny(sentence, 'spend', 'spending') : startsWith(sentence, 'list', 'show')
  if (!leads) return false
  return isSideBefore(sentence, amount) || isAt(sentence, before(sentence, amount), 'approx', 'compare')
}

/** Whether a message lists expenses above or below an amount: 'expenses above 100', 'las de más de 10'. */
export function isListWithin({ sentence, figures: [figure, ...others] }: Scan): boolean {
  const first = opening(sentence)
  const of = isAt(sentence, first, 'of') ? first : first + 1
  const isOnes = isAt(sentence, of - 1, 'article') && isAt(sentence, of, 'of')
  const lists = isOnes || isAt(sentence, first, 'list', 'spending')
  if (figure === undefined || others.length > 0 || !lists || hasAny(sentence, 'spend', 'cost', 'was'))
    return false
  return isSideBefore(sentence, figure.start)
}

/**
 * Whether a message asks for everything above or below an amount, with at most a period: 'Tudo acima de 50', 'todo lo
 * que pasó de 5000'.
 */
export function isAllWithin({ sentence, figures: [figure, ...others] }: Scan): boolean {
  const first = opening(sentence)
  if (figure === undefined || others.length > 0 || !isParticle(sentence, first, 'allOfThem')) return false
  const isRest = endsAt(sentence, figure.end) || hasAny(sentence, 'period', 'month')
  return figure.start - first <= mostWords && isRest && isSideBefore(sentence, figure.start)
}

function isSideBefore(sentence: Sentence, amount: number): boolean {
  return isParticleBefore(sentence, amount, 'over') || isParticleBefore(sentence, amount, 'under')
}

/**
 * The bound that the only amount sets on what is listed: 'everything over 100', 'les dépenses de moins de 20'; empty
 * for none.
 */
export function boundsIn({ sentence, figures }: Scan): Pick<Query, 'atLeast' | 'atMost'> {
  const [figure, ...others] = figures
  const amount = figure?.readings[0]
  if (figure === undefined || amount === undefined || others.length > 0) return {}
  if (isParticleBefore(sentence, figure.start, 'over')) return { atLeast: amount }
  return isParticleBefore(sentence, figure.start, 'under') ? { atMost: amount } : {}
}
