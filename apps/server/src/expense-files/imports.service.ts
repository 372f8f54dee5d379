import { type Import, serverLimits } from '@casita/contract'
import type { MemberActor } from '../actor.ts'
import { addTime } from '../calendar.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import type { Imports } from '../db/tables/ledger.ts'
import type { Work } from '../db/work.ts'
import { AppError } from '../errors.ts'

/** An import with the name of its author. */
export type ImportRow = Imports & { author_name: string }

/** The household's latest imports, newest first. */
export async function listImports(db: ReadOnlyDb, householdId: string): Promise<ImportRow[]> {
  return db
    .selectFrom('imports')
    .innerJoin('users', 'users.id', 'imports.imported_by')
    .selectAll('imports')
    .select('users.name as author_name')
    .where('household_id', '=', householdId)
    .orderBy('imports.id', 'desc')
    .limit(serverLimits.importsShown)
    .execute()
}

/** The state of an import at a time: one without progress for too long counts as interrupted. */
export function stateOf(row: Imports, now: string): Import['state'] {
  if (row.taken_back_at) return 'taken_back'
  if (row.rows_done === row.row_count) return 'done'
  const heardUntil = addTime(row.updated_at, { minutes: serverLimits.importSilenceMinutes })
  return heardUntil < now ? 'cut_off' : 'running'
}

/** Serialises the imports of a household until the commit. */
export async function lockImports(work: Work, { householdId }: MemberActor): Promise<void> {
  await work.lock(`import:${householdId}`)
}

/** A file, identified by its hash and number of rows, and the hash of the idempotency key of its request. */
export interface ImportedFile {
  digest: string
  requestKey: string | null
  rowCount: number
}

/**
 * Returns the import of a file: that of the same request, or the actor's interrupted last import of the same file, or
 * a new one that is not stored yet. Throws `import_taken_back`, and `idempotency_conflict` when the request's key was
 * used for another file.
 */
export async function openImport(
  work: Work,
  { householdId, userId }: MemberActor,
  { digest, requestKey, rowCount }: ImportedFile,
  id: string | null,
): Promise<Imports> {
  const known = await work.db
    .selectFrom('imports')
    .selectAll()
    .where('household_id', '=', householdId)
    .where('imported_by', '=', userId)
    .where((eb) => {
      const isCutOff = eb.and([
        eb('digest', '=', digest),
        eb('taken_back_at', 'is', null),
        eb('rows_done', '<', eb.ref('row_count')),
      ])
      return id ? eb('id', '=', id) : eb.or([isCutOff, eb('request_key', '=', requestKey)])
    })
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (known && known.digest !== digest) throw new AppError('idempotency_conflict')
  if (known?.taken_back_at) throw new AppError('import_taken_back')
  return (
    known ?? {
      household_id: householdId,
      id: newId(),
      imported_by: userId,
      digest,
      request_key: requestKey,
      row_count: rowCount,
      rows_done: 0,
      expense_count: 0,
      sum: 0,
      created_at: work.now,
      updated_at: work.now,
      taken_back_at: null,
    }
  )
}

/** Stores the progress of an import and returns it. */
export async function saveImport(work: Work, row: Imports): Promise<Imports> {
  const saved = { ...row, updated_at: work.now }
  const { rows_done, expense_count, sum, updated_at } = saved
  await work.db
    .insertInto('imports')
    .values(saved)
    .onConflict((conflict) =>
      conflict.columns(['household_id', 'id']).doUpdateSet({ rows_done, expense_count, sum, updated_at }),
    )
    .execute()
  return saved
}
