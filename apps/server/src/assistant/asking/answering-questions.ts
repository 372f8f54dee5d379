import {
  isBelowPrices,
  type Meaning,
  type MissingAmount,
  mayBeThousands,
  onlyItem,
  readBareAmount,
} from '@casita/reader'
import { fold } from '../../folding.ts'
import type { Cause, Reply } from '../../message.ts'
import { giveUpChosen, giveUpInWords } from '../budgets/giving-up-budget.ts'
import { raiseChosen, raiseInWords } from '../budgets/raising.ts'
import { asDay } from '../changing/amounts/restating.ts'
import { changeOne } from '../changing/changing.ts'
import { answerWhat, correct } from '../changing/correcting.ts'
import { changesOnly } from '../meant/changes-only.ts'
import { chosenIndexes, saysAllOf } from '../meant/choosing.ts'
import { only } from '../meant/only.ts'
import { expensesOf, findByIds } from '../meant/targets.ts'
import { type Asked, type Draft, isAsked, type Question, type QuestionOf } from '../questions.ts'
import { recordedOf } from '../recording/recorded-already.ts'
import { beginsWithWas, isPlainNo, matches, says, saysPaid, saysToAdd } from '../saying.ts'
import { ageOf, contextOf, type Turn } from '../turn.ts'
import { reply } from '../wording.ts'
import { type AmountAnswered, amountFor, offers, questionDescription, totalSaid } from './amount-answered.ts'
import { askAmount, askDrafts, draftOf, putAgain, recordOrAsk } from './asking.ts'
import { correctAndAskAgain, filedBy } from './asking-again.ts'
import { chooseDayInWords } from './asking-day.ts'
import { askWhich, chooseWhich, chooseWhichInWords, onlyToDelete } from './asking-which.ts'
import { chooseCategoryInWords } from './choosing-category.ts'
import { eachOf, eachOrTogether, partOrWhole } from './choosing-reading.ts'
import { eachPriced, openOnePriced, pricedWithOthers, restatedAt } from './each-amount.ts'
import { isOfAnother } from './other-subject.ts'

/** How long, in milliseconds, words can answer a question; later a bare amount is an expense of its own. */
const answeredByWordsFor = 60 * 60 * 1000

/**
 * Takes a reading of a question, as a pressed button or a 'yes' chooses it, on a day if one is given; replies that the
 * question is stale if it is already settled.
 */
export async function pick(
  turn: Turn,
  questionId: string,
  reading: number,
  date: string | null = null,
): Promise<Reply> {
  const question = turn.conversation.question(questionId)
  const amount = question?.kind === 'price' ? question.amounts?.[reading] : undefined
  if (question?.kind === 'price' && amount !== undefined) {
    turn.conversation.settle(question.id)
    return changeOne(turn, question.expenseId, { amount })
  }
  if (question?.kind === 'raise') return raiseChosen(turn, question, reading)
  if (question?.kind === 'giveUp') return giveUpChosen(turn, question, reading)
  const drafts =
    question?.kind === 'readings'
      ? question.readings[reading]
      : question?.kind === 'declined'
        ? [question.draft]
        : undefined
  if (!question || !drafts) return reply(turn.words.stale)
  turn.conversation.settle(question.id)
  return recordOrAsk(turn, question, date === null ? drafts : drafts.map((draft) => ({ ...draft, date })))
}

/** The day in an answer: 'Sí, lo pagué ayer'; null for none. */
function paidOn(meaning: Meaning): string | null {
  if (meaning.kind === 'missing_amount') return meaning.dateStated ? meaning.date : null
  return (meaning.kind === 'correction' && meaning.changes.date) || null
}

/** Rejects all readings and asks for the amount of the first draft. */
export function askOther(turn: Turn, questionId: string): Reply {
  const question = turn.conversation.question(questionId)
  if (question?.kind !== 'readings') return reply(turn.words.stale)
  turn.conversation.settle(question.id)
  const [drafts = []] = question.readings
  return askAmount(
    turn,
    question,
    drafts.slice(0, 1).map((draft) => ({ ...draft, amount: null, original: null })),
  )
}

/** Drops a question. */
export function drop(turn: Turn, questionId: string): Reply {
  const question = turn.conversation.question(questionId)
  if (!question) return reply(turn.words.stale)
  turn.conversation.settle(questionId)
  const isNew = question.kind !== 'price' && !isChoice(question)
  return reply(isNew ? turn.words.dropped : turn.words.leftAsIs)
}

/**
 * The reply if a message answers an open question in words: with yes, no, a bare amount, or what an amount was for.
 * `repliedTo` is the id of a replied-to question, which is then the only one considered. Null for every other message,
 * above all for an expense: an open question must not swallow it.
 */
