import { fromMinor, type RecurringExpense } from '@casita/contract'
import { type MemberActor, mayChange } from '../actor.ts'
import { dayIn, monthOf } from '../calendar.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import { daysToCome } from '../forecast/still-to-come.ts'

/** Selects all series of a household, stopped ones included, with the names of categories and members. */
export function selectRecurring(db: ReadOnlyDb, householdId: string) {
  return db
    .selectFrom('recurring_expenses as recurring')
    .innerJoin('households', 'households.id', 'recurring.household_id')
    .innerJoin('users as author', 'author.id', 'recurring.added_by')
    .innerJoin('users as payer', 'payer.id', 'recurring.paid_by')
    .leftJoin('categories', (join) =>
      join
        .onRef('categories.household_id', '=', 'recurring.household_id')
        .onRef('categories.id', '=', 'recurring.category_id'),
    )
    .selectAll('recurring')
    .select([
      'households.currency',
      'author.name as author_name',
      'author.timezone as author_timezone',
      'payer.name as payer_name',
      'categories.name as category_name',
      'categories.icon as category_icon',
      'categories.color as category_color',
    ])
    .where('recurring.household_id', '=', householdId)
}

/** A row of `selectRecurring`; amounts in minor units. */
export type RecurringRow = Awaited<ReturnType<ReturnType<typeof selectRecurring>['executeTakeFirstOrThrow']>>

/** A series as the API returns it to this actor. */
export function presentRecurring(actor: MemberActor, row: RecurringRow, now: Date): RecurringExpense {
  return {
    id: row.id,
    expense_id: row.expense_id,
    description: row.description,
    note: row.note,
    amount: fromMinor(row.amount),
    currency: row.currency,
    category_id: row.category_id,
    category_name: row.category_name,
    category_icon: row.category_icon,
    category_color: row.category_color,
    user_id: row.added_by,
    user_name: row.author_name,
    paid_by: row.paid_by,
    paid_by_name: row.payer_name,
    every: row.every,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    last_date: row.last_on,
    next_date: row.next_on,
    days_this_month: daysToCome(row, monthOf(dayIn(actor.timeZone, now))),
    created_at: row.created_at,
    updated_at: row.updated_at,
    can_edit: mayChange(actor, row),
  }
}
