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

/**
 * Whether a search matches an expense by its description or note, its category's name, or its amount. The matching
 * categories and the household's currency are looked up once and not per row.
 */
export function matchesSearch(householdId: string, search: string): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'expenses'>()
  const amounts = amountsMeant(search)
  return eb.or([
    contains(eb.ref('expenses.search_key'), fold(search)),
    eb('expenses.category_id', 'in', (query) =>
      query
        .selectFrom('categories')
        .select('categories.id')
        .where('categories.household_id', '=', householdId)
        .where(contains(sql.ref('categories.name_key'), fold(search))),
    ),
    ...(amounts ? [isAmount(householdId, amounts)] : []),
  ])
}

function contains(key: Expression<unknown>, folded: string): Expression<SqlBool> {
  const pattern = `%${folded.replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`(${key}) like ${pattern} escape '\\'`
}

/** An amount as displayed or as typed: '24.421', 'USD 1,234.50', '86,4'. */
const written = /^(?:[a-z]{3}|[^\s\p{L}\d]{1,2})?\s*(\d{1,3}(?:[.,\s]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/iu

interface Amounts {
  /** In minor units, both inclusive. */
  least: number
  most: number
}

/**
 * The range of amounts that a text may mean; without decimals, any decimals match. Undefined when it is not an amount.
 */
function amountsMeant(text: string): Amounts | undefined {
  const [, units, cents] = written.exec(text.trim()) ?? []
  if (units === undefined) return undefined
  const least = Number(units.replace(/\D/g, '')) * 100 + Number((cents ?? '').padEnd(2, '0'))
  if (least > largestAmount) return undefined
  return { least, most: cents === undefined ? least + 99 : least }
}

/** Matches the amount as displayed: pesos are rounded to whole units, so '24.421' also finds 24.420,70. */
function isAmount(householdId: string, { least, most }: Amounts): Expression<SqlBool> {
  const amount = sql.ref('expenses.amount')
  const shown = sql<SqlBool>`${amount} between ${least} and ${most}`
  if (least === most) return shown
  return sql<SqlBool>`(${shown} or (${amount} between ${least - 50} and ${least} and exists (
    select 1 from households where households.id = ${householdId} and households.currency = 'ARS')))`
}
