import type { Context } from './context.ts'
import { readExpenses } from './expenses/expenses.ts'
import { readFiledBehind } from './expenses/filed-behind.ts'
import { readHalved } from './expenses/halved-by.ts'
import { readOwned } from './expenses/owned.ts'
import { notExpense } from './expenses/reason.ts'
import type { Expenses, Meaning } from './meaning.ts'
import { type Scan, scan } from './message/scan.ts'
import { withoutAsked } from './prices/asked.ts'
import { withTakenOff } from './prices/change.ts'
import { leaveOutCounts } from './prices/counts.ts'
import { weighNumbers } from './prices/evidence.ts'
import { withChange } from './prices/handed.ts'
import { withOwnMoney } from './prices/in-own-money.ts'
import { timesIn, withMultiplied } from './prices/multiplied.ts'
import { withPurse } from './prices/purse.ts'
import { withoutRegular } from './prices/regular.ts'
import { withSettled } from './prices/settled.ts'
import { leaveOutSteps } from './prices/steps.ts'
import { replaceTakenBack } from './prices/take-back.ts'
import { readAllowance } from './talk/allowance.ts'
import { amongMembers } from './talk/among-members.ts'
import { readOfOneAmount } from './talk/asking/asked-amount.ts'
import { readBetween } from './talk/asking/asked-between.ts'
import { readDeleted } from './talk/asking/asked-deleted.ts'
import { readOfBook } from './talk/asking/asked-of-book.ts'
import { readCapped } from './talk/asking/capped.ts'
import { readBudgetGivenUp, readLastTime, readQuestion } from './talk/asking/question.ts'
import { readWithin } from './talk/asking/within.ts'
import { readAlreadyDeleted } from './talk/changing/already-deleted.ts'
import { readAmending } from './talk/changing/amending.ts'
import { readBelonging } from './talk/changing/belonging.ts'
import { readByPercent } from './talk/changing/by-percent.ts'
import { readCorrection } from './talk/changing/correction.ts'
import { readCounted } from './talk/changing/counted.ts'
import { readDenied } from './talk/changing/denied.ts'
import { readDisowned, readOwnDeed, readOwner } from './talk/changing/disowning.ts'
import { readErasing } from './talk/changing/erasing.ts'
import { readCalled, readMisfiled } from './talk/changing/filing.ts'
import { readForgetting } from './talk/changing/forgetting.ts'
import { readKeeping, readRemark } from './talk/changing/keeping.ts'
import { readLastSome } from './talk/changing/last-some.ts'
import {
  readDeniedDeed,
  readMisplaced,
  readMistaken,
  readWrongField,
  readWrongPrice,
} from './talk/changing/mistaken.ts'
import { readNotThatOne } from './talk/changing/not-that-one.ts'
import { readNote } from './talk/changing/noting.ts'
import { readOfAmount } from './talk/changing/of-amount.ts'
import { readOfDay } from './talk/changing/of-day.ts'
import { readOfName } from './talk/changing/of-name.ts'
import { readOwnOne } from './talk/changing/own-one.ts'
import {
  readBoughtForMe,
  readNotPaid,
  readOnAccount,
  readPaidBy,
  readPaidMyself,
  readPayerInstead,
  readShared,
} from './talk/changing/payers-told.ts'
import { readPutIn, withPlace } from './talk/changing/putting-in.ts'
import { settledChange } from './talk/changing/settled-change.ts'
import { readSplitting } from './talk/changing/splitting.ts'
import { readThingAnew } from './talk/changing/thing-anew.ts'
import { readReturned, readUnpaid, withoutReturned } from './talk/changing/unpaid.ts'
import { readAllPaidOn } from './talk/changing/when-was.ts'
import { inferFrom } from './talk/inferred.ts'
import { askedIfOpen } from './talk/left-open.ts'
import { readNotYet } from './talk/not-yet.ts'
import { readPolite } from './talk/polite-order.ts'
import { readShoppingList } from './talk/shopping-list.ts'
import { readTalk } from './talk/talk.ts'
import { type Topic, topicsOf } from './topics.ts'
import { readSentence, type Sentence } from './words/sentence.ts'
import type { Vocabulary } from './words/vocabulary.ts'

