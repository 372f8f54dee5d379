import { budgetTopicsOf } from './budget-topics.ts'
import { changeTopicsOf } from './change-topics.ts'
import type { Context } from './context.ts'
import { correctionTopicsOf } from './correction-topics.ts'
import { asPlainPurchase } from './expenses/plain-purchase.ts'
import { readPriced } from './expenses/priced.ts'
import { notExpense } from './expenses/reason.ts'
import { withRecurrence } from './expenses/recurrence.ts'
import type { Meaning, Query } from './meaning.ts'
import { type Scan, withOwnClaims } from './message/scan.ts'
import { withCountCorrected } from './prices/count-corrected.ts'
import { withOwnMoney } from './prices/in-own-money.ts'
import { type PriceMultiple, timesIn, withMultiplied } from './prices/multiplied.ts'
import { scan } from './scan-message.ts'
import { amongMembers } from './talk/among-members.ts'
import { readAskedOfMember } from './talk/asking/asked-of-member.ts'
import { withoutOfThat } from './talk/asking/asked-of-that.ts'
import { asPayerAsked } from './talk/asking/asked-who-paid-it.ts'
import { readQuestion } from './talk/asking/question.ts'
import { bareAmountOf } from './talk/bare-amount.ts'
import { readBesideDeniedDay } from './talk/beside-denied-day.ts'
import { correction } from './talk/changing/correction.ts'
import { withoutReturned } from './talk/changing/deleting/unpaid.ts'
import { withPlace } from './talk/changing/putting-in.ts'
import { settledChange } from './talk/changing/settled-change.ts'
import { readInParts } from './talk/in-parts.ts'
import { inferFrom } from './talk/inferred.ts'
import { askedIfOpen } from './talk/left-open.ts'
import { readNotedThat } from './talk/noted-that.ts'
import { readPolite } from './talk/polite-order.ts'
import { readTalk } from './talk/talk.ts'
import { readUnambiguous } from './talk/unambiguous.ts'
import { type Topic, topicsOf } from './topics.ts'
import { blanked } from './words/blanked.ts'
import { consistsOf } from './words/edges.ts'
import { mayApply } from './words/rule.ts'
import { hasAny, isAsked, numbersIn, readSentence, type Sentence } from './words/sentence.ts'
import type { Vocabulary } from './words/vocabulary.ts'
import { withoutCourtesy } from './words/without-courtesy.ts'

/** No chat allows a longer message. */
const maxLength = 4096

/**
 * The most numbers in a message, where a number word counts half: thirty expenses, each with its day and its count.
 * The time to relate the numbers to each other grows with the third power of their count.
 */
const maxNumbers = 120

/**
 * How many characters the parts of a message may have in all, each counted whenever it is read. A sentence with
 * hundreds of places where it might be divided would be read for each of them, which took minutes.
 */
const longestParts = 3 * maxLength

/** Reads one message. Never throws and uses nothing but its arguments. */
export function read(vocabulary: Vocabulary, text: string, context: Context): Meaning {
  return meaningOfText(readText(vocabulary, text, context))
}

/** Reads a message topic by topic, in the order in which to handle them; most messages are one topic. */
export function readTopics(
  vocabulary: Vocabulary,
  text: string,
  context: Context,
): readonly [Topic, ...Topic[]] {
  const read = readText(vocabulary, text, context)
  const { sentence } = read
  const readPart = partsOf(sentence, 0, { left: longestParts })
  const topics = isTooMuch(sentence)
    ? null
    : (topicsOf(sentence, readPart) ??
      budgetTopicsOf(sentence, readPart) ??
      changeTopicsOf(sentence, readPart) ??
      correctionTopicsOf(sentence, readPart))
  const [first, ...others] = topics ?? []
  return first ? [first, ...others] : [{ text, meaning: meaningOfText(read) }]
}

/** Returns the amount of a message that says nothing else (see `bareAmountOf`). */
export function readBareAmount(vocabulary: Vocabulary, text: string, context: Context): number | null {
  return bareAmountOf(scan(readText(vocabulary, text, context).sentence))
}

/** A text as it was written, and without what adds nothing to it; the same if there is none of that. */
interface Text {
  whole: Sentence
  sentence: Sentence
}

function readText(vocabulary: Vocabulary, text: string, context: Context): Text {
  const whole = readSentence(vocabulary, blanked(text.slice(0, maxLength + 1)), context)
  const told = withoutCourtesy(whole)
  return { whole, sentence: told === null ? whole : readSentence(vocabulary, told, context) }
}

/**
 * Returns what a text means without what adds nothing to it. If the rest means nothing, it is what the whole says: a
 * greeting, mostly.
 */
