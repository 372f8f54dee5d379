import type { Day } from '../../../days/day.ts'
import type { Correction } from '../../../meaning.ts'
import type { Scan } from '../../../message/scan.ts'
import { endsAt } from '../../../words/edges.ts'
import { isParticle, particleEnd } from '../../../words/particle.ts'
import { after, hasAny, isAsked, isAt, type Sentence } from '../../../words/sentence.ts'
import { contentFrom, correctionOfMeant } from '../changes.ts'

/**
 * Reads a change to the expense of a given day: 'el del sábado fue 55', "the one from Saturday was Ana's", 'celui de
 * samedi était 55', 'o de hoje foi 26 com o suco'; else null.
 */
export function readOfDay(scan: Scan): Correction | null {
  const { sentence, days, figures } = scan
  const [day, ...others] = days
  if (day === undefined || day.future || figures.length > 2 || isAsked(sentence)) return null
  if (hasAny(sentence, 'spend', 'spendHe', 'budget', 'delete')) return null
  const from = behindOne(sentence, day)
  if (from === null || !isAt(sentence, from, 'was', 'not', 'change', 'payer', 'cost')) return null
  const [figure] = figures
  const isWhole = figure !== undefined && saysIncluded(sentence, figure.end)
  if (figure !== undefined && !isWhole && contentFrom(scan, figure.end).length > 0) return null
  const change = correctionOfMeant({ ...scan, days: others }, from)
  return change && { ...change, ...(isWhole && onlyAmount(change)), ofDate: day.date }
}

/** Whether only something definite that an amount includes follows: '26 with the juice'. */
function saysIncluded(sentence: Sentence, from: number): boolean {
  const article = particleEnd(sentence, from, 'having')
  const thing = after(sentence, article)
  return article > from && isAt(sentence, article, 'article') && endsAt(sentence, after(sentence, thing))
}

function onlyAmount({ changes: { amount, currency } }: Correction): Pick<Correction, 'changes'> {
  return { changes: { ...(amount !== undefined && { amount }), ...(currency !== undefined && { currency }) } }
}

/**
 * The index after 'the one from Saturday' or 'the Saturday one', if only a denial or fillers come before it; else
 * null.
 */
function behindOne(sentence: Sentence, day: Day): number | null {
  let at = 0
  while (sentence.tokens[at]?.kind === 'break' || (at < day.start && isAt(sentence, at, ...asides)))
    at = after(sentence, at)
  const article = isParticle(sentence, at, 'theOne') ? at + 1 : at
  if (day.start <= article && isParticle(sentence, day.end, 'oneOfDay'))
    return behindMarks(sentence, day.end + 1)
  let named = particleEnd(sentence, at, 'theOneOf')
  if (named === at || named > day.end) return null
  while (named < day.start && isAt(sentence, named, 'article', 'preposition', 'of'))
    named = after(sentence, named)
  return named >= day.start ? behindMarks(sentence, day.end) : null
}

function behindMarks(sentence: Sentence, from: number): number {
  let at = from
  while (sentence.tokens[at]?.kind === 'break') at++
  return at
}

const asides = ['filler', 'greeting', 'oops', 'not'] as const
