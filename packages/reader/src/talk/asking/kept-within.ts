import type { Budget } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import { onlyOwnAmount } from '../../numbers/figure.ts'
import { endsAt } from '../../words/edges.ts'
import { particleEnd } from '../../words/particle.ts'
import { has, isAsked, isAt } from '../../words/sentence.ts'
import { openingWith } from '../opening.ts'
import { scopeOf } from './asked-scope.ts'

/**
 * Reads a message that only sets a limit to spending: 'Quero controlar o mercado, 900 por mês', 'I want to spend less
 * on takeaways, max 800 a month'; null for all others.
 */
export function readKeptWithin(scan: Scan): Budget | null {
  const { sentence, figures } = scan
  const [figure, ...others] = figures
  if (figure === undefined || others.length > 0 || isAsked(sentence)) return null
  const lead = openingWith(sentence, 'keepsWithin')
  const wish = particleEnd(sentence, lead, 'keepsWithin')
  const monthly = particleEnd(sentence, figure.end, 'perMonth')
  const isMonthly = monthly > figure.end && endsAt(sentence, particleEnd(sentence, monthly, 'atMost'))
  const isOfThing = has(sentence, { start: wish, end: figure.start }, 'kind')
  if (wish === lead || !isMonthly || !isOfThing || isAt(sentence, wish, 'not')) return null
  const amount = onlyOwnAmount(sentence, figure) ?? null
  const scope = scopeOf(scan, { start: lead, end: wish })
  return { kind: 'budget', ask: 'set', amount, scope, sure: amount !== null }
}