/** A chat takes no longer message. */
const maxLength = 4096

/**
 * So many numbers may be in a message, a word of one counting half: thirty expenses, each with its day and how many it was.
 * What numbers are to each other takes a time that grows with the third power of how many there are.
 */
const maxNumbers = 120

/** Reads one message; never throws, never asks anything but its arguments. */
export function read(vocabulary: Vocabulary, text: string, context: Context): Meaning {
  return meaningOf(sentenceOf(vocabulary, text, context))
}

/** Reads a message topic by topic, in the order to work through them; most have one, which is all of the message. */
export function readTopics(
  vocabulary: Vocabulary,
  text: string,
  context: Context,
): readonly [Topic, ...Topic[]] {
  const sentence = sentenceOf(vocabulary, text, context)
  const topics = isTooMuch(sentence) ? null : topicsOf(sentence, (part) => read(vocabulary, part, context))
  const [first, ...others] = topics ?? []
  return first ? [first, ...others] : [{ text, meaning: meaningOf(sentence) }]
}

function sentenceOf(vocabulary: Vocabulary, text: string, context: Context): Sentence {
  return readSentence(
    vocabulary,
    withZeros(withoutAlso(withoutLaughter(withoutLinks(text.slice(0, maxLength + 1))))),
    context,
  )
}

/** Whether a message is more than anybody tells at once: of a part of it nobody could say whether it ends within an amount. */
function isTooMuch({ text, tokens, marks }: Sentence): boolean {
  const figures = tokens.filter(({ kind }) => kind === 'number').length
  const words = marks.filter((mark) =>
    mark?.senses.some(({ type }) => type === 'number' || type === 'times'),
  ).length
  return text.length > maxLength || figures + words / 2 > maxNumbers
}

function meaningOf(sentence: Sentence): Meaning {
  const { vocabulary, context } = sentence
  if (sentence.tokens.length === 0) return { kind: 'small_talk', sure: true }
  if (isTooMuch(sentence)) return notExpense('too_much')
  const readPart = (part: string) => read(vocabulary, part, context)
  const polite = readPolite(sentence, readPart)
  if (polite !== null) return polite
  const told =
    readHalved(sentence, readPart) ?? readFiledBehind(sentence, readPart) ?? readOwned(sentence, readPart)
  if (told !== null) return told
  const scanned = withOwnMoney(scan(sentence))
  const plain =
    readNotYet(scanned) ??
    readForgetting(scanned) ??
    readRemark(scanned) ??
    readKeeping(scanned) ??
    readBudgetGivenUp(scanned) ??
    readAlreadyDeleted(scanned) ??
    readErasing(scanned) ??
    readPayerInstead(scanned) ??
    readPaidBy(scanned) ??
    readPaidMyself(scanned) ??
    readBoughtForMe(scanned) ??
    readOnAccount(scanned) ??
    readNotPaid(scanned) ??
    readShared(scanned) ??
    readWrongField(scanned) ??
    readWrongPrice(scanned) ??
    readMisplaced(scanned) ??
    readOwnOne(scanned) ??
    readOfName(scanned) ??
    readThingAnew(scanned) ??
    readPutIn(scanned) ??
    readCalled(scanned) ??
    readAllPaidOn(scanned) ??
    readDeniedDeed(scanned) ??
    readSplitting(scanned) ??
    readByPercent(scanned) ??
    readAmending(scanned) ??
    readMisfiled(scanned) ??
    readBelonging(scanned) ??
    readAllowance(scanned) ??
    readCapped(scanned) ??
    readMistaken(scanned) ??
    readLastSome(scanned) ??
    readUnpaid(scanned) ??
    readReturned(scanned) ??
    readDenied(scanned) ??
    readNotThatOne(scanned) ??
    readDisowned(scanned) ??
    readOwner(scanned) ??
    readOwnDeed(scanned) ??
    readCounted(scanned) ??
    readDeleted(scanned) ??
    readLastTime(scanned) ??
    readOfOneAmount(scanned) ??
    readOfBook(scanned) ??
    readBetween(scanned) ??
    readNote(scanned) ??
    readOfAmount(scanned) ??
    readOfDay(scanned) ??
    readWithin(scanned) ??
    readShoppingList(scanned)
  if (plain !== null) return plain
  const paid = timesIn(scanned)
  // 'Foram 3 de 50': how often a price was paid makes what something was; what is spent is read on its own.
  const counted = () => withMultiplied({ ...scanned, claims: [...scanned.claims] }, paid)
  const prices = () => {
    const settled = withSettled(scanned)
    const multiplied = withMultiplied(settled, settled === scanned ? paid : timesIn(settled))
    const spent = withoutAsked(withoutRegular(withChange(withPurse(multiplied))))
    return readPrices(replaceTakenBack(withTakenOff(spent)), scanned)
  }
  const meaning = readTalk(scanned) ?? readQuestion(scanned) ?? readCorrection(counted()) ?? prices()
  const inferred = askedIfOpen(scanned, inferFrom(scanned, meaning, prices), prices)
  return amongMembers(scanned, withPlace(scanned, withoutReturned(scanned, settledChange(scanned, inferred))))
}

