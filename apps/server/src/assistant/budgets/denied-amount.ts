import type { Correction } from '@casita/reader'
import type { Reply } from '../../message.ts'
import { findTarget, justRecordedByAnyone, latestOwn } from '../meant/targets.ts'
import type { Turn } from '../turn.ts'
import { reply } from '../wording.ts'
import { budgetAmount, inThousands, isBudgetMeant, setTo } from './budgeting.ts'

/**
 * 'It's 250 not 200': sets the budget set last, if that is 200 and no expense is. If an expense is 200 and the budget
 * is not, returns 'expense'. Changes nothing if neither is, right after a budget. Null for all others.
 */
export async function amountDenied(
  turn: Turn,
  { about, changes: { amount }, deniedAmount }: Correction,
): Promise<Reply | 'expense' | null> {
  const deed = turn.conversation.deeds.find((each) => each.did === 'budgeted' && !each.undone)
  if (about !== undefined || deniedAmount === undefined || amount === undefined || turn.repliedTo) return null
  if (deed?.did !== 'budgeted') return null
  const before = await budgetAmount(turn, deed.categoryId)
  const isOf = (sum: number) => sum > 0 && inThousands({ amount: deniedAmount }, sum).amount === sum
  // 'No era 100, era 150' may also be the difference by which the budget was raised.
  const isOfBudget = isOf(before) || isOf(Math.abs(before - (deed.before ?? before)))
  const isLast = isBudgetMeant(turn)
  if (isOfBudget && isLast) return null
  if (await isOfExpense(turn, deniedAmount)) return 'expense'
  if (!isOf(before)) return isLast ? reply(turn.words.howToChange) : null
  return setTo(turn, deed.categoryId, inThousands({ amount }, before).amount ?? amount)
}

/** Whether an expense that may be meant has this amount, or this amount in thousands. */
async function isOfExpense(turn: Turn, denied: number): Promise<boolean> {
  const told = [
    ...((await findTarget(turn)) ?? []),
    ...(await latestOwn(turn)),
    ...(await justRecordedByAnyone(turn)),
  ]
  return told.some(({ amount }) => amount === denied || amount === denied * 1000)
}
