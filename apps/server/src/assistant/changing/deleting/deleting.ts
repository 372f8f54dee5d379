import type { Correction, Deletion, Restoration } from '@casita/reader'
import { mayChange } from '../../../actor.ts'
import { listDeleted } from '../../../expenses/deleted.service.ts'
import type { ExpenseRow } from '../../../expenses/expense-rows.ts'
import { mostRows, type Reply, textOf } from '../../../message.ts'
import { alikeAmong } from '../../answering/book-answer.ts'
import { askCorrectAmount } from '../../asking/asking-amount.ts'
import { askToDelete, askWhich } from '../../asking/asking-which.ts'
import { dropNamed } from '../../asking/cancelling.ts'
import { isBudgetMeant, takeBudgetDeedBack } from '../../budgets/budgeting.ts'
import { giveUpNamed } from '../../budgets/giving-up-budget.ts'
import type { Deed } from '../../conversation-state.ts'
import { deletedByOther } from '../../conversations-of-others.ts'
import { chosenIndexes, saysAllOf } from '../../meant/choosing.ts'
import { type Counted, findCounted } from '../../meant/counted.ts'
import { findToErase } from '../../meant/erasing.ts'
import { betweenThings, isCalled, isNamedIn, isShopOf, namesPartOf } from '../../meant/naming.ts'
import { justNotedByOther } from '../../meant/recorded-since.ts'
import {
  findAllNamed,
  findByIds,
  findByPlace,
  findByWords,
  findEachByWords,
  findEitherLast,
  findEitherShown,
  findNumbered,
  findTarget,
  latestOfAll,
  latestOwn,
  othersInCategory,
} from '../../meant/targets.ts'
import { thoseOfAll } from '../../recording/recorded-together.ts'
import { reprice } from '../../recurring/new-price.ts'
import { resumeRepeating } from '../../recurring/repeating.ts'
import { takeRepeatingBack } from '../../recurring/taking-back.ts'
import { matches, withoutPointers, withoutPunctuation } from '../../saying.ts'
import { ageOf, type Turn } from '../../turn.ts'
import { money, reply } from '../../wording.ts'
import { deleteAll, restoreAll, revert } from '../changing.ts'
import { putTogether } from '../splitting/putting-together.ts'

/**
 * Deletes what the words name (an expense or a budget), what is replied to, or the last expense. Asks if several could
 * be meant or if the request is not certain.
 */
export async function erase(turn: Turn, deletion: Deletion): Promise<Reply> {
  const { amount, words, sure } = deletion
  if (!sure) return askWhetherToErase(turn, words)
  const piece = await askWithoutOne(turn)
  if (piece) return piece
  if (deletion.repeated && !turn.repliedTo) return eraseRepeated(turn)
  // The number in 'The last two' is not an amount.
  const [, ...behind] = textOf(turn.message).split(' ')
  const numbered = await findNumbered(turn, behind.join(' '))
  if (numbered) return deleteAll(turn, numbered)
  const counted = await findCounted(turn, deletion)
  if (counted) return eraseCounted(turn, counted)
  const several = await findToErase(turn, deletion)
  if (several) return eraseThese(turn, deletion, several)
  const said = amount === null && words !== '' ? words : behind.join(' ')
  const either = await findEitherLast(turn, said)
  if (either) return askWhich(turn, either, null)
  const placed = (await findByPlace(turn, said)) ?? (amount === null ? await findAllNamed(turn, words) : null)
  if (placed) return deleteAll(turn, placed)
  const isNamed = amount !== null || words !== ''
  if (isNamed && turn.repliedTo?.about !== 'expenses') return eraseNamed(turn, words, amount)
  return eraseTold(turn, words)
}

/** Deletes as many expenses as were named, if there are just so many; otherwise asks which. */
function eraseCounted(turn: Turn, { found, count }: Counted): Reply | Promise<Reply> {
  return found.length === count ? deleteAll(turn, found) : askWhich(turn, found, null)
}

