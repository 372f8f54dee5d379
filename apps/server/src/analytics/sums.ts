import type { Grouping, Interval, SpendingQuery } from '@casita/contract'
import type { DaySpan } from '../calendar.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import { ofSpending } from '../spending/spending.ts'
import { nothing, type Tally, tallyBy } from './tally.ts'

/** The count and sum of a day or month (null: the whole period) and of a group (null: all groups). */
export interface Sum extends Tally {
  startsOn: string | null
  group: string | null
}

/**
 * Reads what was spent in a period from the precomputed totals: per day or month, as the interval requires, and by
 * category (`noCategory` for none), by member, or not grouped. Incomplete months at the edges are returned as days
 * even if the interval is a month.
 */
export async function sumsOf(
  db: ReadOnlyDb,
  householdId: string,
  { period, interval, grouping }: { period: DaySpan; interval: Interval; grouping: Grouping },
  filters: Pick<SpendingQuery, 'category_id' | 'user_id'> = {},
): Promise<Sum[]> {
  const ask = asked[interval === 'none' ? 'together' : 'apart'][grouping]
  const rows = await ask(db, householdId, {
    from: period.first,
    to: period.last,
    categoryId: filters.category_id === 'none' ? null : filters.category_id,
    addedBy: filters.user_id,
    eachDay: interval === 'day' || interval === 'week',
  })
  return rows.map((row) => ({
    startsOn: row.starts_on ?? null,
    group: row.group ?? null,
    // Without groups, a period without expenses yields one row of nulls.
    count: Number(row.count ?? 0),
    sum: Number(row.sum ?? 0),
  }))
}

/** Sums of the whole period, or of each day or month. */
const sumsPer = (interval: 'together' | 'apart', grouping: Grouping) =>
  ofSpending((rows) =>
    rows
      .select((eb) => [eb.fn.sum<number>('count').as('count'), eb.fn.sum<number>('sum').as('sum')])
      .$if(interval === 'apart', (query) => query.select('starts_on').groupBy('starts_on'))
      .$if(grouping === 'category', (query) => query.select('category_id as group').groupBy('category_id'))
      .$if(grouping === 'member', (query) => query.select('added_by as group').groupBy('added_by')),
  )

const sumsBy = (interval: 'together' | 'apart') => ({
  category: sumsPer(interval, 'category'),
  member: sumsPer(interval, 'member'),
  none: sumsPer(interval, 'none'),
})

const asked = { together: sumsBy('together'), apart: sumsBy('apart') }

/** The groups with spending in either of two periods, with both sums, the largest first. */
export function compareGroups(
  rows: readonly Sum[],
  earlier: readonly Sum[],
): { id: string | null; now: Tally; previous: Tally }[] {
  const now = tallyBy(rows, (row) => row.group)
  const previous = tallyBy(earlier, (row) => row.group)
  return [...new Set([...now.keys(), ...previous.keys()])]
    .map((id) => ({ id, now: now.get(id) ?? nothing, previous: previous.get(id) ?? nothing }))
    .filter((group) => group.now.count > 0 || group.previous.count > 0)
    .sort(
      (a, b) =>
        b.now.sum - a.now.sum || b.previous.sum - a.previous.sum || ((a.id ?? '') < (b.id ?? '') ? -1 : 1),
    )
}
