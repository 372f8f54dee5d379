import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import { textOf } from '../message.ts'
import { matches } from '../saying.ts'
import type { Turn } from '../turn.ts'
import type { MeantChange } from './change-meant.ts'

/**
 * The change as an expense tells how its amount is said: in thousands, where one of 148.000 is said to have been '138, not
 * 148', and of each, where two tickets are said to have been '45 each'. Every other change stays as it is.
 */
export function asTold(
  turn: Turn,
  { meant: { deniedAmount = 0 }, changes }: MeantChange,
  expense: ExpenseRow,
): MeantChange['changes'] {
  const { amount } = changes
  if (amount === undefined) return changes
  // 'No eran cincuenta y dos, eran sesenta y dos mil' says the thousands once.
  if (deniedAmount * 1000 === expense.amount && amount * 100 <= expense.amount)
    return { ...changes, amount: amount * 1000 }
  return matches(textOf(turn.message), 'ofEach')
    ? { ...changes, amount: amount * piecesOf(expense) }
    : changes
}

/** No more than so many of a thing are counted in its name, where a size is told as well. */
const mostPieces = 12

/** How many of a thing an expense is called by: two of '2 entradas'. */
function piecesOf({ description }: ExpenseRow): number {
  const count = Number(/(?<!\S)\d{1,2}(?= \p{L})/u.exec(description)?.[0] ?? 1)
  return count > 1 && count <= mostPieces ? count : 1
}
