import { CategoryInput, ExpenseChange, ExpenseInput, fromMinor, Id, type Language } from '@casita/contract'
import { readMoney } from '@casita/reader'
import * as z from 'zod/v4/core'
import { isTooFarAhead, tooFarAhead } from '../expenses/latest-date.ts'
import { fold } from '../folding.ts'
import type { Column } from './columns.ts'

/**
 * A row of a file as it would be recorded; `category` is a name, `id` the id of the expense that it was exported from.
 */
export interface Draft {
  id: string | null
  category: string
  input: ExpenseInput
}

/** Which of the two numbers before the year is the month; null if that cannot be determined. */
export type DayOrder = 'day first' | 'month first' | null

/** What is needed to read a row. */
interface Context {
  currency: string
  language: Language
  dayOrder: DayOrder
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

/** A longer amount is not read: that takes time, and nobody writes one. */
const longestAmount = 100
/** How much of a cell a problem repeats. */
const shownOf = 50

const shown = (text: string) => (text.length > shownOf ? `${text.slice(0, shownOf)}…` : text)

/** Reads a row, or returns its problems, one per field. Anything ambiguous is a problem. */
export function readRow(
  cell: (column: Column) => string,
  { currency, language, dayOrder, members, now }: Context,
): Draft | RowProblem[] {
  const problems = new Map<string, string>()
  const wrong = (field: string, problem: string) => problems.has(field) || problems.set(field, problem)
  const date = readDay(cell('date'), dayOrder)
  if (cell('date') === '') wrong('expense_date', 'The date is missing')
  if (!date) wrong('expense_date', `Please write the date ${shown(cell('date'))} as YYYY-MM-DD`)
  const isShort = cell('amount').length <= longestAmount
  const money = isShort
    ? readMoney(cell('amount'), { locale: language, currency })
    : ({ kind: 'none' } as const)
  const amount = money.kind === 'amount' ? fromMinor(money.amount) : null
  const unit = money.kind === 'foreign' ? money.currency : cell('currency')
  if (unit !== '' && unit.toUpperCase() !== currency)
    wrong('amount', `The household keeps ${currency}, not ${shown(unit)}`)
  if (cell('amount') === '') wrong('amount', 'The amount is missing')
  if (amount === null) wrong('amount', `The amount ${shown(cell('amount'))} cannot be read for certain`)
  const category = cell('category')
  if (category !== '' && !z.safeParse(CategoryInput, { name: category }).success)
    wrong('category', `The category ${shown(category)} has no name that a category can have`)
  const payers = membersNamed(cell('paid_by'), members)
  if (payers?.length === 0) wrong('paid_by', `Nobody in the household is called ${shown(cell('paid_by'))}`)
  if (payers && payers.length > 1)
    wrong('paid_by', `More than one member is called ${shown(cell('paid_by'))}`)
  const [paidBy] = payers ?? []

  const id = idIn(cell)
  const input = {
    description: cell('description'),
    amount: amount ?? 0,
    ...(date && { expense_date: date }),
    ...(paidBy && { paid_by: paidBy.id }),
    note: cell('note') || null,
  }
  // An exported expense may lack a description, because an edited one may.
  const { error } = z.safeParse(id ? ExpenseChange : ExpenseInput, input)
  for (const { path, message } of error?.issues ?? []) wrong(path.join('.'), message)
  if (date && !problems.has('expense_date') && isTooFarAhead(date, now)) wrong('expense_date', tooFarAhead)
  if (problems.size === 0) return { id, category, input }
  return fields.flatMap((field) => {
    const problem = problems.get(field)
    return problem === undefined ? [] : [{ field, problem }]
  })
}

/** The expense id of an exported row; null for any other row. */
export function idIn(cell: (column: Column) => string): string | null {
  const id = z.safeParse(Id, cell('id'))
  return id.success ? id.data : null
}

const threeNumbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/**
 * Determines the order of day and month for a whole file: day first, except in English, where only days above twelve
 * decide.
 */
export function dayOrderOf(days: readonly string[], language: Language): DayOrder {
  if (language !== 'en') return 'day first'
  const pairs = days.flatMap((day) => {
    const [, first, second] = threeNumbers.exec(day) ?? []
    return first && second ? [[Number(first), Number(second)] as const] : []
  })
  const isDayFirst = pairs.some(([first]) => first > 12)
  const isMonthFirst = pairs.some(([, second]) => second > 12)
  if (isDayFirst === isMonthFirst) return null
  return isDayFirst ? 'day first' : 'month first'
}

/** Reads ISO dates, with or without a time, and dates that end in the year; null if it is ambiguous. */
function readDay(text: string, order: DayOrder): string | null {
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{1,2}:.*)?$/.exec(text)?.[1]
  if (iso) return iso
  const [, first = '', second = '', year = ''] = threeNumbers.exec(text) ?? []
  if (year === '' || (order === null && first !== second)) return null
  const [day, month] = order === 'month first' ? [second, first] : [first, second]
  return Number(month) > 12 ? null : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Finds the members with this name or, if there are none, this first name; undefined for an empty name. */
function membersNamed(name: string, members: Context['members']): Context['members'] | undefined {
  if (name === '') return undefined
  const wanted = fold(name)
  const whole = members.filter((member) => fold(member.name) === wanted)
  return whole.length > 0 ? whole : members.filter((member) => fold(member.name).split(' ')[0] === wanted)
}
