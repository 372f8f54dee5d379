import type { Context } from './context.ts'
import { read } from './index.ts'
import { type Language, languages } from './languages/language.ts'
import type { Item, Meaning } from './meaning.ts'

/** A message as `npm run read` takes it. */
export interface Line {
  readonly id: unknown
  readonly text: string
  readonly lang?: string
  readonly locale?: string
  readonly household_currency: string
  readonly reference_date: string
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

/** What is known of a message beside its text, when a line is all that there is. */
export function contextOf(line: Line): Context {
  const named = [line.lang, line.locale].map((tag) => languages.find((each) => each === tag?.slice(0, 2)))
  const preferred = named.find((each) => each !== undefined) ?? homes[line.household_currency]
  return {
    languages: preferred === undefined ? [] : [preferred],
    ...(line.locale === undefined ? {} : { locale: line.locale }),
    currency: line.household_currency,
    today: line.reference_date.slice(0, 10),
    categories: [],
    habits: [],
  }
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

function kindOut(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'expenses':
      return meaning.items.length > 1 ? 'expenses' : 'expense'
    case 'correction':
      return meaning.remark === 'contented' || meaning.remark === 'complaint' ? 'greeting' : 'correction'
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

/** How a message is read, in the notation of `npm run read`. */
export function answer(line: Line) {
  const meaning = read(line.text, contextOf(line))
  const items = meaning.kind === 'expenses' ? meaning.items.map(itemOut) : []
  const readings =
    meaning.kind === 'ambiguous' ? { readings: meaning.readings.map((items) => items.map(itemOut)) } : {}
  return { id: line.id, kind: kindOut(meaning), items, ...readings }
}
