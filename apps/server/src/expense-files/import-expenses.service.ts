import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FieldProblem, ImportInput } from '@casita/contract'
import type { MemberActor } from '../actor.ts'
import { firstBudgetDay } from '../budgets/budget-rows.ts'
import { tellOthers } from '../budgets/crossing-news.ts'
import { addDays } from '../calendar.ts'
import type { Imports } from '../db/tables/ledger.ts'
import { inTransaction, type Work, type WorkDeps } from '../db/work.ts'
import { type CountedExpense, createExpense } from '../expenses/expenses.service.ts'
import { fold } from '../folding.ts'
import { hashOf } from '../hashing.ts'
import { currencyOf, requireMembership } from '../households/households.service.ts'
import { stretchesOf } from '../stretches.ts'
import { decimalSignsOf, foreignUnit, isSpent, signOf } from './amounts.ts'
import {
  categoriesMadeFor,
  categoriesOf,
  type Naming,
  type NewCategory,
  namingOf,
  newCategoriesAmong,
  type TellIcons,
} from './categories.ts'
import { dayFormOf } from './days.ts'
import { type ImportedFile, lockImports, openImport, saveImport } from './imports.service.ts'
import { forgetTakenBack, idsKnown, refsKnown } from './known-rows.ts'
import { type Move, moneyMoveOf, movesAmong } from './money-moves.ts'
import { isNoExpense } from './no-expense.ts'
import { refusal } from './refusal.ts'
import { type Draft, idIn, type RowContext, readRow } from './rows.ts'
import { readTable, type Table, type TableRow } from './table.ts'

/** A file and how it is to be read. */
type Reading = Pick<ImportInput, 'csv' | 'columns' | 'spent' | 'leave_out'>

/**
 * The outcome of an import: the expenses recorded, the categories created for it, and the rows skipped because they
 * existed already.
 */
export interface Imported {
  importId: string | null
  imported: number
  categories: string[]
  known: number
  leftOut: number
  /** The number of rows in another currency than the household's, which are left out, too. */
  foreign: number
}

/** What a file holds, as far as it can be read yet, and the categories that importing it would create. */
export interface FileCheck extends Pick<Table, 'columns' | 'missing'> {
  withMinus: TableRow[]
  withoutMinus: TableRow[]
  leftOut: number
  foreign: number
  moves: Move[]
  newCategories: NewCategory[]
}

/** The rows of a file that may be new, and the numbers of those left out as moves and of those in another currency. */
interface Rows {
  rows: Row[]
  movesLeftOut: number
  foreign: number
}

/** A row that may have to be recorded, and the reference under which it is then known. */
interface Row {
  draft: Draft
  ref: string
  /** The id of the category that its description tells; null where the file tells the categories. */
  told: string | null
}

interface ImportTerms {
  idempotencyKey: string | null
  /** The ids of the categories that descriptions tell; null for one that tells none. */
  tellCategories: (descriptions: readonly string[]) => Promise<readonly (string | null)[]>
  tellIcons: TellIcons
}

/**
 * The number of rows recorded per transaction: others wait for no more than that, and the progress is reported after
 * each.
 */
const rowsAtOnce = 500
/** The number of rows that share their waits for the database, if no budget depends on their order. */
const mostTogether = 25
/** A budget has no limit for months that ended before it was made; in days. */
const longestMonth = 31

/**
 * Records the rows of a CSV file as the actor's expenses, all of them or, if any cannot be read, none. A row is
 * recorded once: rows that an earlier import recorded (equal rows are numbered) or that were exported from this
 * household are skipped, even if they were changed or deleted since, and even if their author has left. The exception
 * are expenses deleted by taking their import back. Missing categories are created, unless an existing one was chosen
 * for them; in a file without categories, descriptions tell them. A long file is recorded in several transactions;
 * after a crash, importing the same file again continues the same import. Throws `invalid` with the problems of all
 * rows, as far as one response can list them, or for a chosen category that the household does not have,
 * `import_taken_back` or `no_household` if the import is taken back or its author leaves meanwhile, and
 * `idempotency_conflict` for a key that was used for another file. Repeating the call with the same key returns the
 * same result.
 */
export async function importExpenses(
  deps: WorkDeps,
  actor: MemberActor,
  input: ImportInput,
  { idempotencyKey, tellCategories, tellIcons }: ImportTerms,
): Promise<Imported> {
  const table = await tableOf(deps, actor, input)
  const { missing, headerNumber, hasCategories, rows: all } = table
  if (missing.length > 0)
    throw refusal([{ path: `row ${headerNumber}`, message: `No column ${missing.join(', ')}` }])
  const expenses = expensesIn(all, input)
  const read = await rowsOf(deps, actor, expenses, table, input)
  const rows = hasCategories ? read.rows : await withTold(read.rows, tellCategories)
  const names = rows.map(({ draft }) => draft.category).filter(Boolean)
  const naming = await namingOf(deps.db.read, actor, names, { chosen: input.categories ?? [], tellIcons })
  const requestKey = idempotencyKey && hashOf(idempotencyKey)
  const file = { digest: digestOf(input), requestKey, rowCount: all.length }
  let current: Imports | null = null
  let rowsDone = all.length - rows.length
  for (const stretch of stretchesOf(rows, rowsAtOnce)) {
    rowsDone += stretch.length
    const part: Part = { file, id: current?.id ?? null, rows: stretch, rowsDone, naming }
    current = await inTransaction(deps, (work) => recordRows(work, actor, part))
  }
  const imported = current?.expense_count ?? 0
  const categories = current ? await categoriesMadeFor(deps.db.read, current) : []
  const leftOut = all.length - expenses.length + read.movesLeftOut
  const known = all.length - leftOut - read.foreign - imported
  return { importId: current?.id ?? null, imported, categories, known, leftOut, foreign: read.foreign }
}

