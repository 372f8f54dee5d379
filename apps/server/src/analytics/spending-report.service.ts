import type { Grouping, SpendingQuery, SpendingReport } from '@casita/contract'
import type { ReadOnlyDb } from '../db/database.ts'
import { noCategory } from '../db/tables/columns.ts'
import { fieldError } from '../errors.ts'
import { requireKnown } from '../expenses/ledger.service.ts'
import { currencyOf } from '../households/households.service.ts'
import { categoryNames, memberNames, type Named } from './names.ts'
import { bucketAt, bucketsOf, countBuckets, periodBefore } from './periods.ts'
import { compareGroups, sumsOf } from './sums.ts'
import { nothing, presentTally, tally, tallyBy } from './tally.ts'

/** More than a chart can show; a longer period wants a longer interval. */
const mostBuckets = 400

/**
 * Reports what a household spent in a period, by bucket and group, and in the previous period. It reads precomputed
 * totals, so its time depends on the period and not on the size of the ledger. Throws `invalid` for a category or
 * member of another household, and for a period too long for its interval.
 */
export async function spendingReport(
  db: ReadOnlyDb,
  householdId: string,
  query: SpendingQuery,
  today: string,
): Promise<SpendingReport> {
  const { interval = 'none', group_by: grouping = 'none' } = query
  await requireKnown(db, householdId, query)
  const period = { first: query.start_date, last: query.end_date }
  if (countBuckets(period, interval === 'none' ? 'month' : interval) > mostBuckets)
    throw fieldError('end_date', 'Please choose a shorter period or a longer interval')
  const before = query.compare === 'true' ? periodBefore(period, today) : null
  const [currency, names, rows, earlier] = await Promise.all([
    currencyOf(db, householdId),
    namesOf(db, householdId, grouping),
    sumsOf(db, householdId, { period, interval, grouping }, query),
    before && sumsOf(db, householdId, { period: before, interval: 'none', grouping }, query),
  ])
  const groups = compareGroups(rows, earlier ?? [])
  const cells = tallyBy(
    rows,
    (row) => `${bucketAt(period, interval, row.startsOn ?? period.first)} ${row.group}`,
  )
  return {
    success: true,
    currency,
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

function namesOf(db: ReadOnlyDb, householdId: string, grouping: Grouping): Promise<Map<string, Named>> {
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
