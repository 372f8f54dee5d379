import type { Correction } from '@casita/reader'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import { isUnchangedBy } from '../changing/changing.ts'
import type { Edit } from '../questions.ts'
import type { Turn } from '../turn.ts'
import { hasSwappedDigits } from './amount-meant.ts'
import { only } from './only.ts'
import { isFresh, justRecordedByAnyone, latestOfAll, ownOfLastDay } from './targets.ts'

/** Whether an expense already has the amount of an edit: 'it was £90 for both, that's right'. */
export function isSameAmount({ amount }: ExpenseRow, edit: Edit): boolean {
  return edit.amount === amount
}

/**
 * The expense that another member recorded after the sender's own and that an edit may refer to: 'Fue ayer', 'foram
 * 87', 'put it in home'. It may if the sender's is no longer recent, a question came in between, the sender's already
 * is like that, the amount fits the other one much better, the sender paid the other one, or only the other one had a
 * day stated and a day is changed. Null for none, and if the edit changes the description.
 */
export async function recordedByOtherSince(
  turn: Turn,
  own: ExpenseRow,
  edit: Edit,
): Promise<ExpenseRow | null> {
  const isTold = Object.keys(edit).every((field) =>
    ['amount', 'date', 'payerId', 'categoryId'].includes(field),
  )
  const isOwnFresh = isFresh(turn, own)
  const isOwnLast = isOwnFresh && !turn.conversation.hasJustHeard
  if (!isTold) return null
  const [last] = await latestOfAll(turn)
  const isOfOwn = isOwnLast && !isUnchangedBy(own, edit)
  if (isOfOwn && !(last && isLikelierOf(turn, last, edit, own))) return null
  const isOther = last && last.added_by !== turn.member.userId && last.id > own.id
  return isOther && (!isOwnFresh || isFresh(turn, last)) ? last : null
}

/**
 * The expense that another member has just recorded and that 'Undo that' may refer to, if none of the sender's was
 * recorded or changed lately; otherwise null.
 */
export async function justNotedByOther(turn: Turn, own: readonly ExpenseRow[]): Promise<ExpenseRow | null> {
  if (turn.repliedTo || own.some((one) => isFresh(turn, one))) return null
  const [last] = await justRecordedByAnyone(turn)
  return last && last.added_by !== turn.member.userId && own.every(({ id }) => last.id > id) ? last : null
}

/**
 * The only one of the sender's recent expenses that was changed after the last one; null if there is none. 'No, it was
 * 4.50' may refer to it after another member changed it.
 */
async function changedSince(turn: Turn, last: ExpenseRow): Promise<ExpenseRow | null> {
  const isSince = (one: ExpenseRow) => one.id !== last.id && one.updated_at > last.updated_at
  return only((await ownOfLastDay(turn)).filter((one) => isSince(one) && isFresh(turn, one)))
}

/**
 * The sender's expenses that an edit fits better than the last one: one that was changed since, or those whose amount
 * it nearly is. With them, one that another member recorded since, if it may also be meant.
 */
export async function likelierOfOwn(turn: Turn, last: ExpenseRow, edit: Edit): Promise<ExpenseRow[]> {
  const changed = await changedSince(turn, last)
  const likelier = changed ? [changed] : await notedForNearly(turn, last, edit)
  const theirs = likelier.length > 0 ? await recordedByOtherSince(turn, last, edit) : null
  return theirs ? [...likelier, theirs] : likelier
}

/**
 * 'That was on Wednesday, not yesterday', if the last expense was not dated yesterday: the only one of that date that
 * any member has just recorded; null for none.
 */
export async function recordedForDay(
  turn: Turn,
  told: readonly ExpenseRow[],
  { deniedDate }: Correction,
): Promise<ExpenseRow | null> {
  if (deniedDate === undefined || told.some(({ expense_date }) => expense_date === deniedDate)) return null
  const noted = await justRecordedByAnyone(turn)
  return only(noted.filter(({ expense_date }) => expense_date === deniedDate))
}

/**
 * 'La cuota era 12.070' (the instalment), after a bread for 2.000, if one of 12.000 was recorded in the last day: the
 * sender's expenses near that amount, if it is far from the last one's. Empty if the edit changes more than the
 * amount.
 */
async function notedForNearly(turn: Turn, last: ExpenseRow, edit: Edit): Promise<ExpenseRow[]> {
  const { amount, ...others } = edit
  if (amount === undefined || Object.keys(others).length > 0) return []
  const isOther = ({ id, amount: noted }: ExpenseRow) => id !== last.id && noted !== amount
  return (await ownOfLastDay(turn)).filter((one) => isOther(one) && isNearOnlyTo(one, amount, last))
}

/**
 * Whether an edit's amount fits the other member's expense so much better than the sender's that the assistant must
 * ask.
 */
function isLikelierOf({ today }: Turn, theirs: ExpenseRow, edit: Edit, own: ExpenseRow): boolean {
  if (isSameAmount(theirs, edit)) return true
  const { amount, date } = edit
  // Half of it was paid: 'so it was 975', after a deposit on another member's hotel for 1950.
  if (amount !== undefined && amount * 2 === theirs.amount) return true
  const isOfDay = date !== undefined && own.expense_date === today && theirs.expense_date !== today
  if (amount === undefined)
    return isOfDay || (theirs.paid_by === own.added_by && theirs.added_by !== own.added_by)
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

/** The amount must be this many times farther (in log scale) from the sender's expense than from the other one. */
const farther = 4

/** The relative differences up to which an amount is near a recorded one, and beyond which it is far from it. */
const nearly = 0.05
const far = 0.2
