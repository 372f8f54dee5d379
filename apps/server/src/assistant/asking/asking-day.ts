import { type Expenses, type Period, read } from '@casita/reader'
import { monthOf } from '../../calendar.ts'
import { fit } from '../../cutting.ts'
import { type ExpenseRow, idsOf } from '../../expenses/expense-rows.ts'
import type { Reply } from '../../message.ts'
import { changeAll } from '../changing/changing.ts'
import { onlyDayOf } from '../meant/changes-only.ts'
import { findByIds } from '../meant/targets.ts'
import type { QuestionOf } from '../questions.ts'
import { everyLanguage } from '../replies/index.ts'
import { contextOf, newQuestion, type Turn } from '../turn.ts'
import { draftLine, monthName, most, recordedLine, reply } from '../wording.ts'

type Day = QuestionOf<'day'>

/** Asks for the day of some expenses when only the month or year was given. */
export function askDay(turn: Turn, expenses: readonly ExpenseRow[], { from, to }: Period): Reply | null {
  if (from === null || to === null) return null
  const [only, ...others] = expenses
  if (only && others.length === 0 && only.expense_date >= from && only.expense_date <= to)
    return reply(turn.words.unchanged(recordedLine(turn, only)))
  const last = to > turn.today ? turn.today : to
  const expenseIds = idsOf(expenses)
  turn.conversation.ask({ ...newQuestion(turn), kind: 'day', expenseIds, from, to: last })
  const named = expenses.map(({ description, amount }) =>
    draftLine(turn, { description, amount, date: turn.today }),
  )
  const of = from.slice(0, 7) === to.slice(0, 7) ? monthName(turn, from) : from.slice(0, 4)
  return reply(turn.words.whichDay(named.join(' + '), of), { subject: { expenseIds } })
}

/** Appends to an answer, if the message named a day that does not exist, that today was used and how to correct it. */
export function askedForDay({ words }: Turn, { items }: Expenses, answer: Reply): Reply {
  if (!items.some(({ dateImpossible }) => dateImpossible)) return answer
  return { ...answer, text: fit(`${answer.text}\n${words.noSuchDay}`, most.textWithButtons) }
}

/** Takes a typed day: '12', 'el 12', 'October 3'. Asks again if the month has no such day. Null for other messages. */
export async function chooseDayInWords(turn: Turn, question: Day, text: string): Promise<Reply | null> {
  const said = dayIn(turn, text)
  if (said === null) return null
  const { id, expenseIds, from, to } = question
  const days = [said, `${from.slice(0, 4)}${said.slice(4)}`, `${from.slice(0, 7)}${said.slice(7)}`]
  const day = days.find((each) => each >= from && each <= to && each <= monthOf(each).last)
  if (day === undefined) return askDay(turn, await findByIds(turn, expenseIds), { name: 'range', from, to })
  turn.conversation.settle(id)
  return changeAll(turn, expenseIds, { date: day })
}

/** The date of a message that only names a day. For a bare number the month and year are the current ones. */
function dayIn(turn: Turn, text: string): string | null {
  const [, number] = /^\s*([1-9]|[12]\d|3[01])\s*[.!]?\s*$/.exec(text) ?? []
  if (number !== undefined) return `${turn.today.slice(0, 8)}${number.padStart(2, '0')}`
  const context = contextOf(turn)
  for (const { itWas } of everyLanguage) {
    const meaning = read(`${itWas} ${text}`, context)
    const isBare = meaning.kind === 'correction' && meaning.about === undefined
    const date = isBare ? onlyDayOf(meaning) : null
    if (date !== null) return date
  }
  return null
}
