import { fold } from '../folding.ts'
import { isNothing } from './amounts.ts'
import type { TableRow } from './table.ts'

/** What rows are called that sum up others. */
const sums = new Set([
  ...['total', 'totals', 'grand total', 'subtotal', 'total general', 'totales', 'suma'],
  ...['total geral', 'soma', 'somme'],
])

/** How the names of rows begin that say how much there is on the account. */
const balance = new RegExp(
  [
    '^(?:(?:opening|beginning|starting|previous|closing|ending|total|running) )?balance(?:$| (?:as of|at|on|forward)\\b)',
    // Alone it may be what somebody buys for a phone ('saldo Claro').
    '^saldo(?:$| (?:anterior|inicial|final|actual|atual|do dia|al|em|disponible|disponivel)\\b)',
    '^(?:ancien |nouveau )?solde(?:$| (?:au|initial|final|precedent)\\b)',
  ].join('|'),
)

/**
 * Whether a row of a file is no expense: income, a balance, a sum of others without a day of its own, or a line that
 * has neither a day nor an amount.
 */
export function isNoExpense({ cell, shifted }: TableRow): boolean {
  if (shifted) return false
  if (isNothing(cell('amount')) && !isNothing(cell('income'))) return true
  const [date, amount] = [cell('date'), cell('amount')]
  if (date === '' && amount === '') {
    const isBegun = cell('category') !== '' || cell('paid_by') !== '' || !isNothing(cell('foreign'))
    return !isBegun
  }
  const called = [date, cell('description')].map((text) => fold(text).replace(/\s*:$/, ''))
  if (called.some((name) => balance.test(name))) return true
  const isWhole = date !== '' && amount !== '' && !sums.has(called[0] ?? '')
  return !isWhole && called.some((name) => sums.has(name))
}
