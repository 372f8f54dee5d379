import type { Budget } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import { onlyOwnAmount } from '../../numbers/figure.ts'
import { endsAt, skipAll } from '../../words/edges.ts'
import { hasPhrase, isParticle, particleEnd, phraseStart } from '../../words/particle.ts'
import { after, isAt, isDone } from '../../words/sentence.ts'
import { openingWith } from '../opening.ts'
import { scopeOf } from './asked-scope.ts'

/**
 * Reads a message that only sets a monthly limit: "We're doing 600 max for groceries", 'max 200 par mois pour les
 * courses', "let's do 600 a month on groceries". One that reminds of a limit ('we said 20 max for presents') asks about
 * that budget. Else null.
 */
export function readCapped(scan: Scan): Budget | null {
  const { sentence, figures } = scan
  const [figure, ...others] = figures
  if (figure === undefined || others.length > 0) return null
  const isCapped = hasPhrase(sentence, 'atMost')
  const cue = isCapped ? 'atMost' : 'proposes'
  const most = isCapped ? phraseStart(sentence, cue) : openingWith(sentence, cue)
  const mostEnd = particleEnd(sentence, most, cue)
  const isMonthly = particleEnd(sentence, figure.end, 'perMonth') > figure.end
  const isBeside =
    most < mostEnd &&
    (isCapped ? most === figure.end || mostEnd === figure.start : isMonthly && mostEnd === figure.start)
  const monthly = Math.max(figure.end, mostEnd)
  const to = Math.max(monthly, particleEnd(sentence, monthly, 'perMonth'))
  const thing = skipAll(sentence, to, 'preposition', 'of', 'article')
  const isLed = thing > to && isAt(sentence, thing, 'kind')
  const end = skipAll(sentence, after(sentence, thing), 'period', 'past', 'filler', 'preposition', 'dayUnit')
  const rest = Math.max(end, particleEnd(sentence, end, 'perMonth'))
  // 'Paid 20 max for the pizza' reports an expense.
  const isTold = sentence.tokens.some(
    (_, at) =>
      at < Math.min(most, figure.start) && (isAt(sentence, at, 'spend', 'kind') || isDone(sentence, at)),
  )
  if (!isBeside || !isLed || isTold || !endsAt(sentence, rest) || isParticle(sentence, thing, 'people'))
    return null
  const lead = openingWith(sentence, 'weAgreed')
  if (particleEnd(sentence, lead, 'weAgreed') > lead) {
    const scope = scopeOf(scan, { start: lead, end: thing })
    return { kind: 'budget', ask: 'show', amount: null, scope, sure: true }
  }
  const amount = onlyOwnAmount(sentence, figure) ?? null
  const scope = scopeOf(scan, { start: most, end: mostEnd })
  return { kind: 'budget', ask: 'set', amount, scope, sure: amount !== null }
}
