import type { Recurrence } from '@casita/contract'
import { mayChange } from '../../actor.ts'
import { newId } from '../../db/ids.ts'
import { AppError } from '../../errors.ts'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import type { Reply } from '../../message.ts'
import {
  type Begun,
  listRecurring,
  repeatExpense,
  resumeRecurring,
  stopRecurring,
} from '../../recurring/recurring.service.ts'
import type { RecurringRow } from '../../recurring/recurring-rows.ts'
import { findByIds } from '../meant/targets.ts'
import { pressId } from '../press.ts'
import type { Turn } from '../turn.ts'
import { bold, button, dayPhrase, expenseRow, firstName, money, reply, subjectOf } from '../wording.ts'

/** The description and the amount of an expense, for a reply. */
export function named(turn: Turn, { description, amount }: { description: string; amount: number }): string {
  return `${description}, ${bold(money(turn, amount))}`
}

/** Makes an expense recurring and says when it is next due, with a button to stop it. */
export async function repeat(turn: Turn, expenseId: string, every: Recurrence): Promise<Reply> {
  const { work, member, words } = turn
  const [expense] = await findByIds(turn, [expenseId])
  if (!expense || expense.deleted_at) return reply(words.gone)
  if (!mayChange(member, expense)) return reply(words.notYours(firstName(expense.author_name)))
  return telling(turn, () => repeatExpense(work, member, { expense_id: expenseId, every }))
}

/** Resumes a stopped recurring expense. */
export async function resumeRepeating(turn: Turn, recurringId: string): Promise<Reply> {
  return telling(turn, () => resumeRecurring(turn.work, turn.member, recurringId))
}

/** Says when a recurring expense is next due, with a button to stop it, or why it cannot recur. */
async function telling(turn: Turn, begin: () => Promise<Begun>): Promise<Reply> {
  const { work, member, words } = turn
  try {
    const before = await listRecurring(work.db, member.householdId)
    const { row, notedId } = await begin()
    const same = before.find(({ id }) => id === row.id)
    if (same?.every !== row.every) noteRepeating(turn, row, same?.every ?? null, notedId)
    const answer = repeated(turn, row)
    const isNotedToday = row.last_on === turn.today && row.starts_on < turn.today
    return isNotedToday ? { ...answer, text: `${answer.text} ${words.notedToday}` } : answer
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return reply(error.code === 'recurring_limit' ? words.recurringFull : words.stale)
  }
}

/** Says when a recurring expense is next due, with a button to stop it, or that it is over. */
export function repeated(turn: Turn, row: RecurringRow): Reply {
  const { words } = turn
  const what = named(turn, row)
  if (!row.next_on) return reply(words.recurringOver(what))
  return reply(words.recurring(what, words.every[row.every], dayPhrase(turn, row.next_on)), {
    buttons: [button(pressId({ does: 'stop-repeating', recurringId: row.id }), words.buttonStop)],
    subject: { expenseIds: [row.expense_id] },
  })
}

function noteRepeating(
  { conversation }: Turn,
  { id: recurringId, expense_id: expenseId }: RecurringRow,
  before: Recurrence | null,
  notedId: string | null,
): void {
  conversation.note({ id: newId(), did: 'repeated', recurringId, expenseId, before, notedId })
}

/** Asks how often an expense recurs, so that 'every month' is about this one. */
export function askHowOften(turn: Turn, expense: ExpenseRow): Reply {
  const { words } = turn
  turn.conversation.list([expense.id])
  const offered = ['week', 'month', 'year'] as const
  return reply(words.howOften(named(turn, expense)), {
    buttons: offered.map((every) =>
      button(pressId({ does: 'repeat', expenseId: expense.id, every }), words.buttonsOften[every]),
    ),
    subject: subjectOf([expense]),
  })
}

/** Asks which of several expenses recurs this often. */
export function askWhichRepeats(turn: Turn, expenses: readonly ExpenseRow[], every: Recurrence): Reply {
  const { words } = turn
  return reply(words.whichRecurs, {
    list: {
      button: words.buttons.choose,
      rows: expenses.map((expense) =>
        expenseRow(turn, pressId({ does: 'repeat', expenseId: expense.id, every }), expense),
      ),
    },
    subject: subjectOf(expenses),
  })
}

/** Stops a recurring expense, with a button to resume it. */
export async function stopRepeating(turn: Turn, recurringId: string): Promise<Reply> {
  const { work, member, words } = turn
  const rows = await listRecurring(work.db, member.householdId)
  const row = rows.find(({ id }) => id === recurringId)
  if (!row) return reply(words.recursNot)
  if (!mayChange(member, row))
    return reply(words.notYoursToStop(named(turn, row), firstName(row.author_name)))
  await stopRecurring(work, member, recurringId)
  turn.conversation.note({ id: newId(), did: 'unrepeated', recurringId, expenseId: row.expense_id })
  return reply(words.stopped(named(turn, row)), {
    buttons: [button(pressId({ does: 'resume-repeating', recurringId }), words.buttonsOften[row.every])],
    subject: { expenseIds: [row.expense_id] },
  })
}
