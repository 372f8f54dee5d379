import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import { mostRows, type Reply } from '../../message.ts'
import { pressId } from '../press.ts'
import type { Turn } from '../turn.ts'
import { choices, expenseRow, firstName, recordedLine, reply, subjectOf } from '../wording.ts'

/**
 * Asks which other member paid an expense, or whether to delete it. If the given name belongs to no member, the reply
 * says so.
 */
export function askWhose(turn: Turn, expense: ExpenseRow, name = ''): Reply {
  const { words, household } = turn
  const others = household.members.filter(({ id }) => id !== expense.paid_by)
  const firstNames = others.map((member) => firstName(member.name))
  const called = (first: string) => firstNames.filter((each) => each === first).length
  const offered = [
    ...others.slice(0, mostRows - 1).map((member) => ({
      id: pressId({ does: 'paid', expenseId: expense.id, payerId: member.id }),
      title: called(firstName(member.name)) > 1 ? member.name : firstName(member.name),
    })),
    { id: pressId({ does: 'undo', expenseId: expense.id }), title: words.buttons.delete },
  ]
  const asked = words.whoseWasIt(recordedLine(turn, expense))
  return reply(name ? `${words.unknownPayer(name)} ${asked}` : asked, {
    ...choices(turn, offered),
    subject: subjectOf([expense]),
  })
}

/** Says that an expense has only one payer, and asks which member that is. */
export function askWhoAlone(turn: Turn, expense: ExpenseRow): Reply {
  const asked = askWhose(turn, expense)
  return { ...asked, text: `${turn.words.onePayer} ${asked.text}` }
}

/** Asks which of several expenses was somebody else's. */
export function askWhoseOf(turn: Turn, expenses: readonly ExpenseRow[]): Reply {
  const rows = expenses
    .slice(0, mostRows)
    .map((expense) => expenseRow(turn, pressId({ does: 'whose', expenseId: expense.id }), expense))
  return reply(turn.words.whichChange, {
    list: { button: turn.words.buttons.choose, rows },
    subject: subjectOf(expenses),
  })
}
