import { largestAmount } from '@casita/contract'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { fold } from '../folding.ts'

/** Words with fewer letters must match a whole word, because they are part of many others: 'gas' of 'gasolina'. */
const shortest = 4

/** What may stand before a word of a description. */
const beforeWord = [' ', '-', "'", '’', '(', '/']

/**
 * Whether the description or the note of an expense contains these words where one of its words begins, ignoring case
 * and accents: 'cola' is not searched in 'escola'.
 */
export function containsWords(words: string): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'expenses'>()
  const key = eb.ref('expenses.search_key')
  const said = fold(words)
  if (said.length >= shortest)
    return eb.or(beforeWord.map((lead) => contains(sql`' ' || ${key}`, lead + said)))
  const ends = ['', 's', 'es'].flatMap((plural) => [`${plural} `, `${plural},`])
  return eb.or(ends.map((end) => contains(sql`' ' || ${key} || ' '`, ` ${said}${end}`)))
}

/** What a search looks for, in a form of which the query can be compiled (see `compiled`). */
export interface Search {
  /** A pattern for `like`. */
  pattern: string
  /**
   * What the text means if it is an amount, in minor units, inclusive; `roundedLeast` is the least that is displayed as
   * `least` without decimals.
   */
  amount?: { exactly: number } | { roundedLeast: number; least: number; most: number } | undefined
}

/** What a text that was typed into the search field looks for. */
export function searchFor(text: string): Search {
  return { pattern: containing(fold(text)), amount: amountMeant(text) }
}

/**
 * Whether a search matches an expense by its description or note, its category's name, or its amount. The matching
 * categories and the household's currency are looked up once and not per row.
 */
export function matchesSearch(householdId: string, { pattern, amount }: Search): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'expenses'>()
  return eb.or([
    isLike(eb.ref('expenses.search_key'), pattern),
    eb('expenses.category_id', 'in', (query) =>
      query
        .selectFrom('categories')
        .select('categories.id')
        .where('categories.household_id', '=', householdId)
        .where(isLike(sql.ref('categories.name_key'), pattern)),
    ),
    ...(amount ? [isAmount(householdId, amount)] : []),
  ])
}

function contains(key: Expression<unknown>, folded: string): Expression<SqlBool> {
  return isLike(key, containing(folded))
}

function containing(folded: string): string {
  return `%${folded.replace(/[\\%_]/g, '\\$&')}%`
}

function isLike(key: Expression<unknown>, pattern: string): Expression<SqlBool> {
  return sql<SqlBool>`(${key}) like ${pattern} escape '\\'`
}

/** An amount as displayed or as typed: '24.421', 'USD 1,234.50', '86,4'. */
const written = /^(?:[a-z]{3}|[^\s\p{L}\d]{1,2})?\s*(\d{1,3}(?:[.,\s]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/iu

/** The amount that a text may mean; without decimals, any decimals match. Undefined when it is not an amount. */
function amountMeant(text: string): Search['amount'] {
  const [, units, cents] = written.exec(text.trim()) ?? []
  if (units === undefined) return undefined
  const least = Number(units.replace(/\D/g, '')) * 100 + Number((cents ?? '').padEnd(2, '0'))
  if (least > largestAmount) return undefined
  return cents === undefined ? { roundedLeast: least - 50, least, most: least + 99 } : { exactly: least }
}

/** Matches the amount as displayed: pesos are rounded to whole units, so '24.421' also finds 24.420,70. */
function isAmount(householdId: string, meant: NonNullable<Search['amount']>): Expression<SqlBool> {
  const amount = sql.ref('expenses.amount')
  if ('exactly' in meant) return sql<SqlBool>`${amount} = ${meant.exactly}`
  const { roundedLeast, least, most } = meant
  return sql<SqlBool>`(${amount} between ${least} and ${most} or (
    ${amount} between ${roundedLeast} and ${least} and exists (
      select 1 from households where households.id = ${householdId} and households.currency = 'ARS')))`
}
