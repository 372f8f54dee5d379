import { fold } from '../folding.ts'
import { isNothing } from './amounts.ts'
import type { TableRow } from './table.ts'

/** What rows are called that sum up others. */
const sums = new Set([
  ...[
    'total',
    'totals',
    'grand total',
    'subtotal',
    'total general',
    'totales',
    'suma',
    'total geral',
    'soma',
    'somme',
  ],
])

/** What rows are called that say how much there is on the account. */
const balances = new Set([
  ...[
    'balance',
    'total balance',
    'opening balance',
    'closing balance',
    'previous balance',
    'starting balance',
  ],
  ...[
    'saldo',
    'saldo anterior',
    'saldo inicial',
    'saldo final',
    'saldo actual',
    'saldo do dia',
    'saldo atual',
  ],
  ...['solde', 'ancien solde', 'nouveau solde', 'solde initial', 'solde final', 'solde precedent'],
])

/**
 * Whether a row of a file is no expense: income, a balance, a sum of others without a day of its own, or a line that has
 * neither a day nor an amount.
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
  if (called.some((name) => balances.has(name))) return true
  const isWhole = date !== '' && amount !== '' && !sums.has(called[0] ?? '')
  return !isWhole && called.some((name) => sums.has(name))
}
