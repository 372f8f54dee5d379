import { type ExpenseChange, fromMinor } from '@casita/contract'
import { mayChange } from '../../actor.ts'
import { learnHabit } from '../../categories/habits.service.ts'
import { newId } from '../../db/ids.ts'
import { AppError } from '../../errors.ts'
import { hasDefaultDescription } from '../../expenses/default-descriptions.ts'
import { type ExpenseRow, idsOf } from '../../expenses/expense-rows.ts'
import {
  type CountedExpense,
  changeExpenses,
  deleteExpense,
  getExpense,
  requireRestorable,
  restoreExpense,
} from '../../expenses/expenses.service.ts'
import type { Reply } from '../../message.ts'
import { monthLine } from '../month-line.ts'
import { pressId } from '../press.ts'
import type { Edit } from '../questions.ts'
import type { Turn } from '../turn.ts'
import { bulleted, button, expenseLine, firstName, reply, subjectOf } from '../wording.ts'

/** An expense, or its id. */
type AnExpense = string | Pick<ExpenseRow, 'id'>

function idOf(expense: AnExpense): string {
  return typeof expense === 'string' ? expense : expense.id
}

/** Changes one expense and confirms it; says so if it is gone, belongs to another member, or is already like that. */
export function changeOne(turn: Turn, expense: AnExpense, edit: Edit): Promise<Reply> {
  return changeAll(turn, [expense], edit)
}

/** Applies the same edit to several expenses. */
export function changeAll(turn: Turn, expenses: readonly AnExpense[], edit: Edit): Promise<Reply> {
  return changeEach(
    turn,
    expenses.map((expense) => ({ expenseId: idOf(expense), edit })),
  )
}

/** Undoes a change exactly, including the category habit learned from it. */
export async function revert(turn: Turn, deedId: string): Promise<Reply> {
  const deed = turn.conversation.deeds.find(({ id }) => id === deedId)
  if (deed?.did !== 'changed') return reply(turn.words.stale)
  return changeEach(
    turn,
    deed.edits.map(({ expenseId, before }) => ({ expenseId, edit: before })),
  )
}

/** Changes several expenses, each with its own edit. */
export function changeEach(turn: Turn, wishes: readonly { expenseId: string; edit: Edit }[]): Promise<Reply> {
  return explained(turn, async () => {
    const { work, member, channel, words, conversation } = turn
    const edits: { expenseId: string; before: Edit }[] = []
    for (const { expenseId, edit } of wishes)
      edits.push({ expenseId, before: sameFieldsOf(await take(turn, expenseId), edit) })
    const changes = wishes.map(({ expenseId, edit }) => ({ id: expenseId, change: changeOf(edit) }))
    const expenses = await changeExpenses(work, member, changes, channel)
    for (const [at, expense] of expenses.entries()) await learn(turn, expense, wishes[at]?.edit)
    const lines = expenses.map((expense, at) => {
      const line = lineOf(turn, expense)
      return wishes[at]?.edit.note && expense.note ? `${line}: ${expense.note}` : line
    })
    const isSame = wishes.every(({ edit }, at) => JSON.stringify(edit) === JSON.stringify(edits[at]?.before))
    if (isSame) {
      // 'Better in gifts', after 'it already was', means the expense that was just told.
      if (expenses.length === 1) conversation.list(idsOf(expenses))
      return reply(words.unchanged(lines.join('; ')), { subject: subjectOf(expenses) })
    }
    const deed = { id: newId(), did: 'changed' as const, edits }
    conversation.note(deed)
    const said =
      lines.length === 1
        ? [words.changed(lines.join())]
        : [words.changedMany(lines.length), ...bulleted(turn, lines)]
    return reply([...said, await monthLine(turn, expenses)].join('\n'), {
      buttons: changeButtons(turn, deed.id, expenses),
      subject: subjectOf(expenses),
    })
  })
}

/** Deletes expenses and offers to restore them; already deleted ones stay deleted. */
export function deleteAll(turn: Turn, named: readonly AnExpense[]): Promise<Reply> {
  return explained(turn, async () => {
    const expenses = await takeAll(turn, named)
    const standing = expenses.filter((expense) => expense.deleted_at === null)
    const told = standing.length > 0 ? standing : expenses.slice(0, 1)
    const [first] = told
    if (!first) return reply(turn.words.gone)
    for (const { id } of standing) await deleteExpense(turn.work, turn.member, id, turn.channel)
    if (standing.length > 0)
      turn.conversation.note({ id: newId(), did: 'deleted', expenseIds: idsOf(standing) })
    const { words } = turn
    const lines = told.map((expense) => lineOf(turn, expense))
    const said =
      standing.length === 0
        ? words.alreadyDeleted(lines.join())
        : standing.length === 1
          ? words.deleted(lines.join())
          : [words.deletedMany(lines.length), ...bulleted(turn, lines)].join('\n')
    const does = standing.length > 1 ? 'restore-all' : 'restore'
    return reply([said, await monthLine(turn, told)].join('\n'), {
      buttons: [button(pressId({ does, expenseId: first.id }), words.buttons.restore)],
      subject: subjectOf(standing.length > 0 ? standing : expenses),
    })
  })
}

