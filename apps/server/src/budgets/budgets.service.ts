import { type BudgetState, limits } from '@casita/contract'
import type { MemberActor } from '../actor.ts'
import { compiled } from '../db/compiled.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import type { BudgetAlerts } from '../db/tables/ledger.ts'
import type { Work } from '../db/work.ts'
import { AppError, fieldError } from '../errors.ts'
import { notedAgain } from '../forecast/noted-again.ts'
import { projectedSpending } from '../forecast/projected.ts'
import { seriesOfHousehold, sumToCome } from '../forecast/still-to-come.ts'
import { type BudgetRow, budgetsOfHousehold, lockBudgets, selectBudgets } from './budget-rows.ts'
import { type Standing, standingsOf } from './standing.ts'

/** The standing of a budget, with the alerts of its month. */
export interface BudgetStatus extends Standing {
  alerts: Pick<BudgetAlerts, 'threshold' | 'expense_id' | 'user_id' | 'created_at'>[]
  /** The sum of recurring expenses still to come in its month, in minor units. */
  toCome: number
  /** What may be spent per remaining day after `toCome` is paid. */
  perDay: number
  /** The expected spending by the end of the month, including `toCome`. */
  projected: number
  state: BudgetState
}

/** The day whose month is asked about, and today; they differ for a past month. */
interface Moment {
  day: string
  today: string
}

/**
 * Lists the household's budgets in their months around a day: the household's own first, then in the order of the
 * categories.
 */
export async function listBudgets(
  db: ReadOnlyDb,
  householdId: string,
  moment: Moment,
): Promise<BudgetStatus[]> {
  const found = await budgetsOfHousehold(db, { householdId })
  const budgets = found.toSorted(
    (a, b) =>
      Number(a.category_id !== null) - Number(b.category_id !== null) ||
      (a.category_position ?? 0) - (b.category_position ?? 0) ||
      (a.id < b.id ? -1 : 1),
  )
  return statusesOf(db, householdId, budgets, moment)
}

/** Finds the budget of a category or, for null, of the household in its month around a day; null if there is none. */
export async function findBudgetStatus(
  db: ReadOnlyDb,
  householdId: string,
  categoryId: string | null,
  moment: Moment,
): Promise<BudgetStatus | null> {
  const budget = await findBudget(db, householdId, categoryId)
  const [standing] = await statusesOf(db, householdId, budget ? [budget] : [], moment)
  return standing ?? null
}

/** Deletes a budget; any member may. Throws `not_found`. */
export async function deleteBudget(work: Work, actor: MemberActor, id: string): Promise<void> {
  const { numUpdatedRows } = await work.db
    .updateTable('budgets')
    .set({ deleted_at: work.now, updated_at: work.now })
    .where('household_id', '=', actor.householdId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!numUpdatedRows) throw new AppError('not_found')
  work.emit({ type: 'changed', householdId: actor.householdId, topics: ['budgets'], userId: actor.userId })
}

/**
 * Restores a deleted budget with its amounts, what it carries over, and its alerts. Does nothing for one that is not
 * deleted. Throws `not_found`, and `invalid` if another budget has replaced it.
 */
export async function restoreBudget(work: Work, actor: MemberActor, id: string): Promise<void> {
  const { householdId } = actor
  await lockBudgets(work, householdId)
  const budget = await work.db
    .selectFrom('budgets')
    .select(['category_id', 'deleted_at'])
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!budget) throw new AppError('not_found')
  if (!budget.deleted_at) return
  // Also one that is suspended with its category.
  const other = await work.db
    .selectFrom('budgets')
    .select('id')
    .where('household_id', '=', householdId)
    .where('category_id', budget.category_id === null ? 'is' : '=', budget.category_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (other) throw fieldError('category_id', 'There is another budget in its place')
  await work.db
    .updateTable('budgets')
    .set({ deleted_at: null, updated_at: work.now })
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .execute()
  work.emit({ type: 'changed', householdId, topics: ['budgets'], userId: actor.userId })
}

async function statusesOf(
  db: ReadOnlyDb,
  householdId: string,
  budgets: readonly BudgetRow[],
  moment: Moment,
): Promise<BudgetStatus[]> {
  if (budgets.length === 0) return []
  const [standings, series] = await Promise.all([
    standingsOf(db, householdId, budgets, moment),
    seriesOfHousehold(db, { householdId }),
  ])
  const first = standings.reduce((day, { month }) => (month.first < day ? month.first : day), moment.day)
  const [noted, alerts] = await Promise.all([
    notedAgain(db, householdId, series, { first, last: moment.today }),
    alertsBetween(db, { householdId, first, last: moment.day }),
  ])
  return standings.map((standing) => {
    const { budget, month, left, daysLeft } = standing
    const isCounted = ({ category_id }: { category_id: string | null }) =>
      [null, category_id].includes(budget.category_id)
    const toCome = sumToCome(series.filter(isCounted), month)
    const repeated = noted
      .filter(
        (each) => isCounted(each) && each.expense_date >= month.first && each.expense_date <= month.last,
      )
      .reduce((sum, { amount }) => sum + amount, 0)
    const projected = projectedSpending({ ...standing, repeated, toCome })
    return {
      ...standing,
      alerts: alerts.filter((alert) => alert.budget_id === budget.id && alert.month === month.first),
      toCome,
      perDay: daysLeft === 0 ? 0 : Math.max(0, Math.floor((left - toCome) / daysLeft)),
      projected,
      state: stateOf(standing, projected),
    }
  })
}

/** The alerts of the months that begin in a span. */
const alertsBetween = compiled(
  (db, { householdId, first, last }: { householdId: string; first: string; last: string }) =>
    db
      .selectFrom('budget_alerts')
      .select(['budget_id', 'month', 'threshold', 'expense_id', 'user_id', 'created_at'])
      .where('household_id', '=', householdId)
      .where('month', '>=', first)
      .where('month', '<=', last)
      .orderBy('threshold'),
)

/** The state of a budget; its pace counts once there is one (see `limits.paceFromDay`). */
function stateOf({ spent, available, daysGone }: Standing, projected: number): BudgetState {
  if (spent > available) return 'over'
  const isTooFast = daysGone >= limits.paceFromDay && projected * 20 >= available * 21
  return isTooFast || spent * 10 >= available * 9 ? 'watch' : 'ok'
}

/** Finds the budget of a category or, for null, of the household. */
export function findBudget(
  db: ReadOnlyDb,
  householdId: string,
  categoryId: string | null,
): Promise<BudgetRow | undefined> {
  return selectBudgets(db, householdId)
    .where('budgets.category_id', categoryId === null ? 'is' : '=', categoryId)
    .executeTakeFirst()
}
