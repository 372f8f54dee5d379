import type { Scan } from '../message/scan.ts'
import { amountOf, type Figure } from '../numbers/figure.ts'
import { behindArticle } from '../words/edges.ts'
import { hasParticle, isParticle, mayHaveParticle } from '../words/particle.ts'
import { after, before, has, isAt, type Sentence } from '../words/sentence.ts'

/** Adds a tip to what it is for: '45 mais 5 de caixinha'. */
export function withTips(
  sentence: Sentence,
  claims: Scan['claims'],
  figures: readonly Figure[],
): readonly Figure[] {
  if (figures.length < 2 || !mayHaveParticle(sentence, 'tip')) return figures
  return figures.flatMap((figure, index) => {
    const tip = figures[index + 1]
    if (index > 0 && isTip(sentence, figures[index - 1], figure)) return []
    if (tip !== undefined && isWithTip(sentence, figure, tip)) {
      claims.fill('dropped', figure.start, figure.end)
      return []
    }
    if (tip === undefined || !isTip(sentence, figure, tip)) return [figure]
    claims.fill('dropped', isNamedBefore(sentence, figure, tip) ? figure.end : tip.start, tip.end)
    return [{ ...figure, readings: [amountOf(figure) + amountOf(tip)], raw: null, firm: true }]
  })
}

/** Whether the thing that was tipped for stands before its price and is all that names it: 'Haircut 30 tip 5'. */
function isNamedBefore(sentence: Sentence, { start, end }: Figure, tip: Figure): boolean {
  const isLed = isParticle(sentence, end, 'tip') && end + 1 === tip.start
  return isLed && has(sentence, { start: 0, end: start }, 'kind')
}

/** Whether the second amount is the first with its tip: 'cuenta 480 con propina 530', 'bill 48, left 60 with the tip'. */
function isWithTip(sentence: Sentence, meal: Figure, all: Figure): boolean {
  const isLed = withTipEnd(sentence, meal.end) === all.start
  return (isLed || withTipEnd(sentence, all.end) > all.end) && isALittleMore(meal, all)
}

/** Returns the index after 'with the tip', or `at` if something else is there. */
function withTipEnd(sentence: Sentence, at: number): number {
  const tip = behindArticle(sentence, at + 1)
  return isAt(sentence, at, 'with', 'filler') && isParticle(sentence, tip, 'tip') ? tip + 1 : at
}

function isTip(sentence: Sentence, meal: Figure | undefined, tip: Figure): boolean {
  if (meal === undefined || meal.readings.length > 1 || tip.readings.length > 1) return false
  // 'Dinner was 60, I tipped 10'.
  const isVerb = isAt(sentence, tip.start - 1, 'spend') && isAt(sentence, before(sentence, meal.start), 'was')
  for (let at = plusBefore(sentence, meal.end, tip.start); at < tip.start; at = after(sentence, at)) {
    const isMark = sentence.tokens[at]?.kind === 'break'
    // 'Lunch 18, tip 4' lists them separately, 'haircut 35, and 5 tip' does not.
    if (isMark && isAt(sentence, at + 1, 'and', 'plus')) continue
    if (isVerb && (isMark || isAt(sentence, at, 'pronoun', 'me'))) continue
    if (!isParticle(sentence, at, 'tip') && !isAt(sentence, at, 'plus', 'and', 'article', 'one')) return false
  }
  const named = hasParticle(sentence, { start: tip.end, end: tip.end + 2 }, 'tip')
  const leads = hasParticle(sentence, { start: tip.start - 2, end: tip.start }, 'tip')
  return (named || leads) && amountOf(tip) * 2 <= amountOf(meal)
}

/**
 * Returns where an added amount begins, whatever else is told about the first: 'veinte de taxi más dos de propina'.
 * `start` if there is no word for 'plus'.
 */
function plusBefore(sentence: Sentence, start: number, end: number): number {
  for (let at = before(sentence, end); at >= start; at = before(sentence, at))
    if (isAt(sentence, at, 'plus')) return at
  return start
}

/** Whether one amount exceeds another by no more than a tax, a tip or delivery adds. */
export function isALittleMore(one: Figure, last: Figure): boolean {
  const [sum = 0, paid = 0] = [one.readings[0], last.readings[0]]
  return paid > sum && paid < sum * 1.35
}
