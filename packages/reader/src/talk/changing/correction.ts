import type { Correction, Meaning } from '../../meaning.ts'
import { thingBefore } from '../../message/content.ts'
import type { Scan } from '../../message/scan.ts'
import { perUnitAt } from '../../numbers/counts/per-unit.ts'
import { amountOf, type Figure } from '../../numbers/figure.ts'
import { behindArticle, endsAt, skipAll } from '../../words/edges.ts'
import { hasParticle, isByItself, isParticle, mayHaveParticle, particleEnd } from '../../words/particle.ts'
import { rule } from '../../words/rule.ts'
import {
  after,
  allOf,
  before,
  hasAny,
  isAsked,
  isAt,
  isDone,
  type Sentence,
  senseAt,
  textOf,
} from '../../words/sentence.ts'
import { quotesPrice } from '../named.ts'
import { opening } from '../opening.ts'
import { currencyMeant } from './amounts/currency-meant.ts'
import { firstAfterOops, readAfterOops } from './behind-oops.ts'
import {
  aboutBefore,
  contentFrom,
  correctionOf,
  correctionOfMeant,
  extraFrom,
  isInsteadOf,
  isReplaced,
  meantFrom,
} from './changes.ts'
import { isNote, readDateTo, readFiling, readRenaming, readSwap } from './filing.ts'
import { namesMember, payerOf } from './payers/payer-meant.ts'
import { whenWas } from './when-was.ts'

/** Reads a message that changes an earlier expense: 'no, eran 7.500', 'era en farmacia', 'lo pagó Ana'. */
export const correction = rule(
  readCorrection,
  ['raiseIt', 'lowerIt', 'category', 'instead', 'rename', 'swap', 'put', 'wrong'],
  ['was', 'oops', 'change', 'field', 'not', 'payer'],
)

function readCorrection(scan: Scan): Meaning | null {
  const { sentence } = scan
  const { tokens } = sentence
  const start = firstPhrase(sentence)
  const currency = hasAny(sentence, 'was') ? currencyMeant(scan, start) : null
  if (currency !== null)
    return { kind: 'correction', ...thingBefore(sentence, tokens.length), changes: { currency }, sure: true }
  const zero = zeroTooMany(sentence)
  if (zero > start) return readAfterOops(scan, zero)
  // In 'Pera, foi 112' the first word means 'wait', not 'pear'.
  const halted = particleEnd(sentence, start, 'halt')
  if (halted > start && tokens[halted]?.kind === 'break' && isAt(sentence, halted + 1, 'was'))
    return plainChange(scan, after(sentence, halted + 1))
  if (isAt(sentence, start, 'oops') && !isAt(sentence, start, 'kind'))
    return readAfterOops(scan, start) ?? movedTo(scan, firstAfterOops(sentence, start))
  // 'Quítale 50 a …' that was not understood before: 50 is the difference, not the new amount.
  const isBy = isParticle(sentence, start, 'raiseIt', 'lowerIt') && isAt(sentence, start, 'change')
  if (isBy && scan.figures.length > 0)
    return { kind: 'correction', ...thingBefore(sentence, tokens.length), changes: {}, sure: true }
  if (isNoted(scan)) return null
  if (isAt(sentence, start, 'record') && scan.figures.length === 0 && namesCategory(sentence))
    return correctionOf(scan, start, true)
  if (isAt(sentence, start, 'record') && isInstead(scan)) return correctionOf(scan, start, true)
  const named = thingToChange(scan, start)
  if (named !== null) return named
  const filed =
    readRenaming(scan, start) ?? readSwap(scan, start) ?? readDateTo(scan, start) ?? readFiling(scan, start)
  if (filed !== null) return filed
  const asks = isAt(sentence, start, 'change', 'field') && !isAt(sentence, start, 'kind')
  if (asks && !isDone(sentence, start)) return afterChange(scan)
  return (
    movedTo(scan, start) ??
    thingMeant(scan, start) ??
    otherDay(scan) ??
    wasAnother(scan, start) ??
    wasWrong(scan) ??
    wasBefore(scan) ??
    (isAt(sentence, start, 'was') ? wasChange(scan, start) : null) ??
    (hasAny(sentence, 'payer') ? payerChange(scan) : whenWas(scan, start))
  )
}

/** Reads a change after 'was': 'Era Ana quien pagó', 'it was 40'; else null. */
function wasChange(scan: Scan, start: number): Meaning | null {
  const { sentence } = scan
  const paid = hasAny(sentence, 'payer') ? payerChange(scan) : null
  return paid ?? plainChange(scan, after(sentence, start))
}

/** The index of words that say a zero is too many; -1 for none. */
function zeroTooMany(sentence: Sentence): number {
  if (!hasAny(sentence, 'oops')) return -1
  return sentence.marks.findIndex((_, at) => senseAt(sentence, at, 'oops')?.value === 'zero')
}

