import { type ExpenseChange, fromMinor } from '@casita/contract'
import { learnHabit } from '../categories/habits.service.ts'
import { newId } from '../db/ids.ts'
import { AppError } from '../errors.ts'
import { type ExpenseRow, mayChange } from '../expenses/expense-rows.ts'
import { changeExpense, deleteExpense, getExpense, restoreExpense } from '../expenses/expenses.service.ts'
import type { Edit } from './conversation.ts'
import type { Reply } from './message.ts'
import { pressId } from './press.ts'
import { monthLine } from './recording.ts'
import { everyLanguage } from './replies/index.ts'
import type { Turn } from './turn.ts'
import { button, expenseLine, firstName, reply } from './wording.ts'

/** Changes one expense of the household and tells it; says so when it is gone, not theirs, or like that already. */
export async function changeOne(turn: Turn, expenseId: string, edit: Edit): Promise<Reply> {
  return changeAll(turn, [expenseId], edit)
}

/** Changes several expenses alike. */
export async function changeAll(turn: Turn, expenseIds: readonly string[], edit: Edit): Promise<Reply> {
  return explained(turn, async () => {
    const before = await takeAll(turn, expenseIds)
    const edits = before.map((expense) => ({ expenseId: expense.id, before: sameFieldsOf(expense, edit) }))
    const differs = edits.some(({ before }) => JSON.stringify(before) !== JSON.stringify(edit))
    const after: ExpenseRow[] = []
    for (const { id } of before) after.push(await applyEdit(turn, id, edit))
    await learn(turn, after, edit)
    const lines = after.map((expense) => expenseLine(turn, expense)).join('\n')
    if (!differs) return reply(turn.words.unchanged(lines), { subject: subjectOf(after) })
    const deed = { id: newId(), did: 'changed' as const, edits }
    turn.conversation.note(deed)
    return reply([turn.words.changed(lines), await monthLine(turn, after)].join('\n'), {
      buttons: changeButtons(turn, deed.id, after),
      subject: subjectOf(after),
    })
  })
}

/** Takes a change back, exactly. */
export async function revert(turn: Turn, deedId: string): Promise<Reply> {
  const deed = turn.conversation.deeds.find(({ id }) => id === deedId)
  if (deed?.did !== 'changed') return reply(turn.words.stale)
  return explained(turn, async () => {
    const now = await takeAll(
      turn,
      deed.edits.map(({ expenseId }) => expenseId),
    )
    const edits = now.map((expense) => {
      const before = deed.edits.find(({ expenseId }) => expenseId === expense.id)?.before ?? {}
      return { expenseId: expense.id, before: sameFieldsOf(expense, before), to: before }
    })
    const after: ExpenseRow[] = []
    for (const { expenseId, to } of edits) after.push(await applyEdit(turn, expenseId, to))
    const undone = { id: newId(), did: 'changed' as const, edits: edits.map(({ to: _, ...edit }) => edit) }
    turn.conversation.note(undone)
    const lines = after.map((expense) => expenseLine(turn, expense)).join('\n')
    return reply([turn.words.changed(lines), await monthLine(turn, after)].join('\n'), {
      buttons: changeButtons(turn, undone.id, after),
      subject: subjectOf(after),
    })
  })
}

/** Deletes expenses and offers them back; those that are deleted already stay so. */
export async function deleteAll(turn: Turn, expenseIds: readonly string[]): Promise<Reply> {
  return explained(turn, async () => {
    const expenses = await takeAll(turn, expenseIds, { deletedToo: true })
    const standing = expenses.filter((expense) => expense.deleted_at === null)
    const [first] = standing.length > 0 ? standing : expenses
    if (!first) return reply(turn.words.gone)
    for (const { id } of standing) await deleteExpense(turn.work, turn.member, id, turn.source)
    if (standing.length > 0)
      turn.conversation.note({ id: newId(), did: 'deleted', expenseIds: standing.map(({ id }) => id) })
    const { words } = turn
    const line = expenseLine(turn, first)
    const said =
      standing.length === 0
        ? words.alreadyDeleted(line)
        : standing.length === 1
          ? words.deleted(line)
          : words.deletedMany(standing.length)
    const does = standing.length > 1 ? 'restore-all' : 'restore'
    return reply([said, await monthLine(turn, [first])].join('\n'), {
      buttons: [button(pressId({ does, expenseId: first.id }), words.buttons.restore)],
      subject: subjectOf(standing.length > 0 ? standing : expenses),
    })
  })
}

