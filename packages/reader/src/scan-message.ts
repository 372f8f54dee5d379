import { type Day, isMistyped, readDay } from './days/day.ts'
import { readMonthlyDay } from './days/day-of-month.ts'
import { type ImpossibleDay, readImpossibleDay } from './days/impossible-day.ts'
import { inOrder } from './days/in-order.ts'
import type { Scan } from './message/scan.ts'
import type { Claim } from './numbers/claims.ts'
import { sharingBefore } from './numbers/counts/sharers.ts'
import { isTimes } from './numbers/counts/times.ts'
import type { Figure } from './numbers/figure.ts'
import { inThousands, thousandsSaid } from './numbers/in-thousands.ts'
import { readNonAmount } from './numbers/not-money/number-by-form.ts'
import { isAll, isNotMoney, isTendered } from './numbers/not-money/other-number.ts'
import { readFigure } from './numbers/read-figure.ts'
import { isTakenOff } from './numbers/taken-off.ts'
import { weigh } from './weighing/weighing.ts'
import { clauseStart } from './words/edges.ts'
import { isParticle } from './words/particle.ts'
import { after, before, isAt, isOneOf, type Sentence, senseAt } from './words/sentence.ts'
import { keyAt } from './words/text.ts'
import type { SenseType } from './words/vocabulary.ts'

/**
 * Goes through the message once, from left to right; at each token it looks for a list marker, then a day, then a
 * number that is not an amount, and last an amount.
 */
export function scan(sentence: Sentence): Scan {
  const figures: Figure[] = []
  const days: Day[] = []
  const impossibleDays: ImpossibleDay[] = []
  const claims: Claim[] = sentence.tokens.map(() => null)
  const claim = (start: number, end: number, as: Claim) => {
    for (let at = start; at < end; at++) claims[at] = as
  }
  for (let at = 0; at < sentence.tokens.length; ) {
    if (isPlainWord(sentence, at)) {
      at = after(sentence, at)
      continue
    }
    const marker = listMarkerEnd(sentence, at)
    const day = marker === 0 ? (readMonthlyDay(sentence, at) ?? readDay(sentence, at)) : null
    const impossible = marker === 0 && day === null ? readImpossibleDay(sentence, at) : null
    if (marker > 0) {
      claim(at, marker, 'marker')
      at = marker
    } else if (day !== null) {
      const end = endOfRange(sentence, day.end)
      claim(day.start, end, 'day')
      days.push(inOrder(sentence, days, day))
      at = end
    } else if (impossible !== null) {
      claim(at, impossible.end, 'day')
      impossibleDays.push(impossible)
      at = impossible.end
    } else {
      at = scanNumber(sentence, at, figures, claim)
    }
  }
  const thousands = thousandsSaid(sentence)
  const told = thousands === null ? figures : inThousands(figures, thousands)
  if (thousands !== null) claim(thousands.start, thousands.end, 'dropped')
  return {
    sentence,
    figures: told,
    days,
    impossibleDays,
    claims,
    odds: weigh({ sentence, figures: told, claims }),
  }
}

/**
 * Returns the index after the bare day of the month that ends a range: 'from November 3 to 9', 'del 3 al 9'; `at` when
 * there is none.
 */
function endOfRange(sentence: Sentence, at: number): number {
  const number = keyAt(sentence.tokens, at + 1)
  const leads = isParticle(sentence, at, 'until') && /^([1-9]|[12]\d|3[01])$/.test(number)
  if (!leads || readDay(sentence, at) !== null || readDay(sentence, at + 1) !== null) return at
  return isAt(sentence, at + 2, 'currency', 'coin', 'times', 'number') ? at : at + 2
}

/**
 * The types of word with which a day or a number may begin. Where weekdays or months are named, other words may begin
 * one too.
 */
const starting: ReadonlySet<SenseType> = new Set<SenseType>([
  'day', 'period', 'dayBefore', 'agoBefore', 'number', 'one', 'times', 'prefixHalf', 'timeBefore', 'instalments', 'currency', 'coin',
]) // biome-ignore format: a list to read at a glance

/**
 * Whether a word without a figure glued to it can begin neither a day nor a number, because it is unknown or known as
 * something else.
 */
function isPlainWord(sentence: Sentence, at: number): boolean {
  const { tokens, marks, present } = sentence
  const next = tokens[at + 1]
  if (tokens[at]?.kind !== 'word' || (next?.kind === 'number' && next.glued)) return false
  if (marks[at] === null) return !isMistyped(sentence, at)
  const joined = next?.key === '-' && next.glued
  return !joined && !present.has('weekday') && !present.has('month') && !isOneOf(sentence, at, starting)
}

function scanNumber(
  sentence: Sentence,
  at: number,
  figures: Figure[],
  claim: (start: number, end: number, as: Claim) => void,
): number {
  const other = readNonAmount(sentence, at)
  if (other !== null) {
    claim(at, other.end, other.claim)
    return other.end
  }
  const figure = readFigure(sentence, at)
  if (figure === null) return after(sentence, at)
  if (!isTimes(sentence, figure) && isNotMoney(sentence, figure)) {
    const back = senseAt(sentence, figure.end, 'discount')?.value === 'back'
    const last = before(sentence, figure.start)
    const off = isTakenOff(sentence, last)
    const sharing = sharingBefore(sentence, figure)
    const tendered = back || off || sharing >= 0 || isTendered(sentence, figure) || isAll(sentence, figure)
    const was = off || (tendered && senseAt(sentence, last, 'tender')?.value === 'soft')
    const from = sharing >= 0 ? sharing : was ? last : figure.start
    claim(back ? clauseStart(sentence, at, 'and') : from, figure.end, tendered ? 'dropped' : 'number')
  } else {
    claim(figure.start, figure.end, 'amount')
    figures.push(figure)
  }
  return figure.end
}

/**
 * Returns the index after a list marker at the start of a line: '-', or '1.' or '2)' when the line has another number;
 * 0 when there is none.
 */
function listMarkerEnd(sentence: Sentence, at: number): number {
  const { tokens } = sentence
  const startsLine = at === 0 || tokens[at - 1]?.key === '\n'
  const token = tokens[at]
  const next = tokens[at + 1]
  if (!startsLine || token === undefined || next === undefined) return 0
  // '7-Eleven'
  if ((sentence.marks[at]?.end ?? at) > at + 1) return 0
  if (/^[-–—•*·>]$/.test(token.key) && (!next.glued || next.kind === 'word')) return at + 1
  if (token.kind !== 'number' || !/^\d{1,2}$/.test(token.key) || !next.glued) return 0
  if (next.key !== '.' && next.key !== ')' && next.key !== '-' && next.key !== ':') return 0
  if (tokens[at + 2]?.glued === true && tokens[at + 2]?.kind === 'number') return 0
  const later = tokens.findIndex(
    (each, index) => index > at + 1 && (each.key === '\n' || each.kind === 'number'),
  )
  if (tokens[later]?.kind !== 'number') return 0
  return isAt(sentence, at + 2, 'currency') ? 0 : at + 2
}
