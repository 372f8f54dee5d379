import type { Context } from './context.ts'
import { read } from './index.ts'
import { type Language, languages } from './languages/language.ts'
import type { Item, Meaning, Remark } from './meaning.ts'

/** A message in the input format of `npm run read`. */
export interface Line {
  readonly id: unknown
  readonly text: string
  /** These two and the timezone may also be null, for what is not known. */
  readonly lang?: string | null
  readonly locale?: string | null
  /** ISO 4217. */
  readonly household_currency: string
  /** The day on which it was sent ('2026-11-25'), or the moment with its UTC offset ('2026-11-25T02:30:00Z'). */
  readonly reference_date: string
  /** The writer's timezone ('America/Lima'): decides the day of a moment. */
  readonly timezone?: string | null
}

/** Parses a message from a line of JSON. Throws an error that says what is missing or wrong. */
export function lineOf(json: string): Line {
  const line: unknown = JSON.parse(json)
  if (typeof line !== 'object' || line === null) throw new TypeError('a message is an object')
  const { text, lang, locale, household_currency, reference_date, timezone } = line as Record<string, unknown>
  if (typeof text !== 'string') throw new TypeError('"text" is missing')
  if (!matches(household_currency, /^[A-Z]{3}$/))
    throw new TypeError('"household_currency" is no code of three letters')
  if (!matches(reference_date, /^\d{4}-\d\d-\d\d/) || Number.isNaN(Date.parse(reference_date)))
    throw new TypeError('"reference_date" is no day')
  for (const [name, value] of Object.entries({ lang, locale, timezone }))
    if (value !== undefined && value !== null && typeof value !== 'string')
      throw new TypeError(`"${name}" is no text`)
  return line as Line
}

function matches(value: unknown, shape: RegExp): value is string {
  return typeof value === 'string' && shape.test(value)
}

const homes: Readonly<Record<string, Language>> = {
  ARS: 'es',
  MXN: 'es',
  COP: 'es',
  CLP: 'es',
  PEN: 'es',
  UYU: 'es',
  BRL: 'pt',
  USD: 'en',
  GBP: 'en',
}

/** The context of a message when its input line is all that is known. */
export function contextOf(line: Line): Context {
  const named = [line.lang, line.locale].map((tag) => languages.find((each) => each === tag?.slice(0, 2)))
  const preferred = named.find((each) => each !== undefined) ?? homes[line.household_currency]
  return {
    languages: preferred === undefined ? [] : [preferred],
    ...(line.locale && { locale: line.locale }),
    currency: line.household_currency,
    today: dayOf(line),
    categories: [],
    habits: [],
  }
}

function dayOf({ reference_date, timezone }: Line): string {
  const isMoment = /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(reference_date)
  if (!isMoment || !timezone) return reference_date.slice(0, 10)
  const sent = new Date(reference_date)
  return new Intl.DateTimeFormat('sv', { timeZone: timezone, dateStyle: 'short' }).format(sent)
}

function itemOut(item: Item) {
  return {
    amount: item.amount / 100,
    currency: item.currencyStated ? item.currency : null,
    date: item.dateStated ? item.date : null,
    description: item.description,
    category: item.categoryKind,
  }
}

/** Remarks that call for no change. */
const isTalk: ReadonlySet<Remark> = new Set(['contented', 'complaint', 'takenBack'])

function kindOut(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'expenses':
      return meaning.items.length > 1 ? 'expenses' : 'expense'
    case 'correction':
      return meaning.remark && isTalk.has(meaning.remark) ? 'greeting' : 'correction'
    case 'delete':
    case 'undo':
    case 'restore':
      return 'correction'
    case 'query':
    case 'budget':
      return 'query'
    case 'greeting':
    case 'thanks':
    case 'help':
    case 'connect':
    case 'stop':
    case 'small_talk':
      return 'greeting'
    case 'ambiguous':
      return 'ambiguous'
    case 'missing_amount':
    case 'not_expense':
      return 'not_expense'
    default:
      return meaning satisfies never
  }
}

/** Reads a message and returns it in the output format of `npm run read`. */
export function answer(line: Line) {
  const meaning = read(line.text, contextOf(line))
  const items = meaning.kind === 'expenses' ? meaning.items.map(itemOut) : []
  const readings =
    meaning.kind === 'ambiguous' ? { readings: meaning.readings.map((items) => items.map(itemOut)) } : {}
  return { id: line.id, kind: kindOut(meaning), items, ...readings }
}
