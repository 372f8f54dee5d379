import { fromMinor } from '@casita/contract'
import type { Budget } from '@casita/reader'
import { getBudget, listBudgets } from '../budgets/budgets.service.ts'
import { setBudget } from '../budgets/set-budget.service.ts'
import type { Standing } from '../budgets/standing.ts'
import type { Reply } from './message.ts'
import { budgetName } from './month-line.ts'
import type { Turn } from './turn.ts'
import { bold, iconBefore, money, reply } from './wording.ts'

/** Shows or sets a monthly budget, of a category or of the household. */
export async function answerBudget(turn: Turn, { ask, amount, scope }: Budget): Promise<Reply> {
  const { words, work, member, household, today } = turn
  const category = household.categories.find(({ id }) => id === scope.categoryId)
  // What is no category of the household must not become a budget of everything.
  const isUnknown = !category && (scope.categoryKind !== null || scope.words !== '')
  if (ask === 'set') {
    if (isUnknown) return reply(words.noSuchCategory)
    if (amount === null) return reply(words.budgetHowMuch)
    const standing = await setBudget(work, member, {
      category_id: category?.id ?? null,
      amount: fromMinor(amount),
    })
    const set = words.budgetSet(bold(money(turn, standing.amount)), budgetName(standing))
    return reply(`${set}\n${budgetLine(turn, standing)}`)
  }
  if (isUnknown) return reply(words.noBudget(scope.words || null))
  const moment = { day: today, today }
  if (!category) {
    const all = await listBudgets(work.db, member.householdId, moment)
    if (all.length === 0) return reply(words.noBudget(null))
    return reply(all.map((standing) => budgetLine(turn, standing)).join('\n'))
  }
  const standing = await getBudget(work.db, member.householdId, category.id, moment)
  return reply(
    standing
      ? budgetLine(turn, standing)
      : words.noBudget(`${iconBefore(category.icon)}${bold(category.name)}`),
  )
}

function budgetLine(turn: Turn, standing: Standing): string {
  const [spent, available] = [bold(money(turn, standing.spent)), bold(money(turn, standing.available))]
  const rest = bold(money(turn, Math.abs(standing.left)))
  const left = standing.left >= 0 ? turn.words.left(rest) : turn.words.over(rest)
  return `${turn.words.budgetSpent(spent, available, budgetName(standing))} ${left}`
}
