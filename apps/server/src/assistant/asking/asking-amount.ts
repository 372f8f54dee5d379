import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import type { Reply } from '../../message.ts'
import { pressId } from '../press.ts'
import { newQuestion, type Turn } from '../turn.ts'
import { bold, button, money, recordedLine, reply } from '../wording.ts'

/** Asks for a price in the household's currency, because one in another currency is not converted. */
export function askPrice(turn: Turn, { id }: ExpenseRow): Reply {
  return askOf(turn, id, turn.words.foreignChange(turn.household.currency))
}

/** Asks for the correct amount of an expense. */
export function askCorrectAmount(turn: Turn, { id, description }: ExpenseRow): Reply {
  return askOf(turn, id, turn.words.howMuch(description))
}

/** Asks a question about an expense whose answer is its price. */
function askOf(turn: Turn, expenseId: string, asked: string): Reply {
  const question = { ...newQuestion(turn), kind: 'price' as const, expenseId }
  turn.conversation.ask(question)
  return reply(asked, { subject: { questionId: question.id } })
}

/** Asks whether an expense is to be reduced to an equal part of it; 'yes' confirms. */
export function askPart(turn: Turn, expense: ExpenseRow, parts: number): Reply {
  const part = Math.round(expense.amount / parts)
  const asked = askAmounts(turn, expense, [part, expense.amount], true)
  return { ...asked, text: turn.words.onlyPart(recordedLine(turn, expense), bold(money(turn, part))) }
}

/** Asks which of several amounts an expense really had; with `isWished`, 'yes' chooses the first. */
export function askAmounts(
  turn: Turn,
  { id, description }: ExpenseRow,
  amounts: readonly number[],
  isWished = false,
): Reply {
  const question = {
    ...newQuestion(turn),
    kind: 'price' as const,
    expenseId: id,
    amounts: [...amounts],
    isWished,
  }
  turn.conversation.ask(question)
  const buttons = amounts.map((amount, reading) =>
    button(pressId({ does: 'pick', questionId: question.id, reading }), money(turn, amount)),
  )
  return reply(turn.words.unclear.amount(description), { buttons, subject: { questionId: question.id } })
}
