import type { Period, Query, Scope } from '@casita/reader'
import { fold } from '../../folding.ts'
import { categoryCalled, type HouseholdView } from '../household.ts'
import { everyLanguage } from '../replies/index.ts'
import type { Turn } from '../turn.ts'
import { bold, money } from '../wording.ts'
import { aboutOf, sumOf, toldOf } from './asked-about.ts'

/**
 * Answers a question about all food ('How much on food?', 'combien en bouffe ?') with the sums of groceries, of eating
 * out and of both together. Null where the household has one category for both, and for all other questions.
 */
export async function answerAllFood(turn: Turn, query: Query, period: Period): Promise<string[] | null> {
  const { words } = turn
  const isTotal = query.ask === 'total' && !query.other && !query.against && !query.without && !query.average
  const groceries = isTotal && groceriesMeant(turn.household, query.scope)
  if (!groceries) return null
  const abouts = [groceries, query.scope].map((scope) =>
    aboutOf(turn, { ...query, scope: { ...scope, words: '' } }),
  )
  const lines: string[] = []
  let all = 0
  for (const about of abouts) {
    const total = await sumOf(turn, about, period)
    const told = toldOf(turn, about, period, total)
    lines.push(total.count > 0 ? words.total(told) : words.nothing(told))
    all += total.sum
  }
  return [...lines, words.together(bold(money(turn, all)))]
}

/**
 * The scope with the groceries category, where its words mean all food and no category has that name; null for other
 * words.
 */
export function groceriesMeant(household: HouseholdView, scope: Scope): Scope | null {
  const said = fold(scope.words)
  if (!everyLanguage.some(({ allFood }) => allFood.includes(said))) return null
  if (categoryCalled(household, scope.words)) return null
  const { categories } = household
  const groceries = categories.find(({ kind }) => kind === 'groceries')
  const isOut = categories.some(({ id, kind }) => id === scope.categoryId && kind === 'food')
  return groceries && isOut ? { ...scope, categoryId: groceries.id, categoryKind: 'groceries' } : null
}