function namesCategory(sentence: Sentence): boolean {
  const known = sentence.marks.at(-1)?.senses.some(({ type }) => type === 'kind') ?? false
  return known && hasParticle(sentence, allOf(sentence), 'category')
}

/** Whether the first number replaces the one after it: 'mets 32 au lieu de 23'. */
function isInstead({ sentence, figures }: Scan): boolean {
  const [figure] = figures
  const instead = figure?.end ?? 0
  const phrase = isParticle(sentence, instead, 'instead') && isAt(sentence, instead, 'change')
  return phrase && sentence.tokens[after(sentence, instead)]?.kind === 'number'
}

/** Reads the category of an earlier expense: 'lo de la farmacia ponlo en salud'; else null. */
function movedTo(scan: Scan, start: number): Meaning | null {
  const { sentence } = scan
  if (scan.figures.length > 0 || !isAt(sentence, start, 'article', 'target') || isAsked(sentence)) return null
  const change = sentence.marks.findIndex((_, at) => at > start && isAt(sentence, at, 'change'))
  const to = after(sentence, change)
  const placed = isAt(sentence, to, 'preposition') || isAt(sentence, to, 'kind')
  if (change <= 0 || !placed || hasAny(sentence, 'spend', 'howMuch')) return null
  const moved = correctionOf(scan, to, true)
  if (moved === null) return null
  const { description: _, ...place } = moved.changes
  // 'En hogar' is the category, not a new name.
  const changes = Object.keys(place).length > 0 ? place : moved.changes
  return { ...moved, changes, ...thingBefore(sentence, change) }
}

/**
 * Reads an order to change a definite thing that says no more: it may be about an expense ('change the coffee') or
 * about the house ('cambiá los pañales', 'mets la table'), and never gives a new name; else null.
 */
function thingToChange(scan: Scan, start: number): Correction | null {
  const { sentence, figures, days } = scan
  if (!isAt(sentence, start, 'change') && !isParticle(sentence, start, 'put')) return null
  if (isAt(sentence, start, 'kind') || figures.length + days.length > 0 || isAsked(sentence)) return null
  const thing = skipAll(sentence, after(sentence, start), 'of', 'article')
  const isNamed = (at: number) =>
    isAt(sentence, at, 'kind') || (sentence.marks[at] === null && !sentence.words[at]?.small)
  let end = thing
  while (isNamed(end)) end = after(sentence, end)
  // 'Change the' and 'mets la' are each one phrase.
  const verb = after(sentence, start)
  const isLed = thing > verb || isByItself(sentence, verb - 1, 'article')
  const isWhole = isLed && end > thing && endsAt(sentence, end)
  return isWhole ? { kind: 'correction', about: textOf(sentence, thing, end), changes: {}, sure: true } : null
}

/** Reads a known thing before words that say another one was wrong, and nothing else: 'Lidl actually', 'uber pardon'. */
function thingMeant(scan: Scan, start: number): Meaning | null {
  const { sentence, figures, days } = scan
  const thing = behindArticle(sentence, start)
  const end = after(sentence, thing)
  const isSaid = isAt(sentence, thing, 'kind') && isAt(sentence, end, 'oops') && !isAt(sentence, end, 'not')
  const isAll = isSaid && endsAt(sentence, skipAll(sentence, end, 'oops', 'filler'))
  return isAll && figures.length + days.length === 0 ? correctionOf(scan, thing, true) : null
}

/** Reads a day that replaces another one: 'o gás não foi hoje, foi na segunda'; else null. */
function otherDay({ sentence, days, figures }: Scan): Meaning | null {
  const [wrong, right] = days
  if (wrong === undefined || right === undefined || days.length > 2 || figures.length > 0 || right.future)
    return null
  const was = before(sentence, wrong.start)
  const denied =
    isAt(sentence, was, 'not') || isAt(sentence, was, 'oops') || isAt(sentence, before(sentence, was), 'not')
  if (!denied || !hasAny(sentence, 'was') || hasAny(sentence, 'spend', 'howMuch')) return null
  const changes = { date: right.date }
  return { kind: 'correction', ...thingBefore(sentence, wrong.start), changes, sure: true }
}

