import { type Correction, type Item, type Meaning, type NotExpense, read } from '@casita/reader'
import { fold } from '../../folding.ts'
import type { Asked, Question } from '../questions.ts'
import { withoutPointers, withoutPunctuation } from '../saying.ts'
import { contextOf, type Turn } from '../turn.ts'

/** What answers how much something was: the amount in hundredths, and the day and the payer if they are told, too. */
export interface AmountAnswered {
  amount: number
  date?: string
  payerId?: string
}

/**
 * The amount with which a message answers a question: a bare amount or, right after the question, a sentence ('gasté
 * 5000 ayer'), the same purchase, or a correction ('no, eran 7.500'). Once something else was done, a question with a
 * button for each amount accepts only one of those amounts, and never one of another order: 430 is not what 12.80 or
 * 4.80 was. `bare` is the amount of a message that says nothing else.
 */
export function amountFor(
  turn: Turn,
  question: Asked,
  meaning: Meaning,
  isLast: boolean,
  bare: number | null,
): AmountAnswered | null {
  const asksAmount = question.kind === 'amount' || amountsOffered(question).length > 1
  const alone = isLast && asksAmount ? answerOf(bare) : null
  const answer = amountSaid(turn, question, meaning, isLast) ?? alone
  return answer !== null && isInReach(question, answer.amount) ? answer : null
}

/** How many times more or less than each offered amount is no answer. */
const reach = 20

function isInReach(question: Question, amount: number): boolean {
  const offered = amountsOffered(question)
  const isNear = (each: number) => amount <= each * reach && amount * reach >= each
  return offered.length < 2 || offered.some(isNear)
}

function amountSaid(turn: Turn, question: Asked, meaning: Meaning, isLast: boolean): AmountAnswered | null {
  const { currency } = turn.household
  if (meaning.kind === 'correction' && isLast) return answerOf(amountOfCorrection(turn, question, meaning))
  if (meaning.kind === 'not_expense') return isLast ? answerOf(guessFor(turn, question, meaning)) : null
  const isAlone = meaning.kind === 'ambiguous' && meaning.why === 'intent'
  if (!isAlone && meaning.kind !== 'expenses') return null
  const [item, ...others] = meaning.kind === 'expenses' ? meaning.items : meaning.readings[0]
  // 'Eso, 510 mil' (that, 510 thousand) has a description, but it names nothing.
  const isNameless = withoutPointers(item?.description ?? '') === ''
  if (!isAlone && !isLast && !(isNameless && item?.description !== '')) return null
  if (!item || others.length > 0 || item.currency !== currency) return null
  if (item.dateStated && (!isLast || item.description !== '' || question.kind !== 'amount')) return null
  // A later amount without a currency is not the answer to what 600 dollars were.
  if (!isLast && question.kind === 'amount' && question.drafts[0]?.original) return null
  if (!isLast && !isOffered(question, item.amount)) return null
  const isSame = isLast && fold(item.description) === fold(questionDescription(question))
  // 'Foi 132 já com o serviço' (132 with the service charge), if 132 is offered.
  const isOneOffered = isLast && (isAlone || isOfThat(question, item)) && offers(question, item.amount)
  if (!isNameless && !isSame && !isOneOffered) return null
  const { amount, date, dateStated, payerId } = item
  return { amount, ...(dateStated && { date }), ...(payerId && { payerId }) }
}

function answerOf(amount: number | null): AmountAnswered | null {
  return amount === null ? null : { amount }
}

/** The amount with which a correction answers a question, if it says nothing else. */
function amountOfCorrection(
  turn: Turn,
  question: Asked,
  { changes, deniedAmount }: Correction,
): number | null {
  const { amount, currency = turn.household.currency, ...rest } = changes
  // '1200 no, 1300' is about an expense recorded with 1200, unless no amount was told yet.
  const isOfOther = deniedAmount !== undefined && !offers(question, deniedAmount)
  if (isOfOther && question.kind !== 'amount') return null
  // 'I meant the whole thing is 120', if 120 is offered.
  const { description: _, categoryId: __, categoryKind: ___, ...others } = rest
  const more = question.kind === 'readings' && offers(question, amount ?? 0) ? others : rest
  const isAll = currency === turn.household.currency && Object.keys(more).length === 0
  return isAll ? (amount ?? null) : null
}

/**
 * 'No sé, unos 80' (about 80): an amount without a description, if the question asks for one; 'el total es 80', if 80
 * is offered.
 */
function guessFor(turn: Turn, question: Asked, { reason, wouldBe }: NotExpense): number | null {
  if (reason !== 'unrelated' || !wouldBe || wouldBe.dateStated) return null
  const isAsked = question.kind === 'amount' || offers(question, wouldBe.amount)
  const isMeant = (wouldBe.description === '' && isAsked) || isOfThat(question, wouldBe)
  return isMeant && wouldBe.currency === turn.household.currency ? wouldBe.amount : null
}

/** 'My half 44', when 44 or 88 is offered: an offered amount with a description that fits no category. */
function isOfThat(question: Question, { amount, categoryId, categoryKind }: Item): boolean {
  const isNothing = categoryId === null && categoryKind === null
  return question.kind === 'readings' && isNothing && offers(question, amount)
}

/** Whether a question accepts an amount: any, unless it offers certain amounts. */
function isOffered(question: Question, amount: number): boolean {
  return (question.kind !== 'price' && question.kind !== 'readings') || offers(question, amount)
}

/** Whether a question offers this amount. */
export function offers(question: Question, amount: number): boolean {
  return amountsOffered(question).includes(amount)
}

function amountsOffered(question: Question): readonly number[] {
  if (question.kind === 'price') return question.amounts ?? []
  if (question.kind !== 'readings') return []
  const alone = question.readings.filter(({ length }) => length === 1)
  return alone.flatMap(([draft]) => draft?.amount ?? [])
}

/** The amount in 'Total 2500', if the question offers it or a price that it is a multiple of; null for other words. */
export function totalSaid(turn: Turn, question: Asked, text: string): number | null {
  const [before = '', ...behind] = text.split(/\btotal\b/i)
  if (behind.length !== 1 || text.includes('?') || withoutPunctuation(before).split(' ').length > 1)
    return null
  const context = contextOf(turn)
  const meant = read(`${turn.words.itWas} ${behind[0]}`, context)
  const amount = meant.kind === 'correction' ? meant.changes.amount : undefined
  if (amount === undefined) return null
  return offers(question, amount) || isOfEach(question, amount) ? amount : null
}

/** 'Total 624', when the question is about something of 312 each: whether the amount is a multiple of the price. */
function isOfEach(question: Asked, amount: number): boolean {
  const [[draft, ...more] = [], ...others] = question.kind === 'readings' ? question.readings : []
  return more.length + others.length === 0 && amount % (draft?.amount ?? amount + 1) === 0
}

/** The description of what a question is about; empty if it has none. */
export function questionDescription(question: Question): string {
  if (question.kind === 'amount') return question.drafts[0]?.description ?? ''
  return question.kind === 'readings' ? (question.readings[0]?.[0]?.description ?? '') : ''
}
