import type { Correction } from '@casita/reader'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import { textOf } from '../../message.ts'
import { isUnchangedBy } from '../changing/changing.ts'
import { categoryById } from '../household.ts'
import type { Edit } from '../questions.ts'
import { beginsWithPlainNo } from '../saying.ts'
import { ageOf, type Turn } from '../turn.ts'
import { hasSwappedDigits } from './amount-meant.ts'
import { only } from './only.ts'
import { isFresh, justRecordedByAnyone, latestOfAll, ownOfLastDay } from './targets.ts'

/** Whether an expense already has the amount of an edit: 'it was £90 for both, that's right'. */
export function isSameAmount({ amount }: ExpenseRow, edit: Edit): boolean {
  return edit.amount === amount
}

/**
 * The expense that another member recorded after the sender's own and that an edit may refer to: 'Fue ayer', 'foram
 * 87', 'put it in home'. It may if the sender's is some minutes old, unless the amount is much closer to it, if a
 * question came in between, if the sender's already is like that, or if the edit fits the other one better. Null for
 * none, and if the edit changes the description.
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
  if (!isTold) return null
  const [last] = await latestOfAll(turn)
  const isOther = last && last.added_by !== turn.member.userId && last.id > own.id
  if (!isOther || (isOwnFresh && !isFresh(turn, last))) return null
  const isOwnLast =
    isSpokenOf(turn, own) || (isOwnFresh && !!edit.amount && isMuchCloser(edit.amount, own, last))
  const isOfOwn = isOwnLast && !turn.conversation.hasJustHeard && !isUnchangedBy(own, edit)
  return isOfOwn && !isLikelierOf(turn, last, edit, own) ? null : last
}

/** In milliseconds: how long a member who writes something short still means the expense that they spoke of last. */
const spokenOfFor = 2 * 60 * 1000

/** Whether an expense was recorded or changed in the last two minutes. */
function isSpokenOf(turn: Turn, { updated_at }: ExpenseRow): boolean {
  return ageOf(turn, updated_at) <= spokenOfFor
}

/**
 * 'Put both under travel', right after another member recorded two: as many of theirs, latest first. Null if the latest
 * are not another member's, and if one of the sender's own was recorded or changed in the last two minutes.
 */
export async function allRecordedSince(
  turn: Turn,
  own: readonly ExpenseRow[],
): Promise<readonly [ExpenseRow, ...ExpenseRow[]] | null> {
  const latest = (await justRecordedByAnyone(turn)).slice(0, own.length)
  const [first, ...others] = latest
  if (!first || first.added_by === turn.member.userId || own.length < 2 || latest.length < own.length)
    return null
  const isTheirs = others.every(({ added_by }) => added_by === first.added_by)
  return isTheirs && !own.some((one) => isSpokenOf(turn, one)) ? [first, ...others] : null
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
 * sender's expenses near that amount, if it is far from the last one's. One that already has that amount is among them
 * only if the message begins with a no: 'No, it's 96.30'. Empty if the edit changes more than the amount.
 */
async function notedForNearly(turn: Turn, last: ExpenseRow, edit: Edit): Promise<ExpenseRow[]> {
  const { amount, ...others } = edit
  if (amount === undefined || Object.keys(others).length > 0) return []
  const isDenied = beginsWithPlainNo(textOf(turn.message))
  const isOther = ({ id, amount: noted }: ExpenseRow) => id !== last.id && (isDenied || noted !== amount)
  return (await ownOfLastDay(turn)).filter((one) => isOther(one) && isNearOnlyTo(one, amount, last))
}

/** Whether an edit fits the other member's expense so much better than the sender's that the assistant must ask. */
function isLikelierOf(turn: Turn, theirs: ExpenseRow, edit: Edit, own: ExpenseRow): boolean {
  if (isSameAmount(theirs, edit)) return true
  const { amount, date, categoryId } = edit
  if (amount !== undefined) return isLikelierAmount(amount, theirs, own)
  const isOfDay = date !== undefined && own.expense_date === turn.today && theirs.expense_date !== turn.today
  const isOfPayer = theirs.paid_by === own.added_by && theirs.added_by !== own.added_by
  const isUnfiled = categoryId !== undefined && isInOther(turn, theirs) && !isInOther(turn, own)
  return isOfDay || isOfPayer || isUnfiled
}

function isLikelierAmount(amount: number, theirs: ExpenseRow, own: ExpenseRow): boolean {
  // One of the parts in which it was paid: 'so it was 975', after a deposit on another member's hotel for 1950.
  const parts = theirs.amount / amount
  const isPart = Number.isInteger(parts) && parts > 1 && parts <= mostParts
  return (
    (isPart && Math.abs(amount - own.amount) / own.amount > far) ||
    (factorOf(amount, theirs) < factorOf(amount, own) && !isInTens(amount, own)) ||
    (hasSwappedDigits(amount, theirs.amount) && !hasSwappedDigits(amount, own.amount))
  )
}

/** How far an amount is from that of an expense, in log scale. */
function factorOf(amount: number, { amount: noted }: ExpenseRow): number {
  return Math.abs(Math.log(amount / noted))
}

/** Whether an amount is ten times or a tenth of that of an expense: a zero was left out, or is too many. */
function isInTens(amount: number, { amount: noted }: ExpenseRow): boolean {
  return amount === noted * 10 || amount * 10 === noted
}

function isMuchCloser(amount: number, one: ExpenseRow, other: ExpenseRow): boolean {
  return factorOf(amount, one) * farther < factorOf(amount, other)
}

/** Whether an expense has no category, or that of everything else. */
function isInOther({ household }: Turn, { category_id }: ExpenseRow): boolean {
  const kind = categoryById(household, category_id)?.kind
  return category_id === null || kind === 'other'
}

function isNearOnlyTo(one: ExpenseRow, amount: number, other: ExpenseRow): boolean {
  const off = (of: ExpenseRow) => Math.abs(amount - of.amount) / of.amount
  return off(one) <= nearly && off(other) > far
}

/** An amount is much closer to one expense if it is this many times farther (in log scale) from the other. */
const farther = 4

/** The most instalments of which one may be meant. */
const mostParts = 12

/** The relative differences up to which an amount is near a recorded one, and beyond which it is far from it. */
const nearly = 0.05
const far = 0.2
