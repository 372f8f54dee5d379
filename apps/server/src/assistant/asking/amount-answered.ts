import { type Correction, type Item, type Meaning, type NotExpense, read } from '@casita/reader'
import { fold } from '../../folding.ts'
import type { Asked, Question } from '../questions.ts'
import { bare, namedBy } from '../saying.ts'
import { contextOf, type Turn } from '../turn.ts'

/**
 * The amount that a message gives for what was asked: alone, or, right after the question, in a sentence ('gasté 5000'),
 * with the same words as the purchase, or as a correction ('no, eran 7.500'). Once something else was done, what was
 * asked with a button for each reading takes one of those alone.
 */
export function amountFor(turn: Turn, question: Asked, meaning: Meaning, isLast: boolean): number | null {
  const { currency } = turn.household
  if (meaning.kind === 'correction' && isLast) return amountOfCorrection(turn, question, meaning)
  if (meaning.kind === 'not_expense') return isLast ? guessFor(turn, question, meaning) : null
  const isAlone = meaning.kind === 'ambiguous' && meaning.why === 'intent'
  if (!isAlone && meaning.kind !== 'expenses') return null
  const [item, ...others] = meaning.kind === 'expenses' ? meaning.items : meaning.readings[0]
  // 'Eso, 510 mil' names nothing.
  const isNameless = namedBy(item?.description ?? '') === ''
  if (!isAlone && !isLast && !(isNameless && item?.description !== '')) return null
  if (!item || others.length > 0 || item.currency !== currency || item.dateStated) return null
  // What 600 dollars were is not what is written of something else later.
  if (!isLast && question.kind === 'amount' && question.drafts[0]?.original) return null
  if (!isLast && !isOffered(question, item.amount)) return null
  const isSame = isLast && fold(item.description) === fold(descriptionOf(question))
  // 'Foi 132 já com o serviço', where 132 is offered.
  const isOneOffered = isLast && (isAlone || isOfThat(question, item)) && offers(question, item.amount)
  return isNameless || isSame || isOneOffered ? item.amount : null
}

/** The amount that a correction gives for what was asked, where it says nothing else. */
function amountOfCorrection(
  turn: Turn,
  question: Asked,
  { changes, deniedAmount }: Correction,
): number | null {
  const { amount, currency = turn.household.currency, ...rest } = changes
  // '1200 no, 1300' is of what was noted with 1200.
  if (deniedAmount !== undefined && !offers(question, deniedAmount)) return null
  // 'I meant the whole thing is 120', where 120 is offered.
  const { description: _, categoryId: __, categoryKind: ___, ...others } = rest
  const more = question.kind === 'readings' && offers(question, amount ?? 0) ? others : rest
  const isAll = currency === turn.household.currency && Object.keys(more).length === 0
  return isAll ? (amount ?? null) : null
}

/** 'No sé, unos 80': an amount that names nothing, where it was asked for; 'el total es 80', where that is offered. */
function guessFor(turn: Turn, question: Asked, { reason, wouldBe }: NotExpense): number | null {
  if (reason !== 'unrelated' || !wouldBe || wouldBe.dateStated) return null
  const isAsked = question.kind === 'amount' || offers(question, wouldBe.amount)
  const isMeant = (wouldBe.description === '' && isAsked) || isOfThat(question, wouldBe)
  return isMeant && wouldBe.currency === turn.household.currency ? wouldBe.amount : null
}

/** 'My half 44', of 44 or 88: one of the amounts that a question offers, of nothing that is known. */
function isOfThat(question: Question, { amount, categoryId, categoryKind }: Item): boolean {
  const isNothing = categoryId === null && categoryKind === null
  return question.kind === 'readings' && isNothing && offers(question, amount)
}

/** Whether a question that offers amounts offers this one; what is only asked for may be any. */
function isOffered(question: Question, amount: number): boolean {
  return (question.kind !== 'price' && question.kind !== 'readings') || offers(question, amount)
}

/** Whether an amount is one of those that a question offers. */
function offers(question: Question, amount: number): boolean {
  if (question.kind === 'price') return question.amounts?.includes(amount) ?? false
  if (question.kind !== 'readings') return false
  return question.readings.some(([draft, ...others]) => others.length === 0 && draft?.amount === amount)
}

/** 'Total 2500', where that is one of the amounts that a question offers: which one; null for other words. */
export function totalSaid(turn: Turn, question: Asked, text: string): number | null {
  const [before = '', ...behind] = text.split(/\btotal\b/i)
  if (behind.length !== 1 || text.includes('?') || bare(before).split(' ').length > 1) return null
  const context = contextOf(turn)
  const meant = read(`${turn.words.itWas} ${behind[0]}`, context)
  const amount = meant.kind === 'correction' ? meant.changes.amount : undefined
  if (amount === undefined) return null
  return offers(question, amount) || isOfEach(question, amount) ? amount : null
}

/** 'Total 624', where it is asked about something of 312 each: so many of it. */
function isOfEach(question: Asked, amount: number): boolean {
  const [[draft, ...more] = [], ...others] = question.kind === 'readings' ? question.readings : []
  return more.length + others.length === 0 && amount % (draft?.amount ?? amount + 1) === 0
}

/** What a question asks about is called; empty where it is called nothing. */
export function descriptionOf(question: Question): string {
  if (question.kind === 'amount') return question.drafts[0]?.description ?? ''
  return question.kind === 'readings' ? (question.readings[0]?.[0]?.description ?? '') : ''
}
