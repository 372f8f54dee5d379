import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Context, type Item, read, readingsOf } from '@casita/reader'
import type { MemberActor } from '../actor.ts'
import { dayIn } from '../calendar.ts'
import { defaultCategories } from '../categories/default-categories.ts'
import type { Deps } from '../deps.ts'
import { categoryCalled, contextFor, type HouseholdView, viewHousehold } from './household.ts'

/** Says too little to be offered for something else. */
const vague = 'other'

/**
 * For each name of a category that the household does not have, the id of the one under which it seems to file such
 * expenses: by its name ('súper' for 'Supermercado'), or by what the reader makes of an expense so called. Null if
 * nothing tells.
 */
export async function alikeCategories(
  deps: Pick<Deps, 'db' | 'clock'>,
  member: MemberActor,
  names: readonly string[],
): Promise<(string | null)[]> {
  if (names.length === 0) return []
  const { household, context } = await viewFor(deps, member)
  const alike: (string | null)[] = []
  for (const name of names) {
    // This loop waits for nothing, so others would have to wait for all names.
    await nextTurn()
    const called = categoryCalled(household, name)
    const item = called ? null : categoryTold(name, context)
    alike.push(called?.id ?? (item && item.categoryKind !== vague ? item.categoryId : null))
  }
  return alike
}

/** The icon of the kind that each name of a new category tells ('Comida' food); null if it tells none. */
export async function suggestIcons(
  deps: Pick<Deps, 'db' | 'clock'>,
  member: MemberActor,
  names: readonly string[],
): Promise<(string | null)[]> {
  if (names.length === 0) return []
  const { context } = await viewFor(deps, member)
  const icons: (string | null)[] = []
  for (const name of names) {
    // This loop waits for nothing, so others would have to wait for all names.
    await nextTurn()
    const kind = categoryTold(name, context)?.categoryKind
    icons.push(kind === vague ? null : (defaultCategories.find((each) => each.kind === kind)?.icon ?? null))
  }
  return icons
}

/** The id of the category under which an expense of each description would be filed; null if nothing tells. */
export async function suggestCategories(
  deps: Pick<Deps, 'db' | 'clock'>,
  member: MemberActor,
  descriptions: readonly string[],
): Promise<(string | null)[]> {
  const { context } = await viewFor(deps, member)
  const told = new Map<string, string | null>()
  for (const description of new Set(descriptions)) {
    // This loop waits for nothing, so others would have to wait for all descriptions.
    await nextTurn()
    const item = categoryTold(description, context) ?? categoryTold(withoutNumbers(description), context)
    told.set(description, item?.categoryId ?? null)
  }
  return descriptions.map((description) => told.get(description) ?? null)
}

/** What a bank says of a purchase ('COMPRA DEBITO 4321 COTO SUC 12') without what may be taken for prices. */
function withoutNumbers(description: string): string {
  return description
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(' ')
}

async function viewFor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  member: MemberActor,
): Promise<{ household: HouseholdView; context: Context }> {
  const household = await viewHousehold(db.read, member.householdId)
  return { household, context: contextFor(member, household, dayIn(member.timeZone, clock.now())) }
}

/** Any amount: what is read is a whole expense. */
const someAmount = 100

/** What the reader makes of an expense so called, if the words tell its category in whatever way they are read. */
function categoryTold(words: string, context: Context): Item | null {
  const readings = readingsOf(read(`${words} ${someAmount}`, context))
  const [first, ...others] = readings.map(([item, ...more]) => (item && more.length === 0 ? item : null))
  if (!first || first.readFrom.category.length === 0) return null
  return others.every((other) => other?.categoryId === first.categoryId) ? first : null
}
