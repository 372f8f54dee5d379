import { type Correction, type Meaning, onlyItem, read } from '@casita/reader'
import type { ExpenseRow } from '../../../expenses/expense-rows.ts'
import { fold } from '../../../folding.ts'
import type { Reply } from '../../../message.ts'
import { isCalled, isNamedIn } from '../../meant/naming.ts'
import { findByWords, findTarget } from '../../meant/targets.ts'
import type { QuestionOf } from '../../questions.ts'
import { contextOf, newQuestion, type Turn } from '../../turn.ts'
import { recordedLine, reply, subjectOf } from '../../wording.ts'

/** The most words of an unknown name. */
const mostWords = 3

/**
 * Asks what an expense was if a correction only says what it was not ('no fue en coto'). 'No era farmacia', about an
 * expense that neither has that name nor that category, means 'no, era farmacia': the correction is returned without
 * the denial.
 */
export async function askDenied(turn: Turn, correction: Correction): Promise<Reply | Correction> {
  const { denied, about, changes } = correction
  if (denied === undefined) return correction
  const { denied: _, ...plain } = correction
  const expense = await expenseMeant(turn, about, denied)
  if (!expense) return correction
  if (changes.payerId !== undefined)
    return changes.payerId === expense.paid_by ? { ...plain, changes: { payerId: null } } : plain
  const isSaid = changes.description !== undefined && fold(changes.description) === fold(denied)
  if (isSaid && !isSo(expense, denied)) return plain
  return isSaid || Object.keys(changes).length === 0 ? askWhat(turn, expense) : correction
}

/** The expense that a denial refers to: the named one, one of those mentioned last, or one with the denied name. */
async function expenseMeant(turn: Turn, about: string | undefined, denied: string) {
  if (about !== undefined) return findByWords(turn, about, null)
  const told = (await findTarget(turn)) ?? []
  const so = told.find((expense) => isSo(expense, denied))
  const other = so || turn.repliedTo ? null : await findByWords(turn, denied, null)
  return so ?? (other && isNamedIn(other, denied) ? other : told[0]) ?? null
}

/** Whether an expense has this name or category. */
export function isSo(expense: ExpenseRow, denied: string): boolean {
  return (
    isNamedIn(expense, denied) || isCalled({ ...expense, description: expense.category_name ?? '' }, denied)
  )
}

function askWhat(turn: Turn, expense: ExpenseRow): Reply {
  return ask(turn, expense, turn.words.whatWasIt, true)
}

/** Asks what to change about an expense. */
export function askHow(turn: Turn, expense: ExpenseRow): Reply {
  return ask(turn, expense, turn.words.howToChangeIt, false)
}

function ask(turn: Turn, expense: ExpenseRow, wording: (what: string) => string, isName: boolean): Reply {
  const question = { ...newQuestion(turn), kind: 'what' as const, expenseId: expense.id, isName }
  turn.conversation.ask(question)
  return reply(wording(recordedLine(turn, expense)), { subject: subjectOf([expense]) })
}

/** The correction that answers the question: 'era en dia', '4.500', or 'dia' if it asks for a name; null for others. */
export function whatItWas(turn: Turn, { isName }: What, text: string, meaning: Meaning): Correction | null {
  const isShort = !text.includes('?') && text.trim().split(/\s+/).length <= mostWords
  const isUnknown = meaning.kind === 'not_expense' && meaning.reason === 'unrelated'
  const isNaming = isName && (meaning.kind === 'missing_amount' || (isUnknown && isShort))
  const named =
    isNaming || isBareAmount(meaning) ? read(`${turn.words.itWas} ${text}`, contextOf(turn)) : meaning
  if (named.kind === 'correction' && named.about === undefined && Object.keys(named.changes).length > 0)
    return named
  if (!isNaming) return null
  // 'Dia' (day) is also the name of a shop.
  const { description, categoryId } =
    meaning.kind === 'missing_amount' ? meaning : { description: text.trim(), categoryId: null }
  return { kind: 'correction', changes: { description, ...(categoryId && { categoryId }) }, sure: true }
}

function isBareAmount(meaning: Meaning): boolean {
  return meaning.kind === 'ambiguous' && onlyItem(meaning)?.description === ''
}

/** The question what an expense was. */
export type What = QuestionOf<'what'>
