import type { Correction } from '../../../meaning.ts'
import type { Scan } from '../../../message/scan.ts'
import { endsAt, skipAll } from '../../../words/edges.ts'
import { isByItself, isParticle, particleEnd } from '../../../words/particle.ts'
import { after, isAsked, isAt, isOfKind, type Sentence, textOf } from '../../../words/sentence.ts'
import { amountAloneIn } from '../amounts/amount-alone.ts'
import { ownerOf, payerOf } from '../payers/payer-meant.ts'

/**
 * Reads the amount of the trip there or back: 'El de ida eran 90', 'the one back was 12', 'the uber back was 12'; else
 * null.
 */
export function readTripLegAmount(scan: Scan): Correction | null {
  const { sentence } = scan
  if (isAsked(sentence)) return null
  const told = amountAloneIn(scan)
  if (told === null) return null
  const { about, from, end } = legIn(sentence)
  const was = isAt(sentence, end, 'was')
    ? after(sentence, end)
    : isByItself(sentence, end, 'was')
      ? end + 1
      : end
  // In 'A volta 8' the word is the way back, not a request to undo.
  const isNoUndo = isAt(sentence, end - 1, 'undo') && isAt(sentence, end - 2, 'article')
  const isWas = end > from && (was > end || isNoUndo) && was === told.figure.start
  if (!isWas || !endsAt(sentence, told.figure.end)) return null
  return { kind: 'correction', about, changes: told.changes, sure: true }
}

/**
 * Reads who paid the trip there or back: 'A volta foi com a Carla, ela pagou', 'la vuelta la pagó Beto', 'el uber de
 * regreso lo pagó Beto', 'the way back was Carla'; else null.
 */
export function readTripLegPayer(scan: Scan): Correction | null {
  const { sentence, figures, days } = scan
  if (isAsked(sentence) || figures.length + days.length > 0) return null
  const { about, from, end } = legIn(sentence)
  const payer = end > from ? (payerOf(scan, end) ?? ownerOf(scan, end)) : null
  return payer && { kind: 'correction', about, changes: payer, sure: true }
}

/** The words for the way at the beginning of a message and what they call the trip; `end` is `from` without any. */
function legIn(sentence: Sentence): { readonly about: string; readonly from: number; readonly end: number } {
  const opening = skipAll(sentence, 0, 'oops', 'not', 'but', 'filler', 'greeting')
  const lead = isParticle(sentence, opening, 'theOne') ? opening + 1 : opening
  const isRide = wayEnd(sentence, lead) === lead && isOfKind(sentence, lead, 'transport')
  const called = isRide ? after(sentence, lead) : lead
  const start = isParticle(sentence, called, 'oneOfDay') ? called + 1 : called
  // 'La vuelta' is one phrase with its article.
  const from = wayEnd(sentence, opening) > wayEnd(sentence, start) ? opening : start
  const end = wayEnd(sentence, from)
  const ride = isRide ? `${textOf(sentence, lead, called)} ` : ''
  return { about: ride + textOf(sentence, end - 1, end), from, end }
}

/** The index after the words for the way there or back at a token; the token itself if there are none. */
function wayEnd(sentence: Sentence, at: number): number {
  return Math.max(particleEnd(sentence, at, 'wayThere'), particleEnd(sentence, at, 'wayBack'))
}
