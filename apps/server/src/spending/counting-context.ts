import { compiled } from '../db/compiled.ts'
import { noCategory } from '../db/tables/columns.ts'
import { allTime } from '../db/tables/ledger.ts'
import type { Work } from '../db/work.ts'
import type { Counted } from './spending.ts'

/** What counting an expense needs to know about its household. */
export type CountingContext = Awaited<ReturnType<typeof readCountingContext>>

/**
 * Reads in one query what counting an expense needs: the currency, whether the household has any budget, and `part`, the
 * all-time sum of the expense's category, author and payer in minor units.
 */
export async function readCountingContext(
  work: Work,
  householdId: string,
  { category_id, added_by, paid_by }: Omit<Counted, 'amount' | 'expense_date'>,
) {
  const categoryId = category_id ?? noCategory
  const [row] = await countingContext(work.db, { householdId, categoryId, added_by, paid_by })
  if (!row) throw new Error(`There is no household ${householdId}`)
  return { currency: row.currency, hasBudgets: row.budget !== null, part: row.part ?? 0 }
}

interface Asked {
  householdId: string
  categoryId: string
  added_by: string
  paid_by: string
}

const countingContext = compiled((db, { householdId, categoryId, added_by, paid_by }: Asked) =>
  db
    .selectFrom('households')
    .select((eb) => [
      'currency',
      eb
        .selectFrom('budgets')
        .select('budgets.id')
        .where('budgets.household_id', '=', householdId)
        .where('budgets.deleted_at', 'is', null)
        .limit(1)
        .as('budget'),
      eb
        .selectFrom('spending')
        .select('spending.sum')
        .where('spending.household_id', '=', householdId)
        .where('spending.span', '=', 'all')
        .where('spending.starts_on', '=', allTime)
        .where('spending.category_id', '=', categoryId)
        .where('spending.added_by', '=', added_by)
        .where('spending.paid_by', '=', paid_by)
        .as('part'),
    ])
    .where('households.id', '=', householdId),
)