/** Reads the right amount of an earlier expense: 'la de la farmacia era 4500', 'the coffee was 5 not 4'; else null. */
function wasBefore(scan: Scan): Meaning | null {
  const { sentence, figures } = scan
  const [first, second] = figures
  if (first === undefined || figures.length > 2 || hasAny(sentence, 'spend', 'consume', 'quote')) return null
  const was = senseAt(sentence, before(sentence, first.start), 'was')
  const denied =
    second !== undefined && isDenied(sentence, first) && isAt(sentence, before(sentence, second.start), 'was')
  const about = () => thingBefore(sentence, first.start)
  if (denied && second.readings.length === 1)
    return { kind: 'correction', ...about(), changes: { amount: amountOf(second) }, sure: true }
  const replaces = second !== undefined && isReplaced(scan)
  // 'Lo de la nafta' and 'the kroger one' refer to an earlier expense.
  const one = before(sentence, before(sentence, first.start))
  const isOne = isAt(sentence, one, 'one') && isAt(sentence, before(sentence, one), 'kind')
  const isNamed = isAt(sentence, 0, 'article') && (isAt(sentence, 1, 'of') || isOne)
  const back =
    isNamed || was?.value === 'back' || isAt(sentence, before(sentence, sentence.tokens.length), 'oops')
  if (was === undefined || !(replaces || (back && second === undefined))) return null
  if (first.readings.length > 1 || perUnitAt(sentence, first) !== null) return null
  const changes = { amount: amountOf(first), ...saidBeside(scan) }
  return { kind: 'correction', ...about(), changes, sure: true }
}

/**
 * The day and the payer that a message gives beside the amount, each with a verb of its own: 'Eran 6.500 y fue ayer',
 * 'foi 22 e quem pagou foi o Rafael'.
 */
function saidBeside(scan: Scan): Correction['changes'] {
  const { sentence, figures, days } = scan
  const [day, ...others] = days
  const isWas = day !== undefined && isAt(sentence, before(sentence, day.start), 'was')
  const date = isWas && others.length === 0 && !day.future ? day.date : null
  const payer = figures.length === 1 && hasAny(sentence, 'payer') ? payerOf(scan, 0) : null
  return { ...(date !== null && { date }), ...payer }
}

/** Whether the verb before an amount is denied: 'no son 5.690'. */
function isDenied(sentence: Sentence, { start }: Figure): boolean {
  const was = before(sentence, start)
  return (
    isAt(sentence, was, 'oops') ||
    (isAt(sentence, was, 'was') && isAt(sentence, before(sentence, was), 'not'))
  )
}

/** Whether a verb of changing records a new expense: 'poné 3000 de nafta'. */
export function isNoted(scan: Scan): boolean {
  const start = firstPhrase(scan.sentence)
  return isAt(scan.sentence, start, 'change') && isNote(scan, after(scan.sentence, start))
}

function firstPhrase(sentence: Sentence): number {
  // 'They were 65' starts with a phrase for all of them.
  const lead = opening(sentence)
  const they = particleEnd(sentence, isAt(sentence, lead, 'and') ? after(sentence, lead) : lead, 'allOfThem')
  if (they > lead && isAt(sentence, they, 'was')) return they
  let at = 0
  while (
    at < sentence.tokens.length &&
    (sentence.tokens[at]?.kind === 'break' ||
      (isAt(sentence, at, 'target', 'article') && leadsTo(sentence, after(sentence, at))) ||
      (isAt(sentence, at, 'filler', 'greeting') && !isAt(sentence, at, 'oops', 'change', 'was')))
  ) {
    at = after(sentence, at)
  }
  return at
}

/** Whether the words after 'eso' or 'la' start a change: 'era', 'no era', 'va en', 'categoría es'. */
function leadsTo(sentence: Sentence, at: number): boolean {
  return isAt(sentence, at, 'was', 'oops', 'change') || senseAt(sentence, at, 'field')?.value === 'category'
}

function afterChange(scan: Scan): Meaning | null {
  const { sentence, figures, days, claims } = scan
  if (hasAny(sentence, 'spend', 'consume', 'budget', 'transfer') || figures.length > 2) return null
  if (claims.includes('time') || days.some(({ future }) => future)) return null
  if (!hasAny(sentence, 'change', 'was') && figures.length > 0 && contentFrom(scan, 1).length > 0) return null
  const isOther = sentence.tokens.some((_, at) => isInsteadOf(sentence, at))
  return aboutBefore(scan, isOther ? correctionOfMeant(scan, 0) : correctionOf(scan, 0, true))
}

/** Reads a message that states nothing but what changes: 'fue ayer', 'eran 7500', 'era en farmacia'; else null. */
function plainChange(scan: Scan, from: number): Meaning | null {
  const { sentence } = scan
  if (isAsked(sentence) || hasAny(sentence, 'spend')) return null
  // In 'Fueron 46 con la propina' the tip is not a new name.
  const extra = extraFrom(scan)
  const content = contentFrom(scan, from).filter((at) => at < extra)
  const spent =
    (hasAny(sentence, 'spend', 'consume', 'future', 'hypothetical', 'income') || quotesPrice(sentence)) &&
    content.length > 0
  if (scan.figures.length + scan.days.length === 0) {
    const isThing = (at: number) => isAt(sentence, at, 'kind') || isParticle(sentence, at, 'mistypedThing')
    const named =
      content.length > 0 &&
      content.length <= 3 &&
      content.every((at) => isThing(at) || isAt(sentence, at, 'family') || sentence.marks[at] === null)
    const known = content.some(isThing)
    const change = named && known && !spent ? correctionOfMeant(scan, from) : null
    return change && isParticle(sentence, from, 'for') ? withoutName(change) : change
  }
  if (content.length > 0) return null
  return correctionOf(scan, from, true)
}

