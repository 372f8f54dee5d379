import type { Grouping, Interval, SpendingQuery, SpendingReport } from '@casita/contract'
import type { DaySpan } from '../calendar.ts'
import type { Reading } from '../db/database.ts'
import { noCategory } from '../db/tables/columns.ts'
import { fieldError } from '../errors.ts'
import { requireKnown } from '../expenses/ledger.service.ts'
import { spendingRows } from '../expenses/spending.ts'
import { categoryNames, memberNames, type Named } from './names.ts'
import { bucketAt, bucketsOf, countBuckets, periodBefore } from './periods.ts'
import { nothing, presentTally, type Tally, tally, tallyBy } from './tally.ts'

/** More than a chart can show; a longer period wants a longer interval. */
const mostBuckets = 400

/** Sums of a day or a month (null: of the whole period) and of a group (null: of everything). */
interface Row extends Tally {
  startsOn: string | null
  group: string | null
}

/**
 * What a household spent in a period: buckets × groups, and the period before. Answered from the totals that are
 * counted with each expense, so its time depends on the period and not on the ledger. Throws `invalid` for a category
 * or member that is not the household's and for a period that is too long for its interval.
 */
export async function spendingReport(
  db: Reading,
  householdId: string,
  query: SpendingQuery,
): Promise<SpendingReport> {
  const { interval = 'none', group_by: grouping = 'none' } = query
  await requireKnown(db, householdId, query)
  const period = { first: query.start_date, last: query.end_date }
  if (countBuckets(period, interval === 'none' ? 'month' : interval) > mostBuckets)
    throw fieldError('end_date', 'Please choose a shorter period or a longer interval')
  const before = query.compare === 'true' ? periodBefore(period) : null
  const [household, names, rows, earlier] = await Promise.all([
    db.selectFrom('households').select('currency').where('id', '=', householdId).executeTakeFirstOrThrow(),
    namesOf(db, householdId, grouping),
    rowsOf(db, householdId, query, { period, interval, grouping }),
    before && rowsOf(db, householdId, query, { period: before, interval: 'none', grouping }),
  ])
  const groups = groupsOf(rows, earlier)
  const cells = tallyBy(
    rows,
    (row) => `${bucketAt(period, interval, row.startsOn ?? period.first)} ${row.group}`,
  )
  return {
    success: true,
    currency: household.currency,
    start_date: period.first,
    end_date: period.last,
    interval,
    group_by: grouping,
    groups: groups.map(({ id, now, previous }) => ({
      id: id === noCategory ? null : id,
      ...(names.get(id ?? noCategory) ?? { name: null, icon: null, color: null }),
      ...presentTally(now),
      ...(before && { previous: presentTally(previous) }),
    })),
    buckets: bucketsOf(period, interval).map(({ first, last }, place) => {
      const ofBucket = groups.map(({ id }) => cells.get(`${place} ${id}`) ?? nothing)
      return {
        start_date: first,
        end_date: last,
        ...presentTally(tally(ofBucket)),
        cells: ofBucket.map(presentTally),
      }
    }),
    ...presentTally(tally(rows)),
    ...(before && {
      previous: { start_date: before.first, end_date: before.last, ...presentTally(tally(earlier ?? [])) },
    }),
  }
}

/** Everything that was spent on in either period, largest first. */
function groupsOf(rows: readonly Row[], earlier: readonly Row[] | null) {
  const now = tallyBy(rows, (row) => row.group)
  const previous = tallyBy(earlier ?? [], (row) => row.group)
  return [...new Set([...now.keys(), ...previous.keys()])]
    .map((id) => ({ id, now: now.get(id) ?? nothing, previous: previous.get(id) ?? nothing }))
    .filter((group) => group.now.count > 0 || group.previous.count > 0)
    .sort((a, b) => b.now.sum - a.now.sum || b.previous.sum - a.previous.sum || compare(a.id, b.id))
}

function compare(a: string | null, b: string | null): number {
  return (a ?? '') < (b ?? '') ? -1 : 1
}

function namesOf(db: Reading, householdId: string, grouping: Grouping): Promise<Map<string, Named>> {
  switch (grouping) {
    case 'category':
      return categoryNames(db, householdId)
    case 'member':
      return memberNames(db, householdId)
    case 'none':
      return Promise.resolve(new Map())
    default:
      return grouping satisfies never
  }
}

async function rowsOf(
  db: Reading,
  householdId: string,
  filters: Pick<SpendingQuery, 'category_id' | 'user_id'>,
  { period, interval, grouping }: { period: DaySpan; interval: Interval; grouping: Grouping },
): Promise<Row[]> {
  const rows = await spendingRows(db, householdId, {
    from: period.first,
    to: period.last,
    categoryId: filters.category_id === 'none' ? null : filters.category_id,
    addedBy: filters.user_id,
    eachDay: interval === 'day' || interval === 'week',
  })
    .select((eb) => [eb.fn.sum<number>('count').as('count'), eb.fn.sum<number>('sum').as('sum')])
    .$if(interval !== 'none', (query) => query.select('starts_on').groupBy('starts_on'))
    .$if(grouping === 'category', (query) => query.select('category_id as group').groupBy('category_id'))
    .$if(grouping === 'member', (query) => query.select('added_by as group').groupBy('added_by'))
    .execute()
  return rows.map((row) => ({
    startsOn: row.starts_on ?? null,
    group: row.group ?? null,
    // Without groups, a period without expenses is one row of nulls.
    count: Number(row.count ?? 0),
    sum: Number(row.sum ?? 0),
  }))
}