async function withTold(rows: readonly Row[], tellCategories: ImportTerms['tellCategories']): Promise<Row[]> {
  const told = await tellCategories(rows.map(({ draft }) => draft.input.description))
  return rows.map((row, at) => ({ ...row, told: told[at] ?? null }))
}

/** The same file read in another way is another file. */
function digestOf({ csv, columns, spent, leave_out: leaveOut }: ImportInput): string {
  const choices = [columns, spent, ...(leaveOut?.length ? [leaveOut.toSorted()] : [])]
  return hashOf(choices.some(Boolean) ? JSON.stringify([csv, ...choices]) : csv)
}

/**
 * Tells what a file holds and which categories importing it would create, in the order in which its new rows name
 * them. While columns are missing, or it is unknown which amounts are expenses, its rows are not read. Throws `invalid`
 * as `importExpenses` does, and records nothing.
 */
export async function checkFile(deps: WorkDeps, actor: MemberActor, reading: Reading): Promise<FileCheck> {
  const table = await tableOf(deps, actor, reading)
  const { columns, missing, rows: all } = table
  const spending = expensesIn(all, { ...reading, spent: undefined })
  const [withMinus, withoutMinus] = [true, false].map((hasMinus) =>
    spending.filter(({ cell }) => cell('amount') !== '' && signOf(cell('amount')).hasMinus === hasMinus),
  ) as [TableRow[], TableRow[]]
  const expenses = expensesIn(all, reading)
  const check = { columns, missing, withMinus, withoutMinus, leftOut: all.length - expenses.length }
  const isOpen = missing.length > 0 || (withMinus.length > 0 && !reading.spent)
  if (isOpen) return { ...check, foreign: 0, moves: [], newCategories: [] }
  const { rows, movesLeftOut, foreign } = await rowsOf(deps, actor, expenses, table, reading)
  const known = await refsKnown(deps.db.read, actor.householdId, refsOf(rows))
  const fresh = rows.filter(({ ref }) => !known.has(ref)).map(({ draft }) => draft)
  const names = fresh.map(({ category }) => category)
  const newCategories = await newCategoriesAmong(deps.db.read, actor.householdId, names.filter(Boolean))
  return {
    ...check,
    leftOut: check.leftOut + movesLeftOut,
    foreign,
    moves: movesAmong(fresh),
    newCategories,
  }
}

/** A file as a table, and the currency of the household. */
interface HouseholdTable extends Table {
  currency: string
}

async function tableOf(deps: WorkDeps, actor: MemberActor, reading: Reading): Promise<HouseholdTable> {
  const currency = await currencyOf(deps.db.read, actor.householdId)
  const isForeign = (unit: string) => foreignUnit(unit, { currency, language: actor.language }) !== null
  return { ...readTable(reading, isForeign), currency }
}

/** The rows that are expenses, with the sign of what was spent. */
function expensesIn(rows: readonly TableRow[], { spent }: Pick<Reading, 'spent'>): TableRow[] {
  return rows.filter((row) => !isNoExpense(row) && isSpent(signOf(row.cell('amount')), spent))
}

/** Some rows of a file, how many of its rows are done after them, and the import that they belong to, if known. */
interface Part {
  file: ImportedFile
  id: string | null
  rows: readonly Row[]
  rowsDone: number
  naming: Naming
}

