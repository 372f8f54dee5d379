import type { Context } from '../context.ts'
import { toDays } from '../days/calendar.ts'
import type { CaseTable } from '../languages/case-table.ts'
import type { Language } from '../languages/language.ts'
import type { Item, Meaning } from '../meaning.ts'

/** A message and the meaning that a person gives it. */
export interface Case {
  readonly text: string
  readonly expected: string
  readonly context: Context
  readonly isOnlyHeld: boolean
}

/** The day on which all messages of the tables were sent, a Wednesday. */
const sentOn = '2026-11-18'

/** The other members of the household of all messages. */
const members = [
  { id: 'ana', name: 'Ana' },
  { id: 'dani', name: 'Dani' },
]

/** Returns the cases of a table. */
export function casesOf(language: Language, table: CaseTable): Case[] {
  return table.flatMap(({ locale, currency, isOnlyHeld = false, cases }) => {
    const context: Context = {
      languages: [language],
      locale,
      currency,
      today: sentOn,
      categories: [],
      habits: [],
      members,
    }
    return cases
      .trim()
      .split('\n')
      .map((line) => {
        const [text = '', expected = ''] = line.split(' => ')
        return { text: text.replaceAll('⏎', '\n'), expected: expected.trim(), context, isOnlyHeld }
      })
  })
}

function relativeDay(date: string): number {
  return toDays(date) - toDays(sentOn)
}

/** Describes the meaning when it differs from what was expected; null when it does not. */
export function difference(meaning: Meaning, { expected, context }: Case): string | null {
  return matches(meaning, expected, context.currency) ? null : `read as: ${tell(meaning)}`
}

/** Returns a meaning in the notation of the tables. */
function tell(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'expenses':
      return meaning.items.map(tellItem).join(' + ')
    case 'ambiguous':
      return `? ${meaning.readings.map((items) => items.map((item) => item.amount / 100).join('+')).join(' | ')}`
    case 'correction': {
      if (meaning.remark !== undefined) return `fix ${meaning.remark}`
      const { amount, by, byPart, currency, date, categoryKind, payerId, payerName, description } =
        meaning.changes
      if (amount !== undefined) return `fix amount ${amount / 100}`
      if (byPart !== undefined) return `fix by ${byPart / 100}%`
      if (by !== undefined) return `fix by ${by / 100}`
      if (currency !== undefined) return `fix currency ${currency}`
      if (date !== undefined) return `fix date ${relativeDay(date)}`
      if (payerId === null) return 'fix payer other'
      const payer = payerName ?? members.find(({ id }) => id === payerId)?.name ?? payerId
      if (payer !== undefined) return `fix payer ${payer}`
      if (categoryKind !== undefined) return `fix category ${categoryKind}`
      return description === undefined ? 'fix' : `fix description ${description}`
    }
    case 'query':
      return `query ${meaning.ask} ${meaning.period.name} ${meaning.scope.categoryKind}`
    case 'budget':
      if (meaning.by !== undefined) return `budget ${meaning.ask} by ${meaning.by / 100}`
      return `budget ${meaning.ask}${meaning.amount === null ? '' : ` ${meaning.amount / 100}`}`
    case 'greeting':
      return 'hello'
    case 'small_talk':
      return 'talk'
    case 'missing_amount':
      return 'missing'
    case 'not_expense':
      return `no:${meaning.reason}`
    case 'restore':
      return meaning.keeps ? 'keep' : 'restore'
    case 'delete':
      return ['delete', meaning.period?.name, meaning.last].filter(Boolean).join(' ')
    case 'undo':
    case 'thanks':
    case 'help':
    case 'stop':
    case 'connect':
      return meaning.kind
    default:
      return meaning satisfies never
  }
}

function tellItem(item: Item): string {
  const currency = item.currencyStated ? ` ${item.currency}` : ''
  const day = item.dateStated ? ` @${relativeDay(item.date)}` : ''
  return `${item.amount / 100}${currency}${day} ${item.categoryKind ?? '-'} "${item.description}"`
}

function matches(meaning: Meaning, expected: string, home: string): boolean {
  const told = tell(meaning)
  if (meaning.kind === 'expenses') return matchesItems(meaning.items, expected, home)
  if (expected === '?') return meaning.kind === 'ambiguous'
  if (expected === 'delete') return meaning.kind === 'delete'
  if (expected === 'restore') return meaning.kind === 'restore'
  if (expected === 'no') return meaning.kind === 'not_expense' || meaning.kind === 'missing_amount'
  return told === expected || (meaning.kind === 'query' && told.startsWith(`${expected} `))
}

function matchesItems(items: readonly Item[], expected: string, home: string): boolean {
  const parts = expected.split(' + ')
  return parts.length === items.length && parts.every((part, index) => matchesItem(items[index], part, home))
}

/** Whether an item is as expected. If the case names no currency, it must be the household's. */
function matchesItem(item: Item | undefined, expected: string, home: string): boolean {
  const parts = /^([\d.]+)(?: ([A-Z]{3})(\?)?)?(?: @(-?\d+))?(?: (-|[a-z]+))?(?: "(.*)")?$/.exec(expected)
  if (item === undefined || parts === null) return false
  const [, amount, currency, mayBeSilent, day, category, description] = parts
  return (
    item.amount === Math.round(Number(amount) * 100) &&
    (currency === undefined
      ? item.currency === home
      : item.currency === currency && (item.currencyStated || mayBeSilent === '?')) &&
    (day === undefined ? !item.dateStated : item.dateStated && relativeDay(item.date) === Number(day)) &&
    (category === undefined || (item.categoryKind ?? '-') === category) &&
    (description === undefined || item.description === description)
  )
}