/** Drops the new name: 'That's for Kayla's car' says what it was for, not what it is called. */
function withoutName(change: Correction): Correction {
  const { description: _, ...changes } = change.changes
  return { ...change, changes }
}

/**
 * Reads what something was not and what it was, and nothing else: 'it wasn't tesco, it was aldi', 'la nafta no, era
 * gas'; else null.
 */
function wasAnother(scan: Scan, start: number): Meaning | null {
  const { sentence, figures, days } = scan
  const said = wasNot(scan, start)
  if (said !== null) return said
  const denied = isAt(sentence, start, 'target') ? after(sentence, start) : start
  const from = after(sentence, denied)
  if (!isAt(sentence, denied, 'not') || figures.length + days.length > 0 || isAsked(sentence)) return null
  const meant = meantFrom(scan, from)
  const things = contentFrom(scan, from)
  const isOther = things.some((at) => at < meant) && things.some((at) => at > meant)
  return isOther && things.every((at) => isAt(sentence, at, 'kind')) ? correctionOfMeant(scan, from) : null
}

/** Reads the same with the thing before the 'no': 'la nafta no, era gas'; else null. */
function wasNot(scan: Scan, start: number): Correction | null {
  const { sentence, figures, days } = scan
  const thing = behindArticle(sentence, start)
  const not = after(sentence, thing)
  const mark = after(sentence, not)
  const was = sentence.tokens[mark]?.kind === 'break' ? mark + 1 : mark
  const isDenied = isAt(sentence, thing, 'kind') && isAt(sentence, not, 'not') && isAt(sentence, was, 'was')
  if (!isDenied || figures.length + days.length > 0 || isAsked(sentence)) return null
  const things = contentFrom(scan, was)
  const isKnown = things.length > 0 && things.every((at) => isAt(sentence, at, 'kind'))
  const change = isKnown ? correctionOf(scan, was, true) : null
  return change && { ...change, ...thingBefore(sentence, not) }
}

/**
 * Reads which expense is wrong and, if the message says it, what it was: 'the uber one is wrong, it was 18.40'; else
 * null.
 */
function wasWrong(scan: Scan): Meaning | null {
  const { sentence, figures } = scan
  if (!mayHaveParticle(sentence, 'wrong')) return null
  const at = sentence.tokens.findIndex((_, at) => isParticle(sentence, at, 'wrong'))
  const [figure, ...others] = figures
  if (at < 0 || others.length > 0 || isAsked(sentence) || contentFrom(scan, at + 1).length > 0) return null
  const about = thingBefore(sentence, at)
  if (figure === undefined) {
    const isAll = contentFrom(scan, 0).every((each) => isAt(sentence, each, 'kind', 'quote'))
    const isNamed = about.about !== undefined && scan.days.length === 0
    return isAll && isNamed ? { kind: 'correction', ...about, changes: {}, sure: true } : null
  }
  const change = figure.start < at ? null : correctionOf(scan, at + 1, true)
  return change && { ...change, ...about }
}

function payerChange(scan: Scan): Meaning | null {
  const { sentence } = scan
  const { tokens } = sentence
  if (isParticle(sentence, 0, 'who') || scan.figures.length > 0 || tokens.length > 12) return null
  const changes = payerOf(scan, 0)
  // 'C'est Max qui a payé': Max may also be a shop.
  const things = contentFrom(scan, 0).filter(
    (at) => isAt(sentence, at, 'kind') && !isAt(sentence, at, 'family') && !namesMember(sentence, at),
  )
  const others =
    contentFrom(scan, 0).filter((at) => !isAt(sentence, at, 'target', 'change')).length - things.length
  // 'I paid the bread' reports a purchase, 'it was me who paid the bread' changes a recorded one.
  const isOwn = changes?.payerId === 'me' && things.length > 0 && hasAny(sentence, 'spend')
  if (changes === null || isOwn || others > 1) return null
  // 'La luz la pagó Ana ayer' gives a day, too.
  const [day, ...more] = scan.days
  const date = day && more.length === 0 && !day.future ? { date: day.date } : {}
  return {
    kind: 'correction',
    ...(things[0] !== undefined && thingBefore(sentence, tokens.length, things[0])),
    changes: { ...changes, ...date },
    sure: true,
  }
}
