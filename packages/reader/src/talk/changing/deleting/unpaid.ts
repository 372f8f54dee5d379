import { isUnknownAt, thingGivenBack } from '../../../expenses/parts/given-back.ts'
import type { Deletion, Meaning, NotExpense } from '../../../meaning.ts'
import { isContentAt, thingBefore } from '../../../message/content.ts'
import type { Scan } from '../../../message/scan.ts'
import {
  behindArticle,
  endsAt,
  firstWord,
  lastPhrase,
  skipAll,
  skipConcluding,
} from '../../../words/edges.ts'
import { memberAt } from '../../../words/member-names.ts'
import { isParticle, particleEnd } from '../../../words/particle.ts'
import { after, before, has, hasAny, isAsked, isAt, type Sentence, textOf } from '../../../words/sentence.ts'
import { opening, openingWith } from '../../opening.ts'

/**
 * Reads that something was not bought, and nothing else: "Actually I didn't buy the milk", 'el café no lo pagué', "le
 * café je l'ai pas payé"; else null.
 */
export function readUnpaid(scan: Scan): NotExpense | null {
  const { sentence, figures, days } = scan
  const negation: NotExpense = { kind: 'not_expense', reason: 'negation', sure: true }
  if (isPriceOfUnbought(scan)) return negation
  if (figures.length + days.length > 0 || isAsked(sentence) || hasAny(sentence, 'delete')) return null
  const first = behindMistake(sentence, firstWord(sentence))
  if (particleEnd(sentence, first, 'didNotBuy') > first) return negation
  const start = opening(sentence)
  const thing = behindArticle(sentence, start)
  if (!isAt(sentence, thing, 'kind')) return null
  let isDenied = false
  let at = after(sentence, thing)
  // 'La arena no la compré al final' ends with a filler.
  let last = lastPhrase(sentence)
  while (last > at && isAt(sentence, last, 'filler')) last = before(sentence, last)
  for (; at < last; at = after(sentence, at)) {
    isDenied ||= isAt(sentence, at, 'not')
    if (!isAt(sentence, at, 'not', 'pronoun', 'article', 'me')) return null
  }
  const isSpent = isAt(sentence, last, 'spend') || particleEnd(sentence, last, 'paid') > last
  return at === last && isDenied && isSpent ? negation : null
}

/**
 * Whether a message says that a known thing was not bought and, in a clause of its own, what it would have cost: 'Al
 * final no fuimos al cine, eran 18'.
 */
function isPriceOfUnbought({ sentence, figures: [figure, ...others], days }: Scan): boolean {
  if (figure === undefined || others.length + days.length > 0 || isAsked(sentence)) return false
  const was = before(sentence, figure.start)
  const isPrice = isAt(sentence, was, 'was', 'cost', 'quote') && endsAt(sentence, figure.end)
  const first = skipAll(sentence, 0, 'filler', 'and')
  const start = Math.max(particleEnd(sentence, first, 'boughtInstead'), behindMistake(sentence, first))
  const denied = particleEnd(sentence, start, 'didNotBuy')
  const clause = { start: denied, end: Math.max(denied, before(sentence, was)) }
  return (
    isPrice &&
    denied > start &&
    has(sentence, clause, 'kind') &&
    sentence.tokens[clause.end]?.kind === 'break'
  )
}

/** The index after 'na verdade' or 'actually', where the denial starts. */
function behindMistake(sentence: Sentence, start: number): number {
  let at = start
  while (isAt(sentence, at, 'oops') && !isAt(sentence, at, 'not')) at = after(sentence, at)
  return at
}

/**
 * Reads that the last expense, or a named one, may have to be deleted: 'Lo devolví', 'devolví los zapatos', 'no hace
 * falta anotar el café', 'lo de la lotería no va', 'the popcorn was free'; else null.
 */
export function readReturned(scan: Scan): Deletion | null {
  const { sentence, figures, days } = scan
  if (figures.length > 0 || days.length > 1 || isAsked(sentence)) return null
  const told = days.length > 0 ? null : thingToldOf(scan)
  if (told !== null) return { kind: 'delete', amount: null, words: told, sure: false }
  const { length } = sentence.tokens
  const opened = openingWith(sentence, 'returnedIt', 'returnedThing', 'notToNote')
  // The 'no' of 'Non je l'ai rendu' is skipped, that of 'no hace falta anotar' is part of the phrase.
  const isWhole = particleEnd(sentence, opened, 'notToNote') > opened
  const first = isWhole ? opened : skipAll(sentence, opened, 'oops')
  const end = Math.max(particleEnd(sentence, first, 'returnedIt'), particleEnd(sentence, first, 'wasFree'))
  const isIt =
    end > first
      ? endsAt(sentence, skipAll(sentence, behindDay(scan, end), 'filler', 'oops')) ||
        isToldOfIt(sentence, end)
      : endsInReturn(sentence)
  const thing = days.length > 0 ? null : (returnedAt(sentence, first) ?? notNotedAt(sentence, first))
  if (!isIt && thing === null) return null
  const { about = '' } = thing === null ? {} : thingBefore(sentence, length, thing)
  return { kind: 'delete', amount: null, words: about, sure: false }
}

