import { isBelowPrices, mayBeThousands } from '@casita/reader'
import type { ExpenseRow } from '../../../expenses/expense-rows.ts'
import { textOf } from '../../../message.ts'
import { countAlone } from '../../meant/choosing.ts'
import { matches } from '../../saying.ts'
import type { Turn } from '../../turn.ts'
import type { MeantChange } from '../change-meant.ts'

/**
 * The changes with the amount scaled to how the expense is recorded: in thousands if an expense of 148.000 is said to
 * have been '138, not 148', or if nothing is sold for so little ('fueron 35' in Chile), and times the number of pieces
 * if two tickets were '45 each'. All other changes stay as they are.
 */
export function asTold(
  turn: Turn,
  { meant: { deniedAmount = 0 }, changes }: MeantChange,
  expense: ExpenseRow,
): MeantChange['changes'] {
  const { amount } = changes
  if (amount === undefined) return changes
  // 'No eran cincuenta y dos, eran sesenta y dos mil' (not 52, 62 thousand) says 'thousand' only once.
  if (deniedAmount * 1000 === expense.amount && amount * 100 <= expense.amount)
    return { ...changes, amount: amount * 1000 }
  if (isBelowPrices(amount, turn.household.currency) && mayBeThousands(amount, expense.amount))
    return { ...changes, amount: amount * 1000 }
  return matches(textOf(turn.message), 'ofEach')
    ? { ...changes, amount: amount * piecesOf(expense) }
    : changes
}

/** A larger number in a description is a size rather than a count. */
const mostPieces = 12

/** The number of pieces in a description: two for '2 entradas' or 'two tickets'; otherwise 1. */
export function piecesOf({ description }: ExpenseRow): number {
  const digits = /(?<!\S)\d{1,2}(?= \p{L})/u.exec(description)?.[0]
  const [first = ''] = description.split(' ')
  const count = Number(digits ?? countAlone(first))
  return count > 1 && count <= mostPieces ? count : 1
}
