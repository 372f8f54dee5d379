import type { Correction, Meaning } from '../../meaning.ts'
import { thingBefore } from '../../message/content.ts'
import type { Scan } from '../../message/scan.ts'
import { amountOf, type Figure } from '../../numbers/figure.ts'
import { endsAt, skipAll } from '../../words/edges.ts'
import { isParticle, mayHaveParticle, particleEnd } from '../../words/particle.ts'
import { before, hasAny, isAsked, isAt, type Sentence, senseAt } from '../../words/sentence.ts'
import { keyAt } from '../../words/text.ts'
import { openingWith } from '../opening.ts'
import { contentFrom } from './changes.ts'

/**
 * Reads the day of known things, and nothing else: 'la nafta fue el domingo', 'les deux cafés c'était hier'; else
 * null.
 */
export function whenWas(scan: Scan, start: number): Meaning | null {
  const { sentence, figures } = scan
  const [day] = scan.days
  if (day === undefined || day.future || !isAt(sentence, start, 'article', 'target')) return null
  if (figures.some((figure) => !countsPieces(sentence, start, figure))) return null
  const was = senseAt(sentence, before(sentence, day.start), 'was')
  if (sentence.tokens.some(({ kind }, at) => kind === 'number' && at >= day.end)) return null
  if (was === undefined || was.value === 'now' || hasAny(sentence, 'spend', 'howMuch')) return null
  const things = contentFrom(scan, start).filter((at) => at < day.start && !isAt(sentence, at, 'was'))
  return things.length > 0 && things.length < 4 && things.some((at) => isAt(sentence, at, 'kind'))
    ? { kind: 'correction', ...thingBefore(sentence, day.start), changes: { date: day.date }, sure: true }
    : null
}

/**
 * Reads the day of all expenses that were reported together, and nothing else: 'Pagué todo eso ayer', 'paguei tudo
 * isso ontem'; else null.
 */
export function readAllPaidOn({ sentence, figures, days }: Scan): Correction | null {
  const [day, ...others] = days
  if (!sentence.present.has('spend') || day === undefined || day.future || figures.length + others.length > 0)
    return null
  const { tokens } = sentence
  const all = tokens.findIndex((_, at) => isParticle(sentence, at, 'everything'))
  const isRest = tokens.every(
    ({ kind }, at) =>
      kind === 'break' ||
      at === all ||
      (at >= day.start && at < day.end) ||
      isAt(sentence, at, 'spend', 'target', 'pronoun', 'filler', 'article'),
  )
  const isThat = sentence.present.has('target') && all >= 0 && isRest && !isAsked(sentence)
  return isThat ? { kind: 'correction', all: true, changes: { date: day.date }, sure: true } : null
}

/**
 * Reads the day on which the last expense was charged, and nothing else: 'Caiu dia 20', 'it came out on the 5th', 'se
 * debitó ayer'; else null.
 */
export function readChargedOn({ sentence, figures, days }: Scan): Correction | null {
  const [day, ...others] = days
  if (!mayHaveParticle(sentence, 'wasCharged') || day === undefined || figures.length > 0) return null
  const start = openingWith(sentence, 'wasCharged')
  const charged = particleEnd(sentence, skipAll(sentence, start, 'oops'), 'wasCharged')
  const isOnly =
    charged > start &&
    skipAll(sentence, charged, 'preposition', 'article') >= day.start &&
    endsAt(sentence, skipAll(sentence, day.end, 'filler'))
  if (!isOnly || others.length > 0 || day.future || isAsked(sentence)) return null
  return { kind: 'correction', changes: { date: day.date }, sure: true }
}

/** Whether a number right after the article at the start counts things: 'The two coffees', 'les 2 boissons'. */
function countsPieces(sentence: Sentence, start: number, figure: Figure): boolean {
  const { end, firm } = figure
  const isFew = amountOf(figure) <= mostPieces && end === start + 2
  const isOfThings = isAt(sentence, end, 'kind') && /[sx]$/.test(keyAt(sentence.tokens, end))
  return isFew && !firm && isAt(sentence, start, 'article') && isOfThings
}

/** The largest number, in hundredths, that counts things in words such as 'the two coffees'. */
const mostPieces = 1200