/**
 * Asks about a possible deletion: whether to delete what is named, otherwise which expense. 'lo devolví' (I returned
 * it), after a deletion, only explains it.
 */
async function askWhetherToErase(turn: Turn, words: string): Promise<Reply> {
  const [deed] = turn.conversation.deeds
  if (words === '' && !turn.repliedTo && deed?.did === 'deleted' && !deed.undone)
    return reply(turn.words.leftAsIs)
  return (await askToDeleteNamed(turn, words)) ?? askWhichToDelete(turn)
}

/** Deletes the expense with this name or amount, the budget of this name, or the open question about it. */
async function eraseNamed(turn: Turn, words: string, amount: number | null): Promise<Reply> {
  const found = await findByWords(turn, words, amount)
  const filed = found && amount === null ? await othersInCategory(turn, found, words) : null
  if (filed) return askToDelete(turn, filed)
  // 'The hose', of 'home depot, mulch and a hose'; 'el pan' (bread), of 'panadería' (bakery).
  const isLess = found !== null && (namesPartOf(found, words) || isShopOf(found, words))
  if (found) return isLess ? askToDelete(turn, [found]) : deleteAll(turn, [found])
  const byName = amount === null ? await eraseByName(turn, words) : null
  const dropped = byName === null && words !== '' ? dropNamed(turn, words) : byName
  if (dropped) return dropped
  const near = amount === null ? await saidAmong(turn, words) : null
  if (near) return askToDelete(turn, [near])
  turn.conversation.refuse()
  return reply(turn.words.nothingLikeIt(words || money(turn, amount ?? 0)))
}

/**
 * Deletes several named expenses, or a budget; asks which, if a position or all of them is meant. Null for other
 * words.
 */
async function eraseByName(turn: Turn, words: string): Promise<Reply | null> {
  const each = await findEachByWords(turn, words)
  if (each) return deleteAll(turn, each)
  const budget = await giveUpNamed(turn, words)
  if (budget) return budget
  // 'The second', when no list was shown; 'delete everything', when no several expenses were mentioned together.
  return chosenIndexes(words, mostRows - 1) || saysAllOf(words, 0) ? askWhichToDelete(turn) : null
}

/** Deletes the replied-to expense, or the one mentioned last. */
async function eraseTold(turn: Turn, words: string): Promise<Reply> {
  if (isBudgetMeant(turn)) return undoLatest(turn)
  const gone = turn.repliedTo ? [] : justDeleted(turn)
  if (gone.length > 0) return deleteAll(turn, gone)
  const shown = await findEitherShown(turn)
  if (shown) return askWhich(turn, shown, null)
  const target = await findTarget(turn)
  if (target === null) return reply(turn.words.gone)
  if (target.length === 0) return reply(turn.words.nothingToChange)
  const theirs = await justNotedByOther(turn, target)
  if (theirs) return askWhich(turn, [theirs, ...target], null)
  // 'Delete the cake', in reply to the confirmation of a cake and a coffee.
  const [named, ...more] = words === '' ? [] : target.filter((expense) => isNamedIn(expense, words))
  if (named && more.length === 0) return deleteAll(turn, [named])
  const [only, ...others] = target
  const those = only && others.length === 0 && !turn.repliedTo ? await thoseOfAll(turn, only) : []
  if (those.length > 0) return askWhich(turn, those, null, true)
  if (target.length > 1 && !saysAllOf(textOf(turn.message), target.length))
    return askWhich(turn, target, null, true)
  return deleteAll(turn, target)
}

/**
 * 'El uber no era mío, borralo': the latest of the sender's expenses whose whole name is in the message; null if there
 * are several, or none.
 */
async function saidAmong(turn: Turn, words: string): Promise<ExpenseRow | null> {
  const [, ...others] = words.split(betweenThings).filter((each) => each !== '')
  if (others.length > 0) return null
  const said = (await latestOwn(turn)).filter(({ description }) => {
    const name = withoutPointers(description)
    return name !== '' && isNamedIn({ description: withoutPunctuation(words) }, name)
  })
  const [first, ...more] = said
  return first && more.every(({ description }) => isNamedIn(first, description)) ? first : null
}

