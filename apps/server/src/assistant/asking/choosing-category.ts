import { listCategories } from '../../categories/categories.service.ts'
import { AppError } from '../../errors.ts'
import { getExpense } from '../../expenses/expenses.service.ts'
import type { Reply } from '../../message.ts'
import { changeOne } from '../changing/changing.ts'
import { categoryCalled } from '../household.ts'
import { pressId } from '../press.ts'
import type { QuestionOf } from '../questions.ts'
import { withoutPointers } from '../saying.ts'
import { newQuestion, type Turn } from '../turn.ts'
import { iconBefore, recordedLine, reply, row } from '../wording.ts'

/** A list has ten rows; one of them leads to the next page. */
const perPage = 9

/** Offers the household's categories for an expense, most used first. */
export async function offerCategories(turn: Turn, expenseId: string, page = 0): Promise<Reply> {
  const { work, member, words } = turn
  const expense = await getExpense(work.db, member.householdId, expenseId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  })
  if (!expense || expense.deleted_at) return reply(words.gone)
  const categories = (await listCategories(work.db, member, new Date(work.now)))
    .filter((category) => category.deactivated_at === null && category.id !== expense.category_id)
    .sort((a, b) => b.expensesCount - a.expensesCount)
  const fitsOnePage = categories.length === perPage + 1
  const shown = fitsOnePage ? categories : categories.slice(page * perPage, (page + 1) * perPage)
  const rows = shown.map(({ id, icon, name }) =>
    row(pressId({ does: 'set', expenseId, categoryId: id }), `${iconBefore(icon)}${name}`),
  )
  if (!fitsOnePage && categories.length > (page + 1) * perPage)
    rows.push(row(pressId({ does: 'categories', expenseId, page: page + 1 }), words.buttons.more))
  turn.conversation.ask({ ...newQuestion(turn), kind: 'category', expenseId })
  return reply(words.whichCategory(recordedLine(turn, expense)), {
    list: { button: words.buttons.choose, rows },
    subject: { expenseIds: [expenseId] },
  })
}

/** Handles a choice in words: the name of a category, or a prefix of it ('entertainment then'); null for all others. */
export async function chooseCategoryInWords(
  turn: Turn,
  { id, expenseId }: QuestionOf<'category'>,
  text: string,
): Promise<Reply | null> {
  const category =
    categoryCalled(turn.household, text) ?? categoryCalled(turn.household, withoutPointers(text))
  if (!category) return null
  turn.conversation.settle(id)
  return changeOne(turn, expenseId, { categoryId: category.id })
}
