import type { Category, Language, Member } from '@casita/contract'
import type { Context, Doubt, Item, Meaning } from '@casita/reader/core'
import { localeOf } from '../../../shell/periods.ts'

/** What the line under the field shows while somebody types. */
export type Reading =
  | { kind: 'empty' }
  | { kind: 'items'; items: readonly Item[] }
  | { kind: 'choose'; why: Doubt; readings: readonly (readonly Item[])[] }
  /** The assistant can answer this; it is no expense. */
  | { kind: 'ask' }
  | { kind: 'hint'; hint: 'missingAmount' | 'hint' | 'notExpense' }

/** What the reader has to know about the household and the person who types. */
export function contextOf(input: {
  language: Language
  currency: string
  today: string
  categories: readonly Category[]
  members: readonly Member[]
}): Context {
  const { language, currency, today, categories, members } = input
  return {
    languages: [language],
    locale: localeOf(language),
    currency,
    today,
    categories: categories
      .filter((category) => category.is_active)
      .map(({ id, name, kind }) => ({ id, name, ...(kind && { kind }) })),
    habits: [],
    members: members.map(({ id, name }) => ({ id, name })),
  }
}

/** What a meaning is to the quick-add line: expenses to save, a choice to make, a question, or a hint. */
export function readingOf(meaning: Meaning): Reading {
  switch (meaning.kind) {
    case 'expenses':
      return { kind: 'items', items: meaning.items }
    case 'ambiguous':
      return { kind: 'choose', why: meaning.why, readings: meaning.readings }
    case 'missing_amount':
      return { kind: 'hint', hint: 'missingAmount' }
    case 'not_expense':
      if (meaning.wouldBe) return { kind: 'choose', why: 'intent', readings: [[meaning.wouldBe]] }
      return { kind: 'hint', hint: meaning.reason === 'unrelated' ? 'hint' : 'notExpense' }
    case 'correction':
    case 'delete':
    case 'undo':
    case 'restore':
    case 'query':
    case 'budget':
    case 'help':
    case 'greeting':
    case 'thanks':
    case 'small_talk':
      return { kind: 'ask' }
    case 'stop':
    case 'connect':
      // These two are about the chat itself; on the web the pill in the header does it.
      return { kind: 'hint', hint: 'hint' }
    default:
      return meaning satisfies never
  }
}

/** One part of an item that somebody corrected: it holds only while the text still says what it replaced. */
interface Correction<Value> {
  read: Value
  value: Value
}

/** What was corrected on one item by its chips. */
export interface Corrections {
  amount?: Correction<number>
  category?: Correction<string | null>
  date?: Correction<string>
}

function corrected<Value>(read: Value, correction: Correction<Value> | undefined): Value {
  return correction && correction.read === read ? correction.value : read
}

/** An item as its chips show it and as it will be saved. */
export interface Line {
  item: Item
  /** Which item of the text it is. */
  place: number
  amount: number
  categoryId: string | null
  date: string
  /** The household's currency is not the item's, and nobody has said the amount in it yet. */
  foreign: boolean
}

/** The item with its corrections. */
export function lineOf(item: Item, place: number, corrections: Corrections, currency: string): Line {
  return {
    item,
    place,
    amount: corrected(item.amount, corrections.amount),
    categoryId: corrected(item.categoryId, corrections.category),
    date: corrected(item.date, corrections.date),
    foreign: item.currency !== currency && corrections.amount?.read !== item.amount,
  }
}

/** The stretches of the text that were understood, in order, none over another; a category's in its own colour. */
export interface Mark {
  start: number
  end: number
  categoryId: string | null
}

/** What to underline. */
export function marksOf(items: readonly Item[]): Mark[] {
  const marks = items.flatMap(({ readFrom, categoryId }) => [
    ...readFrom.amount.map((span) => ({ ...span, categoryId: null })),
    ...readFrom.day.map((span) => ({ ...span, categoryId: null })),
    ...readFrom.category.map((span) => ({ ...span, categoryId })),
  ])
  marks.sort((one, other) => one.start - other.start)
  let end = 0
  return marks.filter((mark) => {
    const free = mark.start >= end && mark.end > mark.start
    if (free) end = mark.end
    return free
  })
}
