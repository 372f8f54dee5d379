import { channels } from '../../db/tables/chat.ts'
import { type ExpenseRow, selectExpenses } from '../../expenses/expense-rows.ts'
import { fold } from '../../folding.ts'
import type { Deed } from '../conversation-state.ts'
import { isDefinite, withoutPointers } from '../saying.ts'
import { messageOf, refsOf } from '../source-ref.ts'
import { ageOf, type Turn } from '../turn.ts'
import { firstName } from '../wording.ts'
import { chosenIndexes, countAlone, isLast, isOrdinal, numberedOf } from './choosing.ts'
import { betweenThings, isCalled, isNamedIn, isOneOf, isPartOf } from './naming.ts'

/** How many of the latest expenses are searched for words and amounts. */
const mostLookedAt = 100

/** How many expenses are offered to choose from. */
const mostOffered = 9

/** In milliseconds: how long an expense counts as just recorded. */
const justRecordedFor = 30 * 60 * 1000

/** Filters the expenses that were recorded in the last half hour. */
export function justRecorded(turn: Turn, expenses: readonly ExpenseRow[]): ExpenseRow[] {
  return expenses.filter(({ created_at }) => ageOf(turn, created_at) < justRecordedFor)
}

/** Whether an expense was recorded or changed in the last half hour. */
export function isFresh(turn: Turn, { created_at, updated_at }: ExpenseRow): boolean {
  return [created_at, updated_at].some((at) => ageOf(turn, at) < justRecordedFor)
}

/**
 * The target expenses recorded in the last half hour; empty if the latest deed is no recording, change or repetition,
 * unless the message is a reply.
 */
export async function recentTarget(turn: Turn): Promise<ExpenseRow[]> {
  const [deed] = turn.conversation.deeds
  const isReply = turn.repliedTo?.about === 'expenses'
  const isStanding = deed && !deed.undone && ['recorded', 'changed', 'repeated'].includes(deed.did)
  if (!isReply && !isStanding) return []
  return justRecorded(turn, (await findTarget(turn)) ?? [])
}

/**
 * The expenses that a correction is about: the replied-to ones, otherwise the last ones; null if they cannot be found.
 */
export async function findTarget(turn: Turn): Promise<ExpenseRow[] | null> {
  switch (turn.repliedTo?.about) {
    case 'unknown':
      return null
    case 'expenses':
      return findByIds(turn, turn.repliedTo.ids)
    default:
      return latestOf(turn)
  }
}

/** The expenses mentioned last that are not deleted, or a newer one that the member entered elsewhere. */
async function latestOf(turn: Turn): Promise<ExpenseRow[]> {
  const { listed } = turn.conversation
  const shown = listed.length === 1 ? await findByIds(turn, listed) : []
  if (shown.some((expense) => expense.deleted_at === null)) return shown
  const [last] = await ownExpenses(turn, 1)
  for (const deed of turn.conversation.deeds) {
    if (last && last.id > deed.id) break
    const standing = (await findByIds(turn, expensesOf(deed))).filter(
      (expense) => expense.deleted_at === null,
    )
    if (standing.length > 0) return standing
  }
  return last ? [last] : []
}

/** The ids of the expenses of a deed. */
export function expensesOf(deed: Deed): readonly string[] {
  switch (deed.did) {
    case 'changed':
      return deed.edits.map(({ expenseId }) => expenseId)
    case 'budgeted':
    case 'unbudgeted':
      return []
    case 'repeated':
    case 'unrepeated':
    case 'repriced':
      return [deed.expenseId]
    default:
      return deed.expenseIds
  }
}

/**
 * The expenses that words choose by position among those mentioned last ('the second', 'both'); null for other words.
 */
export async function findByPlace(turn: Turn, words: string): Promise<ExpenseRow[] | null> {
  if (words === '' || turn.repliedTo?.about === 'unknown') return null
  const named = turn.repliedTo ? null : await findAmongAlike(turn, words)
  if (named) return [named]
  const { listed } = turn.conversation
  const isListed = !turn.repliedTo && listed.length > 0
  // 'The last ones' are the latest recorded, not the end of a list.
  const latest = isListed && words.split(' ').some(isLast) ? theLastOf(words, await latestOwn(turn)) : null
  if (latest && latest.length > 1) return latest
  const last = isListed ? await findByIds(turn, listed) : ((await findTarget(turn)) ?? [])
  const isNth = words.split(' ').some(isOrdinal)
  const told = isListed || turn.repliedTo || !isNth ? last : await withSameMessage(turn, last)
  const alike =
    isNth && !isListed && !turn.repliedTo && told.length === 1 ? await oneOfAlike(turn, told, words) : null
  if (alike) return [alike]
  // A single expense can be 'the last' but not 'the first'.
  const isFirstOfMore = told.length === 1 && chosenIndexes(words, 2)?.join() === '0'
  const places = isFirstOfMore ? null : chosenIndexes(words, told.length)
  return places ? places.flatMap((place) => told[place] ?? []) : theLastOf(words, await latestOwn(turn))
}

