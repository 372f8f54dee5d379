import type { Correction } from '../../meaning.ts'
import type { Scan } from '../../message/scan.ts'
import type { Figure } from '../../numbers/figure.ts'
import { isParticle } from '../../words/particle.ts'
import { after, hasAny, isAsked, isAt, type Sentence, textOf } from '../../words/sentence.ts'
import { contentFrom, correctionOfMeant, meantFrom } from './changes.ts'

/**
 * 'el de 500 fue ayer', 'the 12.50 one was 13', 'los 640 de la nafta fueron el domingo': a change of what was noted with
 * an amount, by which the message calls it. What only says what money went on ('the 40 was for petrol') is none.
 */
export function readOfAmount(scan: Scan): Correction | null {
  const { sentence, figures } = scan
  const [own, ...others] = figures
  const [ofAmount, ...more] = own?.readings ?? []
  if (own === undefined || ofAmount === undefined || more.length > 0 || others.length > 1) return null
  if (isAsked(sentence) || hasAny(sentence, 'spend', 'spendHe', 'budget', 'delete')) return null
  const isOf = leadsTo(sentence, own)
  if (isOf === null) return null
  const isOne = isAt(sentence, own.end, 'one')
  const thing = thingAt(sentence, isOne ? after(sentence, own.end) : own.end)
  if (!isAt(sentence, thing.end, 'was', 'not', 'change', 'payer')) return null
  const [other] = others
  const isPaid = isAt(sentence, thing.end, 'payer')
  if (other !== undefined && (isPaid || contentFrom(scan, other.end).length > 0)) return null
  const rest = { ...scan, figures: others }
  // 'No es ocio': not what it is.
  const isDenied =
    isAt(sentence, thing.end, 'not') && meantFrom(rest, thing.end) <= after(sentence, thing.end)
  const change = correctionOfMeant(rest, thing.end)
  if (change === null) return null
  const { amount, date, payerId, payerName } = change.changes
  const isSaid = [amount, date, payerId, payerName].some((each) => each !== undefined)
  if (!isSaid && !isOf && !isOne) return null
  const changes = isDenied && !isSaid ? {} : change.changes
  return { ...change, changes, ofAmount, ...(thing.about !== '' && { about: thing.about }) }
}

/** Whether nothing but 'el', 'el de', 'el gasto de' stands before an amount, and if so, whether it ends so; else null. */
function leadsTo(sentence: Sentence, { start }: Figure): boolean | null {
  let at = 0
  while (isAt(sentence, at, 'filler', 'greeting') || sentence.tokens[at]?.kind === 'break')
    at = after(sentence, at)
  if (!isAt(sentence, at, 'target') && !isParticle(sentence, at, 'theOne')) return null
  let isOf = false
  while (at < start) {
    isOf ||= isAt(sentence, at, 'of') || (isAt(sentence, at, 'target') && after(sentence, at) > at + 1)
    if (!isAt(sentence, at, 'of', 'target') && !isParticle(sentence, at, 'theOne')) return null
    at = after(sentence, at)
  }
  return at === start ? isOf : null
}

/** 'de la nafta', 'for petrol': what else it is called, right behind the amount. */
function thingAt(sentence: Sentence, from: number): { readonly about: string; readonly end: number } {
  const of = isAt(sentence, from, 'of', 'preposition') ? after(sentence, from) : from
  const thing = isAt(sentence, of, 'article') ? after(sentence, of) : of
  if (of === from || !isAt(sentence, thing, 'kind')) return { about: '', end: from }
  const end = after(sentence, thing)
  return { about: textOf(sentence, thing, end), end }
}