/** Asks for the remaining amount if the last expense is for several pieces ('2 cafés') and one is to be deleted. */
async function askWithoutOne(turn: Turn): Promise<Reply | null> {
  if (!matches(textOf(turn.message), 'deletesOne')) return null
  const [told, ...others] = (await findTarget(turn)) ?? []
  const isCounted = told && others.length === 0 && /^\d+ /.test(told.description)
  return isCounted ? askCorrectAmount(turn, told) : null
}

/**
 * The expenses that the latest deed deleted, if nothing was listed since: a repeated 'borralo' means them, not others.
 */
function justDeleted({ conversation: { deeds, listed } }: Turn): readonly string[] {
  const [deed] = deeds
  return deed?.did === 'deleted' && !deed.undone && listed.length === 0 ? deed.expenseIds : []
}

/** Deletes the expenses found if there is one, or if all are meant and they fit in a reply; otherwise asks which. */
function eraseThese(
  turn: Turn,
  { all, last }: Deletion,
  found: readonly ExpenseRow[],
): Reply | Promise<Reply> {
  if (found.length === 0) return reply(turn.words.nothingToChange)
  const isEach = found.length === 1 || all === true || last !== undefined
  return isEach && found.length < mostRows ? deleteAll(turn, found) : askWhich(turn, found, null)
}

/**
 * 'Devolví los zapatos' (I returned the shoes): asks whether to delete that expense; null if nothing is named, or no
 * expense has that name.
 */
async function askToDeleteNamed(turn: Turn, words: string): Promise<Reply | null> {
  const named = words === '' || turn.repliedTo ? null : await findByWords(turn, words, null)
  return named && askToDelete(turn, [named])
}

/** 'Borrá el repetido' (the duplicate): asks whether to delete the later of two that look alike, or which one. */
async function eraseRepeated(turn: Turn): Promise<Reply> {
  const later = alikeAmong(await latestOfAll(turn)).flatMap(([last]) => last ?? [])
  return later.length > 0 ? askToDelete(turn, later) : askWhichToDelete(turn)
}

/** Asks which of the replied-to expenses, or of the member's latest, to delete. */
async function askWhichToDelete(turn: Turn): Promise<Reply> {
  if (turn.repliedTo?.about === 'unknown') return reply(turn.words.gone)
  const replied = turn.repliedTo?.about === 'expenses' ? await findTarget(turn) : null
  const offered = replied ?? (await latestOwn(turn))
  return offered.length > 0 ? askWhich(turn, offered, null) : reply(turn.words.nothingToChange)
}

/** Undoes the latest deed; repeated, the one before. As a reply, deletes the expenses of that message. */
export async function undo(turn: Turn, meaning: Deletion): Promise<Reply> {
  if (meaning.words !== '' || meaning.amount !== null) return erase(turn, meaning)
  if (turn.repliedTo?.about === 'unknown') return reply(turn.words.gone)
  if (turn.repliedTo?.about === 'expenses') return deleteAll(turn, turn.repliedTo.ids)
  const { conversation } = turn
  if (conversation.deeds.length === 0) return erase(turn, meaning)
  const deed = conversation.deeds.find(({ undone }) => !undone)
  if (!deed) return reply(turn.words.nothingToUndo)
  const noted = deed.did === 'recorded' ? await findByIds(turn, deed.expenseIds) : []
  const theirs = noted.length > 0 ? await justNotedByOther(turn, noted) : null
  if (theirs) return askWhich(turn, [theirs, ...noted], null)
  const together = deed.did === 'recorded' ? await putTogether(turn, deed.expenseIds) : null
  if (together) return together
  const answer = await takeBack(turn, deed)
  conversation.markUndone(deed.id)
  return answer
}

