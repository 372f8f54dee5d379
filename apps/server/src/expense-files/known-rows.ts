import type { ExpressionBuilder } from 'kysely'
import type { ReadOnlyDb } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { Work } from '../db/work.ts'
import { idsAtOnce, stretchesOf } from '../stretches.ts'

/** Returns those of these ids that belong to expenses of the household, including deleted ones. */
export async function idsKnown(
  db: ReadOnlyDb,
  householdId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>()
  for (const some of stretchesOf(ids, idsAtOnce)) {
    const found = await db
      .selectFrom('expenses')
      .select('id')
      .where('household_id', '=', householdId)
      .where('id', 'in', some)
      .execute()
    for (const { id } of found) known.add(id)
  }
  return known
}

/**
 * Returns those of these references that an earlier import has recorded and that did not go with it when it was taken
 * back.
 */
export async function refsKnown(
  db: ReadOnlyDb,
  householdId: string,
  refs: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>()
  for (const some of stretchesOf(refs, idsAtOnce)) {
    const found = await db
      .selectFrom('expenses')
      .select('source_ref')
      .where('household_id', '=', householdId)
      .where('source', '=', 'import')
      .where('source_ref', 'in', some)
      .where((eb) => eb.not(wentBack(eb, householdId)))
      .execute()
    for (const { source_ref } of found) if (source_ref) known.add(source_ref)
  }
  return known
}

/**
 * Removes these references from expenses that were deleted by taking their import back, so that their rows can be
 * recorded again.
 */
export async function forgetTakenBack(
  work: Work,
  householdId: string,
  refs: readonly string[],
): Promise<void> {
  for (const some of stretchesOf(refs, idsAtOnce)) {
    await work.db
      .updateTable('expenses')
      .set({ source_ref: null })
      .where('household_id', '=', householdId)
      .where('source', '=', 'import')
      .where('source_ref', 'in', some)
      .where((eb) => wentBack(eb, householdId))
      .execute()
  }
}

/** Matches the expenses that were deleted by taking their import back. */
function wentBack(eb: ExpressionBuilder<Tables, 'expenses'>, householdId: string) {
  return eb.and([
    eb('deleted_at', 'is not', null),
    eb.exists(
      eb
        .selectFrom('imports')
        .select('imports.id')
        .where('imports.household_id', '=', householdId)
        .whereRef('imports.id', '=', 'expenses.import_id')
        .where('imports.taken_back_at', 'is not', null),
    ),
  ])
}
