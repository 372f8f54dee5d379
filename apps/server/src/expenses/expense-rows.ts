import { type Expense, fromMinor } from '@casita/contract'
import type { NotNull } from 'kysely'
import { type MemberActor, mayChange } from '../actor.ts'
import type { ReadOnlyDb } from '../db/database.ts'

/** The expenses of a household as they are stored, including deleted ones. */
export function storedExpenses(db: ReadOnlyDb, householdId: string) {
  return db.selectFrom('expenses').selectAll().where('household_id', '=', householdId)
}

/**
 * The query behind everything that shows expenses: each row with the names of its category, author and payer. The
 * categories and members of a household are few, so they are read once and not per row. `stored` restricts the
 * expenses, for instance to one page.
 */
export function selectExpenses(
  db: ReadOnlyDb,
  householdId: string,
  stored = storedExpenses(db, householdId),
) {
  return (
    db
      .with(
        (cte) => cte('known_members').materialized(),
        (query) =>
          query
            .selectFrom('memberships')
            .innerJoin('users', 'users.id', 'memberships.user_id')
            .select(['users.id', 'users.name'])
            .where('memberships.household_id', '=', householdId),
      )
      .with(
        (cte) => cte('known_categories').materialized(),
        (query) =>
          query
            .selectFrom('categories')
            .select(['id', 'name', 'icon', 'color'])
            .where('household_id', '=', householdId),
      )
      .selectFrom(stored.as('expenses'))
      .innerJoin('households', (join) => join.on('households.id', '=', householdId))
      // These always match; as left joins, they keep both engines from starting with the names.
      .leftJoin('known_members as author', 'author.id', 'expenses.added_by')
      .leftJoin('known_members as payer', 'payer.id', 'expenses.paid_by')
      .leftJoin('known_categories as categories', 'categories.id', 'expenses.category_id')
      .select([
        'expenses.id',
        'expenses.description',
        'expenses.note',
        'expenses.amount',
        'expenses.category_id',
        'expenses.added_by',
        'expenses.paid_by',
        'expenses.expense_date',
        'expenses.source',
        'expenses.receipt_at',
        'expenses.created_at',
        'expenses.updated_at',
        'expenses.deleted_at',
        'households.currency',
        'author.name as author_name',
        'payer.name as payer_name',
        'categories.name as category_name',
        'categories.icon as category_icon',
        'categories.color as category_color',
      ])
      .$narrowType<{ author_name: NotNull; payer_name: NotNull }>()
  )
}

/** A row of `selectExpenses`. */
export type ExpenseRow = Awaited<ReturnType<ReturnType<typeof selectExpenses>['executeTakeFirstOrThrow']>>

/** Returns the expense as it is sent to this actor, with every field listed explicitly. */
export function presentExpense(actor: MemberActor, row: ExpenseRow): Expense {
  const may = mayChange(actor, row)
  return {
    id: row.id,
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
    expense_date: row.expense_date,
    source: row.source,
    has_receipt: row.receipt_at !== null,
    created_at: row.created_at,
    updated_at: row.updated_at,
    deleted_at: row.deleted_at,
    can_edit: may,
    can_delete: may,
  }
}

/** The ids of some expenses, in order. */
export function idsOf(expenses: readonly Pick<ExpenseRow, 'id'>[]): string[] {
  return expenses.map(({ id }) => id)
}