/** The index after a day at a token ('Ayer'); the token itself if there is none. */
function behindDay({ days: [day] }: Scan, at: number): number {
  return day?.start === at ? day.end : at
}

/**
 * Reads that the writer paid back money that was owed, and nothing else, which changes no expense: 'Te los devolví
 * ayer', 'I paid Mike back', "je t'ai remboursé"; else null.
 */
export function readPaidBack(scan: Scan): NotExpense | null {
  const { sentence, figures, days } = scan
  if (figures.length > 0 || days.length > 1 || isAsked(sentence)) return null
  const told = paidBackEnd(sentence)
  if (told === null) return null
  const money = behindDay(scan, particleEnd(sentence, behindDay(scan, told), 'owedMoney'))
  // 'Te devolví lo del sushi' and 'I paid you back for the taxi' say what it was for.
  const isFor = isParticle(sentence, money, 'thatOf', 'onBehalf')
  const thing = isFor ? skipAll(sentence, money + 1, 'of', 'article', 'kind') : money
  return endsAt(sentence, skipAll(sentence, behindDay(scan, thing), 'filler'))
    ? { kind: 'not_expense', reason: 'loan', sure: true }
    : null
}

/** The index after the words that somebody was paid back, at the start of a message; null for none. */
function paidBackEnd(sentence: Sentence): number | null {
  for (let at = 0; at < sentence.tokens.length; at = after(sentence, at)) {
    const told = particleEnd(sentence, at, 'paidBack')
    if (told > at) return told
    // In 'Paid Mike back' the name stands within the phrase.
    const name = after(sentence, at)
    const isPaid = isAt(sentence, at, 'payer', 'spend') && memberAt(sentence, name) !== null
    if (isPaid && isParticle(sentence, name + 1, 'back')) return name + 2
    const isAside = isAt(sentence, at, ...aside) || isParticle(sentence, at, 'recordedYet')
    if (!isAside && sentence.tokens[at]?.kind !== 'break') return null
  }
  return null
}

/** The types of word that may come first: 'no, ya', 'I already'. */
const aside = ['oops', 'not', 'filler', 'greeting', 'pronoun', 'me'] as const

/**
 * Whether a message gives a reason and ends by saying that something was given back, without naming it: 'Quedaron
 * chicos, los devolví'.
 */
function endsInReturn(sentence: Sentence): boolean {
  const at = sentence.tokens.findIndex((_, each) => {
    const end = particleEnd(sentence, each, 'returnedIt')
    return end > each && endsAt(sentence, end)
  })
  // 'Te los devolví' is about money.
  const isToThem = isAt(sentence, at - 1, 'pronoun')
  return (
    at > 0 && !isToThem && !has(sentence, { start: 0, end: at }, 'kind', 'spend', 'income', 'loan', 'delete')
  )
}

/**
 * Whether a message, after a punctuation mark, only says what the thing was like: 'Je l'ai rendu, il était trop
 * petit'.
 */
function isToldOfIt(sentence: Sentence, at: number): boolean {
  const was = isAt(sentence, at + 1, 'pronoun', 'stranger') ? after(sentence, at + 1) : at + 1
  const isTold = sentence.tokens[at]?.kind === 'break' && isAt(sentence, was, 'was', 'cost')
  return isTold && !has(sentence, { start: was, end: sentence.tokens.length }, 'kind', 'change', 'delete')
}

/**
 * The thing that a message starts with, if it then says that it was given back or does not count: 'La lotería no la
 * cuentes', 'o sapato da Bia devolvi'; else null.
 */
function thingToldOf(scan: Scan): string | null {
  const { sentence } = scan
  let [first, last] = [-1, -1]
  for (let at = opening(sentence); at < sentence.tokens.length; at = after(sentence, at)) {
    const end = Math.max(...toldOfThings.map((type) => particleEnd(sentence, at, type)))
    if (end > at && first >= 0) return isToldSo(sentence, end) ? textOf(sentence, first, last) : null
    const isSmall = isAt(sentence, at, 'article', 'of') || isParticle(sentence, at, 'thatOf')
    if (isThingAt(scan, at, first >= 0)) {
      first = first < 0 ? at : first
      last = after(sentence, at)
    } else if (first >= 0 && isAt(sentence, at, 'was') && isReturnedBehind(sentence, at)) {
      return textOf(sentence, first, last)
    } else if (!isSmall && sentence.tokens[at]?.kind !== 'break') return null
  }
  return null
}

