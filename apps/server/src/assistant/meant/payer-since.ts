import type { Correction } from '@casita/reader'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import type { Turn } from '../turn.ts'
import { isFresh, lately, latestOfAll } from './targets.ts'

/** An expense that another member told of since the writer's own, and whether no other one can be meant. */
export interface Since {
  readonly expense: ExpenseRow
  readonly isSure: boolean
}

/**
 * 'No, c'est Ana', 'that was me', 'I didn't pay that', right behind what another member said: the expense of theirs that a
 * change of the payer may be of, told of since the writer's own; null where there is none, and for other changes.
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
  const isLate = new Set(lately(turn, latest).map(({ id }) => id))
  const isOwnFresh = own.some((one) => isFresh(turn, one))
  const theirs = latest
    .filter(
      ({ added_by, updated_at }) => added_by !== userId && own.every((one) => updated_at > one.updated_at),
    )
    .filter(({ id, created_at, updated_at }) => !isOwnFresh || isLate.has(id) || updated_at > created_at)
    .toSorted((a, b) => (a.updated_at < b.updated_at ? 1 : -1))
  const isMe = payerId === 'me' || payerId === userId
  const isOwnMine = own.every(({ paid_by }) => paid_by === userId)
  // Of the own one it is said already that the writer paid.
  const expense =
    theirs.find(({ paid_by }) => (paid_by === userId) !== isMe) ?? (isMe && isOwnMine ? theirs[0] : undefined)
  if (expense === undefined) return null
  return { expense, isSure: isFresh(turn, expense) && (isMe ? isOwnMine : !payerId) }
}
