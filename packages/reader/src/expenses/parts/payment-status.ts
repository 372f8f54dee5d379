import { type Ambiguous, type Expenses, type Meaning, onlySpent } from '../../meaning.ts'
import { onlyReading } from '../../numbers/figure.ts'
import { readFigure } from '../../numbers/read-figure.ts'
import { behindArticle, endsAt, skipAll } from '../../words/edges.ts'
import { hasPhraseIn, isParticle, particleEnd, phraseStart } from '../../words/particle.ts'
import {
  after,
  allOf,
  has,
  hasAny,
  isAsked,
  isAt,
  numberSaidAt,
  numbersIn,
  type Sentence,
  type Stretch,
  senseAt,
  textOf,
} from '../../words/sentence.ts'
import { fold } from '../../words/text.ts'
import { ambiguousAmount } from '../ambiguous.ts'

/**
 * Reads an expense followed, after punctuation or a 'but', by what becomes of it. 'taxi 30, work will pay it back' and
 * 'luz 90 vence el viernes, ya la pagué' (already paid) are booked; for 'dentist 140, insurance covers 80%', returns
 * the question which amount to book. Null for all other messages.
 */
export function readToldAside(
  sentence: Sentence,
  readPart: (text: string) => Meaning,
): Expenses | Ambiguous | null {
  if (isAsked(sentence)) return null
  const { end, start } = asideIn(sentence)
  const aside = { start, end: sentence.tokens.length }
  if (end < 1 || !mayBeAside(sentence, aside)) return null
  const bought = readPart(textOf(sentence, 0, end))
  return (
    paidSince(sentence, aside, bought, readPart) ??
    taken(sentence, aside, bought) ??
    paidAnyway(sentence, aside, bought) ??
    partPaid(sentence, aside, bought) ??
    covered(sentence, aside, bought)
  )
}

/** Returns where the expense ends and where the rest starts, which needs no mark if it tells that it will come back. */
function asideIn(sentence: Sentence): { readonly end: number; readonly start: number } {
  const mark = sentence.tokens.findLastIndex((_, at) => isMark(sentence, at))
  const price = sentence.tokens.findLastIndex(({ kind }) => kind === 'number') + 1
  const isBack = phraseStart(sentence, 'paidBackLater', price) >= price && price > mark
  return isBack && price > 0 ? { end: price, start: price } : { end: mark, start: mark + 1 }
}

/**
 * Whether a clause ends at a token: at punctuation, or at the 'but' of 'vence el 25 pero ya la pagué' or 'dentist 140 but
 * insurance covers 80%'.
 */
function isMark(sentence: Sentence, at: number): boolean {
  if (sentence.tokens[at]?.kind === 'break') return !endsAt(sentence, at)
  if (isAt(sentence, at, 'but') && phraseStart(sentence, 'covered', at + 1) > at) return true
  return isAt(sentence, at, 'but', 'and') && particleEnd(sentence, at + 1, 'saidPaid') > at + 1
}

/** What the words after the mark may begin with, or have. */
type Aside = 'saidPaid' | 'tookIt' | 'paidBackLater' | 'restOwed' | 'covered'

/**
 * Whether the words after the mark may tell what becomes of an expense; checked before the text in front of them is
 * read.
 */
function mayBeAside(sentence: Sentence, aside: Stretch): boolean {
  const begins = (type: Aside) => particleEnd(sentence, aside.start, type) > aside.start
  if (begins('saidPaid') || begins('tookIt') || begins('restOwed') || isRestLater(sentence, aside))
    return true
  if (hasPhraseIn(sentence, aside, 'covered')) return true
  return hasPhraseIn(sentence, aside, 'paidBackLater') && numbersIn(sentence, aside) === 0
}

