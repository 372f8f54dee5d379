import type { Deletion } from '@casita/reader'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import type { Turn } from '../turn.ts'
import { isCalled, isNamedIn, isPartOf } from './naming.ts'
import { allIn, latestOwn, ownIn } from './targets.ts'

/**
 * The expenses to delete that are given by their day ('everything from today', 'the coffee of Monday'), or as the
 * sender's last ones, newest first; null for other requests. The sender's own, or, if none of these has the name, other
 * members'.
 */
export async function findToErase(turn: Turn, deletion: Deletion): Promise<ExpenseRow[] | null> {
  const { amount, words, period, last } = deletion
  if (turn.repliedTo) return null
  if (last !== undefined) {
    const latest = await latestOwn(turn)
    return latest.length < last ? [] : latest.slice(0, last)
  }
  if (!period?.from || !period.to) return null
  const { from, to } = period
  const isMeant = (expense: ExpenseRow) =>
    (amount === null || expense.amount === amount) && isMeantByName(expense, words)
  const own = (await ownIn(turn, { from, to })).filter(isMeant)
  return own.length > 0 || words === '' ? own : (await allIn(turn, { from, to })).filter(isMeant)
}

/** Whether an expense has the given name or is in the category of that name; any one if the name is empty. */
export function isMeantByName(expense: ExpenseRow, words: string): boolean {
  const isNamed = isCalled(expense, words) || isNamedIn(expense, words)
  return words === '' || isNamed || isPartOf(expense.category_name ?? '', words)
}
