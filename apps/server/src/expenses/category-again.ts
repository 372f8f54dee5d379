import type { MemberActor } from '../actor.ts'
import { activeCategory } from '../categories/active-category.ts'
import type { Work } from '../db/work.ts'
import { fieldError } from '../errors.ts'
import { stoodIn } from './history.service.ts'

/**
 * A category for an expense that is there: one that may be chosen, or one that nobody may choose any more, but in which
 * this expense stood before, so that what moved it can be undone. Throws `invalid`.
 */
export async function requireCategoryFor(
  work: Work,
  { householdId }: MemberActor,
  expenseId: string,
  categoryId: string,
): Promise<void> {
  if (await activeCategory(work, householdId, categoryId)) return
  const putAway = await work.db
    .selectFrom('categories')
    .select('name')
    .where('household_id', '=', householdId)
    .where('id', '=', categoryId)
    .$call(work.forReference)
    .executeTakeFirst()
  if (!putAway || !(await stoodIn(work.db, householdId, expenseId, putAway.name)))
    throw fieldError('category_id', 'Unknown category')
}
