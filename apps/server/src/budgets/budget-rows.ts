import type { MemberActor } from '../actor.ts'
import { dayIn } from '../calendar.ts'
import { compiled } from '../db/compiled.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import type { Work } from '../db/work.ts'

/** Selects a household's budgets that are not deleted, with the names of their categories. */
export function selectBudgets(db: ReadOnlyDb, householdId: string) {
  return (
    db
      .selectFrom('budgets')
      .leftJoin('categories', (join) =>
        join
          .onRef('categories.household_id', '=', 'budgets.household_id')
          .onRef('categories.id', '=', 'budgets.category_id'),
      )
      .select([
        'budgets.id',
        'budgets.category_id',
        'budgets.amount',
        'budgets.month_starts_on',
        'budgets.rollover_since',
        'budgets.created_at',
        'categories.name as category_name',
        'categories.icon as category_icon',
        'categories.color as category_color',
        'categories.position as category_position',
      ])
      .where('budgets.household_id', '=', householdId)
      .where('budgets.deleted_at', 'is', null)
      // The budget of a deactivated category is suspended with it.
      .where('categories.deactivated_at', 'is', null)
  )
}

/** Reads all of them. */
export const budgetsOfHousehold = compiled((db, { householdId }: { householdId: string }) =>
  selectBudgets(db, householdId),
)

/** The day on which a household made the oldest of its budgets, in the actor's time zone; null without any. */
export async function firstBudgetDay(
  db: ReadOnlyDb,
  { householdId, timeZone }: Pick<MemberActor, 'householdId' | 'timeZone'>,
): Promise<string | null> {
  const days = await budgetsOfHousehold(db, { householdId })
  const [first] = days.map(({ created_at }) => dayIn(timeZone, new Date(created_at))).toSorted()
  return first ?? null
}

/**
 * Locks the budgets of a household until the commit, to change them or to determine which of them an expense crosses.
 */
export function lockBudgets(work: Work, householdId: string): Promise<void> {
  return work.lock(`budgets:${householdId}`)
}

/** A row of `selectBudgets`; amounts in minor units. */
export type BudgetRow = Awaited<ReturnType<ReturnType<typeof selectBudgets>['executeTakeFirstOrThrow']>>