/** Returns a purchase that was still to be paid, if the words after the mark only say that it is paid, and when. */
function paidSince(
  sentence: Sentence,
  { start, end }: Stretch,
  bought: Meaning,
  readPart: (text: string) => Meaning,
): Expenses | null {
  if (bought.kind !== 'not_expense' || bought.reason !== 'future') return null
  const { wouldBe } = bought
  const paid = particleEnd(sentence, start, 'saidPaid')
  if (!wouldBe?.description || paid === start) return null
  const booked = (date: string, dateStated: boolean): Expenses => ({
    kind: 'expenses',
    items: [{ ...wouldBe, date, dateStated }],
    sure: true,
  })
  if (endsAt(sentence, paid)) return booked(sentence.context.today, false)
  const told = onlySpent(readPart(`${wouldBe.description} 1 ${textOf(sentence, paid, end)}`))
  return told?.description === wouldBe.description && told.dateStated ? booked(told.date, true) : null
}

/** Returns what was offered at a price, if the words after the mark only say that it is bought: 'jacket 84 on sale, got it'. */
function taken(sentence: Sentence, { start }: Stretch, bought: Meaning): Expenses | null {
  const end = particleEnd(sentence, start, 'tookIt')
  if (end === start || !endsAt(sentence, end)) return null
  if (bought.kind === 'expenses') return bought.sure ? bought : null
  const isOffer = bought.kind === 'not_expense' && bought.reason === 'quote'
  return isOffer && bought.wouldBe ? { kind: 'expenses', items: [bought.wouldBe], sure: true } : null
}

/** Returns a purchase of which a part is still owed or will come back, or the question how much of it was paid. */
function paidAnyway(sentence: Sentence, aside: Stretch, bought: Meaning): Expenses | Ambiguous | null {
  if (bought.kind !== 'expenses') return null
  // "I'll pay it back": somebody else paid.
  const isOwn =
    isAt(sentence, aside.start, 'pronoun') &&
    particleEnd(sentence, aside.start, 'paidBackLater') === aside.start
  const isBack = hasPhraseIn(sentence, aside, 'paidBackLater') && numbersIn(sentence, aside) === 0 && !isOwn
  const owed = particleEnd(sentence, aside.start, 'restOwed')
  const isNumber = endsAt(sentence, readFigure(sentence, owed)?.end ?? 0)
  const isRest = owed > aside.start && (isNumber || endsAt(sentence, owed))
  if (isRestLater(sentence, aside)) return bought
  if ((!isBack && !isRest) || bought.items.some(({ description }) => deposit.test(fold(description))))
    return null
  // In 'Sofa 500, still owe 200' the 500 may be the full price; in 'falta pagar otros 150' the rest comes on top.
  const [item] = bought.items
  const rest = isRest && isNumber ? amountAt(sentence, owed) : 0
  const isBeside = isParticle(sentence, owed - 1, 'anotherRest') || bought.items.length > 1
  if (rest < item.amount * leastOwed || rest >= item.amount || isBeside) return bought
  return ambiguousAmount(item, item.amount - rest)
}

/**
 * Whether the words after the mark only tell what is paid later: 'seña 200, el resto 600 después', 'the other 700 due in
 * May'.
 */
function isRestLater(sentence: Sentence, { start }: Stretch): boolean {
  const rest = particleEnd(sentence, start, 'theRest')
  const other = Math.max(rest, particleEnd(sentence, start, 'otherPart'))
  const from = other > start ? other : behindArticle(sentence, start)
  const amount = readFigure(sentence, from)?.end ?? from
  const later = other > start ? amount : particleEnd(sentence, amount, 'otherPart')
  const isRest = rest > start || (amount > from && later > start && (other > start || later > amount))
  const end = endOfLater(sentence, later)
  return isRest && end > later && endsAt(sentence, end)
}

/** Returns the index after words for a later time, or for a month or weekday to come; `at` if there are none. */
function endOfLater(sentence: Sentence, at: number): number {
  const due = particleEnd(sentence, isAt(sentence, at, 'was') ? after(sentence, at) : at, 'due')
  // 'Due on delivery', 'due on the 5th'.
  const later = [due, due - 1].find(
    (from) => from >= at && particleEnd(sentence, from, 'somewhatLater') > from,
  )
  if (later !== undefined) return particleEnd(sentence, later, 'somewhatLater')
  const day = skipAll(sentence, due, 'preposition', 'article')
  const isToCome = isAt(sentence, day, 'month', 'weekday') || Number(senseAt(sentence, day, 'day')?.value) > 0
  return isToCome && !has(sentence, { start: 0, end: at }, 'day', 'weekday', 'month')
    ? after(sentence, day)
    : at
}

