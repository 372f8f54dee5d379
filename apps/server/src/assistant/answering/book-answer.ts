import type { Query } from '@casita/reader'
import { type ExpenseRow, idsOf } from '../../expenses/expense-rows.ts'
import { ledgerRows } from '../../expenses/ledger.service.ts'
import { fold } from '../../folding.ts'
import type { Reply } from '../../message.ts'
import { latestNoted } from '../meant/targets.ts'
import type { Turn } from '../turn.ts'
import { expenseLine, reply, subjectOf } from '../wording.ts'
import { aboutOf, filterOf, periodPhrase } from './asked-about.ts'

/** The most expenses of a period that are compared, latest first. */
const mostCompared = 1000
const mostLines = 10

/**
 * Answers which expense was recorded last, by the named member, the sender or the household; with its author if that
 * is somebody else, or if the question asks for it.
 */
export async function answerLatest(turn: Turn, { authors = false, scope }: Query): Promise<Reply> {
  const { words, member } = turn
  const last = await latestNoted(turn, authors, scope.person === 'me' ? null : scope.person)
  if (!last) return reply(words.nothingYet)
  const isOther = authors || last.added_by !== member.userId
  const line = expenseLine(turn, last, { authors: isOther })
  return reply(words.latest(line), { subject: subjectOf([last]) })
}

/**
 * Lists the expenses that look recorded twice: the same day, amount and category; or, without a category, the same
 * description. Descriptions may otherwise differ, because two members may name the same thing differently.
 */
export async function answerRepeated(turn: Turn, query: Query): Promise<Reply> {
  const { work, member, words } = turn
  const about = aboutOf(turn, query)
  const period = periodPhrase(turn, query.period)
  const rows = await ledgerRows(work.db, member.householdId, filterOf(about, query.period))
    .limit(mostCompared)
    .execute()
  const repeated = alikeAmong(rows).flat()
  if (repeated.length === 0) return reply(words.noneRepeated(period))
  const told = repeated.slice(0, mostLines)
  turn.conversation.list(idsOf(told))
  const lines = told.map((expense) => `• ${expenseLine(turn, expense, { authors: true })}`)
  const others = repeated.length - told.length
  return reply(
    [words.repeated(period), ...lines, ...(others > 0 ? [words.othersInList(others)] : [])].join('\n'),
  )
}

/** Groups of expenses that look like the same one, in their order. */
export function alikeAmong(expenses: readonly ExpenseRow[]): ExpenseRow[][] {
  return [...Map.groupBy(expenses, likeness).values()].filter(({ length }) => length > 1)
}

function likeness({ amount, expense_date, category_id, description }: ExpenseRow): string {
  return [amount, expense_date, category_id ?? fold(description)].join()
}
