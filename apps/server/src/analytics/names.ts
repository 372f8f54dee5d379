import type { ReadOnlyDb } from '../db/database.ts'

/** What a part of the spending is called and looks like. */
export interface Named {
  name: string
  icon: string | null
  color: string | null
}

/** Every category that a household ever gave its expenses, by id. */
export async function categoryNames(db: ReadOnlyDb, householdId: string): Promise<Map<string, Named>> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'name', 'icon', 'color'])
    .where('household_id', '=', householdId)
    .execute()
  return new Map(rows.map(({ id, ...named }) => [id, named]))
}

/** Everybody who was ever a member of a household, by id: expenses stay when people leave. */
export async function memberNames(db: ReadOnlyDb, householdId: string): Promise<Map<string, Named>> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.id', 'users.name'])
    .where('memberships.household_id', '=', householdId)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, { name, icon: null, color: null }]))
}
