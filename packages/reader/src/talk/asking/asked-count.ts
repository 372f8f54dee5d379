import type { Scan } from '../../message/scan.ts'
import { amountOf } from '../../numbers/figure.ts'
import { endsAt, skipAll } from '../../words/edges.ts'
import { memberAt } from '../../words/member-names.ts'
import { isParticle, particleEnd } from '../../words/particle.ts'
import { after, before, hasAny, isAt, type Sentence, type Stretch, senseAt } from '../../words/sentence.ts'
import { startsWith } from '../opening.ts'

/** How many expenses the only number asks for. */
export function countOf(scan: Scan): number {
  const {
    sentence: { tokens },
    figures: [figure],
  } = scan
  if (figure !== undefined) return amountOf(figure) / 100
  return Number(tokens[countedThingsAt(scan)]?.key ?? 0)
}

/** The index of a number within the words that ask for a list: 'The last 3 things'; -1 for none. */
function countedThingsAt({ sentence: { tokens, marks } }: Scan): number {
  const list = marks.findIndex((mark) => mark?.senses.some(({ type }) => type === 'list'))
  const end = marks[list]?.end ?? list
  return tokens.findIndex(({ key }, at) => at >= list && at < end && /^[1-9]\d?$/.test(key))
}

/**
 * Whether the only number counts expenses: 'últimos 5 gastos', 'my 3 biggest expenses', 'mes cinq dernières dépenses'.
 */
export function countsExpenses(scan: Scan): boolean {
  const { sentence, figures } = scan
  if (figures.length === 0) return countedThingsAt(scan) >= 0
  const [figure] = figures
  const count = countOf(scan)
  if (figure === undefined || figures.length > 1 || figure.firm || !(Number.isInteger(count) && count < 100))
    return false
  if (isForEach(sentence, figure)) return false
  if (isLastSome(scan)) return true
  let next = figure.end
  while (isAt(sentence, next, 'past') && !isAt(sentence, next, 'spending', 'top'))
    next = after(sentence, next)
  // 'The last 3 things' are expenses; other things are what was bought.
  const isLed = next > figure.end || isAt(sentence, before(sentence, figure.start), 'past', 'target')
  const isEntries = isLed && isParticle(sentence, next, 'entries')
  if (!isEntries && !isAt(sentence, next, 'spending', 'target', 'top', 'list')) return false
  // 'C'est quoi les 5 dernières dépenses', '3 dernières dépenses': the number before a phrase for the list.
  const isOfLast =
    next > figure.end ||
    (isAt(sentence, next, 'list') && (figure.start === 0 || isAt(sentence, figure.start - 1, 'article')))
  return (
    isOfLast ||
    isAt(sentence, next, 'top') ||
    isAt(sentence, figure.start - 1, 'past', 'period', 'me', 'top') ||
    startsWith(sentence, 'show', 'list', 'article')
  )
}

/** Whether an amount behind a thing is the price for each person: 'travel insurance 45 per person'. */
export function isForEach(sentence: Sentence, { start, end }: Stretch): boolean {
  return isAt(sentence, before(sentence, start), 'kind') && senseAt(sentence, end, 'top')?.value === 'members'
}

/**
 * Whether the number stands beside 'last' and only a member, or nothing, follows: 'show me the last 5', 'les 3
 * dernières', 'los últimos 3 de Ana'.
 */
export function isLastSome({ sentence, figures: [figure] }: Scan): boolean {
  if (figure === undefined || figure.firm) return false
  const isLast = (at: number) =>
    isAt(sentence, at, 'past', 'target') && !isParticle(sentence, at, 'namesNothing')
  const end = isLast(figure.end) ? after(sentence, figure.end) : figure.end
  const isEnd = endsAt(sentence, skipAll(sentence, end, 'filler', 'thanks')) || isWhoseAt(sentence, end)
  return isEnd && (end > figure.end || isLast(before(sentence, figure.start)))
}

/**
 * Whether a message asks for the last expenses of a member, by their number: 'Los últimos 3 de Ana', "the last 3 from
 * Tom".
 */
export function isLastSomeOf(scan: Scan): boolean {
  const { sentence, figures } = scan
  const last = before(sentence, sentence.tokens.length)
  const isAll =
    figures.length === 1 &&
    isLastSome(scan) &&
    isAt(sentence, before(sentence, figures[0]?.start ?? 0), 'past', 'target')
  return isAll && memberAt(sentence, last) !== null && !hasAny(sentence, 'was', 'payer', 'delete', 'change')
}

/** Whether a message ends with a member at a token: 'De Ana', 'from Tom'. */
function isWhoseAt(sentence: Sentence, at: number): boolean {
  const name = isAt(sentence, at, 'of', 'preposition') ? after(sentence, at) : at
  return memberAt(sentence, name) !== null && endsAt(sentence, name + 1)
}

/**
 * Whether a message is a 'top' with its number, followed by nothing but a period or what to leave out: 'top 3', 'our
 * top 5 this month'. Otherwise a 'top' may be a piece of clothing with its price.
 */
export function isTopOfAll(sentence: Sentence): boolean {
  const { tokens } = sentence
  const top = skipAll(sentence, 0, 'me', 'article', 'show')
  if (tokens[top]?.key !== 'top' || !/^([1-9]|10)$/.test(tokens[top + 1]?.key ?? '')) return false
  const end = skipAll(sentence, top + 2, 'of', 'preposition')
  if (particleEnd(sentence, end, 'leavingOut') > end) return true
  return endsAt(sentence, end) || (isAt(sentence, end, 'period') && endsAt(sentence, after(sentence, end)))
}
