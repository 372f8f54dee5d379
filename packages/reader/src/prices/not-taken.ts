import type { Scan } from '../message/scan.ts'
import { amountOf, type Figure } from '../numbers/figure.ts'
import { behindArticle, clauseStart, endsClauseAt } from '../words/edges.ts'
import { isParticle, mayHaveParticle, particleEnd } from '../words/particle.ts'
import { after, before, isAt, type Sentence, type Stretch } from '../words/sentence.ts'

/**
 * Leaves out the price of what stayed in the shop beside what was bought: 'queso 5.490, el jamón de 7.990 lo dejé',
 * 'bought the lamp, 40, left the rug at 120'.
 */
export function withoutNotTaken(scan: Scan): Scan {
  const { sentence, claims, figures } = scan
  if (figures.length < 2 || !mayHaveParticle(sentence, 'notTaken', 'leaving')) return scan
  const told = figures.flatMap((figure) => notTakenAt(sentence, figure) ?? [])
  const left = figures.filter(({ start }) =>
    told.every((clause) => start < clause.start || start >= clause.end),
  )
  if (left.length === 0 || left.length === figures.length || isTakenOff(figures, left)) return scan
  for (const { start, end } of told) claims.fill('dropped', start, end)
  return { ...scan, figures: left }
}

/** Whether what was left is told to explain what was paid: '27.40, left the jam at 2.60 and paid 24.80'. */
function isTakenOff(figures: readonly Figure[], left: readonly Figure[]): boolean {
  const amounts = left.map(amountOf)
  const others = figures.filter((each) => !left.includes(each)).map(amountOf)
  return amounts.some((all) => others.some((less) => amounts.includes(all - less)))
}

/** Returns the clause that says that a thing with a price was not bought, or null. */
function notTakenAt(sentence: Sentence, { start, end }: Figure): Stretch | null {
  const named = isAt(sentence, end, 'of') ? after(sentence, after(sentence, end)) : end
  const behind = particleEnd(sentence, named, 'notTaken')
  const clause = clauseStart(sentence, start, 'and', 'but')
  if (behind > named && endsClauseAt(sentence, behind)) return { start: clause, end: behind }
  // 'Left the car at the garage, 120' and 'left 5 for the waiter' were paid.
  const lead = before(sentence, start)
  const isPriced =
    isAt(sentence, lead, 'preposition', 'rate', 'of') && isAt(sentence, before(sentence, lead), 'kind')
  for (let at = clause; isPriced && at < lead; at = after(sentence, at)) {
    const verb = particleEnd(sentence, at, 'leaving')
    const thing = behindArticle(sentence, verb)
    const isTip = isParticle(sentence, thing, 'tip', 'extra')
    if (verb > at && !isTip && after(sentence, thing) === lead) return { start: at, end }
  }
  return null
}
