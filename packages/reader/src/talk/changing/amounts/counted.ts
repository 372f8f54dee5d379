import type { Correction } from '../../../meaning.ts'
import type { Scan } from '../../../message/scan.ts'
import { isPieces } from '../../../numbers/counts/pieces.ts'
import { amountOf } from '../../../numbers/figure.ts'
import { endsAt, skipAll } from '../../../words/edges.ts'
import { isParticle, particleEnd } from '../../../words/particle.ts'
import { after, hasAny, isAsked, isAt, type Sentence, textOf } from '../../../words/sentence.ts'
import { keyAt } from '../../../words/text.ts'

/**
 * Reads how many of something there were, which is not a price: 'Eran 3 cafés', 'x2', 'it was twice', or 'no, 2
 * tickets, Ben had a pass'; else null.
 */
export function readCounted(scan: Scan): Correction | null {
  const { sentence, figures, days } = scan
  const [figure, ...others] = figures
  if (others.length + days.length > 0 || figure?.firm || isAsked(sentence)) return null
  const times = timesIn(scan)
  if (times !== null) return { kind: 'correction', times, changes: {}, sure: true }
  const lead = leadOf(sentence)
  const isCount = /^\d{1,2}$/.test(keyAt(sentence.tokens, lead.end)) || isAt(sentence, lead.end, 'number')
  const thing = after(sentence, lead.end)
  const end = after(sentence, thing)
  // In 'Dos peajes fueron, ida y vuelta' the verb comes after the thing.
  const isTold =
    lead.isWas || lead.isNo
      ? endsAt(sentence, end) || isExplained(sentence, end)
      : isAt(sentence, end, 'was') && endsClause(sentence, after(sentence, end))
  if (!isCount || !isTold || !isSeveral(sentence, thing)) return null
  const count = amountOf(figure) / 100
  const counted = count > 1 && { times: count, counted: textOf(sentence, thing, end) }
  return { kind: 'correction', ...counted, changes: {}, sure: true }
}

/** Where the words before the number end ('no, eran'), and whether they contain a 'was' or a 'no'. */
function leadOf(sentence: Sentence): { end: number; isWas: boolean; isNo: boolean } {
  let [end, isWas, isNo] = [0, false, false]
  while (
    sentence.tokens[end]?.kind === 'break' ||
    isAt(sentence, end, 'not', 'oops', 'was', 'filler', 'target')
  ) {
    isWas ||= isAt(sentence, end, 'was') || (isAt(sentence, end, 'oops') && after(sentence, end) > end + 1)
    isNo ||= isAt(sentence, end, 'not')
    end = after(sentence, end)
  }
  return { end, isWas, isNo }
}

/** Whether a clause follows that only says why, and so neither who paid nor what else is to change. */
function isExplained(sentence: Sentence, at: number): boolean {
  return sentence.tokens[at]?.kind === 'break' && !hasAny(sentence, 'payer', 'spend', 'delete', 'change')
}

function endsClause({ tokens }: Sentence, at: number): boolean {
  return (tokens[at]?.kind ?? 'break') === 'break'
}

/** Whether a thing is sold by the piece, or is a known thing in the plural. */
function isSeveral(sentence: Sentence, thing: number): boolean {
  const isMany = /\p{L}{3}[sx]$/u.test(keyAt(sentence.tokens, after(sentence, thing) - 1))
  return isPieces(sentence, thing) || (isAt(sentence, thing, 'kind') && isMany)
}

/**
 * How many times something was paid, if a message says no more: 'X2', 'por dos', '2 veces', 'it was twice'; else null.
 */
function timesIn({ sentence, figures: [figure] }: Scan): number | null {
  const start = skipAll(sentence, 0, 'oops', 'not', 'filler', 'was', 'target')
  const twice = particleEnd(sentence, start, 'twice')
  if (twice > start && endsAt(sentence, twice)) return 2
  const isLed = isParticle(sentence, start, 'times')
  const [at, end] = isLed ? [start + 1, start + 2] : [start, start + 2]
  if (!isLed && !isParticle(sentence, start + 1, 'times')) return null
  // 'X2' is not a figure, because it may be the name of a model.
  const digits = Number(keyAt(sentence.tokens, at))
  const count = figure?.start === at ? amountOf(figure) / 100 : digits
  return Number.isInteger(count) && count > 1 && count <= mostTimes && endsAt(sentence, end) ? count : null
}

/** The most times that something is paid for at once. */
const mostTimes = 12