export async function answerInWords(
  turn: Turn,
  text: string,
  meaning: Meaning,
  repliedTo: string | null,
): Promise<Reply | null> {
  // 'El del 18 fue 5.500' refers by its date to a recorded expense, so it answers no question.
  if (meaning.kind === 'correction' && meaning.ofDate !== undefined && !repliedTo) return null
  const { questions: all, lastAsked } = turn.conversation
  const questions = all.filter(isAsked)
  const last = repliedTo ? (questions.find(({ id }) => id === repliedTo) ?? null) : lastAsked
  const settled = last && isAnswerable(turn, last) ? await answerLast(turn, last, text, meaning) : null
  if (settled) return settled
  const open = (repliedTo ? [last] : questions).filter(
    (one) => one && !isChoice(one) && isAnswerable(turn, one),
  )
  const named = open.find((one) => one && one !== last && isNamedBy(one, meaning))
  if (named && meaning.kind === 'correction')
    return fillIn(turn, named, { amount: meaning.changes.amount ?? 0 })
  const [question] = open
  if (!question || (await isOfAnother(turn, question, text, meaning))) return null
  const bare = readBareAmount(text, contextOf(turn))
  const answer = amountFor(turn, question, meaning, question === last, bare)
  if (!answer || (await isOfLastDeed(turn, question, meaning, answer.amount))) return null
  const isSure = bare !== null || isPlain(question, text, meaning, answer)
  return fillIn(turn, question, answer, isSure)
}

/** Whether the amount in a message that says more answers a question and nothing else, as not in 'me quedan 3000'. */
function isPlain(question: Asked, text: string, meaning: Meaning, { amount }: AmountAnswered): boolean {
  const isNamed = (onlyItem(meaning)?.description ?? '') !== ''
  const isOfSeveral = meaning.kind === 'expenses' && severalNumbers.test(text)
  const isDenied = meaning.kind === 'correction' && meaning.deniedAmount !== undefined
  return isNamed || isOfSeveral || isDenied || offers(question, amount)
}

/** Numbers from which an amount was computed: 'le di 5000 y me dio 1800 de vuelto'. */
const severalNumbers = /\d\s.*\d/su

/**
 * 'Wrong again, it's 204', when the question offers other amounts and 204 is what an expense was just changed to: says
 * that again. '900, not 9000', when no amount is offered, is about an expense that was just recorded with 9000.
 */
async function isOfLastDeed(turn: Turn, question: Asked, meaning: Meaning, amount: number): Promise<boolean> {
  const [deed] = turn.conversation.deeds
  if (meaning.kind !== 'correction' || !deed || offers(question, amount)) return false
  const isOffering = question.kind === 'readings' || question.kind === 'price'
  const told = isOffering ? amount : meaning.deniedAmount
  return (await findByIds(turn, expensesOf(deed))).some((expense) => expense.amount === told)
}

/** The reply if the message answers the last or replied-to question; null if it does not. */
async function answerLast(turn: Turn, last: Asked, text: string, meaning: Meaning): Promise<Reply | null> {
  const total = meaning.kind === 'query' ? totalSaid(turn, last, text) : null
  if (total !== null) return fillIn(turn, last, { amount: total })
  if (letsGo(turn, last, text, meaning)) return drop(turn, last.id)
  // 'Yes, I paid it', after something else has just been refused, is about that.
  const isOfRefused = turn.conversation.hasJustRefused && saysPaid(text)
  const isYes = !isOfRefused && (says('yes', text) || (isOnlyReading(last) && saysPaid(text)))
  const isWished = (last.kind === 'price' || last.kind === 'readings') && last.isWished
  if (isYes && (isWished || isOnlyReading(last))) return pick(turn, last.id, 0, paidOn(meaning))
  const toDelete = says('yes', text) ? onlyToDelete(last) : null
  if (toDelete) return chooseWhich(turn, last.id, toDelete)
  const told =
    filedBy(last, meaning) ??
    eachPriced(turn, last, meaning) ??
    pricedWithOthers(turn, last, meaning) ??
    openOnePriced(turn, last, meaning)
  if (told) {
    turn.conversation.settle(last.id)
    return recordOrAsk(turn, answered(turn, last), told)
  }
  const restated = last.kind === 'readings' ? restatedAt(last, text, meaning) : null
  if (restated && last.kind === 'readings') return putAgain(turn, { ...last, readings: restated })
  const other =
    correctAndAskAgain(turn, last, meaning) ??
    addedTo(turn, last, text, meaning) ??
    (await choose(turn, last, text, meaning))
  if (other) return other
  const day = asDay(turn, text, meaning)
  const onDay = day && correctAndAskAgain(turn, last, day)
  if (onDay) return onDay
  return meaning.kind === 'missing_amount' ? nameIt(turn, last, meaning) : null
}

