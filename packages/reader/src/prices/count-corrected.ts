import { type Scan, withOwnClaims } from '../message/scan.ts'
import { onlyReading } from '../numbers/figure.ts'
import { endsAt } from '../words/edges.ts'
import { after, before, isAt } from '../words/sentence.ts'

/** The most tokens of the thing that a message names before it tells how many there were: 'no, la leche'. */
const mostBefore = 5

/** The most pieces that are told so. */
const mostPieces = 100

/**
 * Multiplies the price of one if nothing but a thing, how many there were and that price is told: 'la leche eran dos a
 * 6.000', 'it was 3 bottles at 4'.
 */
export function withCountCorrected(scan: Scan): Scan {
  const { sentence, figures } = scan
  const [count, price, ...others] = figures
  if (count === undefined || price === undefined || others.length > 0) return scan
  const [pieces = 0, one = 0] = [count, price].map((each) => onlyReading(each) ?? 0)
  const was = before(sentence, count.start)
  if (!isAt(sentence, was, 'was') || was > mostBefore || count.firm) return scan
  const isMany = pieces > 100 && pieces % 100 === 0 && pieces <= mostPieces * 100
  const rate = isAt(sentence, count.end, 'kind', 'countable') ? after(sentence, count.end) : count.end
  const isRate = isAt(sentence, rate, 'rate', 'of') && after(sentence, rate) === price.start
  const end = isAt(sentence, price.end, 'each') ? after(sentence, price.end) : price.end
  if (!isMany || !isRate || one === 0 || !endsAt(sentence, end)) return scan
  const { claims, ...own } = withOwnClaims(scan)
  claims.fill('amount', count.start, count.end)
  claims.fill('amount', rate, end)
  const readings = [(one * pieces) / 100]
  const all = { ...price, start: count.start, end, readings, firm: true, raw: null, whole: true }
  return { ...own, claims, figures: [all] }
}
