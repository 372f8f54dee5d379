import type { Correction } from '../../../meaning.ts'
import type { Scan } from '../../../message/scan.ts'
import { type Figure, onlyReading } from '../../../numbers/figure.ts'
import { behindArticle, endsAt } from '../../../words/edges.ts'
import { isParticle } from '../../../words/particle.ts'
import { after, before, hasAny, isAsked, isAt, type Sentence, textOf } from '../../../words/sentence.ts'
import { contentFrom, correctionOfMeant, meantFrom } from '../changes.ts'

/**
 * Reads a change to the expense with a given amount: 'el de 500 fue ayer', 'the 12.50 one was 13', 'los 640 de la
 * nafta fueron el domingo'; or only which expense is meant ('el de 500'). Else null, and if it only says what the money
 * was spent on ('the 40 was for petrol').
 */
export function readOfAmount(scan: Scan): Correction | null {
  const { sentence, figures } = scan
  const [own, ...others] = figures
  const ofAmount = onlyReading(own)
  if (own === undefined || ofAmount === undefined || others.length > 1) return null
  if (isAsked(sentence) || hasAny(sentence, 'spend', 'spendHe', 'budget', 'delete')) return null
  const isOf = leadsTo(sentence, own)
  if (isOf === null) return null
  const isOne = isAt(sentence, own.end, 'one')
  // 'El de 18' and 'the 18 one' only say which expense is meant.
  const isOnly = isOne || isAt(sentence, before(sentence, own.start), 'of')
  if (others.length === 0 && isOnly && endsAt(sentence, isOne ? after(sentence, own.end) : own.end))
    return { kind: 'correction', ofAmount, changes: {}, sure: true }
  const thing = thingAt(sentence, isOne ? after(sentence, own.end) : own.end)
  if (!isAt(sentence, thing.end, 'was', 'not', 'change', 'payer')) return null
  const [other] = others
  const isPaid = isAt(sentence, thing.end, 'payer')
  // 'That was 26.40 not 24.60' gives the first.
  if (isAt(sentence, own.end, 'not') && other?.start === after(sentence, own.end)) return null
  if (other !== undefined && (isPaid || contentFrom(scan, other.end).length > 0)) return null
  const rest = { ...scan, figures: others }
  // 'No es ocio' says what it is not.
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

/**
 * Whether the words before an amount have an 'of', if they are nothing but 'el', 'el de' or 'el gasto de'; else null.
 */
function leadsTo(sentence: Sentence, { start }: Figure): boolean | null {
  let at = 0
  while (asideEnd(sentence, at) > at) at = asideEnd(sentence, at)
  if (!isAt(sentence, at, 'target') && !isParticle(sentence, at, 'theOne')) return null
  let isOf = false
  while (at < start) {
    isOf ||= isAt(sentence, at, 'of') || (isAt(sentence, at, 'target') && after(sentence, at) > at + 1)
    if (!isAt(sentence, at, 'of', 'target') && !isParticle(sentence, at, 'theOne')) return null
    at = after(sentence, at)
  }
  return at === start ? isOf : null
}

/**
 * The index after a greeting, punctuation, or an apology or 'mine' that is set off ('Perdón, el de 25', 'el mío, el de
 * 18') at a token; the token itself for anything else.
 */
function asideEnd(sentence: Sentence, at: number): number {
  if (isAt(sentence, at, 'filler', 'greeting') || sentence.tokens[at]?.kind === 'break')
    return after(sentence, at)
  const mine = behindArticle(sentence, at)
  const end = isParticle(sentence, mine, 'mine')
    ? mine + 1
    : isAt(sentence, at, 'oops')
      ? after(sentence, at)
      : at
  return sentence.tokens[end]?.kind === 'break' ? end : at
}

/** What names the expense right after its amount, and where that ends: 'de la nafta', 'for petrol'; '' for none. */
function thingAt(sentence: Sentence, from: number): { readonly about: string; readonly end: number } {
  const of = isAt(sentence, from, 'of', 'preposition') ? after(sentence, from) : from
  const thing = behindArticle(sentence, of)
  if (of === from || !isAt(sentence, thing, 'kind')) return { about: '', end: from }
  const end = after(sentence, thing)
  return { about: textOf(sentence, thing, end), end }
}