/**
 * Whether a message, after a punctuation mark, ends by saying that a thing was given back: 'Were too small, returned
 * them'.
 */
function isReturnedBehind(sentence: Sentence, from: number): boolean {
  const mark = sentence.tokens.findIndex(({ kind }, at) => at > from && kind === 'break')
  const end = particleEnd(sentence, mark + 1, 'returnedIt')
  return mark > 0 && end > mark + 1 && endsAt(sentence, end)
}

/**
 * Whether a message ends at a token, or goes on with a reason: 'que mi mujer me mata', ', refund', ', me lo regalaron'.
 */
function isToldSo(sentence: Sentence, end: number): boolean {
  const isWhy = isParticle(sentence, end, 'that') || particleEnd(sentence, end, 'because') > end
  const isFree = sentence.tokens[end]?.kind === 'break' && isFreeBehind(sentence, end + 1)
  const isPaidBack =
    sentence.tokens[end]?.kind === 'break' &&
    has(sentence, { start: end, end: sentence.tokens.length }, 'income')
  return (
    endsAt(sentence, skipAll(sentence, skipConcluding(sentence, end), 'filler', 'oops')) ||
    isWhy ||
    isFree ||
    isPaidBack
  )
}

/** Whether a clause says only that something was free: 'me lo regalaron', 'it was on the house'. */
function isFreeBehind(sentence: Sentence, start: number): boolean {
  const end = particleEnd(sentence, start, 'wasFree')
  return end > start && endsAt(sentence, skipAll(sentence, end, 'filler'))
}

/**
 * Whether a thing starts or continues at a token: a known one, or any word after an article or 'of'; never a relative.
 */
function isThingAt(scan: Scan, at: number, goesOn: boolean): boolean {
  const { sentence } = scan
  const lead = before(sentence, at)
  const isLed = goesOn || (at > 0 && isAt(sentence, lead, 'article', 'of'))
  const isOther = isAt(sentence, at, 'delete', 'undo', 'change', 'record', 'family')
  return isContentAt(scan, at) && !isOther && (isLed || isAt(sentence, at, 'kind'))
}

const toldOfThings = ['returnedIt', 'wasFree', 'doesNotCount', 'notToNote'] as const

/**
 * The index of the known thing that somebody gave back, if only whose or which it was follows: 'devolví los zapatos',
 * "j'ai rendu les chaussures d'Adam", 'returned the shoes to the shop'; else null.
 */
function returnedAt(sentence: Sentence, start: number): number | null {
  const thing = thingGivenBack(sentence, start)
  if (thing === null) return null
  let end = after(sentence, thing)
  while (end < thing + mostBehind && isOfThing(sentence, end)) end = after(sentence, end)
  return endsAt(sentence, end) ? thing : null
}

/** The most tokens behind a thing that say whose or which it was. */
const mostBehind = 5

function isOfThing(sentence: Sentence, at: number): boolean {
  const isShop = isAt(sentence, at, 'kind') && isAt(sentence, before(sentence, at), 'of', 'preposition')
  return isShop || isUnknownAt(sentence, at) || isAt(sentence, at, 'of', 'preposition', 'article', 'family')
}

/**
 * The index of the known thing that is not to be recorded, whatever follows it: 'não precisa anotar o salão'; null for
 * none.
 */
function notNotedAt(sentence: Sentence, start: number): number | null {
  const lead = particleEnd(sentence, start, 'notToNote')
  const thing = behindArticle(sentence, lead)
  return lead > start && isAt(sentence, thing, 'kind') ? thing : null
}

/**
 * Reads the only expense of a message as none if the message says that it was given back: 'Compré un vestido 45 y lo
 * devolví'.
 */
export function withoutReturned({ sentence, figures }: Scan, meaning: Meaning): Meaning {
  if (meaning.kind !== 'expenses' || meaning.items.length > 1 || figures.length > 1) return meaning
  const isBack = sentence.tokens.some(
    (_, at) =>
      isAt(sentence, before(sentence, at), 'and', 'but') &&
      endsAt(sentence, particleEnd(sentence, at, 'returnedIt')) &&
      particleEnd(sentence, at, 'returnedIt') > at,
  )
  return isBack ? { kind: 'not_expense', reason: 'negation', wouldBe: meaning.items[0], sure: true } : meaning
}
