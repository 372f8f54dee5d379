import type { Correction } from '@casita/reader'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import { isSoAlready } from '../changing/changing.ts'
import type { Edit } from '../questions.ts'
import type { Turn } from '../turn.ts'
import { hasSwappedDigits } from './amount-meant.ts'
import { only } from './only.ts'
import { isFresh, latelyOfAll, latestOfAll, notedLately } from './targets.ts'

/** Whether what an amount is said to be was noted so: 'it was £90 for both, that's right'. */
export function isSameAmount({ amount }: ExpenseRow, edit: Edit): boolean {
  return edit.amount === amount
}

/**
 * 'Fue ayer', 'foram 87', 'put it in home', a while after the writer's own was noted, or asked about something since, or where
 * that is so already, or where an amount is that one's but for two swapped digits or a few cents, and right behind what another one
 * of the household has noted since: that one, which may be the one that is meant; null where an edit gives another name.
 */
export async function notedByOtherSince(turn: Turn, own: ExpenseRow, edit: Edit): Promise<ExpenseRow | null> {
  const isTold = Object.keys(edit).every((field) =>
    ['amount', 'date', 'payerId', 'categoryId'].includes(field),
  )
  const isOwnFresh = isFresh(turn, own)
  const isOwnLast = isOwnFresh && !turn.conversation.hasJustHeard
  if (!isTold) return null
  const [last] = await latestOfAll(turn)
  const isOfOwn = isOwnLast && !isSoAlready(own, edit)
  if (isOfOwn && !(last && isLikelierOf(last, edit, own))) return null
  const isOther = last && last.added_by !== turn.member.userId && last.id > own.id
  return isOther && (!isOwnFresh || isFresh(turn, last)) ? last : null
}

/**
 * 'Undo that', right behind what another one of the household has just noted, where nothing of the writer's was noted or
 * changed lately: that one, which may be meant; null for none.
 */
export async function justNotedByOther(turn: Turn, own: readonly ExpenseRow[]): Promise<ExpenseRow | null> {
  if (turn.repliedTo || own.some((one) => isFresh(turn, one))) return null
  const [last] = await latelyOfAll(turn)
  return last && last.added_by !== turn.member.userId && own.every(({ id }) => last.id > id) ? last : null
}

/**
 * 'No, it was 4.50', right behind what another one of the household has changed: the only one of the writer's own that was changed
 * since the last one was noted; null for none.
 */
async function changedSince(turn: Turn, last: ExpenseRow): Promise<ExpenseRow | null> {
  const isSince = (one: ExpenseRow) => one.id !== last.id && one.updated_at > last.updated_at
  return only((await notedLately(turn)).filter((one) => isSince(one) && isFresh(turn, one)))
}

/**
 * The writer's own that an edit is likelier of than of the last one: what another one has changed since, or what it nearly is
 * already; and beside it what another one has noted since, where that may be meant, too.
 */
export async function likelierOfOwn(turn: Turn, last: ExpenseRow, edit: Edit): Promise<ExpenseRow[]> {
  const changed = await changedSince(turn, last)
  const likelier = changed ? [changed] : await notedForNearly(turn, last, edit)
  const theirs = likelier.length > 0 ? await notedByOtherSince(turn, last, edit) : null
  return theirs ? [...likelier, theirs] : likelier
}

/**
 * 'That was on Wednesday, not yesterday', where what was told of last was not of yesterday: the only one that anybody has
 * noted lately of that day; null for none.
 */
export async function notedForDay(
  turn: Turn,
  told: readonly ExpenseRow[],
  { deniedDate }: Correction,
): Promise<ExpenseRow | null> {
  if (deniedDate === undefined || told.some(({ expense_date }) => expense_date === deniedDate)) return null
  const noted = await latelyOfAll(turn)
  return only(noted.filter(({ expense_date }) => expense_date === deniedDate))
}

/**
 * 'La cuota era 12.070', behind a bread of 2.000, where 12.000 were noted that day: those of the writer's own whose amount that
 * nearly is, while it is far from that of the last one; none for what changes more than an amount.
 */
async function notedForNearly(turn: Turn, last: ExpenseRow, edit: Edit): Promise<ExpenseRow[]> {
  const { amount, ...others } = edit
  if (amount === undefined || Object.keys(others).length > 0) return []
  const isOther = ({ id, amount: noted }: ExpenseRow) => id !== last.id && noted !== amount
  return (await notedLately(turn)).filter((one) => isOther(one) && isNearOnlyTo(one, amount, last))
}

/** Whether an amount is so likely of another one than of the own that it has to be asked. */
function isLikelierOf(theirs: ExpenseRow, edit: Edit, own: ExpenseRow): boolean {
  if (isSameAmount(theirs, edit)) return true
  const { amount } = edit
  if (amount === undefined) return false
  const factor = (of: ExpenseRow) => Math.abs(Math.log(amount / of.amount))
  return (
    factor(theirs) * farther < factor(own) ||
    (hasSwappedDigits(amount, theirs.amount) && !hasSwappedDigits(amount, own.amount))
  )
}

function isNearOnlyTo(one: ExpenseRow, amount: number, other: ExpenseRow): boolean {
  const off = (of: ExpenseRow) => Math.abs(amount - of.amount) / of.amount
  return off(one) <= nearly && off(other) > far
}

/** From the own one an amount is so many times farther than from the one that is surely meant. */
const farther = 4

/** By such parts of what was noted an amount is surely near it, or far from it. */
const nearly = 0.05
const far = 0.2
