import type { MemberActor } from '../actor.ts'
import { activeCategory } from '../categories/active-category.ts'
import type { Work } from '../db/work.ts'
import { fieldError } from '../errors.ts'
import { wasInCategory } from './history.service.ts'

/**
 * Requires a category to which an existing expense may be moved: an active one, or a deactivated one in which this
 * expense was before, so that a move can be undone. Throws `invalid`.
 */
export async function requireActiveOrFormerCategory(
  work: Work,
  { householdId }: MemberActor,
  expenseId: string,
  categoryId: string,
): Promise<void> {
  if (await activeCategory(work, householdId, categoryId)) return
  const deactivated = await work.db
    .selectFrom('categories')
    .select('name')
    .where('household_id', '=', householdId)
    .where('id', '=', categoryId)
    .$call(work.forReference)
    .executeTakeFirst()
  if (!deactivated || !(await wasInCategory(work.db, householdId, expenseId, deactivated.name)))
    throw fieldError('category_id', 'Unknown category')
}
