import { type Correction, mayBeThousands } from '@casita/reader'
import { mayChange } from '../../actor.ts'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import { mostRows, type Reply, textOf } from '../../message.ts'
import { askAmounts, askCorrectAmount, askPart, askPrice } from '../asking/asking-amount.ts'
import { askDay } from '../asking/asking-day.ts'
import { askWhich, askWhichToSplit } from '../asking/asking-which.ts'
import { askWhoAlone, askWhose, askWhoseOf } from '../asking/asking-whose.ts'
import { offerCategories } from '../asking/choosing-category.ts'
import { changedByOther, hasOtherBeenRefused } from '../conversations-of-others.ts'
import { changesOnly } from '../meant/changes-only.ts'
import { isNamedIn, namesPartOf } from '../meant/naming.ts'
import { only } from '../meant/only.ts'
import { isSameAmount, likelierOfOwn, recordedByOtherSince, recordedForDay } from '../meant/recorded-since.ts'
import { findEitherShown, justRecorded, latestOwn, othersInCategory } from '../meant/targets.ts'
import type { Edit } from '../questions.ts'
import { thoseOfAll } from '../recording/recorded-together.ts'
import { beginsWithPlainNo, matches } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { firstName, reply } from '../wording.ts'
import { piecesOf } from './amounts/amount-told.ts'
import type { MeantChange } from './change-meant.ts'
import { changeOne, isUnchangedBy, lineOf } from './changing.ts'
import { askHow } from './deleting/denying.ts'
import { editOf } from './edit-of.ts'
import { placeBegun } from './place-begun.ts'

type Changes = Correction['changes']

/** The reply if it is unclear what to change; null if it is clear. */
export async function askWhatChanges(turn: Turn, change: MeantChange): Promise<Reply | null> {
  const { meant, changes, target, isNamed, since } = change
  const { words } = turn
  if (since?.isSure) return meant.shared ? reply(words.onePayer) : ofAnother(turn, since.expense, changes)
  const [first, ...others] = target
  if (!first) return reply(words.nothingToChange)
  if (meant.parts !== undefined && meant.parts > 1)
    return others.length > 0 ? askWhichToSplit(turn, target, meant.parts) : askPart(turn, first, meant.parts)
  const asked = meant.within ? askDay(turn, target, meant.within) : null
  if (asked) return asked
  if (meant.shared) return askWhoAlone(turn, first)
  const times = others.length === 0 ? askTimes(turn, meant, first) : null
  if (times) return times
  if (meant.wrong === 'amount' && others.length === 0) return askCorrectAmount(turn, first)
  if (!isNamed && turn.conversation.hasJustDeleted) {
    // 'Era o de ontem' (it was yesterday's), after a deletion, gives no new day to an earlier expense; 'era da firma'
    // (the firm's) is its reason.
    if (changesOnly(changes, 'date')) return reply(words.howToChange)
    if (isOfOther(changes)) return reply(words.leftAsIs)
  }
  if (isOfOther(changes))
    return others.length > 0 ? askWhoseOf(turn, target) : askWhose(turn, first, changes.payerName)
  return askHowFiled(turn, change, first)
}

/**
 * 'X2', 'eran 2 biromes' (pens): asks whether the recorded amount is the price of one or of all; null if another thing
 * is counted.
 */
function askTimes(turn: Turn, { times, counted }: Correction, expense: ExpenseRow): Reply | null {
  const { description, amount } = expense
  if (times === undefined || (counted !== undefined && !isNamedIn(expense, counted))) return null
  const [, before] = /^(\d{1,2}) /.exec(description) ?? []
  const all = before === undefined ? amount * times : Math.round((amount / Number(before)) * times)
  // The 8 of 'It was 8 flowers' may be a price.
  const price = times * 100
  const mayBePrice = counted !== undefined && price * farOff > amount
  return askAmounts(turn, expense, [...new Set([all, amount, ...(mayBePrice ? [price] : [])])])
}

/** Whether the payer is somebody who is not a member. */
function isOfOther({ payerName, payerId }: Changes): boolean {
  return payerName !== undefined || payerId === null
}

/** The reply to what cannot be recorded as stated: an unknown category, another currency, 'one of them'. */
async function askHowFiled(
  turn: Turn,
  { changes, target, isNamed }: MeantChange,
  first: ExpenseRow,
): Promise<Reply | null> {
  const { words, household } = turn
  if (changes.categoryKind && !changes.categoryId) return reply(words.noSuchCategory)
  if (changes.currency !== undefined && changes.currency !== household.currency) return askPrice(turn, first)
  if (changesOnly(changes, 'categoryId') && changes.categoryId === null)
    return offerCategories(turn, first.id)
  // 'One of them was 19', when two things are one expense.
  if (target.length > 1 || isNamed || !saysOneOfThem(turn)) return null
  return changes.amount === undefined ? reply(words.howToChange) : askCorrectAmount(turn, first)
}

