import { compiled } from '../db/compiled.ts'
import type { Writing } from '../db/database.ts'
import { noCategory } from '../db/tables/columns.ts'
import { allTime } from '../db/tables/ledger.ts'
import type { Work } from '../db/work.ts'
import type { Counted } from './spending.ts'

/** What it depends on how an expense is counted. */
export type Grounds = Awaited<ReturnType<typeof groundsOf>>

/**
 * Asks at once what it depends on how an expense of a household is counted: the currency, whether there is any budget
 * that it might cross, and what the part of its category and members has come to over all time (minor units).
 */
export async function groundsOf(
  work: Work,
  householdId: string,
  { category_id, added_by, paid_by }: Omit<Counted, 'amount' | 'expense_date'>,
) {
  const categoryId = category_id ?? noCategory
  const [row] = await grounds(work, { householdId, categoryId, added_by, paid_by })
  if (!row) throw new Error(`There is no household ${householdId}`)
  return { currency: row.currency, hasBudgets: row.budget !== null, part: row.part ?? 0 }
}

/** What was asked in shared works, where nobody waits for another's commit. */
const asked = new WeakMap<Writing, Map<string, ReturnType<typeof askGrounds>>>()

/** Those who share a transaction share the answer: one who notes many at once asks the same for each. */
function grounds(work: Work, part: Asked): ReturnType<typeof askGrounds> {
  if (!work.isShared) return askGrounds(work.db, part)
  const ofWork = asked.get(work.db) ?? new Map()
  asked.set(work.db, ofWork)
  const key = Object.values(part).join()
  const answer = ofWork.get(key) ?? askGrounds(work.db, part)
  ofWork.set(key, answer)
  return answer
}

interface Asked {
  householdId: string
  categoryId: string
  added_by: string
  paid_by: string
}

const askGrounds = compiled((db, { householdId, categoryId, added_by, paid_by }: Asked) =>
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