/** Extends a single expense to all that the same message recorded: 'the second', after the first was changed. */
export async function withSameMessage(
  turn: Turn,
  told: readonly ExpenseRow[],
): Promise<readonly ExpenseRow[]> {
  const [only, ...others] = told
  if (!only || others.length > 0) return told
  const ids = turn.conversation.deeds
    .filter(({ did }) => did === 'recorded')
    .map(expensesOf)
    .find((each) => each.includes(only.id))
  const noted = await findByIds(turn, ids ?? [])
  const standing = noted.filter((expense) => expense.deleted_at === null)
  return standing.length > 1 ? standing : told
}

/**
 * 'El 2 y el 4', after a list: the expenses at those positions, unless the number is the day of a listed one. Null
 * without a list, and for other words.
 */
export async function findNumbered(turn: Turn, words: string): Promise<ExpenseRow[] | null> {
  const { listed } = turn.conversation
  const places = turn.repliedTo || listed.length < 2 ? null : numberedOf(words, listed.length)
  if (!places) return null
  const told = await findByIds(turn, listed)
  const isDay = ({ expense_date }: ExpenseRow) => places.includes(Number(expense_date.slice(-2)) - 1)
  return told.some(isDay) ? null : places.flatMap((place) => told[place] ?? [])
}

/**
 * 'The last one', after a list whose last entry is not the sender's latest expense: both, because either may be meant.
 * Null if they are the same, and for other words.
 */
export async function findEitherLast(turn: Turn, words: string): Promise<ExpenseRow[] | null> {
  const { listed } = turn.conversation
  const isLast = chosenIndexes(words, mostLookedAt)?.join() === String(mostLookedAt - 1)
  if (turn.repliedTo || !isLast || listed.length === 0) return null
  const [end] = await findByIds(turn, listed.slice(-1))
  const [latest] = await ownExpenses(turn, 1)
  return end && latest && end.id !== latest.id ? [latest, end] : null
}

/**
 * 'Delete it', after a ranking of expenses: the first of the ranking and the expenses mentioned before, because either
 * may be meant. Null if they are the same, and without a ranking.
 */
export async function findEitherShown(turn: Turn): Promise<ExpenseRow[] | null> {
  const { lastQuery, listedLast } = turn.conversation
  const isOrdered = lastQuery?.ask === 'top' && lastQuery.ranking === 'expenses' && listedLast.length > 1
  if (turn.repliedTo || !isOrdered) return null
  const [first] = await findByIds(turn, listedLast.slice(0, 1))
  const told = (await findTarget(turn)) ?? []
  return first && told.every(({ id }) => id !== first.id) ? [first, ...told] : null
}

/** In milliseconds: how far back expenses of one name are counted. */
const countedFor = 24 * 60 * 60 * 1000

/**
 * 'Second coffee': the expense at that position among the member's expenses of that name in the last day; null if
 * there is none.
 */
export async function findAmongAlike(turn: Turn, words: string): Promise<ExpenseRow | null> {
  const [place = '', ...name] = words.trim().split(/\s+/)
  if (name.length === 0 || !isOrdinal(place)) return null
  const alike = (await ownOfLastDay(turn)).filter((expense) => isNamedIn(expense, name.join(' ')))
  const [at] = alike.length > 1 ? (chosenIndexes(place, alike.length) ?? []) : []
  return at === undefined ? null : (alike.toReversed()[at] ?? null)
}

/**
 * 'The first', after the second of two expenses of one name in the last day: the one at that position; null for none.
 */
