import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Context, type Item, read, readingsOf } from '@casita/reader'
import type { MemberActor } from '../actor.ts'
import { defaultCategories } from '../categories/default-categories.ts'
import type { Deps } from '../deps.ts'
import { categoryCalled, viewFor } from './household.ts'

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
  const { household, context } = await viewFor(db.read, member, clock.now())
  return inTurns(names, (name) => {
    const called = categoryCalled(household, name)
    const item = called ? null : categoryTold(name, context)
    return called?.id ?? (item && item.categoryKind !== vague ? item.categoryId : null)
  })
}

/** The icon of the kind that each name of a new category tells ('Comida' food); null if it tells none. */
export async function suggestIcons(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  member: MemberActor,
  names: readonly string[],
): Promise<(string | null)[]> {
  if (names.length === 0) return []
  const { context } = await viewFor(db.read, member, clock.now())
  return inTurns(names, (name) => {
    const kind = categoryTold(name, context)?.categoryKind
    return kind === vague ? null : (defaultCategories.find((each) => each.kind === kind)?.icon ?? null)
  })
}

/** The id of the category under which an expense of each description would be filed; null if nothing tells. */
export async function suggestCategories(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  member: MemberActor,
  descriptions: readonly string[],
): Promise<(string | null)[]> {
  const { context } = await viewFor(db.read, member, clock.now())
  const different = [...new Set(descriptions)]
  const ids = await inTurns(different, (description) => {
    const item = categoryTold(description, context) ?? categoryTold(withoutNumbers(description), context)
    return item?.categoryId ?? null
  })
  const told = new Map(different.map((description, at) => [description, ids[at]]))
  return descriptions.map((description) => told.get(description) ?? null)
}

/** Reads one text after the other; as that waits for nothing, others get their turn between them. */
async function inTurns(
  texts: readonly string[],
  tell: (text: string) => string | null,
): Promise<(string | null)[]> {
  const told: (string | null)[] = []
  for (const text of texts) {
    await nextTurn()
    told.push(tell(text))
  }
  return told
}

/** What a bank says of a purchase ('COMPRA DEBITO 4321 COTO SUC 12') without what may be taken for prices. */
function withoutNumbers(description: string): string {
  return description
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(' ')
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
