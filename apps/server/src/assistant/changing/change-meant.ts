import { type Correction, mayBeSpent, onlyItem, read } from '@casita/reader'
import { mayChange } from '../../actor.ts'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import { type Reply, textOf } from '../../message.ts'
import { correctAndAskAgain, correctEachAndAskAgain } from '../asking/asking-again.ts'
import { askWhich } from '../asking/asking-which.ts'
import { chosenIndexes, countAlone, isOrdinal } from '../meant/choosing.ts'
import { calledSo, deniedIn, namedInText, otherNamed } from '../meant/meant-by-name.ts'
import { findOfDay } from '../meant/of-day.ts'
import { only } from '../meant/only.ts'
import { type Since, toldSinceByAnother } from '../meant/payer-since.ts'
import { allRecordedSince } from '../meant/recorded-since.ts'
import {
  findAllNamed,
  findByPlace,
  findByWords,
  findEachByWords,
  findNumbered,
  findTarget,
  latestOwn,
  withSameMessage,
} from '../meant/targets.ts'
import { beginsWithAll, findPlaceBeside } from '../recording/recorded-together.ts'
import { everyLanguage } from '../replies/index.ts'
import { withoutPunctuation } from '../saying.ts'
import { withQuestion } from '../topics.ts'
import { contextOf, type Turn } from '../turn.ts'
import { dayPhrase, money, reply } from '../wording.ts'
import { offerAsNew } from './change-or-new.ts'
import { changeOne } from './changing.ts'
import { isSo } from './deleting/denying.ts'
import { editOf } from './edit-of.ts'
import { placeBegun } from './place-begun.ts'
import { askRenamed } from './renaming.ts'

type Changes = Correction['changes']

/** The expenses that a correction applies to, and how they were identified. */
export interface MeantChange {
  readonly meant: Correction
  readonly changes: Changes
  /** The expenses that the sender may know of; empty if there is nothing to change. */
  readonly target: readonly ExpenseRow[]
  /** Identified by position, by day, or by a name that several share. */
  readonly isPlaced: boolean
  /** One of them was found by its name or amount. */
  readonly isFoundByName: boolean
  /** The message gives a name or a recorded amount, whether found or not. */
  readonly isNamed: boolean
  readonly isReply: boolean
  /** The message refers to several. */
  readonly isOfSeveral: boolean
  /** What another member has recorded since, which may be meant. */
  readonly since: Since | null
}

/**
 * Finds the expenses that a correction applies to. Returns an answer, or another correction, if that is what the
 * message calls for.
 */
export async function changeMeant(turn: Turn, meant: Correction): Promise<Found> {
  // 'Both', but not 'the bus and the train'.
  const isOfBoth = meant.all === true || chosenIndexes(meant.about ?? '', 2)?.length === 2
  const pending = isOfBoth ? await withPending(turn, meant) : null
  if (pending) return pending
  const found = await findMeant(turn, meant)
  const isOwn = !('target' in found) || found.isReply || !(isOfBoth || found.isOfSeveral)
  return (isOwn ? null : await askWhichOfTheirs(turn, found)) ?? found
}

type Found = MeantChange | { answer: Reply } | { instead: Correction }

async function findMeant(turn: Turn, meant: Correction): Promise<Found> {
  const { about, denied, ofAmount, ofDate } = meant
  const numbered = about === undefined ? await findNumbered(turn, textOf(turn.message)) : null
  const changes = numbered ? withoutPlace(meant.changes, textOf(turn.message)) : meant.changes
  const isReply = turn.repliedTo?.about === 'expenses'
  const isNamed = about !== undefined || ofAmount !== undefined
  const ofDay = ofDate === undefined || isReply ? null : await findOfDay(turn, ofDate)
  if (ofDay && ofDay.length !== 1) return { answer: changeOneOf(turn, ofDay, ofDate ?? turn.today, changes) }
  const placed = ofDay ?? numbered ?? (await findPlaced(turn, meant))
  // 'Pasalo todo a salidas' (move it all), when only one was mentioned.
  if (about !== undefined && !placed && chosenIndexes(about, 2)?.length === 2)
    return { instead: { kind: 'correction', changes, sure: true } }
  const named = isReply ? null : await findNamed(turn, meant)
  const isUnfound = !named && !placed
  if (isNamed && isUnfound && !isReply) return withoutNamed(turn, meant, changes)
  const renamed = placed ? null : await askRenamed(turn, meant, named)
  if (renamed) return { answer: renamed }
  const other = isUnfound && !isReply ? await otherMeant(turn, changes, denied) : null
  if (other) return other
  const several = isUnfound ? await severalMeant(turn, changes) : null
  const found = several ?? placed ?? (named ? [named] : await findTarget(turn))
  if (found === null) return { answer: reply(turn.words.gone) }
  const target = placed ?? placedIn(turn, calledSo(found, changes))
  // Half of something that the sender did not record refers to another member's expense.
  const told = meant.shared ? { payerId: 'me' as const } : changes
  const since = isUnfound ? await toldSinceByAnother(turn, target, told) : null
  const isFoundByName = named !== null || isMistaken(target, denied)
  const how = { isPlaced: placed !== null, isFoundByName, isOfSeveral: several !== null }
  return { meant, changes, target, isNamed, isReply, since, ...how }
}