async function oneOfAlike(
  turn: Turn,
  [last]: readonly ExpenseRow[],
  words: string,
): Promise<ExpenseRow | null> {
  const name = fold(last?.description ?? '')
  const alike = (await ownOfLastDay(turn)).filter(({ description }) => fold(description) === name)
  const [at, ...others] = alike.length > 1 && name !== '' ? (chosenIndexes(words, alike.length) ?? []) : []
  return at === undefined || others.length > 0 ? null : (alike.toReversed()[at] ?? null)
}

/** 'Los cafés', if several of that name were recorded in the last day: all of them, oldest first; otherwise null. */
export async function findAllNamed(turn: Turn, name: string): Promise<ExpenseRow[] | null> {
  if (turn.repliedTo) return null
  const alike = (await ownOfLastDay(turn)).filter((expense) => isOneOf(expense, name))
  return alike.length > 1 ? alike.toReversed() : null
}

/** The member's own latest expenses that were recorded in the last day. */
export async function ownOfLastDay(turn: Turn): Promise<ExpenseRow[]> {
  return notedInLastDay(turn, await latestOwn(turn))
}

/** Filters the expenses that were recorded in the last day. */
export function notedInLastDay(turn: Turn, expenses: readonly ExpenseRow[]): ExpenseRow[] {
  return expenses.filter(({ created_at }) => ageOf(turn, created_at) < countedFor)
}

/** 'The last two', 'los tres', if fewer were mentioned: the latest of all, oldest first; null for other words. */
function theLastOf(words: string, latest: readonly ExpenseRow[]): ExpenseRow[] | null {
  const count = countAlone(words)
  if (count > 1 && count <= latest.length) return latest.slice(0, count).toReversed()
  const inOrder = latest.toReversed()
  const places = chosenIndexes(words, inOrder.length) ?? []
  const isSaid = places.length > 1 && words.split(' ').some(isOrdinal)
  const isOfEnd = places.includes(inOrder.length - 1) && (isSaid || places.length < inOrder.length)
  return isOfEnd ? places.flatMap((place) => inOrder[place] ?? []) : null
}

/** The latest expense that matches words and an amount, first among the member's own, then the household's. */
export async function findByWords(
  turn: Turn,
  words: string,
  amount: number | null,
): Promise<ExpenseRow | null> {
  const among = (expenses: readonly ExpenseRow[]) => {
    const priced = expenses.filter((expense) => amount === null || expense.amount === amount)
    const called =
      priced.find(({ description }) => fold(description) === fold(words)) ??
      priced.find((expense) => isCalled(expense, words)) ??
      priced.find((expense) => isNamedIn(expense, words))
    // 'Courses' (groceries) is matched against descriptions before categories.
    return called ?? priced.find(({ category_name }) => isPartOf(category_name ?? '', words))
  }
  const own = among(await ownExpenses(turn, mostLookedAt))
  const said = own ? [] : await saidExpenses(turn, mostLookedAt).execute()
  const found = own ?? among(said) ?? ofMember(turn, said, words)
  // 'The council tax' is also searched without its article.
  const [first = '', ...thing] = words.split(' ')
  return found ?? (thing.length > 0 && isDefinite(first) ? findByWords(turn, thing.join(' '), amount) : null)
}

/**
 * For an expense that was found by its category's name ('The groceries'): the member's expenses of that category in
 * the last day, any of which may be meant; only the one found, if there are none. Null if its description matches, or
 * it is the only one of the category.
 */
export async function othersInCategory(
  turn: Turn,
  found: ExpenseRow,
  words: string,
): Promise<ExpenseRow[] | null> {
  if (isCalled(found, words) || isNamedIn(found, words)) return null
  if (!isPartOf(found.category_name ?? '', words)) return null
  const filed = (await ownOfLastDay(turn)).filter(({ category_id }) => category_id === found.category_id)
  const [first, ...others] = filed
  if (first && others.length === 0) return null
  return first ? filed : [found]
}

/** One expense for each of the listed things ('pan y carne'); null if it is not a list, or one is not found. */
export async function findEachByWords(turn: Turn, words: string): Promise<ExpenseRow[] | null> {
  const things = words
    .split(betweenThings)
    .map(withoutPointers)
    .filter((thing) => thing !== '')
  if (things.length < 2) return null
  const found: ExpenseRow[] = []
  for (const thing of things) {
    const meant = await findByWords(turn, thing, null)
    if (!meant || found.some(({ id }) => id === meant.id)) return null
    found.push(meant)
  }
  return found
}