function meaningOfText({ whole, sentence }: Text, depth?: number, patience?: Patience): Meaning {
  const meaning = meaningOf(sentence, depth, patience)
  if (sentence === whole) return meaning
  if (isTold(sentence, meaning)) return meaning
  const all = meaningOf(whole, depth, patience)
  switch (all.kind) {
    // Courtesy makes nothing an expense.
    case 'expenses':
    case 'ambiguous':
      return meaning
    case 'small_talk':
      return meaning.kind === 'missing_amount' && consistsOf(sentence, 'kind', 'article') ? meaning : all
    default:
      return all
  }
}

/** Whether a message without its greeting or thanks clearly says something. */
function isTold(sentence: Sentence, meaning: Meaning): boolean {
  const hasNumber = numbersIn(sentence, { start: 0, end: sentence.tokens.length }) > 0
  switch (meaning.kind) {
    case 'query':
      return isQuestion(sentence, meaning)
    case 'correction':
      return hasNumber || meaning.changes.categoryKind !== undefined
    case 'not_expense':
    case 'missing_amount':
    case 'greeting':
    case 'thanks':
    case 'small_talk':
    case 'help':
    case 'stop':
    case 'connect':
      return false
    default:
      return true
  }
}

/** Whether it is a question about spending, and not how somebody is. */
function isQuestion(sentence: Sentence, { period, scope }: Query): boolean {
  const asksHowMuch = hasAny(sentence, 'howMuch')
  const isSpecific =
    !/^(this_month|today)$/.test(period.name) || scope.categoryKind !== null || scope.categoryId !== null
  return isSpecific ? asksHowMuch || isAsked(sentence) : asksHowMuch && isAsked(sentence)
}

/**
 * Whether a message is too long, or has too many numbers, to be read. It is not cut short, because the cut could fall
 * within an amount.
 */
function isTooMuch({ text, tokens, marks }: Sentence): boolean {
  if (text.length > maxLength) return true
  if (tokens.length <= maxNumbers) return false
  const figures = tokens.filter(({ kind }) => kind === 'number').length
  const words = marks.filter((mark) =>
    mark?.senses.some(({ type }) => type === 'number' || type === 'times'),
  ).length
  return figures + words / 2 > maxNumbers
}

/**
 * How deep the parts of a message are themselves split into parts: without a limit, a message of hundreds of clauses
 * would be read once for each.
 */
const deepest = 2

/** How many characters of parts may still be read, shared by the parts of parts. */
interface Patience {
  left: number
}

/** Returns the function that reads parts of a sentence; beyond what is left, a part counts as too much. */
function partsOf(
  { vocabulary, context }: Sentence,
  depth: number,
  patience: Patience,
): (part: string) => Meaning {
  return (part) => {
    patience.left -= part.length
    if (patience.left < 0) return notExpense('too_much')
    return meaningOfText(readText(vocabulary, part, context), depth, patience)
  }
}

function meaningOf(sentence: Sentence, depth = 0, patience: Patience = { left: longestParts }): Meaning {
  if (sentence.tokens.length === 0) return { kind: 'small_talk', sure: true }
  if (isTooMuch(sentence)) return notExpense('too_much')
  const readPart = partsOf(sentence, depth + 1, patience)
  const rewritten =
    readPolite(sentence, readPart) ??
    readNotedThat(sentence, readPart) ??
    readAskedOfMember(sentence, readPart) ??
    (depth < deepest ? (readBesideDeniedDay(sentence, readPart) ?? readInParts(sentence, readPart)) : null)
  if (rewritten !== null) return rewritten
  const scanned = withCountCorrected(withOwnMoney(scan(sentence)))
  const meaning = readUnambiguous(scanned) ?? withRecurrence(sentence, readByIntent(scanned), readPart)
  return asPlainPurchase(scanned, meaning, readPart)
}

/** Reads a message as what its words say first, then reconsiders that by its likeliest intent and its other words. */
function readByIntent(scanned: Scan): Meaning {
  const paid = timesIn(scanned)
  const readPrices = () => readPriced(scanned, paid)
  const meaning = readTalk(scanned) ?? readQuestion(scanned) ?? readCorrection(scanned, paid) ?? readPrices()
  const inferred = askedIfOpen(scanned, inferFrom(scanned, meaning, readPrices), readPrices)
  const settled = withPlace(scanned, withoutReturned(scanned, settledChange(scanned, inferred)))
  return asPayerAsked(scanned.sentence, amongMembers(scanned, withoutOfThat(scanned, settled)))
}

/** Reads a correction with its prices times their counts ('Foram 3 de 50'); else null. */
function readCorrection(scanned: Scan, paid: readonly PriceMultiple[]): Meaning | null {
  if (!mayApply(scanned.sentence, correction)) return null
  return correction.read(withMultiplied(withOwnClaims(scanned), paid))
}
