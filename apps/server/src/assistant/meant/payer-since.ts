import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import type { Edit } from '../questions.ts'
import type { Turn } from '../turn.ts'
import { latestOfAll } from './targets.ts'

/**
 * 'Non, c'est Ana', right behind what another member said of a payer: the expense of theirs that the writer is said to have
 * paid since the writer's own was told of, which may be the one that is meant; null where an edit is no other payer.
 */
export async function paidByWriterSince(
  turn: Turn,
  own: ExpenseRow,
  { payerId, ...others }: Edit,
): Promise<ExpenseRow | null> {
  const { userId } = turn.member
  if (payerId === undefined || payerId === userId || Object.keys(others).length > 0) return null
  const theirs = (await latestOfAll(turn)).filter(
    ({ added_by, paid_by, created_at, updated_at }) =>
      added_by !== userId && paid_by === userId && updated_at > created_at && updated_at > own.updated_at,
  )
  const [latest] = theirs.toSorted((a, b) => (a.updated_at < b.updated_at ? 1 : -1))
  return latest ?? null
}