/** Restores deleted expenses. */
export function restoreAll(turn: Turn, named: readonly AnExpense[]): Promise<Reply> {
  return explained(turn, async () => {
    const deleted = await takeAll(turn, named)
    for (const each of deleted) requireRestorable(each, turn.work.now)
    const expenses: CountedExpense[] = []
    for (const { id } of deleted)
      expenses.push(await restoreExpense(turn.work, turn.member, id, turn.channel))
    const [first] = expenses
    if (!first) return reply(turn.words.nothingToRestore)
    turn.conversation.note({ id: newId(), did: 'restored', expenseIds: idsOf(expenses) })
    const { words } = turn
    const said =
      expenses.length === 1 ? words.restored(lineOf(turn, first)) : words.restoredMany(expenses.length)
    const does = expenses.length > 1 ? 'undo-all' : 'undo'
    return reply([said, await monthLine(turn, expenses)].join('\n'), {
      buttons: [button(pressId({ does, expenseId: first.id }), words.buttons.undo)],
      subject: subjectOf(expenses),
    })
  })
}

/** Loads expenses, deleted ones too, and checks all of them before the first is touched. */
async function takeAll(turn: Turn, named: readonly AnExpense[]): Promise<ExpenseRow[]> {
  const expenses: ExpenseRow[] = []
  for (const each of named) expenses.push(await take(turn, idOf(each)))
  return expenses
}

/** Loads an expense. Throws if it does not exist, or if the member may not change it. */
async function take(turn: Turn, id: string): Promise<ExpenseRow> {
  const expense = await getExpense(turn.work.db, turn.member.householdId, id)
  if (!mayChange(turn.member, expense)) throw new NotTheirs(firstName(expense.author_name))
  return expense
}

class NotTheirs extends AppError {
  readonly author: string
  constructor(author: string) {
    super('forbidden')
    this.author = author
  }
}

/** Turns the expected errors of an action into replies; all others are rethrown. */
async function explained(turn: Turn, act: () => Promise<Reply>): Promise<Reply> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof NotTheirs) return reply(turn.words.notYours(error.author))
    if (!(error instanceof AppError)) throw error
    if (error.code === 'not_found') return reply(turn.words.gone)
    if (error.code === 'restore_expired') return reply(turn.words.restoreExpired)
    const [field] = error.errors ?? []
    if (field?.path === 'category_id') return reply(turn.words.categoryGone)
    if (field?.path === 'paid_by') return reply(turn.words.unknownPayer(''))
    throw error
  }
}

/** An edit as the input of a change. */
function changeOf(edit: Edit): ExpenseChange {
  return {
    ...(edit.amount !== undefined && { amount: fromMinor(edit.amount) }),
    ...(edit.date !== undefined && { expense_date: edit.date }),
    ...(edit.description !== undefined && { description: edit.description }),
    ...(edit.note !== undefined && { note: edit.note }),
    ...(edit.categoryId !== undefined && { category_id: edit.categoryId }),
    ...(edit.payerId !== undefined && { paid_by: edit.payerId }),
  }
}

/** The current values of the fields of an edit, in the same order. */
export function sameFieldsOf(expense: ExpenseRow, edit: Edit): Edit {
  const all: Required<Edit> = {
    amount: expense.amount,
    date: expense.expense_date,
    description: expense.description,
    note: expense.note,
    categoryId: expense.category_id,
    payerId: expense.paid_by,
  }
  return Object.fromEntries(Object.keys(edit).map((field) => [field, all[field as keyof Edit]]))
}

/** Whether an expense already has all the values of an edit. */
export function isUnchangedBy(expense: ExpenseRow, edit: Edit): boolean {
  return JSON.stringify(sameFieldsOf(expense, edit)) === JSON.stringify(edit)
}

/** Learns from a chosen category where the description belongs, unless the description also changes or is empty. */
async function learn(turn: Turn, { description }: ExpenseRow, edit: Edit | undefined): Promise<void> {
  if (edit?.categoryId === undefined || edit.description !== undefined || hasDefaultDescription(description))
    return
  await learnHabit(turn.work, turn.member.householdId, description, edit.categoryId)
}

/** An expense in one line, with its author if that is another member. */
export function lineOf(turn: Turn, expense: ExpenseRow): string {
  const line = expenseLine(turn, expense)
  if (expense.added_by === turn.member.userId) return line
  return `${line}, ${turn.words.notedBy(firstName(expense.author_name))}`
}

function changeButtons(turn: Turn, deedId: string, [first]: readonly ExpenseRow[]) {
  const { buttons } = turn.words
  return [
    button(pressId({ does: 'revert', deedId }), buttons.undo),
    ...(first ? [button(pressId({ does: 'category', expenseId: first.id }), buttons.category)] : []),
  ]
}
