import { categoryColors, type ImportInput, serverLimits } from '@casita/contract'
import type { MemberActor } from '../actor.ts'
import { createCategory, restoreCategory } from '../categories/categories.service.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import type { Imports } from '../db/tables/ledger.ts'
import type { Work } from '../db/work.ts'
import { fieldError } from '../errors.ts'
import { fold } from '../folding.ts'

/** A category that an import would create, and how many rows name it. */
export interface NewCategory {
  name: string
  count: number
}

/** What becomes of the names of categories in a file, by folded name. */
export interface Naming {
  /** The ids of the categories to use instead. */
  instead: ReadonlyMap<string, string>
  /** The icons of those that are created; the others have none. */
  icons: ReadonlyMap<string, string | null>
}

/** What is needed to find the categories of some rows. */
interface Wanted extends Naming {
  names: readonly string[]
  importId: string
}

/** The icons that names of categories tell; null for one that tells none. */
export type TellIcons = (names: readonly string[]) => Promise<readonly (string | null)[]>

/** Returns what becomes of the names of categories in a file, with the existing ones chosen for some of them. */
export async function namingOf(
  db: ReadOnlyDb,
  { householdId }: MemberActor,
  names: readonly string[],
  { chosen, tellIcons }: { chosen: NonNullable<ImportInput['categories']>; tellIcons: TellIcons },
): Promise<Naming> {
  const instead = new Map(chosen.map(({ name, category_id }) => [fold(name), category_id]))
  const missing = await newCategoriesAmong(db, householdId, names)
  // A household cannot have more, and reading a name takes milliseconds.
  const created = missing.filter(({ name }) => !instead.has(fold(name))).slice(0, serverLimits.categoriesMax)
  const icons = await tellIcons(created.map(({ name }) => name))
  return { instead, icons: new Map(created.map(({ name }, at) => [fold(name), icons[at] ?? null])) }
}

/**
 * Returns the active categories of these names by their folded name: the one chosen for a name, the one so called, or
 * a new one. Those deactivated by taking another import back are reactivated. Throws `invalid` if a chosen one is not an
 * active one of the household.
 */
export async function categoriesOf(
  work: Work,
  actor: MemberActor,
  { names, instead, icons, importId }: Wanted,
): Promise<Map<string, string>> {
  const existing = await knownCategories(work.db, actor.householdId)
  const active = new Set(existing.filter(isActive).map(({ id }) => id))
  if ([...instead.values()].some((id) => !active.has(id))) throw fieldError('categories', 'Unknown category')
  const ids = new Map(existing.filter(isActive).map(({ id, name_key }) => [name_key, id]))
  const creatable = new Map(missingAmong(existing, names).map((name) => [fold(name), name]))
  const colors = existing.filter(isActive).map(({ color }) => color)
  for (const [key, name] of creatable) {
    const chosen = instead.get(key)
    const away = existing.find(({ name_key }) => name_key === key)
    if (away && !chosen) await restoreCategory(work, actor, away.id, importId)
    ids.set(key, chosen ?? away?.id ?? (await create(name)))
  }
  return ids

  function create(name: string): Promise<string> {
    const color = freshColor(colors)
    colors.push(color)
    return createCategory(work, actor, { name, color, icon: icons.get(fold(name)) }, importId)
  }
}

/** A step through the palette's twenty hues that meets each of them, and never two neighbours in a row. */
const hueStep = 7

/** Returns the colour of the palette that the fewest categories have. */
function freshColor(taken: readonly string[]): string {
  const palette = categoryColors.map((_, at) => categoryColors[(at * hueStep) % categoryColors.length] ?? '')
  const uses = (color: string) => taken.filter((each) => each === color).length
  return palette.reduce((fresh, color) => (uses(color) < uses(fresh) ? color : fresh))
}

/** The categories that an import of rows with these names would create, in their order. */
export async function newCategoriesAmong(
  db: ReadOnlyDb,
  householdId: string,
  names: readonly string[],
): Promise<NewCategory[]> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(fold(name), (counts.get(fold(name)) ?? 0) + 1)
  const missing = missingAmong(await knownCategories(db, householdId), names)
  return missing.map((name) => ({ name, count: counts.get(fold(name)) ?? 0 }))
}

/** The names of the categories that an import created. */
export async function categoriesMadeFor(db: ReadOnlyDb, { household_id, id }: Imports): Promise<string[]> {
  const rows = await db
    .selectFrom('categories')
    .select('name')
    .where('household_id', '=', household_id)
    .where('import_id', '=', id)
    .orderBy('position')
    .execute()
  return rows.map(({ name }) => name)
}

type Known = Awaited<ReturnType<typeof knownCategories>>[number]

const isActive = ({ deactivated_at }: Known) => deactivated_at === null

function knownCategories(db: ReadOnlyDb, householdId: string) {
  return db
    .selectFrom('categories')
    .leftJoin('imports', (join) =>
      join
        .onRef('imports.household_id', '=', 'categories.household_id')
        .onRef('imports.id', '=', 'categories.import_id'),
    )
    .select(['categories.id', 'name_key', 'color', 'deactivated_at', 'taken_back_at'])
    .where('categories.household_id', '=', householdId)
    .execute()
}

/**
 * The names, each once, for which a category has to be created or brought back. One that the household deactivated
 * itself is not brought back by a file: its expenses are imported without a category.
 */
function missingAmong(existing: readonly Known[], names: readonly string[]): string[] {
  const there = new Set(
    existing
      .filter((each) => isActive(each) || each.deactivated_at !== each.taken_back_at)
      .map(({ name_key }) => name_key),
  )
  const missing = new Map<string, string>()
  for (const name of names) {
    const key = fold(name)
    if (!there.has(key) && !missing.has(key)) missing.set(key, name)
  }
  return [...missing.values()]
}