/** Undoes the latest deed, as a bare 'undo' does. */
export function undoLatest(turn: Turn): Promise<Reply> {
  return undo(turn, { kind: 'undo', amount: null, words: '', sure: true })
}

function takeBack(turn: Turn, deed: Deed): Promise<Reply> {
  switch (deed.did) {
    case 'recorded':
    case 'restored':
      return deleteAll(turn, deed.expenseIds)
    case 'deleted':
      return restoreAll(turn, deed.expenseIds)
    case 'changed':
      return revert(turn, deed.id)
    case 'budgeted':
    case 'unbudgeted':
      return takeBudgetDeedBack(turn, deed)
    case 'repeated':
      return takeRepeatingBack(turn, deed)
    case 'unrepeated':
      return resumeRepeating(turn, deed.recurringId)
    case 'repriced':
      return reprice(turn, deed.recurringId, deed.before)
    default:
      return deed satisfies never
  }
}

/**
 * Restores the replied-to expenses, the named one, those that another member has just deleted, those deleted last in
 * this conversation, or the latest deletion that the sender may undo. Right after a change was undone, redoes that change.
 */
export async function bringBack(turn: Turn, { words }: Restoration): Promise<Reply> {
  if (turn.repliedTo?.about === 'unknown') return reply(turn.words.gone)
  if (turn.repliedTo?.about === 'expenses') return restoreAll(turn, turn.repliedTo.ids)
  const back = words === '' ? await bringBackLast(turn) : null
  if (back) return back
  const deleted = await listDeleted(turn.work.db, turn.member.householdId, turn.work.now)
  const called = words === '' ? deleted : deleted.filter((expense) => isCalled(expense, words))
  const own = called.find((expense) => expense.added_by === turn.member.userId)
  const last = own ?? called.find((expense) => mayChange(turn.member, expense))
  return last ? restoreAll(turn, [last]) : reply(turn.words.nothingToRestore)
}

/** What 'put it back' alone restores by what was said or done before; null if that is nothing. */
async function bringBackLast(turn: Turn): Promise<Reply | null> {
  const { lastAsked, deeds, hasJustRefused } = turn.conversation
  // 'No, put it back', when the question which expense to delete is still open.
  if (lastAsked?.kind === 'which' && lastAsked.edit === null) {
    turn.conversation.settle(lastAsked.id)
    return reply(turn.words.leftAsIs)
  }
  const [latest] = deeds
  if (latest?.did === 'changed' && latest.undone) return revert(turn, latest.id)
  const chosen = deletedAtPlace(turn)
  if (chosen.length > 0) return restoreAll(turn, chosen)
  const several = deletedOneByOne(turn)
  if (several.length > 0) return restoreAll(turn, several)
  const back = await undoDeletion(turn)
  if (back) return back
  const deleted = await listDeleted(turn.work.db, turn.member.householdId, turn.work.now)
  const taken = await takenByOther(turn, deleted)
  if (taken) return restoreAll(turn, taken)
  const isDeleted = (id: string) => deleted.some((expense) => expense.id === id)
  for (const deed of deeds)
    if (deed.did === 'deleted' && deed.expenseIds.every(isDeleted)) return restoreAll(turn, deed.expenseIds)
  // 'Put it back', after a change or a budget, with no deletion in this conversation.
  const isOther = latest?.did === 'changed' || (latest?.did === 'budgeted' && latest.before !== null)
  return isOther && !hasJustRefused && !latest.undone ? undoLatest(turn) : null
}

/** 'No wait, it was 95', right after an expense of 95 was deleted: restores it. Null for every other correction. */
export async function restoreByAmount(turn: Turn, { about, changes }: Correction): Promise<Reply | null> {
  const [latest] = turn.conversation.deeds
  if (latest?.did !== 'deleted' || turn.repliedTo || about !== undefined) return null
  if (Object.keys(changes).join() !== 'amount') return null
  const [gone, ...others] = await findByIds(turn, latest.expenseIds)
  const isThat = gone?.amount === changes.amount && gone?.deleted_at !== null && others.length === 0
  return gone && isThat ? restoreAll(turn, [gone]) : null
}

