import type { Correction } from '@casita/reader'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import type { Turn } from '../turn.ts'
import { isFresh, justRecorded, latestOfAll } from './targets.ts'

/**
 * An expense that another member recorded or changed after the sender's own, and whether it is certainly the one
 * meant.
 */
export interface Since {
  readonly expense: ExpenseRow
  readonly isSure: boolean
}

/**
 * 'No, c'est Ana', 'that was me', "I didn't pay that", right after another member's message: their expense, newer than
 * the sender's own, whose payer may be meant. Null if there is none, and for other changes.
 */
export async function toldSinceByAnother(
  turn: Turn,
  own: readonly ExpenseRow[],
  { payerId, payerName, ...others }: Correction['changes'],
): Promise<Since | null> {
  const isOfPayer = (payerId !== undefined || payerName !== undefined) && Object.keys(others).length === 0
  if (!isOfPayer || turn.repliedTo) return null
  const { userId } = turn.member
  const latest = await latestOfAll(turn)
  const isLate = new Set(justRecorded(turn, latest).map(({ id }) => id))
  const isOwnFresh = own.some((one) => isFresh(turn, one))
  const theirs = latest
    .filter(
      ({ added_by, updated_at }) => added_by !== userId && own.every((one) => updated_at > one.updated_at),
    )
    .filter(({ id, created_at, updated_at }) => !isOwnFresh || isLate.has(id) || updated_at > created_at)
    .toSorted((a, b) => (a.updated_at < b.updated_at ? 1 : -1))
  const isMe = payerId === 'me' || payerId === userId
  const isOwnMine = own.every(({ paid_by }) => paid_by === userId)
  // 'Yep that was me', right after another member recorded that the sender paid, confirms it.
  const [latestTheirs] = theirs
  if (isMe && isOwnMine && latestTheirs?.paid_by === userId && isFresh(turn, latestTheirs))
    return { expense: latestTheirs, isSure: true }
  // The sender is already the payer of their own expense, so 'that was me' means another one.
  const expense =
    theirs.find(({ paid_by }) => (paid_by === userId) !== isMe) ?? (isMe && isOwnMine ? theirs[0] : undefined)
  if (expense === undefined) return null
  return { expense, isSure: isFresh(turn, expense) && (isMe ? isOwnMine : !payerId) }
}
