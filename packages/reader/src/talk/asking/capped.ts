import type { Budget } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import { type Figure, onlyOwnAmount } from '../../numbers/figure.ts'
import { endsAt, skipAll } from '../../words/edges.ts'
import { hasParticle, isParticle, particleEnd, phraseStart } from '../../words/particle.ts'
import { after, allOf, isAt, isDone, type Sentence, type Stretch } from '../../words/sentence.ts'
import { opening, openingWith } from '../opening.ts'
import { scopeOf } from './asked-scope.ts'

/**
 * Reads a message that only sets a monthly limit: "We're doing 600 max for groceries", 'max 200 par mois pour les
 * courses', "let's do 600 a month on groceries", 'put 60 for food monthly', or just '600 a month for groceries' if the
 * words name a whole kind of spending. One that reminds of a limit ('we said 20 max for presents') asks about that
 * budget. Else null.
 */
export function readCapped(scan: Scan): Budget | null {
  const { sentence, figures } = scan
  const [figure, ...more] = figures
  if (figure === undefined || more.length > 0) return null
  const cue = cueIn(sentence, figure)
  const monthly = Math.max(figure.end, cue?.end ?? 0)
  const to = Math.max(monthly, particleEnd(sentence, monthly, 'perMonth'))
  const thing = skipAll(sentence, to, 'preposition', 'of', 'article')
  const isLed = thing > to && isAt(sentence, thing, 'kind')
  const named = Math.max(after(sentence, thing), particleEnd(sentence, thing, 'kindOfSpending'))
  const end = skipAll(sentence, named, 'period', 'past', 'filler', 'preposition', 'dayUnit')
  const rest = Math.max(end, particleEnd(sentence, end, 'perMonth'))
  const isMonthly = to > monthly || phraseStart(sentence, 'perMonth', named) >= named
  if (cue === null && !(isMonthly && isOfKind(sentence, figure, { start: thing, end: named }))) return null
  // 'Paid 20 max for the pizza' reports an expense.
  const first = Math.min(cue?.start ?? figure.start, figure.start)
  const isTold = sentence.tokens.some(
    (_, at) =>
      at < first &&
      !isParticle(sentence, at, 'put') &&
      (isAt(sentence, at, 'spend', 'kind') || isDone(sentence, at)),
  )
  if (!isLed || isTold || !endsAt(sentence, rest) || isParticle(sentence, thing, 'people')) return null
  const lead = openingWith(sentence, 'weAgreed')
  if (particleEnd(sentence, lead, 'weAgreed') > lead) {
    const scope = scopeOf(scan, { start: lead, end: thing })
    return { kind: 'budget', ask: 'show', amount: null, scope, sure: true }
  }
  const amount = onlyOwnAmount(sentence, figure) ?? null
  const others = rest > end ? { start: end, end: rest } : { start: figure.start, end: thing }
  const scope = scopeOf(scan, cue ?? others)
  return { kind: 'budget', ask: 'set', amount, scope, sure: amount !== null }
}

/** The words beside an amount that make it a limit: 'max', "let's do", before '600 a month'; null for none. */
function cueIn(sentence: Sentence, { start, end }: Figure): Stretch | null {
  const most = phraseStart(sentence, 'atMost')
  const mostEnd = particleEnd(sentence, most, 'atMost')
  if (most >= 0) return most === end || mostEnd === start ? { start: most, end: mostEnd } : null
  const proposed = openingWith(sentence, 'proposes')
  const isMonthly = particleEnd(sentence, end, 'perMonth') > end
  const isProposed = proposed < start && particleEnd(sentence, proposed, 'proposes') === start
  return isProposed && isMonthly ? { start: proposed, end: start } : null
}

/** Whether a message is no more than an amount for a whole kind of spending: '400 for groceries', 'put 60 for food'. */
function isOfKind(sentence: Sentence, figure: Figure, { start, end }: Stretch): boolean {
  if (hasParticle(sentence, allOf(sentence), 'atMost')) return false
  const lead = opening(sentence)
  const amount = isParticle(sentence, lead, 'put') ? after(sentence, lead) : lead
  return amount === figure.start && particleEnd(sentence, start, 'kindOfSpending') === end
}