/** What another member has just deleted: an expense of the sender, else those of their latest deed; null for none. */
async function takenByOther(turn: Turn, deleted: readonly ExpenseRow[]): Promise<readonly string[] | null> {
  const own = takenAway(turn, deleted)
  return own ? [own.id] : deletedByOther(turn)
}

/** The sender's expense that another member has just deleted. */
function takenAway(turn: Turn, deleted: readonly ExpenseRow[]): ExpenseRow | undefined {
  const here = turn.conversation.deeds.flatMap((deed) => (deed.did === 'deleted' ? deed.expenseIds : []))
  return justGone(turn, deleted).find(
    ({ id, added_by }) => added_by === turn.member.userId && !here.includes(id),
  )
}

/** In milliseconds: an older deletion is not what 'leave it' refers to. */
const goneJustNowFor = 30 * 60 * 1000

function justGone(turn: Turn, deleted: readonly ExpenseRow[]): ExpenseRow[] {
  return deleted.filter(({ deleted_at }) => ageOf(turn, deleted_at ?? '') < goneJustNowFor)
}

/**
 * 'No, déjala', 'leave my kebab': restores what was just deleted: the named expense, the sender's latest deletion, or
 * one of the sender's that another member deleted. Null if there is none.
 */
export async function keep(turn: Turn, { words }: Restoration): Promise<Reply | null> {
  const deleted = () => listDeleted(turn.work.db, turn.member.householdId, turn.work.now)
  if (words !== '') {
    const named = justGone(turn, await deleted()).find((expense) => isCalled(expense, words))
    if (named) return restoreAll(turn, [named])
    // 'No, dejá el café', after a bread was deleted: the coffee still exists.
    const isStanding = (await latestOwn(turn)).some((expense) => isNamedIn(expense, words))
    return isStanding ? null : undoDeletion(turn)
  }
  const back = await undoDeletion(turn)
  if (back) return back
  const taken = takenAway(turn, await deleted())
  return taken ? restoreAll(turn, [taken]) : null
}

/**
 * 'Recuperá el segundo' (restore the second), right after several were deleted together: the ids at those positions;
 * empty for other words.
 */
function deletedAtPlace({ conversation, message }: Turn): string[] {
  const [deed] = conversation.deeds
  if (deed?.did !== 'deleted' || deed.undone || deed.expenseIds.length < 2) return []
  const [, ...behind] = textOf(message).split(' ')
  return (
    chosenIndexes(behind.join(' '), deed.expenseIds.length)?.flatMap(
      (place) => deed.expenseIds[place] ?? [],
    ) ?? []
  )
}

/**
 * 'Bring both back', right after single deletions: as many of the latest as the message says, or all in a row for
 * 'all'; empty for other words.
 */
function deletedOneByOne({ conversation: { deeds }, message }: Turn): string[] {
  const other = deeds.findIndex((deed) => deed.did !== 'deleted' || deed.undone || deed.expenseIds.length > 1)
  const deleted = (other < 0 ? deeds : deeds.slice(0, other)).flatMap((deed) =>
    deed.did === 'deleted' ? deed.expenseIds : [],
  )
  const text = textOf(message)
  if (saysAllOf(text, 0)) return deleted
  return deleted.slice(0, deleted.findIndex((_, at) => saysAllOf(text, at + 1)) + 1)
}

/**
 * Takes the latest deed back if it deleted expenses or removed a budget; otherwise null. Restoring expenses is a deed of
 * its own, which 'undo' then means.
 */
async function undoDeletion(turn: Turn): Promise<Reply | null> {
  const [latest] = turn.conversation.deeds
  if (!latest || latest.undone) return null
  if (latest.did === 'unbudgeted') return undoLatest(turn)
  if (latest.did !== 'deleted') return null
  const back = await restoreAll(turn, latest.expenseIds)
  turn.conversation.markOneUndone(latest.id)
  return back
}