/** Records some rows and returns the import as it is then; null while nothing has been recorded. */
async function recordRows(
  work: Work,
  actor: MemberActor,
  { file, id, rows, rowsDone, naming }: Part,
): Promise<Imports | null> {
  // Two concurrent imports of the same file must not both record its rows.
  await lockImports(work, actor)
  // Somebody who is removed while a long file is being recorded records no more of it.
  await requireMembership(work, actor)
  const current = await openImport(work, actor, file, id)
  await forgetTakenBack(work, actor.householdId, refsOf(rows))
  const known = await refsKnown(work.db, actor.householdId, refsOf(rows))
  const fresh = rows.filter(({ ref }) => !known.has(ref))
  if (fresh.length + current.expense_count === 0) return null
  const names = fresh.map(({ draft }) => draft.category).filter(Boolean)
  const categoryIds = await categoriesOf(work, actor, { ...naming, names, importId: current.id })
  const active = new Set(categoryIds.values())
  const create = ({ draft, ref, told }: Row) => {
    const category_id = categoryIds.get(fold(draft.category)) ?? (told && active.has(told) ? told : null)
    return createExpense(
      work,
      actor,
      { ...draft.input, category_id },
      { source: 'import', ref, importId: current.id, isOneOfSeveral: true },
    )
  }
  let sum = current.sum
  const crossing: CountedExpense[] = []
  for (const some of await recordedTogether(work, actor, fresh)) {
    // The embedded database works synchronously, so others would have to wait for all rows.
    await nextTurn()
    const made = await Promise.all(some.map(create))
    for (const { amount } of made) sum += amount
    crossing.push(...made.filter(({ crossings }) => crossings.length > 0))
  }
  if (crossing.length > 0) await tellOthers(work, actor, crossing)
  return saveImport(work, {
    ...current,
    rows_done: Math.max(current.rows_done, rowsDone),
    expense_count: current.expense_count + fresh.length,
    sum,
  })
}

/**
 * Groups rows by what may be recorded at the same time: an expense that may cross a budget comes after all before it,
 * alone.
 */
async function recordedTogether(work: Work, actor: MemberActor, rows: readonly Row[]): Promise<Row[][]> {
  const since = await firstBudgetDay(work.db, actor)
  const isFree = ({ draft }: Row) =>
    since === null || addDays(draft.input.expense_date ?? since, longestMonth) < since
  const others = rows.filter((row) => !isFree(row)).map((row) => [row])
  return [...stretchesOf(rows.filter(isFree), mostTogether), ...others]
}

/**
 * Returns the rows that may be new. A row that cannot be read is skipped if its id belongs to a known expense, and
 * refused otherwise. Some in another currency are left out; if all are, they are refused.
 */
async function rowsOf(
  deps: WorkDeps,
  actor: MemberActor,
  expenses: readonly TableRow[],
  table: HouseholdTable,
  { spent, leave_out: leaveOut = [] }: Pick<Reading, 'spent' | 'leave_out'>,
): Promise<Rows> {
  const context = await contextOf(deps, actor, expenses, { ...table, spent })
  const ids = await idsKnown(
    deps.db.read,
    actor.householdId,
    expenses.flatMap(({ cell }) => idIn(cell) ?? []),
  )
  const problems: { own: FieldProblem[]; foreign: FieldProblem[] } = { own: [], foreign: [] }
  const drafts: Draft[] = []
  let [foreign, movesLeftOut] = [0, 0]
  for (const row of expenses) {
    // This loop waits for nothing, so others would have to wait for all rows.
    await nextTurn()
    const move = leaveOut.length > 0 && moneyMoveOf(row.cell('description'))
    if (move && leaveOut.includes(move)) {
      movesLeftOut += 1
      continue
    }
    const read = readRow(row, context)
    if (!('problems' in read)) {
      drafts.push(read)
      continue
    }
    if (read.isForeign) foreign += 1
    if (ids.has(idIn(row.cell) ?? '')) continue
    problems[read.isForeign ? 'foreign' : 'own'].push(
      ...read.problems.map(({ field, problem }) => ({
        path: `row ${row.number}.${field}`,
        message: problem,
      })),
    )
  }
  const refused = foreign + movesLeftOut < expenses.length ? problems.own : problems.foreign
  if (refused.length > 0) throw refusal(refused)
  const rows = withRefs(drafts).filter(({ draft }) => !(draft.id && ids.has(draft.id)))
  return { rows, movesLeftOut, foreign }
}

/** What is needed to read each row: the members, and how the whole file writes days and amounts. */
async function contextOf(
  { db, clock }: WorkDeps,
  actor: MemberActor,
  expenses: readonly TableRow[],
  { spent, currency, unit, rows }: Pick<Reading, 'spent'> & HouseholdTable,
): Promise<RowContext> {
  const members = await db.read
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.id', 'users.name'])
    .where('memberships.household_id', '=', actor.householdId)
    .where('memberships.left_at', 'is', null)
    .execute()
  const now = clock.now().toISOString()
  const { language } = actor
  return {
    currency,
    members,
    language,
    now,
    dayForm: dayFormOf(
      rows.map(({ cell }) => cell('date')),
      language,
      now,
    ),
    foreignUnit: foreignUnit(unit, { currency, language }),
    decimalSigns: decimalSignsOf(expenses.map(({ cell }) => cell('amount'))),
    allowsMinus: spent === 'with_minus',
  }
}

function refsOf(rows: readonly Row[]): string[] {
  return rows.map(({ ref }) => ref)
}

/** Numbers equal rows of a file, so that two identical coffees stay two expenses. */
function withRefs(drafts: readonly Draft[]): Row[] {
  const met = new Map<string, number>()
  return drafts.map((draft) => {
    const { id: _, ...said } = draft
    const hash = hashOf(JSON.stringify(said))
    const number = (met.get(hash) ?? 0) + 1
    met.set(hash, number)
    return { draft, ref: `${hash}#${number}`, told: null }
  })
}