/** Blanks out addresses of pages, whose words and numbers tell of nothing; all else stays in its place. */
function withoutLinks(text: string): string {
  return text.replace(/(https?:\/\/|www\.)\S+/gi, (link) => ' '.repeat(link.length))
}

/** 'kiosco 3.000, jajaja', 'uber 18 kkkk', 'no I did lol': blanks out laughing that ends what is told, and says nothing of it. */
function withoutLaughter(text: string): string {
  return text.replace(
    /(?<=[\s,.!?])(?:(?:j[aei]|h[ae]|rs){2,}[jhs]?|k{3,}|lo+l|lmao|mdr+|ptdr)[\s!.]*$/iu,
    (laughing: string, at: number) =>
      /[\p{L}\d]/u.test(text.slice(0, at)) ? ' '.repeat(laughing.length) : laughing,
  )
}

/** 'El cuaderno 120 también', 'pain 2,10 aussi': blanks out what says, behind a number that ends what is told, that it is one more. */
function withoutAlso(text: string): string {
  return text.replace(/(?<=\d)\s+(?:tambi[eé]n|tamb[eé]m|tbm?|too|as well|aussi)[\s!.]*$/iu, (also) =>
    ' '.repeat(also.length),
  )
}

/** '3O€', '18.9oo': zeros that are typed, or read off a bill, as the letter; 'o' behind one digit orders, as in '1o de maio'. */
function withZeros(text: string): string {
  return text.replace(
    /(?<=\d)O+(?=€|\b)|(?<=[.,]\d?)[oO]{1,2}(?![a-zA-Z])|(?<=\d)oo+(?![a-zA-Z])/g,
    (letters) => '0'.repeat(letters.length),
  )
}

/** Reads what is left when the other numbers are; where nothing decides about one of them, both ways are offered. */
function readPrices(scanned: Scan, raw: Scan): Meaning {
  const { scan, strict } = weighNumbers(scanned, raw)
  const meaning = readExpenses(leaveOutSteps(leaveOutCounts(scan)))
  if (strict === null || meaning.kind !== 'expenses') return meaning
  const other = readExpenses(leaveOutSteps(leaveOutCounts(strict)))
  if (other.kind !== 'expenses' || amountsOf(other) === amountsOf(meaning)) return meaning
  return { kind: 'ambiguous', why: 'price', readings: [other.items, meaning.items], sure: false }
}

function amountsOf({ items }: Expenses): string {
  return items.map(({ amount }) => amount).join()
}
