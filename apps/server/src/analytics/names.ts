import { compiled } from '../db/compiled.ts'
import type { ReadOnlyDb } from '../db/database.ts'

/** The name and look of a category or a member. */
export interface Named {
  name: string
  icon: string | null
  color: string | null
}

/** All categories that a household's expenses have ever had, by id. */
export async function categoryNames(db: ReadOnlyDb, householdId: string): Promise<Map<string, Named>> {
  const rows = await namedCategories(db, { householdId })
  return new Map(rows.map(({ id, ...named }) => [id, named]))
}

const namedCategories = compiled((db, { householdId }: { householdId: string }) =>
  db.selectFrom('categories').select(['id', 'name', 'icon', 'color']).where('household_id', '=', householdId),
)

/** Everybody who has ever been a member of a household, by id: expenses stay when people leave. */
export async function memberNames(db: ReadOnlyDb, householdId: string): Promise<Map<string, Named>> {
  const rows = await namedMembers(db, { householdId })
  return new Map(rows.map(({ id, name }) => [id, { name, icon: null, color: null }]))
}

const namedMembers = compiled((db, { householdId }: { householdId: string }) =>
  db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.id', 'users.name'])
    .where('memberships.household_id', '=', householdId),
)
