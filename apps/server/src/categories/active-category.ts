import { runCompiled } from '../db/compiled.ts'
import type { Categories } from '../db/tables/ledger.ts'
import type { Work } from '../db/work.ts'
import { fieldError } from '../errors.ts'

/** What an expense shows of its category. */
type CategoryLook = Pick<Categories, 'name' | 'icon' | 'color'>

/** Returns the category if it is the household's and active, and locks it until the commit; otherwise null. */
export async function activeCategory(
  work: Work,
  householdId: string,
  categoryId: string,
): Promise<CategoryLook | null> {
  const query = () =>
    work.db
      .selectFrom('categories')
      .select(['name', 'icon', 'color'])
      .where('household_id', '=', householdId)
      .where('id', '=', categoryId)
      .where('deactivated_at', 'is', null)
      .$call(work.forReference)
  const [category = null] = await runCompiled(work.db, 'active category', query, [householdId, categoryId])
  return category
}

/** Like `activeCategory`, but throws `invalid` instead of returning null. */
export async function requireCategory(
  work: Work,
  householdId: string,
  categoryId: string,
): Promise<CategoryLook> {
  const category = await activeCategory(work, householdId, categoryId)
  if (!category) throw fieldError('category_id', 'Unknown category')
  return category
}
