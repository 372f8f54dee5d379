import { formatMoney } from '@casita/contract'
import { addDays } from '../calendar.ts'
import { fit } from '../cutting.ts'
import { type ExpenseRow, idsOf } from '../expenses/expense-rows.ts'
import { fold } from '../folding.ts'
import type { Reply, ReplyButton, ReplyListRow } from '../message.ts'
import type { Draft } from './questions.ts'
import type { Turn } from './turn.ts'

/** The limits of a WhatsApp message: characters, buttons and rows. */
export const most = {
  text: 4096,
  textWithButtons: 1024,
  button: 20,
  buttons: 3,
  row: 24,
  rowText: 72,
  rows: 10,
}

/** Formats minor units in the household's currency, to the cent. */
export function money(turn: Turn, minor: number): string {
  return formatMoney(minor, turn.household.currency, true)
}

/** Formats a computed amount of minor units; from 100 currency units up it is rounded to whole units. */
export function roundly(turn: Turn, minor: number): string {
  const whole = Math.round(minor)
  return money(turn, whole >= 100_00 ? Math.round(whole / 100) * 100 : whole)
}

/** Bold in WhatsApp markup. */
export function bold(text: string): string {
  return `*${text}*`
}

/** A button with its title cut to fit. */
export function button(id: string, title: string): ReplyButton {
  return { id, title: fit(title, most.button) }
}

/**
 * A list row with its texts cut to fit. A title that is cut is repeated in full below, unless there is a description.
 */
export function row(id: string, title: string, description?: string): ReplyListRow {
  const below = description ?? (title.length > most.row ? title : undefined)
  return { id, title: fit(title, most.row), ...(below && { description: fit(below, most.rowText) }) }
}

/** The options as buttons if there are few and their cut titles differ, otherwise as a list. */
export function choices({ words }: Turn, offered: readonly ReplyListRow[]): Pick<Reply, 'buttons' | 'list'> {
  const buttons = offered.map(({ id, title }) => button(id, title))
  const titles = new Set(buttons.map(({ title }) => title))
  if (titles.size === offered.length && offered.length <= most.buttons) return { buttons }
  const rows = offered.slice(0, most.rows).map(({ id, title, description }) => row(id, title, description))
  return { list: { button: words.buttons.choose, rows } }
}

/** As many lines as fit above buttons, and no more than `atMost`; then how many are left out. */
export function bulleted({ words }: Turn, lines: readonly string[], atMost = lines.length): string[] {
  const room = 850
  let used = 0
  const shown = lines
    .slice(0, atMost)
    .map((line) => `• ${line}`)
    .filter((line) => {
      used += line.length + 1
      return used <= room
    })
  const left = lines.length - shown.length
  return left > 0 ? [...shown, words.othersInList(left)] : shown
}

/** A reply with its text and list button cut to fit. */
export function reply(text: string, rest: Omit<Reply, 'text'> = {}): Reply {
  const longest = rest.buttons?.length || rest.link ? most.textWithButtons : most.text
  const list = rest.list && { ...rest.list, button: fit(rest.list.button, most.button) }
  return { ...rest, ...(list && { list }), text: fit(text, longest) }
}

/** Some expenses as the subject of a reply. */
export function subjectOf(expenses: readonly Pick<ExpenseRow, 'id'>[]): { expenseIds: string[] } {
  return { expenseIds: idsOf(expenses) }
}

/** A day in words: 'hoy', 'ayer', 'el 3 de noviembre'; with the year unless it is the current one. */
export function dayPhrase(turn: Turn, day: string): string {
  if (day === turn.today) return turn.words.today
  if (day === addDays(turn.today, -1)) return turn.words.yesterday
  return turn.words.onDay(dayName(turn, day))
}

/** '3 de noviembre', with the year unless it is the current one. */
export function dayName(turn: Turn, day: string): string {
  const sameYear = day.slice(0, 4) === turn.today.slice(0, 4)
  const name = named(turn, day, { day: 'numeric', month: 'long', ...(!sameYear && { year: 'numeric' }) })
  return name.replace(/^1(?= )/, turn.words.firstDay)
}