/** The reply that must come before an edit is applied; null if it can be applied. */
export async function askBeforeEdit(turn: Turn, change: MeantChange, edit: Edit): Promise<Reply | null> {
  const { meant, changes, target, isNamed } = change
  const [first, ...others] = target
  if (!first) return null
  const isEmpty = Object.keys(edit).length === 0
  const isOne = (isNamed || meant.wrong !== undefined) && others.length === 0
  if (isOne && isEmpty) return askHow(turn, first)
  const isOfEach = others.length > 0 && (changes.by ?? changes.byPart) !== undefined
  if (isOfEach || isEmpty) return reply(turn.words.howToChange)
  const isOfLast = !change.isPlaced && !change.isReply && !change.isFoundByName
  const restored = isOfLast ? await restoredFrom(turn, edit) : null
  if (restored) return changeOne(turn, restored, edit)
  return (
    (await askWhichIsMeant(turn, change, first, edit)) ??
    (saysItIsNot(turn, first, edit) ? reply(turn.words.howToChange) : null) ??
    (others.length > 0 ? askWhichOfAll(turn, change, edit) : askWhatAmount(turn, change, first, edit))
  )
}

/** The reply if an edit may be for an expense other than the last one mentioned. */
async function askWhichIsMeant(
  turn: Turn,
  { meant, changes, target, isPlaced, isReply, isFoundByName, isOfSeveral, since }: MeantChange,
  first: ExpenseRow,
  edit: Edit,
): Promise<Reply | null> {
  const thatDay = isPlaced || isReply || isFoundByName ? null : await recordedForDay(turn, target, meant)
  if (thatDay) return changeOne(turn, thatDay, edit)
  const isOfOne = !isPlaced && !isReply && target.length === 1 && edit.description === undefined
  // 'O pão foi 43' names the last expense, even if the amount is closer to another one.
  const isOfLast = isOfOne && !isFoundByName && !isNamedIn(first, changes.description)
  const filed =
    isOfOne && isFoundByName && meant.about ? await othersInCategory(turn, first, meant.about) : null
  if (filed && !filed.every((each) => isUnchangedBy(each, edit)))
    return askWhich(turn, filed, edit, filed.length > 1 && edit.amount === undefined)
  if (isOfOne && saysAnotherPlace(turn)) return askWhich(turn, await latestOwn(turn), edit)
  const shown = isOfLast ? await findEitherShown(turn) : null
  if (shown) return askWhich(turn, shown, edit)
  const ofFirst = isOfOne && saysFirst(turn) ? justRecorded(turn, await latestOwn(turn)) : []
  if (ofFirst.length > 1) return askWhich(turn, ofFirst, edit)
  const all = isOfLast && edit.amount === undefined ? await thoseOfAll(turn, first) : []
  if (all.length > 0) return askWhich(turn, all, edit, true)
  if (since) return askWhich(turn, [since.expense, ...target], edit)
  const likelier = isOfLast ? await askLikelier(turn, first, edit) : null
  if (likelier) return likelier
  // 'That was last week', after several of one message.
  const isOfMessage = !isPlaced && !isReply && !isFoundByName && !isOfSeveral && meant.all !== true
  return isOfLast || (isOfMessage && target.length > 1) ? askTheirsOrOwn(turn, target, changes, edit) : null
}

/** The reply if an edit of the last expenses may be for another member's newer one, or for what was just refused. */
async function askTheirsOrOwn(
  turn: Turn,
  own: readonly ExpenseRow[],
  changes: Changes,
  edit: Edit,
): Promise<Reply | null> {
  const [first] = own
  const theirs = first ? await recordedByOtherSince(turn, first, edit) : null
  if (!theirs) return (await isOfRefused(turn, edit)) ? askWhich(turn, own, edit) : null
  if (isSameAmount(theirs, edit)) return reply(turn.words.unchanged(lineOf(turn, theirs)))
  // 'I paid that' says nothing new about an own expense, and so means the other one.
  const isOnlyTheirs = edit.payerId !== undefined && own.every((one) => isUnchangedBy(one, edit))
  return isOnlyTheirs ? ofAnother(turn, theirs, changes) : askWhich(turn, [theirs, ...own], edit)
}

/** The reply if an edit fits another expense of the sender's better than the last one. */
async function askLikelier(turn: Turn, last: ExpenseRow, edit: Edit): Promise<Reply | null> {
  const likelier = await likelierOfOwn(turn, last, edit)
  const same = only(likelier)
  if (same && isSameAmount(same, edit)) return reply(turn.words.unchanged(lineOf(turn, same)))
  return likelier.length > 0 ? askWhich(turn, [...likelier, last], edit) : null
}

/**
 * The expense that an edit gives the amount that it had before another member has just changed it: 'No, 68 is right';
 * null for every other edit.
 */
async function restoredFrom(turn: Turn, { amount, ...others }: Edit): Promise<string | null> {
  if (amount === undefined || Object.keys(others).length > 0) return null
  const changed = await changedByOther(turn)
  return changed?.before.amount === amount ? changed.expenseId : null
}

/**
 * Whether an edit may refer to what was just refused, also to another member, rather than to a recorded expense: 'Fue
 * ayer', 'perdón, 450'.
 */