/**
 * What a correction calls for if nothing is found: a new expense, or a change of the last one if the name is only a
 * word for any expense, as in 'la compra' (the purchase).
 */
function withoutNamed(
  turn: Turn,
  { about, ...meant }: Correction,
  changes: Changes,
): { answer: Reply } | { instead: Correction } {
  const meaning = about === undefined ? null : read(`${about} 100`, contextOf(turn))
  const item = meaning && mayBeSpent(meaning) ? onlyItem(meaning) : null
  if (item?.description === '') return { instead: meant }
  return { answer: offerAsNew(turn, about ?? money(turn, meant.ofAmount ?? 0), changes) }
}

/**
 * 'Put both of those under travel', while the amount of the second is still being asked for: changes the last expense
 * and the one asked about, and asks again. Null without such a question.
 */
async function withPending(
  turn: Turn,
  { about: _, all: __, ...meant }: Correction,
): Promise<{ answer: Reply } | null> {
  const { lastAsked } = turn.conversation
  const both = turn.repliedTo || !lastAsked ? null : correctEachAndAskAgain(turn, lastAsked, meant)
  if (both) return { answer: both }
  const last = only((await findTarget(turn)) ?? [])
  if (turn.repliedTo || lastAsked?.kind !== 'amount' || !last) return null
  const asked = correctAndAskAgain(turn, lastAsked, meant)
  if (!asked) return null
  return { answer: withQuestion(await changeOne(turn, last, editOf(turn, meant.changes, last)), asked) }
}

/**
 * Asks which of several expenses to change if another member recorded the latest: those, or the sender's own if only
 * these may be changed. Null if the sender's own are meant.
 */
async function askWhichOfTheirs(
  turn: Turn,
  { target, changes }: MeantChange,
): Promise<{ answer: Reply } | null> {
  const theirs = await allRecordedSince(turn, target)
  if (!theirs) return null
  const offered = theirs.every((each) => mayChange(turn.member, each)) ? theirs : target
  const [first = theirs[0]] = offered
  return { answer: askWhich(turn, offered, editOf(turn, changes, first), true) }
}

/** Whether the denied name is that of the only expense: 'Me equivoqué en el chino, eran 28.750'. */
function isMistaken([first, ...others]: readonly ExpenseRow[], denied: string | undefined): boolean {
  return first !== undefined && others.length === 0 && denied !== undefined && isSo(first, denied)
}

/** Finds the expense by its name or recorded amount; null if the message gives neither, or nothing matches. */
async function findNamed(turn: Turn, { about, ofAmount, deniedAmount }: Correction) {
  const denied = await deniedIn(turn, about, deniedAmount)
  if (denied || (about === undefined && ofAmount === undefined)) return denied
  return findByWords(turn, about ?? '', ofAmount ?? null)
}

/** Another expense that the denied or the new name refers to, or a question which is meant; null for neither. */
async function otherMeant(turn: Turn, changes: Changes, denied: string | undefined) {
  const other = await otherNamed(turn, changes, denied)
  if (other) return { instead: other }
  const unknown = denied === undefined ? null : await askInsteadOf(turn, denied, changes)
  return unknown && { answer: unknown }
}

/** Finds the expenses by their position, or by a name that several share; null if the message gives neither. */
async function findPlaced(turn: Turn, meant: Correction): Promise<readonly ExpenseRow[] | null> {
  const { about } = meant
  return about === undefined
    ? ((await findSplit(turn, meant)) ?? (await findPlaceBeside(turn)))
    : ((await findByPlace(turn, about)) ??
        (await findAllNamed(turn, about)) ??
        (await findEachByWords(turn, about)) ??
        (await findEachByWords(turn, listFrom(turn, about))))
}

