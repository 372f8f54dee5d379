import { limits } from '@casita/contract'
import type { Correction } from '@casita/reader'
import { beginningOf } from '../../cutting.ts'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import { amountMeant } from '../meant/amount-meant.ts'
import { descriptionMeant } from '../meant/description-meant.ts'
import { isNamedIn } from '../meant/naming.ts'
import type { Edit } from '../questions.ts'
import type { Turn } from '../turn.ts'

/**
 * The edit that a correction asks for. If it has other changes, the expense's own name in it only identifies the
 * expense.
 */
export function editOf(turn: Turn, changes: Correction['changes'], expense: ExpenseRow): Edit {
  const { date, note, categoryId, payerId } = changes
  const amount = amountMeant(changes, expense.amount)
  const description = descriptionMeant(turn, changes, {
    description: expense.description,
    categoryId: expense.category_id,
  })
  const rest = {
    ...(amount !== undefined && { amount }),
    ...(date !== undefined && { date }),
    ...(note !== undefined && { note: beginningOf(note, limits.noteMax) }),
    ...(payerId && { payerId: payerId === 'me' ? turn.member.userId : payerId }),
  }
  if (isNamedIn(expense, changes.description) && Object.keys(rest).length > 0) return rest
  return {
    ...rest,
    ...(description !== undefined && { description }),
    ...(categoryId && { categoryId }),
  }
}