/** "Anna's groceries", 'courses Anne': the named member's latest expense that the other words name. */
function ofMember(turn: Turn, expenses: readonly ExpenseRow[], words: string): ExpenseRow | undefined {
  const said = fold(words.replace(/['’]s\b/gu, '')).split(' ')
  const whose = turn.household.members.find(({ name }) => said.includes(fold(firstName(name))))
  if (!whose) return undefined
  const thing = said.filter((word) => word !== fold(firstName(whose.name))).join(' ')
  return expenses.find(
    (expense) => expense.added_by === whose.id && thing !== '' && isNamedIn(expense, thing),
  )
}

/** All expenses of the message that an expense came from, in order. */
export async function siblingsOf(turn: Turn, expenseId: string): Promise<ExpenseRow[]> {
  const { db } = turn.work
  const one = await db
    .selectFrom('expenses')
    .select(['source', 'source_ref'])
    .where('household_id', '=', turn.member.householdId)
    .where('id', '=', expenseId)
    .executeTakeFirst()
  if (!one) return []
  if (!one.source_ref) return findByIds(turn, [expenseId])
  return selectExpenses(db, turn.member.householdId)
    .where('expenses.source', '=', one.source)
    .where('expenses.source_ref', 'in', refsOf(messageOf(one.source_ref)))
    .orderBy('expenses.id')
    .execute()
}

/** The member's own latest expenses. */
export function ownExpenses(turn: Turn, most: number): Promise<ExpenseRow[]> {
  return saidExpenses(turn, most).where('expenses.added_by', '=', turn.member.userId).execute()
}

/**
 * The expense recorded last by the given member, by anybody, or by the sender; the household's if the sender has none.
 */
export async function latestNoted(
  turn: Turn,
  ofAnybody: boolean,
  memberId: string | null,
): Promise<ExpenseRow | undefined> {
  if (memberId !== null)
    return saidExpenses(turn, 1).where('expenses.added_by', '=', memberId).executeTakeFirst()
  const [own] = ofAnybody ? [] : await ownExpenses(turn, 1)
  if (own) return own
  const [last] = await saidExpenses(turn, 1).execute()
  return last
}

/** The member's own latest expenses, as many as are offered to choose from. */
export function latestOwn(turn: Turn): Promise<ExpenseRow[]> {
  return ownExpenses(turn, mostOffered)
}

/** The household's latest expenses, as many as are offered to choose from. */
export function latestOfAll(turn: Turn): Promise<ExpenseRow[]> {
  return saidExpenses(turn, mostOffered).execute()
}

/** The household's expenses recorded in the last half hour, latest first. */
export async function justRecordedByAnyone(turn: Turn): Promise<ExpenseRow[]> {
  return justRecorded(turn, await latestOfAll(turn))
}

/** The household's latest expenses dated on a day, up to `mostLookedAt`. */
export function spentOn(turn: Turn, day: string): Promise<ExpenseRow[]> {
  return saidExpenses(turn, mostLookedAt).where('expenses.expense_date', '=', day).execute()
}

/** The member's own latest expenses dated within a period, both ends included, up to `mostLookedAt`. */
export function ownIn(turn: Turn, period: Days): Promise<ExpenseRow[]> {
  return saidIn(turn, period).where('expenses.added_by', '=', turn.member.userId).execute()
}

/** The same of the household. */
export function allIn(turn: Turn, period: Days): Promise<ExpenseRow[]> {
  return saidIn(turn, period).execute()
}

interface Days {
  readonly from: string
  readonly to: string
}

function saidIn(turn: Turn, { from, to }: Days) {
  return saidExpenses(turn, mostLookedAt)
    .where('expenses.expense_date', '>=', from)
    .where('expenses.expense_date', '<=', to)
}

/** The household's latest expenses that somebody entered; imported and recurring ones are left out. */
function saidExpenses(turn: Turn, most: number) {
  return selectExpenses(turn.work.db, turn.member.householdId)
    .where('expenses.source', 'in', channels)
    .where('expenses.deleted_at', 'is', null)
    .orderBy('expenses.id', 'desc')
    .limit(most)
}

/** The household's expenses with these ids, in that order, including deleted ones. */
export async function findByIds(turn: Turn, ids: readonly string[]): Promise<ExpenseRow[]> {
  if (ids.length === 0) return []
  const found = await selectExpenses(turn.work.db, turn.member.householdId)
    .where('expenses.id', 'in', ids)
    .execute()
  return ids.flatMap((id) => found.find((expense) => expense.id === id) ?? [])
}