/**
 * Whether a message drops a question: 'no', or an undo or delete request if the question is not a choice between
 * expenses or budgets.
 */
function letsGo({ conversation }: Turn, question: Asked, text: string, meaning: Meaning): boolean {
  if (meaning.kind === 'undo' && conversation.isBehindDeed(question)) return false
  const isNew = question.kind === 'amount' || question.kind === 'readings'
  if (says('no', text) || (isNew && matches(text, 'costNothing'))) return true
  // 'Undo', when the question is which expense to change, refers to the latest deed.
  if (meaning.kind === 'delete') {
    const isBare = meaning.words === '' && meaning.amount === null && meaning.last === undefined
    return isBare && !isChoice(question)
  }
  // 'Non, je me suis trompée' (no, I was wrong) begins with a 'no' to the question itself.
  const isNo = isPlainNo(text.split(/[\s,.]/)[0] ?? '')
  return meaning.kind === 'undo' && (!isChoice(question) || isNo)
}

/**
 * 'Add 5 to lidl', when the amount of lidl is still being asked for: asks again, because there is nothing to add to.
 */
function addedTo(turn: Turn, question: Asked, text: string, meaning: Meaning): Reply | null {
  const { conversation } = turn
  if (question.kind !== 'amount') return null
  const names =
    meaning.kind === 'expenses' && saysToAdd(text)
      ? meaning.items.map(({ description }) => description)
      : meaning.kind === 'correction' && meaning.changes.by !== undefined
        ? [meaning.about ?? questionDescription(question)]
        : []
  const isOther = names.some((name) => fold(name) !== fold(questionDescription(question)))
  if (names.length !== 1 || isOther || conversation.isBehindDeed(question)) return null
  turn.conversation.settle(question.id)
  return askAmount(turn, answered(turn, question), question.drafts)
}

function isOnlyReading(question: Asked): boolean {
  return question.kind === 'readings' && question.readings.length === 1
}

/**
 * Whether a message gives the amount of what a question names: 'No, el kiosco fueron 3 mil', after something else was
 * done since the question.
 */
function isNamedBy(question: Asked, meaning: Meaning): boolean {
  if (meaning.kind !== 'correction' || question.kind === 'price') return false
  const {
    amount,
    currency,
    description = meaning.about ?? '',
    categoryId: _,
    categoryKind: __,
    ...others
  } = meaning.changes
  const isPrice = amount !== undefined && currency === undefined && Object.keys(others).length === 0
  return isPrice && description !== '' && fold(description) === fold(questionDescription(question))
}

/** Handles a choice in words among what a question offers: 'The second', 'both'. Null for other words. */
async function choose(turn: Turn, question: Asked, text: string, meaning: Meaning): Promise<Reply | null> {
  if (question.kind === 'what') return answerWhat(turn, question, text, meaning)
  if (question.kind === 'which')
    return (
      (await chooseWhichInWords(turn, question, text)) ??
      changeOfWhich(turn, question, asAmountTold(text, meaning))
    )
  if (question.kind === 'raise') return raiseInWords(turn, question, text)
  if (question.kind === 'giveUp') return giveUpInWords(turn, question, text)
  if (question.kind === 'day') return chooseDayInWords(turn, question, text)
  if (question.kind === 'category') return chooseCategoryInWords(turn, question, text)
  const offered =
    question.kind === 'readings' ? question.readings : question.kind === 'price' ? question.amounts : []
  if (turn.conversation.hasListedSince(question)) return null
  const place = only(chosenIndexes(text, offered?.length ?? 0) ?? [])
  if (place !== null) return pick(turn, question.id, place)
  if (question.kind !== 'readings') return null
  const part = question.isOfEach ? eachOrTogether(question, text) : partOrWhole(question, text)
  if (part !== null) return pick(turn, question.id, part)
  const each = eachOf(question, text)
  if (each) {
    turn.conversation.settle(question.id)
    return recordOrAsk(turn, question, each)
  }
  const whole = question.readings.findIndex(({ length }) => length > 1 && saysAllOf(text, length))
  return whole >= 0 && chosenIndexes(text, question.readings[whole]?.length ?? 0)
    ? pick(turn, question.id, whole)
    : null
}

/**
 * 'Eran 21 lucas', when the question is which of several expenses to change: adds the amount to the edit, or applies
 * it to the only candidate.
 */