/**
 * The words of a message from a name to the end or a 'was', which may be a list: 'Ana paid the coffee and the taxi'.
 */
function listFrom({ message }: Turn, name: string): string {
  const text = textOf(message)
  const start = text.indexOf(name)
  return start < 0 ? name : text.slice(start).replace(fromWas, '')
}

const fromWas = new RegExp(`[.!]*$| (?:${everyLanguage.flatMap(({ was }) => was).join('|')}) .*$`, 'iu')

/**
 * 'It was sainsburys not tesco', when no expense is called tesco: asks which is meant, unless the last expense is in
 * the denied category ('no era comida').
 */
async function askInsteadOf(turn: Turn, denied: string, changes: Changes): Promise<Reply | null> {
  const [last, ...others] = (await findTarget(turn)) ?? []
  if (!last || [last, ...others].some((expense) => isSo(expense, denied))) return null
  const edit = editOf(turn, changes, last)
  if (Object.keys(edit).length === 0) return null
  const asked = askWhich(turn, await latestOwn(turn), edit)
  return { ...asked, text: `${turn.words.nothingLikeIt(denied)} ${asked.text}` }
}

/** Asks which of several expenses of a day is meant; says so if there are none. */
function changeOneOf(turn: Turn, ofDay: readonly ExpenseRow[], day: string, changes: Changes): Reply {
  const [first] = ofDay
  if (!first) return reply(turn.words.nothingOn(dayPhrase(turn, day)))
  const edit = editOf(turn, changes, first)
  return Object.keys(edit).length > 0 ? askWhich(turn, ofDay, edit) : reply(turn.words.howToChange)
}

/**
 * The expenses that a correction of several refers to. 'Los dos fueron ayer' (both were yesterday), after only one was
 * mentioned: that many of the latest. 'all that was yesterday': all that the same message recorded. Null for other
 * messages.
 */
async function severalMeant(turn: Turn, changes: Changes): Promise<ExpenseRow[] | null> {
  const { amount, by, byPart, ...others } = changes
  const isOfAmount = (amount ?? by ?? byPart) !== undefined
  if (turn.repliedTo || isOfAmount || Object.keys(others).length === 0) return null
  const word = withoutPunctuation(textOf(turn.message))
    .split(' ')
    .find((each) => countAlone(each) > 1)
  const told = (await findTarget(turn)) ?? []
  // In 'It was two nights ago' the number belongs to the date.
  const isOfDay =
    word !== undefined && changes.date !== undefined && !saysDayWithout(turn, word, changes.date)
  if (word && !isOfDay) return told.length < countAlone(word) ? findByPlace(turn, word) : null
  const beside = beginsWithAll(turn) ? await withSameMessage(turn, told) : told
  return beside.length > told.length ? [...beside] : null
}

/** Whether a message gives the same day without one of its words. */
function saysDayWithout(turn: Turn, word: string, day: string): boolean {
  const rest = read(
    textOf(turn.message)
      .split(' ')
      .filter((each) => withoutPunctuation(each) !== word)
      .join(' '),
    contextOf(turn),
  )
  return rest.kind === 'correction' && rest.changes.date === day
}

/** "Le 2 c'était 35", after a list: removes the date that was read from the position. */
function withoutPlace({ date, ...rest }: Changes, text: string): Changes {
  const [, place = ''] = withoutPunctuation(text).split(' ')
  const isPlace = date !== undefined && Number(date.slice(-2)) === Number(place)
  return date === undefined || (isPlace && Object.keys(rest).length > 0) ? rest : { date, ...rest }
}

/** The expense whose position a message begins with ('el segundo eran 2.300'), or whose name it mentions. */
function placedIn(turn: Turn, expenses: readonly ExpenseRow[]): readonly ExpenseRow[] {
  const place = expenses.length > 1 ? placeBegun(turn, expenses.length) : null
  const meant = place === null ? undefined : expenses[place]
  return meant ? [meant] : namedInText(expenses, textOf(turn.message))
}

/** Finds the expense to split by its position: 'Split the second in half'; null for other corrections. */
async function findSplit(turn: Turn, { parts }: Correction): Promise<ExpenseRow[] | null> {
  const place = textOf(turn.message).split(' ').find(isOrdinal)
  return parts === undefined || place === undefined ? null : findByPlace(turn, place)
}
