import { createHash } from 'node:crypto'
import { ExpenseChange, ExpenseInput, type FieldProblem, limits } from '@casita/contract'
import * as z from 'zod/v4/core'
import type { MemberActor } from '../actor.ts'
import { createCategory } from '../categories/categories.service.ts'
import type { Work } from '../db/work.ts'
import { AppError } from '../errors.ts'
import { createExpense } from '../expenses/expenses.service.ts'
import { isTooFarAhead, tooFarAhead } from '../expenses/far-ahead.ts'
import { fold } from '../folding.ts'
import { columnsOf, needed } from './columns.ts'
import { readCsv } from './csv.ts'
import { type Draft, readRow } from './rows.ts'

/** What an import did: recorded, made for it, and left alone because it was there already. */
export interface Imported {
  imported: number
  createdCategories: number
  known: number
}

const idsAtOnce = 500
const mostProblems = 20

/**
 * Records the rows of a CSV file as the actor's expenses, all or none. A row is recorded once: what an earlier import
 * recorded (equal rows by their number) or what was exported from this household is left alone, also when it was
 * changed or deleted since. Categories that the household does not have are made. Throws `invalid` with what is wrong
 * row by row.
 */
export async function importExpenses(work: Work, actor: MemberActor, csv: string): Promise<Imported> {
  const drafts = await draftsOf(work, actor, csv)
  // The same file twice at once is the same file twice.
  await work.serialize(`import:${actor.householdId}`)
  const rows = withRefs(drafts)
  const known = await knownOf(work, actor.householdId, rows)
  const fresh = rows.filter(({ draft, ref }) => !(known.has(ref) || (draft.id && known.has(draft.id))))
  const categories = await categoriesOf(work, actor, fresh.map(({ draft }) => draft.category).filter(Boolean))
  for (const { draft, ref } of fresh)
    await createExpense(
      work,
      actor,
      { ...draft.input, category_id: categories.ids.get(fold(draft.category)) ?? null },
      { source: 'import', ref },
    )
  return {
    imported: fresh.length,
    createdCategories: categories.created,
    known: rows.length - fresh.length,
  }
}

async function draftsOf(work: Work, actor: MemberActor, csv: string): Promise<Draft[]> {
  const [header = [], ...rows] = readCsv(csv)
  const columns = columnsOf(header)
  const missing = needed.filter((column) => !columns.has(column))
  if (missing.length > 0) throw refusal([{ path: 'row 1', message: `No column ${missing.join(', ')}` }])
  if (rows.length > limits.importRows)
    throw refusal([{ path: 'csv', message: `At most ${limits.importRows} expenses at once` }])
  const { currency } = await work.db
    .selectFrom('households')
    .select('currency')
    .where('id', '=', actor.householdId)
    .executeTakeFirstOrThrow()
  const members = await work.db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.id', 'users.name'])
    .where('memberships.household_id', '=', actor.householdId)
    .where('memberships.left_at', 'is', null)
    .execute()
  const context = { currency, members, language: actor.language }
  const problems: FieldProblem[] = []
  const drafts = rows.flatMap((row, place): Draft[] => {
    const draft = readRow((column) => row[columns.get(column) ?? -1] ?? '', context)
    const wrong = 'problem' in draft ? draft : problemOf(draft, work.now)
    // As a person counts in their program, the header included.
    if (wrong) problems.push({ path: `row ${place + 2}.${wrong.field}`, message: wrong.problem })
    return 'problem' in draft ? [] : [draft]
  })
  if (problems.length > 0) throw refusal(problems)
  return drafts
}

/** What was exported may be without a description, as what was changed may. */
function problemOf({ id, input }: Draft, now: string): { field: string; problem: string } | null {
  const parsed = z.safeParse(id ? ExpenseChange : ExpenseInput, input)
  const [issue] = parsed.error?.issues ?? []
  if (issue) return { field: issue.path.join('.'), problem: issue.message }
  return input.expense_date && isTooFarAhead(input.expense_date, now)
    ? { field: 'expense_date', problem: tooFarAhead }
    : null
}

function refusal(errors: readonly FieldProblem[]): AppError {
  const text = errors.map(({ path, message }) => `${path}: ${message}`)[0] ?? ''
  return new AppError('invalid', { text, errors: errors.slice(0, mostProblems) })
}

/** Equal rows of one file are told apart by their number, so that two coffees stay two. */
function withRefs(drafts: readonly Draft[]): { draft: Draft; ref: string }[] {
  const met = new Map<string, number>()
  return drafts.map((draft) => {
    const { id: _, ...said } = draft
    const hash = createHash('sha256').update(JSON.stringify(said)).digest('base64url')
    const number = (met.get(hash) ?? 0) + 1
    met.set(hash, number)
    return { draft, ref: `${hash}#${number}` }
  })
}

/** The references and ids of these rows that the household's ledger has. */
async function knownOf(
  work: Work,
  householdId: string,
  rows: readonly { draft: Draft; ref: string }[],
): Promise<Set<string>> {
  const known = new Set<string>()
  for (let at = 0; at < rows.length; at += idsAtOnce) {
    const batch = rows.slice(at, at + idsAtOnce)
    const ids = batch.flatMap(({ draft }) => draft.id ?? [])
    const found = await work.db
      .selectFrom('expenses')
      .select(['id', 'source', 'source_ref'])
      .where('household_id', '=', householdId)
      .where((eb) =>
        eb.or([
          eb.and([
            eb('source', '=', 'import'),
            eb(
              'source_ref',
              'in',
              batch.map(({ ref }) => ref),
            ),
          ]),
          ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
        ]),
      )
      .execute()
    for (const { id, source, source_ref } of found) {
      known.add(id)
      if (source === 'import' && source_ref) known.add(source_ref)
    }
  }
  return known
}

/** The active categories of these names, by their folded name; those that there are none of are made. */
async function categoriesOf(
  work: Work,
  actor: MemberActor,
  names: readonly string[],
): Promise<{ ids: Map<string, string>; created: number }> {
  const existing = await work.db
    .selectFrom('categories')
    .select(['id', 'name_key', 'deactivated_at'])
    .where('household_id', '=', actor.householdId)
    .execute()
  const ids = new Map(
    existing.flatMap(({ id, name_key, deactivated_at }) => (deactivated_at ? [] : [[name_key, id] as const])),
  )
  // What the household has put away is not brought back by a file: its expenses come without a category.
  const taken = new Set(existing.map(({ name_key }) => name_key))
  let created = 0
  for (const name of names) {
    if (taken.has(fold(name))) continue
    taken.add(fold(name))
    ids.set(fold(name), await createCategory(work, actor, { name }))
    created += 1
  }
  return { ids, created }
}
