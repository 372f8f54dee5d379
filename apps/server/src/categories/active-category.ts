import type { Work } from '../db/work.ts'
import { fieldError } from '../errors.ts'

/** Whether a category is the household's and active; if so, it stays in place until the commit. */
export async function isActiveCategory(
  work: Work,
  householdId: string,
  categoryId: string,
): Promise<boolean> {
  const category = await work.db
    .selectFrom('categories')
    .select('id')
    .where('household_id', '=', householdId)
    .where('id', '=', categoryId)
    .where('deactivated_at', 'is', null)
    .$call(work.forReference)
    .executeTakeFirst()
  return category !== undefined
}

/** Throws `invalid` for a category that is not the household's or not active; keeps it in place until the commit. */
export async function requireCategory(work: Work, householdId: string, categoryId: string): Promise<void> {
  if (!(await isActiveCategory(work, householdId, categoryId)))
    throw fieldError('category_id', 'Unknown category')
}