/** Brings deleted expenses back. */
export async function restoreAll(turn: Turn, expenseIds: readonly string[]): Promise<Reply> {
  return explained(turn, async () => {
    const deleted = await takeAll(turn, expenseIds, { deletedToo: true })
    const expenses: ExpenseRow[] = []
    for (const { id } of deleted) expenses.push(await restoreExpense(turn.work, turn.member, id, turn.source))
    const [first] = expenses
    if (!first) return reply(turn.words.nothingToRestore)
    turn.conversation.note({ id: newId(), did: 'restored', expenseIds: expenses.map(({ id }) => id) })
    const { words } = turn
    const said =
      expenses.length === 1 ? words.restored(expenseLine(turn, first)) : words.restoredMany(expenses.length)
    const does = expenses.length > 1 ? 'undo-all' : 'undo'
    return reply([said, await monthLine(turn, expenses)].join('\n'), {
      buttons: [button(pressId({ does, expenseId: first.id }), words.buttons.undo)],
      subject: subjectOf(expenses),
    })
  })
}

/** Expenses that may all be changed: checked before the first is, so that nothing is done by half. */
async function takeAll(
  turn: Turn,
  expenseIds: readonly string[],
  { deletedToo = false } = {},
): Promise<ExpenseRow[]> {
  const expenses: ExpenseRow[] = []
  for (const id of expenseIds) {
    const expense = await getExpense(turn.work.db, turn.member.householdId, id)
    if (!mayChange(turn.member, expense)) throw new NotTheirs(firstName(expense.author_name))
    if (expense.deleted_at && !deletedToo) throw new AppError('not_found')
    expenses.push(expense)
  }
  return expenses
}

class NotTheirs extends AppError {
  readonly author: string
  constructor(author: string) {
    super('forbidden')
    this.author = author
  }
}

/** What can be expected to go wrong with an expense, in words; everything else is thrown on. */
async function explained(turn: Turn, act: () => Promise<Reply>): Promise<Reply> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof NotTheirs) return reply(turn.words.notYours(error.author))
    if (!(error instanceof AppError)) throw error
    if (error.code === 'not_found') return reply(turn.words.gone)
    if (error.code === 'restore_expired') return reply(turn.words.restoreExpired)
    if (error.code === 'invalid') return reply(turn.words.categoryGone)
    throw error
  }
}

async function applyEdit(turn: Turn, expenseId: string, edit: Edit): Promise<ExpenseRow> {
  const change: ExpenseChange = {
    ...(edit.amount !== undefined && { amount: fromMinor(edit.amount) }),
    ...(edit.date !== undefined && { expense_date: edit.date }),
    ...(edit.description !== undefined && { description: edit.description }),
    ...(edit.categoryId !== undefined && { category_id: edit.categoryId }),
    ...(edit.payerId !== undefined && { paid_by: edit.payerId }),
  }
  return changeExpense(turn.work, turn.member, expenseId, change, turn.source)
}

/** The fields of an edit as an expense has them, in the same order. */
function sameFieldsOf(expense: ExpenseRow, edit: Edit): Edit {
  const all: Required<Edit> = {
    amount: expense.amount,
    date: expense.expense_date,
    description: expense.description,
    categoryId: expense.category_id,
    payerId: expense.paid_by,
  }
  return Object.fromEntries(Object.keys(edit).map((field) => [field, all[field as keyof Edit]]))
}

/** A category that a person chooses is a lesson about the words that stay; an expense without words teaches nothing. */
async function learn(turn: Turn, expenses: readonly ExpenseRow[], edit: Edit): Promise<void> {
  if (!edit.categoryId || edit.description !== undefined) return
  const nameless = everyLanguage.map((words) => words.nameless)
  for (const { description } of expenses) {
    if (!nameless.includes(description))
      await learnHabit(turn.work, turn.member.householdId, description, edit.categoryId)
  }
}

function changeButtons(turn: Turn, deedId: string, [first]: readonly ExpenseRow[]) {
  const { buttons } = turn.words
  return [
    button(pressId({ does: 'revert', deedId }), buttons.undo),
    ...(first ? [button(pressId({ does: 'category', expenseId: first.id }), buttons.category)] : []),
  ]
}

function subjectOf(expenses: readonly ExpenseRow[]) {
  return { expenseIds: expenses.map(({ id }) => id) }
}
