import { CategoryInput, ExpenseChange, ExpenseInput, Id, type Language, limits } from '@casita/contract'
import * as z from 'zod/v4/core'
import { beginningOf } from '../cutting.ts'
import { isTooFarAhead, tooFarAhead } from '../expenses/latest-date.ts'
import { fold } from '../folding.ts'
import { type AmountRead, type DecimalSigns, isNothing, readAmount, signOf } from './amounts.ts'
import type { Column } from './columns.ts'
import { type DayForm, readDay } from './days.ts'
import type { TableRow } from './table.ts'

/**
 * A row of a file as it would be recorded; `category` is a name, `id` the id of the expense that it was exported from.
 */
export interface Draft {
  id: string | null
  category: string
  input: ExpenseInput
}

/** What is needed to read a row. */
export interface RowContext {
  currency: string
  language: Language
  dayForm: DayForm
  decimalSigns: DecimalSigns
  /** The currency in which the file says that its amounts are, if it is another one than the household's. */
  foreignUnit: string | null
  /** Whether amounts have a minus because they were spent; otherwise a minus is a problem. */
  allowsMinus: boolean
  members: readonly { id: string; name: string }[]
  now: string
}

/** The fields of a row in the order in which their problems are reported. */
const fields = ['expense_date', 'description', 'amount', 'category', 'paid_by', 'note'] as const

/** A problem of a row, worded for the person who imports, and the expense field that it concerns. */
export interface RowProblem {
  field: (typeof fields)[number]
  problem: string
}

/** How much of a cell a problem repeats. */
const shownOf = 50

const shown = (text: string) => (text.length > shownOf ? `${text.slice(0, shownOf)}…` : text)

/** Why a row cannot be recorded: its problems, one per field, and whether its amount is in another currency. */
export interface Unread {
  problems: RowProblem[]
  isForeign: boolean
}

/** Reads a row. Anything ambiguous is a problem, and so is another currency than the household's. */
export function readRow({ cell, shifted }: TableRow, context: RowContext): Draft | Unread {
  if (shifted) return { problems: [shifted], isForeign: false }
  const { currency, dayForm, members, now } = context
  const problems = new Map<string, string>()
  const wrong = (field: string, problem: string) => problems.has(field) || problems.set(field, problem)
  const date = readDay(cell('date'), dayForm)
  if (cell('date') === '') wrong('expense_date', 'The date is missing')
  if (!date) wrong('expense_date', `Please write the date ${shown(cell('date'))} as YYYY-MM-DD`)
  const { hasMinus, text } = signOf(cell('amount'))
  const read = readAmount(text, context)
  const amount = read && 'amount' in read && (!hasMinus || context.allowsMinus) ? read.amount : null
  const foreign = foreignIn(cell, read, context)
  if (foreign) wrong('amount', `The household keeps ${currency}, not ${shown(foreign)}`)
  if (cell('amount') === '') wrong('amount', 'The amount is missing')
  if (amount === null) wrong('amount', `The amount ${shown(cell('amount'))} cannot be read for certain`)
  const category = cell('category')
  const { error: misnamed } = z.safeParse(CategoryInput, { name: category })
  if (category !== '' && misnamed) wrong('category', misnamed.issues[0]?.message ?? '')
  const payers = membersNamed(cell('paid_by'), members)
  if (payers?.length === 0) wrong('paid_by', `Nobody in the household is called ${shown(cell('paid_by'))}`)
  if (payers && payers.length > 1)
    wrong('paid_by', `More than one member is called ${shown(cell('paid_by'))}`)
  const [paidBy] = payers ?? []

  const id = idIn(cell)
  // Programs in which an expense is its category leave the rest empty.
  const { description, note } = described(cell('description') || category, cell('note'))
  // The order of the fields stays: what is told of a row decides whether it was imported before.
  const input = {
    description,
    amount: amount ?? 0,
    ...(date && { expense_date: date }),
    ...(paidBy && { paid_by: paidBy.id }),
    note,
  }
  // An exported expense may lack a description, because an edited one may.
  const { error } = z.safeParse(id ? ExpenseChange : ExpenseInput, input)
  for (const { path, message } of error?.issues ?? []) wrong(path.join('.'), message)
  if (date && !problems.has('expense_date') && isTooFarAhead(date, now)) wrong('expense_date', tooFarAhead)
  if (problems.size === 0) return { id, category, input }
  const told = fields.flatMap((field) => {
    const problem = problems.get(field)
    return problem === undefined ? [] : [{ field, problem }]
  })
  return { problems: told, isForeign: foreign !== null }
}

/** A description that is too long, as banks write some, is cut; the note, if there is none, then has all of it. */
function described(text: string, note: string): Pick<ExpenseInput, 'description' | 'note'> {
  const isTooLong = text.length > limits.descriptionMax && text.length <= limits.noteMax
  if (!isTooLong || note !== '') return { description: text, note: note || null }
  return { description: `${beginningOf(text, limits.descriptionMax - 1).trimEnd()}…`, note: text }
}

/**
 * The currency of a row's amount, if it is another one than the household's: by the amount, the name of its column, a
 * column for currencies, or a second column of amounts.
 */
function foreignIn(cell: TableRow['cell'], read: AmountRead, context: RowContext): string | null {
  if (read && 'foreign' in read) return read.foreign
  if (context.foreignUnit) return context.foreignUnit
  if (isNothing(cell('amount')) && !isNothing(cell('foreign'))) return cell('foreign')
  const unit = cell('currency')
  return unit === '' || unit.toUpperCase() === context.currency ? null : unit
}

/** The expense id of an exported row; null for any other row. */
export function idIn(cell: (column: Column) => string): string | null {
  const id = z.safeParse(Id, cell('id'))
  return id.success ? id.data : null
}

/** Finds the members with this name or, if there are none, this first name; undefined for an empty name. */
function membersNamed(name: string, members: RowContext['members']): RowContext['members'] | undefined {
  if (name === '') return undefined
  const wanted = fold(name)
  const whole = members.filter((member) => fold(member.name) === wanted)
  return whole.length > 0 ? whole : members.filter((member) => fold(member.name).split(' ')[0] === wanted)
}
