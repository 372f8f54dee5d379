import { addDays, type DaySpan } from '../calendar.ts'
import { compiled, padded } from '../db/compiled.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import type { Expenses, RecurringExpenses } from '../db/tables/ledger.ts'
import { dateAfter } from './dates.ts'

type Repeated = Pick<RecurringExpenses, 'id' | 'expense_id' | 'every' | 'starts_on' | 'deleted_at'>

/** The source reference of an expense that a series recorded. */
export function sourceRefOf(id: string, day: string): string {
  return `${id} ${day}`
}

/**
 * The expenses of a span that series recorded or began with, whatever somebody changed in them since. What a stopped
 * series recorded is among them, but not the expense that it began with, which may never have come back.
 */
export async function notedAgain(
  db: ReadOnlyDb,
  householdId: string,
  series: readonly Repeated[],
  { first, last }: DaySpan,
): Promise<Pick<Expenses, 'amount' | 'category_id' | 'expense_date'>[]> {
  if (series.length === 0) return []
  const refs = series.flatMap((each) => daysIn(each, { first, last }).map((day) => sourceRefOf(each.id, day)))
  const began = series.filter(({ deleted_at }) => deleted_at === null).map(({ expense_id }) => expense_id)
  return notedIn(db, { householdId, first, last, began: padded(began), refs: padded(refs) })
}

interface Asked extends DaySpan {
  householdId: string
  /** The ids of expenses. */
  began: readonly string[]
  refs: readonly string[]
}

const notedIn = compiled((db, { householdId, first, last, began, refs }: Asked) =>
  db
    .selectFrom('expenses')
    .select(['amount', 'category_id', 'expense_date'])
    .where('household_id', '=', householdId)
    .where('deleted_at', 'is', null)
    .where('expense_date', '>=', first)
    .where('expense_date', '<=', last)
    .where((eb) =>
      eb.or([
        ...(began.length > 0 ? [eb('id', 'in', began)] : []),
        ...(refs.length > 0 ? [eb.and([eb('source', '=', 'recurring'), eb('source_ref', 'in', refs)])] : []),
      ]),
    ),
)

/** The days of a span on which a series may have recorded an expense. */
function daysIn({ every, starts_on }: Repeated, { first, last }: DaySpan): string[] {
  const days: string[] = []
  const before = addDays(first, -1)
  let day = dateAfter(starts_on, every, before > starts_on ? before : starts_on)
  for (; day <= last; day = dateAfter(starts_on, every, day)) days.push(day)
  return days
}