async function changeOfWhich(
  turn: Turn,
  question: QuestionOf<'which'>,
  meaning: Meaning,
): Promise<Reply | null> {
  if (meaning.kind !== 'correction' || !question.edit || question.parts !== undefined) return null
  const { changes, about, ofAmount, deniedAmount } = meaning
  const isAmount = changesOnly(changes, 'amount') && changes.amount !== undefined
  if (!isAmount || about !== undefined || ofAmount !== undefined || deniedAmount !== undefined) return null
  const { expenseIds: ids = [] } = question
  if (ids.length === 0) return null
  turn.conversation.settle(question.id)
  if (ids.length === 1) return correct({ ...turn, repliedTo: { about: 'expenses', ids } }, meaning)
  const offered = await findByIds(turn, ids)
  return askWhich(turn, offered, { ...question.edit, amount: changes.amount })
}

/** Reads an amount without a description, such as 'Foram 21 mil', as a correction of the amount. */
function asAmountTold(text: string, meaning: Meaning): Meaning {
  const item = meaning.kind === 'ambiguous' ? null : onlyItem(meaning)
  const isAmount = item?.description === '' && !item.dateStated && beginsWithWas(text)
  return isAmount ? { kind: 'correction', sure: true, changes: { amount: item.amount } } : meaning
}

/** The origin of the answered draft: the first message, with its picture or else the one sent with the answer. */
function answered({ message }: Turn, { messageId, picture = message.picture }: Question): Cause {
  return { messageId, picture }
}

/** '5000', and then 'café': records the amount that was asked about, which had no description, under that name. */
async function nameIt(turn: Turn, question: Question, purchase: MissingAmount): Promise<Reply | null> {
  const [draft, ...others] = question.kind === 'readings' ? question.readings.flat() : []
  if (draft?.description !== '' || others.length > 0) return null
  turn.conversation.settle(question.id)
  const { date, description, categoryId } = draftOf(purchase)
  const named = { ...draft, description, categoryId, ...(purchase.dateStated && { date }) }
  return recordOrAsk(turn, answered(turn, question), [named])
}

/**
 * Records what a question is about with the amount that a message answers, or asks about it if that amount may be
 * something else, as in 'me quedan 3000', or be meant in thousands.
 */
async function fillIn(
  turn: Turn,
  question: Asked,
  { amount, ...told }: AmountAnswered,
  isSure = true,
): Promise<Reply | null> {
  if (isChoice(question)) return null
  if (question.kind === 'price') {
    turn.conversation.settle(question.id)
    return changeOne(turn, question.expenseId, { amount })
  }
  const drafts = question.kind === 'amount' ? question.drafts : (question.readings[0] ?? [])
  const open = openPlace(question, drafts, amount)
  if (!drafts[open]) return null
  turn.conversation.settle(question.id)
  const cause = answered(turn, question)
  // Another member has answered since, with another amount: this one is about something else.
  const recorded = await recordedOf(turn, cause, drafts)
  if (recorded && recorded.amount !== amount) return null
  const filled = (price: number) =>
    drafts.map((draft, place) => (place === open ? { ...draft, ...told, amount: price } : draft))
  const { currency, medians, usual: ofAll } = turn.household
  const usual = medians[drafts[open].categoryId ?? ''] ?? ofAll
  const isShort = mayBeThousands(amount, usual) || isBelowPrices(amount, currency)
  if (isShort && !offers(question, amount))
    return askDrafts(turn, cause, 'amount', [filled(amount * 1000), filled(amount)])
  return isSure
    ? recordOrAsk(turn, cause, filled(amount))
    : askDrafts(turn, cause, 'intent', [filled(amount)])
}

/** The index of the draft that an amount answers; -1 if it may be any of several. */
function openPlace(
  question: QuestionOf<'amount' | 'readings'>,
  drafts: readonly Draft[],
  amount: number,
): number {
  if (question.kind === 'amount' || drafts.length === 1) return 0
  // When the readings are parts and their total, none of the drafts is unclear by itself.
  const isOfSame = question.readings.every(({ length }) => length === drafts.length)
  return isOfSame ? nearestTo(amount, drafts) : -1
}

/**
 * The index of the only draft whose amount is within 30 % of the given one ('53', for 'parking 4,50 y gasolina
 * cincuenta y tantos', fifty-odd); otherwise -1.
 */
function nearestTo(amount: number, drafts: readonly Draft[]): number {
  const near = drafts.map((draft) => {
    const about = draft.amount ?? 0
    return amount < about * 1.3 && amount > about / 1.3
  })
  return near.filter(Boolean).length === 1 ? near.indexOf(true) : -1
}

/** The questions that are not answered with an amount. */
const choices = ['which', 'raise', 'what', 'category', 'day', 'giveUp'] as const

function isChoice(question: Question): question is QuestionOf<(typeof choices)[number]> {
  return choices.some((kind) => kind === question.kind)
}

/** Whether a question is so recent that words can answer it. */
function isAnswerable(turn: Turn, question: Question): boolean {
  return ageOf(turn, question.askedAt) < answeredByWordsFor
}
