import { periodOf, periodsIn } from '../../days/period.ts'
import type { Query } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import { onlyOwnAmount } from '../../numbers/figure.ts'
import { hasPhrase, particleEnd } from '../../words/particle.ts'
import { hasAny, isAsked, type Stretch } from '../../words/sentence.ts'
import { scopeOf } from './asked-scope.ts'

/**
 * Reads a question how far the spending is from an amount: 'Cuánto falta para llegar a 300', 'how much until we hit
 * 300 in groceries'; else null.
 */
export function readUpTo(scan: Scan): Query | null {
  const { sentence, figures } = scan
  const [figure, ...others] = figures
  if (figure === undefined || others.length > 0) return null
  const upTo = onlyOwnAmount(sentence, figure)
  const lead = leadTo(scan, figure.start)
  if (upTo === undefined || lead === null) return null
  const opens = particleEnd(sentence, 0, 'missing') > 0 || lead.start === 0
  if (!isAsked(sentence) && !opens && !hasAny(sentence, 'howMuch', 'left')) return null
  // The amount 2000 is not the year.
  const amount = { start: lead.start, end: figure.end }
  const [period = periodOf('this_month', sentence.context.today)] = periodsIn(scan, amount)
  const scope = scopeOf(scan, amount)
  return {
    kind: 'query',
    ask: 'total',
    period,
    against: null,
    scope: { ...scope, person: null },
    upTo,
    sure: true,
  }
}

/**
 * The words that lead to the amount: a verb, or a preposition alone if the message has a word for what is missing;
 * null for none.
 */
function leadTo({ sentence }: Scan, amount: number): Stretch | null {
  const isMissing = hasPhrase(sentence, 'missing')
  for (let start = 0; start < amount; start++) {
    const isVerb = particleEnd(sentence, start, 'reaching') === amount
    if (isVerb || (isMissing && particleEnd(sentence, start, 'upTo') === amount))
      return { start, end: amount }
  }
  return null
}
