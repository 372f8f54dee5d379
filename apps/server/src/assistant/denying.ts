import { type Correction, type Meaning, read } from '@casita/reader'
import type { ExpenseRow } from '../expenses/expense-rows.ts'
import { fold } from '../folding.ts'
import type { Question } from './conversation.ts'
import { contextFor } from './household.ts'
import type { Reply } from './message.ts'
import { isCalled, isNamedIn } from './naming.ts'
import { findByWords, findTarget } from './targets.ts'
import { newQuestion, type Turn } from './turn.ts'
import { draftLine, reply } from './wording.ts'

/** No name has more words that nobody knows. */
const mostWords = 3

/**
 * A correction that only says what an expense was not ('no fue en coto'): asks what it was. 'No era farmacia' of what is
 * not called or filed so is 'no, era farmacia', and stays a correction without what it denies.
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

/** Which one that is: the one that is named, else one of those that were told of last, else one that is called what is denied. */
async function expenseMeant(turn: Turn, about: string | undefined, denied: string) {
  if (about !== undefined) return findByWords(turn, about, null)
  const told = (await findTarget(turn)) ?? []
  const so = told.find((expense) => isSo(expense, denied))
  const other = so || turn.repliedTo ? null : await findByWords(turn, denied, null)
  return so ?? (other && isNamedIn(other, denied) ? other : told[0]) ?? null
}

function isSo(expense: ExpenseRow, denied: string): boolean {
  return (
    isNamedIn(expense, denied) || isCalled({ ...expense, description: expense.category_name ?? '' }, denied)
  )
}

function askWhat(turn: Turn, { id, description, amount, expense_date: date }: ExpenseRow): Reply {
  const question = { ...newQuestion(turn), kind: 'what' as const, expenseId: id }
  turn.conversation.ask(question)
  const line = draftLine(turn, { description, amount, date })
  return reply(turn.words.whatWasIt(line), { subject: { questionId: question.id } })
}

/** The correction that answers what an expense was: 'dia', 'era en dia'; null for what names nothing. */
export function whatItWas(turn: Turn, text: string, meaning: Meaning): Correction | null {
  const isName =
    meaning.kind === 'missing_amount' || (meaning.kind === 'not_expense' && meaning.reason === 'unrelated')
  const named = isName
    ? read(`${turn.words.itWas} ${text}`, contextFor(turn.member, turn.household, turn.today))
    : meaning
  if (named.kind === 'correction' && named.about === undefined && Object.keys(named.changes).length > 0)
    return named
  if (meaning.kind === 'missing_amount') {
    const { description, categoryId, categoryKind } = meaning
    return {
      kind: 'correction',
      changes: { description, ...(categoryId && { categoryId, categoryKind }) },
      sure: true,
    }
  }
  // 'Dia' is a shop, too.
  const isShort = isName && !text.includes('?') && text.trim().split(/\s+/).length <= mostWords
  return isShort ? { kind: 'correction', changes: { description: text.trim() }, sure: true } : null
}

/** The question what an expense was. */
export type What = Extract<Question, { kind: 'what' }>
