import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import type { Reply } from '../../message.ts'
import { askedQuery } from '../as-read.ts'
import { findByIds, findTarget, justRecordedByAnyone } from '../meant/targets.ts'
import { matches } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { dayPhrase, draftLine, reply, subjectOf } from '../wording.ts'
import { answerQuery, isOfSpending, type SpendingQuery } from './spending-answer.ts'

/**
 * Answers 'When was that?', 'y eso cuándo fue?' with the days of the expenses mentioned last, or of what another member
 * has recorded since; after a total, with those of the expenses in it. Null for all other messages, and if nothing was
 * mentioned.
 */
export async function answerWhen(turn: Turn, text: string): Promise<Reply | null> {
  if (!matches(text, 'when')) return null
  const { conversation } = turn
  const { lastQuery, listedLast } = conversation
  if (turn.repliedTo || (listedLast.length === 0 && !conversation.hasJustHeard))
    return daysOf(turn, (await recordedSince(turn)) ?? (await findTarget(turn)))
  if (listedLast.length > 0) {
    // After a ranking, the question is about its first entry.
    const isTop = lastQuery?.ask === 'top'
    return daysOf(turn, await findByIds(turn, isTop ? listedLast.slice(0, 1) : listedLast))
  }
  if (!lastQuery || lastQuery.ofBudget || !isOfSpending(lastQuery)) return null
  const list: SpendingQuery = { ...askedQuery(lastQuery), ask: 'list', against: null, other: undefined }
  const listed = (await answerQuery(turn, list)) ?? reply(turn.words.notExpense.question)
  const [only, ...more] = conversation.listedLast
  return only !== undefined && more.length === 0 ? daysOf(turn, await findByIds(turn, [only])) : listed
}

/** What another member has recorded last, if that is newer than the conversation; null otherwise. */
async function recordedSince(turn: Turn): Promise<ExpenseRow[] | null> {
  const [last] = turn.repliedTo ? [] : await justRecordedByAnyone(turn)
  const isTheirs = last && last.added_by !== turn.member.userId && last.id > turn.conversation.latestAt
  return isTheirs ? [last] : null
}

function daysOf(turn: Turn, expenses: readonly ExpenseRow[] | null): Reply | null {
  if (!expenses || expenses.length === 0) return null
  const lines = expenses.map(({ description, amount, expense_date: day }) =>
    turn.words.whenWas(draftLine(turn, { description, amount, date: turn.today }), dayPhrase(turn, day)),
  )
  return reply(lines.join('\n'), { subject: subjectOf(expenses) })
}