async function isOfRefused(turn: Turn, edit: Edit): Promise<boolean> {
  if (!/^(?:date|amount)$/.test(Object.keys(edit).join())) return false
  return turn.conversation.hasJustRefused || hasOtherBeenRefused(turn)
}

/** Asks about an amount that may mean something else: thousands, a number of pieces, a part. */
function askWhatAmount(
  turn: Turn,
  { meant, changes, isNamed }: MeantChange,
  first: ExpenseRow,
  edit: Edit,
): Reply | null {
  const { amount } = edit
  if (amount === undefined) return null
  // 'Sorry, at 8 each', about 84 for twelve: how many there were is not recorded.
  const isOfOne = matches(textOf(turn.message), 'ofEach') && piecesOf(first) === 1
  if (isOfOne && amount < first.amount && first.amount % amount !== 0) return askCorrectAmount(turn, first)
  // 'Non, c'est bien 243', for 243.12, may leave out the cents.
  const isWhole = first.amount % 100 !== 0 && amount === first.amount - (first.amount % 100)
  if (isWhole) return askAmounts(turn, first, [first.amount, amount])
  if (mayBeThousands(amount, first.amount)) return askAmounts(turn, first, [amount * 1000, amount])
  const counted = isNamed ? null : countedAnew(first, edit)
  if (counted) return askAmounts(turn, first, [counted, amount])
  // 'It was 12.45, not 21.45' gives the total.
  const isOfPart =
    meant.deniedAmount !== first.amount &&
    namesPartOf(first, meant.about ?? changes.description) &&
    amount < first.amount
  return isOfPart || amount * farOff <= first.amount ? askAmounts(turn, first, [amount, first.amount]) : null
}

/**
 * Asks which of several expenses an edit is for. A day or a payer may apply to all of them, and so may a category if
 * the message refers to all ('los dos').
 */
function askWhichOfAll(turn: Turn, change: MeantChange, edit: Edit): Reply | null {
  const { meant, target, isPlaced, isOfSeveral } = change
  // 'No, it was 34', after 98 and 34, or 34.000: confirms the second.
  const amounts = edit.amount === undefined ? [] : [edit.amount, edit.amount * 1000]
  const same = only(target.filter(({ amount }) => amounts.includes(amount)))
  if (same) return reply(turn.words.unchanged(lineOf(turn, same)))
  const isOfAll = meant.all === true || isPlaced || isOfSeveral
  const fits = ['date', 'payerId', ...(isOfAll ? ['categoryId'] : [])]
  const fitsAll = Object.keys(edit).every((field) => fits.includes(field))
  return fitsAll || target.every((each) => isUnchangedBy(each, edit)) ? null : askWhich(turn, target, edit)
}

/** Changes the payer of another member's expense, as far as the sender may. */
async function ofAnother(turn: Turn, expense: ExpenseRow, changes: Changes): Promise<Reply> {
  const edit = editOf(turn, changes, expense)
  if (edit.payerId === expense.paid_by) return reply(turn.words.unchanged(lineOf(turn, expense)))
  if (edit.payerId) return changeOne(turn, expense, edit)
  return mayChange(turn.member, expense)
    ? askWhose(turn, expense, changes.payerName)
    : reply(turn.words.notYours(firstName(expense.author_name)))
}

/** 'No, 4', after 3 beers for 6.50: the total for that many pieces, if the number can be a count; otherwise null. */
function countedAnew({ description, amount }: ExpenseRow, edit: Edit): number | null {
  const before = Number(/^(\d{1,2}) /.exec(description)?.[1] ?? 0)
  const now = (edit.amount ?? 0) / 100
  const mayCount = before > 1 && Number.isInteger(now) && now > 0 && now <= 12 && now !== before
  const isOnly = changesOnly(edit, 'amount') && amount % before === 0 && (edit.amount ?? 0) * 2 < amount
  return mayCount && isOnly ? (amount / before) * now : null
}

/** A new amount this many times below the recorded one is asked about. */
const farOff = 15

/** 'La deuxième à 2', when only one expense was mentioned: it is unclear which one is the second. */
function saysAnotherPlace(turn: Turn): boolean {
  const place = placeBegun(turn, mostRows) ?? 0
  return place > 0 && place < mostRows - 1
}

/**
 * 'El primero era 400', when only one expense was mentioned: of several recorded one by one, it is unclear which is
 * the first.
 */
function saysFirst(turn: Turn): boolean {
  return placeBegun(turn, mostRows) === 0
}

function saysOneOfThem({ message }: Turn): boolean {
  return matches(textOf(message), 'oneOfThem')
}

/**
 * Whether a message denies what an expense already is: 'No era coto', about one called coto. 'no, I did' and 'no, it
 * was 40' confirm it instead, because they answer another person.
 */
function saysItIsNot(turn: Turn, expense: ExpenseRow, edit: Edit): boolean {
  const [field = '', ...others] = Object.keys(edit)
  const isToOthers = others.length === 0 && ['payerId', 'amount'].includes(field)
  return isUnchangedBy(expense, edit) && !isToOthers && beginsWithPlainNo(textOf(turn.message))
}
