import type { Period, Query } from '@casita/reader'
import { idsOf } from '../../expenses/expense-rows.ts'
import { ledgerRows } from '../../expenses/ledger.service.ts'
import type { Told } from '../replies/index.ts'
import type { Turn } from '../turn.ts'
import { expenseLine } from '../wording.ts'
import { type About, filterOf, sumOf, toldOf } from './asked-about.ts'

const mostLines = 5
const mostTop = 10
/** The latest expenses, as many as the question asks for. */
export async function listing(
  turn: Turn,
  query: Query,
  about: About,
  period: Period,
  told: Told,
): Promise<string[]> {
  const lines = await expenseLines(turn, about, period, {
    order: 'latest',
    most: linesOf(query),
    count: query.count === 1 ? 1 : told.count,
    payers: query.payers,
    authors: query.authors,
    // 'When did I last …' is about the day.
    days: query.count === 1,
  })
  // For 'my last expense', or an exact amount, no total is shown.
  const isJust = about.atLeast !== undefined && about.atLeast === about.atMost
  return query.count === 1 || isJust ? lines : [turn.words.list(told), ...lines]
}

/**
 * The answer to a list without results. If no period was named ('últimos gastos' on the 1st of a month), the latest
 * expenses of all time follow.
 */
export async function latestOfAll(
  turn: Turn,
  query: Query,
  about: About,
  { name }: Period,
  told: Omit<Told, 'sum' | 'count'>,
): Promise<string[]> {
  const nothing = turn.words.nothing(told)
  if (name !== 'this_month') return [nothing]
  const always: Period = { name: 'all', from: null, to: null }
  const total = await sumOf(turn, about, always)
  if (total.count === 0) return [nothing]
  return [nothing, ...(await listing(turn, query, about, always, toldOf(turn, about, always, total)))]
}

/** The number of lines asked for, within the limits of an answer. */
export function linesOf({ count = mostLines }: Query): number {
  return Math.min(Math.max(count, 1), mostTop)
}

/** The order of the expenses, how many of `count` to show, and whether with payer, author and the day even today. */
interface Lines {
  order: 'latest' | 'biggest' | 'smallest'
  most: number
  count?: number
  payers?: boolean | undefined
  authors?: boolean | undefined
  days?: boolean
}

/** A line for each expense; follow-ups then refer to these. */
export async function expenseLines(
  turn: Turn,
  about: About,
  period: Period,
  { order, most, count = 0, payers = false, authors = false, days = false }: Lines,
): Promise<string[]> {
  const rows = ledgerRows(turn.work.db, turn.member.householdId, filterOf(about, period)).limit(most)
  const expenses = await (order === 'latest'
    ? rows
    : rows
        .clearOrderBy()
        .orderBy('expenses.amount', order === 'biggest' ? 'desc' : 'asc')
        .orderBy('expenses.id', 'desc')
  ).execute()
  turn.conversation.list(idsOf(expenses))
  const lines = expenses.map((expense) => `• ${expenseLine(turn, expense, { payers, authors, days })}`)
  return count > expenses.length ? [...lines, turn.words.othersInList(count - expenses.length)] : lines
}
