import { type ExpenseRow, selectExpenses } from '../expenses/expense-rows.ts'
import { fold } from '../folding.ts'
import type { Deed } from './conversation.ts'
import { messageOf, refsOf } from './source-ref.ts'
import type { Turn } from './turn.ts'

/** Words and amounts point at one of so many. */
const mostLookedAt = 100

/** The expenses that a correction is about: those replied to, else the last ones; null when they cannot be found. */
export async function findTarget(turn: Turn): Promise<ExpenseRow[] | null> {
  switch (turn.repliedTo?.about) {
    case 'unknown':
      return null
    case 'expenses':
      return byIds(turn, turn.repliedTo.ids)
    default:
      return latestOf(turn)
  }
}

/** What was told of last and still stands, or an expense that the member has entered elsewhere since. */
async function latestOf(turn: Turn): Promise<ExpenseRow[]> {
  const [last] = await ownExpenses(turn, 1)
  for (const deed of turn.conversation.deeds) {
    if (last && last.id > deed.id) break
    const standing = (await byIds(turn, expensesOf(deed))).filter((expense) => expense.deleted_at === null)
    if (standing.length > 0) return standing
  }
  return last ? [last] : []
}

function expensesOf(deed: Deed): readonly string[] {
  switch (deed.did) {
    case 'changed':
      return deed.edits.map(({ expenseId }) => expenseId)
    case 'budgeted':
    case 'unbudgeted':
      return []
    default:
      return deed.expenseIds
  }
}

/** The latest expense that a few words or an amount point at: of the member, or else of somebody in the household. */
export async function findByWords(
  turn: Turn,
  words: string,
  amount: number | null,
): Promise<ExpenseRow | null> {
  const wanted = fold(words)
  const among = (expenses: readonly ExpenseRow[]) => {
    const priced = expenses.filter((expense) => amount === null || expense.amount === amount)
    const called = priced.find(({ description }) => fold(description).includes(wanted))
    // 'Courses' is what another one may be called, before it is the category of the latest.
    return called ?? priced.find(({ category_name }) => fold(category_name ?? '').includes(wanted))
  }
  const own = among(await ownExpenses(turn, mostLookedAt))
  return own ?? among(await saidExpenses(turn, mostLookedAt).execute()) ?? null
}

/** Whether each word of a name is one of an expense's: 'the taxi' of 'taxi home'. */
export function isNamedIn(expense: ExpenseRow, name: string | undefined): boolean {
  const words = fold(expense.description).split(' ')
  return (
    name !== undefined &&
    fold(name)
      .split(' ')
      .every((word) => words.includes(word))
  )
}

/** The expenses that one message led to together, as told by one of them; in their order. */
export async function siblingsOf(turn: Turn, expenseId: string): Promise<ExpenseRow[]> {
  const { db } = turn.work
  const one = await db
    .selectFrom('expenses')
    .select(['source', 'source_ref'])
    .where('household_id', '=', turn.member.householdId)
    .where('id', '=', expenseId)
    .executeTakeFirst()
  if (!one) return []
  if (!one.source_ref) return byIds(turn, [expenseId])
  return selectExpenses(db, turn.member.householdId)
    .where('expenses.source', '=', one.source)
    .where('expenses.source_ref', 'in', refsOf(messageOf(one.source_ref)))
    .orderBy('expenses.id')
    .execute()
}

/** The member's own latest entries. */
function ownExpenses(turn: Turn, most: number): Promise<ExpenseRow[]> {
  return saidExpenses(turn, most).where('expenses.added_by', '=', turn.member.userId).execute()
}

/** The household's latest entries; what was imported or repeats by itself was not said by anybody. */
function saidExpenses(turn: Turn, most: number) {
  return selectExpenses(turn.work.db, turn.member.householdId)
    .where('expenses.source', 'in', ['web', 'whatsapp'])
    .where('expenses.deleted_at', 'is', null)
    .orderBy('expenses.id', 'desc')
    .limit(most)
}

async function byIds(turn: Turn, ids: readonly string[]): Promise<ExpenseRow[]> {
  if (ids.length === 0) return []
  return selectExpenses(turn.work.db, turn.member.householdId)
    .where('expenses.id', 'in', ids)
    .orderBy('expenses.id')
    .execute()
}
