import {
  type CategoryChange,
  type CategoryInput,
  categoryColors,
  defaultCategoryColor,
  type Language,
  serverLimits,
} from '@casita/contract'
import type { MemberActor } from '../actor.ts'
import { dayIn, monthOf } from '../calendar.ts'
import { compiled } from '../db/compiled.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import type { Categories } from '../db/tables/ledger.ts'
import type { Work } from '../db/work.ts'
import { AppError } from '../errors.ts'
import { fold } from '../folding.ts'
import { ofSpending } from '../spending/spending.ts'
import { defaultCategories } from './default-categories.ts'

/**
 * A category with its usage: the number of all its expenses, and the number and total (minor units) of this month's.
 */
export interface CategoryWithUsage extends Categories {
  expensesCount: number
  monthCount: number
  monthTotal: number
}

/** Creates the default categories of a new household in its creator's language. */
export async function createDefaultCategories(
  work: Work,
  householdId: string,
  language: Language,
): Promise<void> {
  const rows = defaultCategories.map(
    ({ kind, icon, color, names }, position): Categories => ({
      household_id: householdId,
      id: newId(),
      name: names[language],
      name_key: fold(names[language]),
      icon,
      color: categoryColors[color] ?? defaultCategoryColor,
      kind,
      position,
      import_id: null,
      created_at: work.now,
      updated_at: work.now,
      deactivated_at: null,
    }),
  )
  await work.db.insertInto('categories').values(rows).execute()
}

/**
 * Lists the household's categories, active ones first, each part by position and name; `now` determines the current
 * month.
 */
export async function listCategories(
  db: ReadOnlyDb,
  actor: MemberActor,
  now: Date,
): Promise<CategoryWithUsage[]> {
  const month = monthOf(dayIn(actor.timeZone, now))
  const [categories, always, thisMonth] = await Promise.all([
    allCategories(db, { householdId: actor.householdId }),
    usePerCategory(db, actor.householdId, {}),
    usePerCategory(db, actor.householdId, { from: month.first, to: month.last }),
  ])
  const names = new Intl.Collator(actor.language)
  return categories
    .toSorted(
      (a, b) =>
        Number(a.deactivated_at !== null) - Number(b.deactivated_at !== null) ||
        a.position - b.position ||
        names.compare(a.name, b.name),
    )
    .map((category) => ({
      ...category,
      expensesCount: always.get(category.id)?.count ?? 0,
      monthCount: thisMonth.get(category.id)?.count ?? 0,
      monthTotal: thisMonth.get(category.id)?.sum ?? 0,
    }))
}

/** Returns a category with its usage. Throws `not_found`. */
export async function getCategory(
  db: ReadOnlyDb,
  actor: MemberActor,
  now: Date,
  id: string,
): Promise<CategoryWithUsage> {
  const category = (await listCategories(db, actor, now)).find((each) => each.id === id)
  if (!category) throw new AppError('not_found')
  return category
}

/**
 * Adds a category at the end, optionally on behalf of an import, and returns its id. Throws `category_exists` or
 * `category_limit`.
 */
export async function createCategory(
  work: Work,
  actor: MemberActor,
  input: CategoryInput,
  importId: string | null = null,
): Promise<string> {
  await work.lock(`categories:${actor.householdId}`)
  const existing = await work.db
    .selectFrom('categories')
    .select('position')
    .where('household_id', '=', actor.householdId)
    .execute()
  if (existing.length >= serverLimits.categoriesMax) throw new AppError('category_limit')
  const id = newId()
  const inserted = await work.db
    .insertInto('categories')
    .values({
      household_id: actor.householdId,
      id,
      name: input.name,
      name_key: fold(input.name),
      icon: input.icon || null,
      color: (input.color ?? defaultCategoryColor).toUpperCase(),
      kind: null,
      position: Math.max(0, ...existing.map((category) => category.position + 1)),
      import_id: importId,
      created_at: work.now,
      updated_at: work.now,
      deactivated_at: null,
    })
    .onConflict((conflict) => conflict.columns(['household_id', 'name_key']).doNothing())
    .executeTakeFirst()
  if (!inserted.numInsertedOrUpdatedRows) throw new AppError('category_exists')
  tell(work, actor)
  return id
}

/** Changes a category. Throws `not_found` or `category_exists`. */
export async function changeCategory(
  work: Work,
  actor: MemberActor,
  id: string,
  change: CategoryChange,
): Promise<void> {
  await work.lock(`categories:${actor.householdId}`)
  await takeCategory(work, actor, id)
  await requireFreeName(work, actor, id, change.name)
  await work.db
    .updateTable('categories')
    .set({
      name: change.name,
      name_key: fold(change.name),
      ...(change.icon !== undefined && { icon: change.icon || null }),
      ...(change.color && { color: change.color.toUpperCase() }),
      updated_at: work.now,
    })
    .where('household_id', '=', actor.householdId)
    .where('id', '=', id)
    .execute()
  tell(work, actor)
}

/** Reactivates a category, optionally on behalf of an import; an active one is left unchanged. Throws `not_found`. */
export async function restoreCategory(
  work: Work,
  actor: MemberActor,
  id: string,
  importId: string | null = null,
): Promise<void> {
  await takeCategory(work, actor, id)
  await work.db
    .updateTable('categories')
    .set({ deactivated_at: null, updated_at: work.now, ...(importId && { import_id: importId }) })
    .where('household_id', '=', actor.householdId)
    .where('id', '=', id)
    .execute()
  tell(work, actor)
}

/** Locks a category of the actor's household. Throws `not_found`. */
export async function takeCategory(work: Work, actor: MemberActor, id: string): Promise<Categories> {
  const category = await work.db
    .selectFrom('categories')
    .selectAll()
    .where('household_id', '=', actor.householdId)
    .where('id', '=', id)
    .$call(work.forUpdate)
    .executeTakeFirst()
  if (!category) throw new AppError('not_found')
  return category
}

async function requireFreeName(work: Work, actor: MemberActor, id: string, name: string): Promise<void> {
  const other = await work.db
    .selectFrom('categories')
    .select('id')
    .where('household_id', '=', actor.householdId)
    .where('name_key', '=', fold(name))
    .where('id', '!=', id)
    .executeTakeFirst()
  if (other) throw new AppError('category_exists')
}

const allCategories = compiled((db, { householdId }: { householdId: string }) =>
  db.selectFrom('categories').selectAll().where('household_id', '=', householdId),
)

const sumsPerCategory = ofSpending((rows) =>
  rows
    .select((eb) => [
      'category_id',
      eb.fn.sum<number>('count').as('count'),
      eb.fn.sum<number>('sum').as('sum'),
    ])
    .groupBy('category_id'),
)

/** Count and sum per category of the expenses that are not deleted. */
async function usePerCategory(db: ReadOnlyDb, householdId: string, period: { from?: string; to?: string }) {
  const rows = await sumsPerCategory(db, householdId, period)
  return new Map(rows.map((row) => [row.category_id, { count: Number(row.count), sum: Number(row.sum) }]))
}

function tell(work: Work, actor: MemberActor): void {
  work.emit({ type: 'changed', householdId: actor.householdId, topics: ['categories'], userId: actor.userId })
}