/** Both ends of a period. A shared month is named only once: '21' and '22 de noviembre', 'November 21' and '22'. */
export function spanNames(turn: Turn, from: string, to: string): { from: string; to: string } {
  const names = { from: dayName(turn, from), to: dayName(turn, to) }
  if (from.slice(0, 7) !== to.slice(0, 7) || from === to) return names
  if (/^\d/.test(names.from)) return { ...names, from: names.from.split(' ', 1).join() }
  // Where the month comes first, a year is added to both ends.
  const sameYear = from.slice(0, 4) === turn.today.slice(0, 4)
  return sameYear ? { ...names, to: String(Number(to.slice(8))) } : names
}

/** The share of a part in a whole, in whole percent; '<1' for a share that rounds to zero. */
export function percentOf(part: number, whole: number): string {
  const percent = whole > 0 ? Math.round((part / whole) * 100) : 0
  return percent === 0 && part > 0 ? '<1' : String(percent)
}

/** 'noviembre', with the year unless it is the current one. */
export function monthName(turn: Turn, day: string): string {
  const sameYear = day.slice(0, 4) === turn.today.slice(0, 4)
  return named(turn, day, { month: 'long', ...(!sameYear && { year: 'numeric' }) })
}

/** The name of the weekday: 'sábado'. */
export function weekdayName(turn: Turn, day: string): string {
  return named(turn, day, { weekday: 'long' })
}

/** Cached: creating a format takes longer than all the other wording of an answer. */
const formats = new Map<string, Intl.DateTimeFormat>()

function named({ words: { locale } }: Turn, day: string, format: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${Object.keys(format)}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...format })
  formats.set(key, known)
  return known.format(new Date(`${day}T00:00:00Z`))
}

/**
 * An expense in one line: category, description, amount, the day unless it is today, and who paid if it was somebody
 * else. `payers`, `authors` and `days` add who paid, who recorded it and the day, even today.
 */
export function expenseLine(
  turn: Turn,
  expense: ExpenseRow,
  { payers = false, authors = false, days = false } = {},
): string {
  const category = expense.category_name
  const sameWords = category !== null && fold(category) === fold(expense.description)
  return [
    category && `${iconBefore(expense.category_icon)}${bold(category)}`,
    !(sameWords || expense.description === turn.words.nameless) && expense.description,
    bold(money(turn, expense.amount)),
    (days || expense.expense_date !== turn.today) && dayPhrase(turn, expense.expense_date),
    (payers || expense.paid_by !== expense.added_by) && turn.words.paidBy(firstName(expense.payer_name)),
    authors && turn.words.notedBy(firstName(expense.author_name)),
  ]
    .filter(Boolean)
    .join(', ')
}

/** A list row for an expense. */
export function expenseRow(turn: Turn, id: string, expense: ExpenseRow): ReplyListRow {
  const category = expense.category_name && `${iconBefore(expense.category_icon)}${expense.category_name}`
  const title = `${money(turn, expense.amount)} ${expense.description}`
  const below = [category, title.length > most.row && expense.description].filter(Boolean).join(': ')
  return row(id, title, below)
}

/** How a question refers to an expense: description, amount and, unless it is today, the day, as far as known. */
export function draftLine(turn: Turn, draft: Pick<Draft, 'description' | 'amount' | 'date'>): string {
  return [
    draft.description,
    draft.amount !== null && bold(money(turn, draft.amount)),
    draft.date !== turn.today && dayPhrase(turn, draft.date),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The same of an expense that is recorded. */
export function recordedLine(turn: Turn, { description, amount, expense_date: date }: ExpenseRow): string {
  return draftLine(turn, { description, amount, date })
}

/** A category's icon with a space after it; empty without one. */
export function iconBefore(icon: string | null): string {
  return icon ? `${icon} ` : ''
}

/** The name used to address somebody in a chat: the first word. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name
}
