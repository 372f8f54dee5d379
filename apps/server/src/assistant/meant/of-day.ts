import { mayChange } from '../../actor.ts'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import type { Turn } from '../turn.ts'
import { spentOn } from './targets.ts'

/** The expenses of a day: the sender's own; if there are none, those that the sender may change. */
export async function findOfDay(turn: Turn, day: string): Promise<ExpenseRow[]> {
  const spent = await spentOn(turn, day)
  const own = spent.filter((expense) => expense.added_by === turn.member.userId)
  return own.length > 0 ? own : spent.filter((expense) => mayChange(turn.member, expense))
}
