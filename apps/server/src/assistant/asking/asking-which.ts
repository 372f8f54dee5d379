import { mayBeThousands } from '@casita/reader'
import { type ExpenseRow, idsOf } from '../../expenses/expense-rows.ts'
import { mostRows, type Reply } from '../../message.ts'
import { changeAll, deleteAll } from '../changing/changing.ts'
import { changesOnly } from '../meant/changes-only.ts'
import { chosenIndexes, numberedOf } from '../meant/choosing.ts'
import { isNamedIn } from '../meant/naming.ts'
import { only } from '../meant/only.ts'
import { findByIds } from '../meant/targets.ts'
import { pressId } from '../press.ts'
import type { Edit, Question, QuestionOf } from '../questions.ts'
import { everyLanguage } from '../replies/index.ts'
import { narrowingEnd, withoutPointers, withoutPunctuation } from '../saying.ts'
import { newQuestion, type Turn } from '../turn.ts'
import { button, expenseRow, recordedLine, reply, row, subjectOf } from '../wording.ts'
import { askAmounts, askPart } from './asking-amount.ts'

/** Asks which of several expenses to change, or to delete if there is no edit; `orAll` offers all of them too. */
export function askWhich(
  turn: Turn,
  expenses: readonly ExpenseRow[],
  edit: Edit | null,
  orAll = false,
): Reply {
  return which(turn, expenses, { edit }, orAll)
}

/** Asks which of several expenses to split into this number of parts. */
export function askWhichToSplit(turn: Turn, expenses: readonly ExpenseRow[], parts: number): Reply {
  return which(turn, expenses, { edit: {}, parts }, false)
}

function which(
  turn: Turn,
  expenses: readonly ExpenseRow[],
  { edit, parts }: Pick<Which, 'edit' | 'parts'>,
  orAll: boolean,
): Reply {
  const { words } = turn
  const question = {
    ...newQuestion(turn),
    kind: 'which' as const,
    edit,
    expenseIds: idsOf(expenses),
    ...(parts !== undefined && { parts }),
  }
  turn.conversation.ask(question)
  const rows = expenses
    .slice(0, mostRows - 1)
    .map((expense) =>
      expenseRow(turn, pressId({ does: 'which', questionId: question.id, expenseId: expense.id }), expense),
    )
  if (orAll) rows.push(row(pressId({ does: 'which-all', questionId: question.id }), words.buttons.all))
  return reply(edit ? words.whichChange : words.whichDelete, {
    list: { button: words.buttons.choose, rows },
    subject: subjectOf(expenses),
  })
}

/** Handles the press of a row of that list. */
export async function chooseWhich(turn: Turn, questionId: string, expenseId: string): Promise<Reply> {
  const question = turn.conversation.question(questionId)
  if (question?.kind !== 'which') return reply(turn.words.stale)
  return chosen(turn, question, [expenseId])
}

/** Handles the press of the row for all of them. */
export async function chooseAll(turn: Turn, questionId: string): Promise<Reply> {
  const question = turn.conversation.question(questionId)
  if (question?.kind !== 'which') return reply(turn.words.stale)
  return chosen(turn, question, question.expenseIds ?? [])
}

/** Handles a choice in words: 'the second', 'both', 'the bus one'; null if it chooses nothing from the list. */
export async function chooseWhichInWords(turn: Turn, question: Which, text: string): Promise<Reply | null> {
  const offered = await findByIds(turn, question.expenseIds ?? [])
  const numbered = /^[1-9]$/.test(text.trim()) ? offered.slice(Number(text) - 1, Number(text)) : []
  const places = chosenIndexes(text, offered.length) ?? numberedOf(text, offered.length)
  // 'No, just the lamp'.
  const name = withoutPointers(text.slice(narrowingEnd(text)))
  const named = offered.filter((expense) => isNamedIn(expense, name))
  // The title of its button, typed.
  const saysChange = everyLanguage.some(
    ({ buttons }) => withoutPunctuation(buttons.change) === withoutPunctuation(text),
  )
  const single = saysChange && question.edit && offered.length === 1 ? offered : null
  const meant =
    single ?? places?.flatMap((place) => offered[place] ?? []) ?? (named.length === 1 ? named : numbered)
  return meant.length > 0 ? chosen(turn, question, idsOf(meant)) : null
}

type Which = QuestionOf<'which'>

async function chosen(
  turn: Turn,
  { id, edit, parts, expenseIds: offered = [] }: Which,
  expenseIds: readonly string[],
): Promise<Reply> {
  turn.conversation.settle(id)
  if (parts !== undefined) {
    const [first, ...others] = await findByIds(turn, expenseIds)
    if (!first) return reply(turn.words.gone)
    return others.length > 0 ? askWhichToSplit(turn, [first, ...others], parts) : askPart(turn, first, parts)
  }
  const one = edit && offered.length > 1 ? only(await findByIds(turn, expenseIds)) : null
  const amount = edit && changesOnly(edit, 'amount') ? edit.amount : undefined
  if (one && amount !== undefined && mayBeThousands(amount, one.amount))
    return askAmounts(turn, one, [amount * 1000, amount])
  return edit ? changeAll(turn, expenseIds, edit) : deleteAll(turn, expenseIds)
}

/** Asks whether to delete an expense; if there are several, which of them. */
export function askToDelete(turn: Turn, expenses: readonly ExpenseRow[]): Reply {
  const expense = only(expenses)
  if (!expense) return askWhich(turn, expenses, null, true)
  const { words, conversation } = turn
  const question = { ...newQuestion(turn), kind: 'which' as const, edit: null, expenseIds: [expense.id] }
  conversation.ask(question)
  return reply(words.shallDelete(recordedLine(turn, expense)), {
    buttons: [
      button(
        pressId({ does: 'which', questionId: question.id, expenseId: expense.id }),
        words.buttons.delete,
      ),
      button(pressId({ does: 'drop', questionId: question.id }), words.buttons.no),
    ],
    subject: subjectOf([expense]),
  })
}

/** The only expense that a question asks whether to delete; null for other questions. */
export function onlyToDelete(question: Question): string | null {
  if (question.kind !== 'which' || question.edit) return null
  return only(question.expenseIds ?? [])
}
