import { read } from '@casita/reader'
import type { MemberActor } from '../actor.ts'
import { dayIn } from '../calendar.ts'
import type { Deps } from '../deps.ts'
import { categoryCalled, contextFor, viewHousehold } from './household.ts'

/** Says too little to be offered for something else. */
const vague = 'other'

/**
 * For each name of a category that the household does not have, the id of the one under which it seems to file such
 * expenses: by its name ('súper' for 'Supermercado'), or by what the reader makes of an expense so called. Null if
 * nothing tells.
 */
export async function alikeCategories(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  member: MemberActor,
  names: readonly string[],
): Promise<(string | null)[]> {
  if (names.length === 0) return []
  const household = await viewHousehold(db.read, member.householdId)
  const context = contextFor(member, household, dayIn(member.timeZone, clock.now()))
  return names.map((name) => {
    const called = categoryCalled(household, name)
    if (called) return called.id
    const meaning = read(`${name} 100`, context)
    const [item, ...others] = meaning.kind === 'expenses' ? meaning.items : []
    const isTold = item && others.length === 0 && item.readFrom.category.length > 0
    return isTold && item.categoryKind !== vague ? item.categoryId : null
  })
}