/** Returns a part payment that its own clause leaves open, as the words behind it call only the rest due. */
function partPaid(sentence: Sentence, aside: Stretch, bought: Meaning): Expenses | null {
  if (bought.kind !== 'not_expense' || bought.wouldBe === undefined) return null
  const said = ['deposit', 'security'] as const
  const [at = -1] = said.map((type) => phraseStart(sentence, type)).filter((start) => start >= 0)
  if (at < 0 || at >= aside.start || !isRestLater(sentence, aside)) return null
  const around = [
    { start: 0, end: at },
    { start: at + 1, end: aside.start },
  ]
  const isLeftOpen = around.some((stretch) => has(sentence, stretch, ...unpaid))
  return isLeftOpen ? null : { kind: 'expenses', items: [bought.wouldBe], sure: true }
}

/** The types of word that say that something was not paid, or not by the writer. */
const unpaid = ['future', 'infinitive', 'hypothetical', 'quote', 'loan', 'stranger', 'not'] as const

/** A deposit that comes back is not an expense. */
const deposit = /^(?:la |el |o |a |the )?(?:fianza|deposito|garantia|caucao|caution|deposit)\b/

/** A smaller part of the price is told in another scale. */
const leastOwed = 0.05

/**
 * Returns the question about the rest, if somebody else covers an amount or a percentage of the only purchase;
 * otherwise null.
 */
function covered(sentence: Sentence, aside: Stretch, bought: Meaning): Ambiguous | null {
  const item = onlySpent(bought)
  const verb = phraseStart(sentence, 'covered', aside.start)
  // 'Me reembolsaron 200': the money has already come back.
  if (item === null || verb < 0 || hasAny(sentence, 'not') || has(sentence, aside, 'me', 'spend')) return null
  const at = skipAll(sentence, particleEnd(sentence, verb, 'covered'), 'article', 'approx')
  const isPercent = isAt(sentence, at + 1, 'percent')
  const end = isPercent ? after(sentence, at + 1) : (readFigure(sentence, at)?.end ?? 0)
  const said = numberSaidAt(sentence, at)
  if (said === undefined || !endsAt(sentence, end)) return null
  const part = isPercent ? Math.round((item.amount * Number(said)) / 100) : amountAt(sentence, at)
  return part > 0 && part < item.amount ? ambiguousAmount(item, item.amount - part) : null
}

/** Returns the amount at a token; 0 if it has several readings. */
function amountAt(sentence: Sentence, at: number): number {
  return onlyReading(readFigure(sentence, at)) ?? 0
}

/**
 * Reads a thing that the writer paid, followed after punctuation by its price: 'El helado lo pagué yo, 3000'. Null for
 * all other messages.
 */
export function readPaidMyselfFor(sentence: Sentence, readPart: (text: string) => Meaning): Expenses | null {
  const { tokens } = sentence
  const mark = tokens.findIndex(({ kind }) => kind === 'break')
  const payer = tokens.findIndex((_, at) => senseAt(sentence, at, 'payer')?.value === 'me')
  if (payer < 1 || after(sentence, payer) !== mark || isAsked(sentence) || hasAny(sentence, 'not'))
    return null
  const price = { start: mark + 1, end: tokens.length }
  if (numbersIn(sentence, allOf(sentence)) !== 1 || numbersIn(sentence, price) !== 1) return null
  if (!has(sentence, { start: 0, end: payer }, 'kind')) return null
  const bought = readPart(`${textOf(sentence, 0, payer)} ${textOf(sentence, price.start, price.end)}`)
  return onlySpent(bought) === null || bought.kind !== 'expenses' ? null : bought
}
