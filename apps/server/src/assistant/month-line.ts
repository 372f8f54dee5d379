import { findBudgetStatus } from '../budgets/budgets.service.ts'
import { type Crossing, crossedTogether } from '../budgets/crossings.ts'
import type { Standing } from '../budgets/standing.ts'
import { monthOf } from '../calendar.ts'
import type { CountedExpense } from '../expenses/expenses.service.ts'
import { totalSpending } from '../spending/spending.ts'
import type { Turn } from './turn.ts'
import { bold, iconBefore, money, monthName } from './wording.ts'

/** An expense after a change, or a deleted one, which is not counted. */
type Told = Omit<CountedExpense, 'crossings'> & Partial<CountedExpense>

/**
 * The household's position after a change: the month's total and either the budgets that were crossed or what is left
 * of one.
 */
export async function monthLine(turn: Turn, expenses: readonly Told[]): Promise<string> {
  const counted = expenses.map(({ crossings = [] }) => ({ crossings }))
  const crossed = await crossedTogether(turn.work, turn.member, counted)
  const [total, standing] = await Promise.all([
    totalOfMonth(turn, expenses),
    crossed.length > 0 ? null : standingBudget(turn, expenses),
  ])
  const told = standing ? [standing] : crossed
  if (told.length > 0)
    turn.conversation.tellOfBudgets(
      told.map(({ budget }) => budget.category_id),
      { asked: false },
    )
  const budgets = standing
    ? [leftPhrase(turn, standing)]
    : crossed.map((crossing) => crossingPhrase(turn, crossing))
  return [total, ...budgets].join(' ')
}

/** The household's total for the month of the expenses; for the current month if they lie in several. */
async function totalOfMonth(turn: Turn, expenses: readonly Told[]): Promise<string> {
  const first = inCommon(expenses.map((expense) => monthOf(expense.expense_date).first))
  const month = monthOf(first ?? turn.today)
  const { sum } = await totalSpending(turn.work.db, turn.member.householdId, {
    from: month.first,
    to: month.last,
  })
  return turn.words.month(monthName(turn, month.first), bold(money(turn, sum)), month.last < turn.today)
}

/** The budget of the expenses' category, otherwise the household's; null for past months. */
async function standingBudget(turn: Turn, expenses: readonly Told[]): Promise<Standing | null> {
  const { work, member, today } = turn
  if (expenses.some(({ hasBudgets }) => hasBudgets === false)) return null
  const categoryId = inCommon(expenses.map((expense) => expense.category_id))
  const day = inCommon(expenses.map((expense) => expense.expense_date)) ?? today
  for (const id of categoryId ? [categoryId, null] : [null]) {
    const standing = await findBudgetStatus(work.db, member.householdId, id, { day, today })
    if (standing && standing.month.last >= today) return standing
  }
  return null
}

/** How much of a crossed budget is used and what is left; once it is overspent, only by how much. */
function crossingPhrase(turn: Turn, crossing: Crossing): string {
  if (crossing.left < 0) return leftPhrase(turn, crossing)
  const percent = Math.floor((crossing.spent / crossing.available) * 100)
  const left = turn.words.left(bold(money(turn, crossing.left)))
  return `${turn.words.budgetReached(percent, budgetName(crossing))} ${left}`
}

/** What is left of a budget, or by how much it is overspent. */
export function leftPhrase(turn: Turn, standing: Standing): string {
  const name = budgetName(standing)
  const amount = bold(money(turn, Math.abs(standing.left)))
  return standing.left >= 0 ? turn.words.budgetLeft(amount, name) : turn.words.budgetOver(amount, name)
}

/** The display name of a budget's category; null for the household's budget. */
export function budgetName({ budget }: Standing): string | null {
  return budget.category_name && `${iconBefore(budget.category_icon)}${bold(budget.category_name)}`
}

/** The value that all have in common; null if they differ, or there is none. */
function inCommon<T>(values: readonly T[]): T | null {
  const [first = null] = values
  return values.every((value) => value === first) ? first : null
}
