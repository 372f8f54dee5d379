import type { Period, Query } from '@casita/reader'
import { categoryNames, memberNames } from '../../analytics/names.ts'
import { sumsBy } from '../../expenses/ledger.service.ts'
import { textOf } from '../message.ts'
import type { Told } from '../replies/index.ts'
import type { Turn } from '../turn.ts'
import { bold, dayPhrase, firstName, iconBefore, money, percentOf } from '../wording.ts'
import { type About, filterOf, type Sum } from './asked-about.ts'
import { expenseLines, linesOf } from './listing.ts'
import { asksWhoPaid } from './who-paid.ts'

const mostDays = 3

/** What stands out: the biggest expenses of a category or of words, else what the question wants put in order. */
export async function top(
  turn: Turn,
  query: Query,
  about: About,
  period: Period,
  told: Told,
  total: Sum,
): Promise<string[]> {
  const { words } = turn
  const { ranking } = query
  const most = linesOf(query)
  const isOfMembers = ranking === 'members' && !about.personId
  if (ranking === 'days')
    return [
      words.topDays(told),
      ...(await partLines(turn, about, period, total, 'expense_date', query.count ?? mostDays)),
    ]
  if (!isOfMembers && (about.category || about.words || ranking === 'expenses'))
    return query.smallest
      ? [words.smallest(told), ...(await expenseLines(turn, about, period, { order: 'smallest', most }))]
      : [words.biggest(told), ...(await expenseLines(turn, about, period, { order: 'biggest', most }))]
  if (isOfMembers) {
    const by = asksWhoPaid(textOf(turn.message)) ? 'paid_by' : 'added_by'
    return [words.topMembers(told), ...(await partLines(turn, about, period, total, by, most))]
  }
  return [words.top(told), ...(await partLines(turn, about, period, total, 'category_id', most))]
}

/** What each category, day or member, who counts by what they noted or paid, comes to; the largest first. */
async function partLines(
  turn: Turn,
  about: About,
  period: Period,
  total: Sum,
  by: 'category_id' | 'added_by' | 'paid_by' | 'expense_date',
  most: number,
): Promise<string[]> {
  const { work, member, words } = turn
  const sums = await sumsBy(work.db, member.householdId, filterOf(about, period), by)
  const named = await (by === 'category_id' ? categoryNames : memberNames)(work.db, member.householdId)
  const nameOf = (id: string | null) => {
    if (by === 'expense_date' && id !== null) return dayPhrase(turn, id)
    const its = named.get(id ?? '')
    if (!its) return words.withoutCategory
    return by === 'category_id' ? `${iconBefore(its.icon)}${its.name}` : firstName(its.name)
  }
  return sums
    .map(({ id, sum }) => ({ name: nameOf(id), sum }))
    .filter(({ sum }) => sum > 0)
    .sort((a, b) => b.sum - a.sum)
    .slice(0, most)
    .map(({ name, sum }) => words.part(name, bold(money(turn, sum)), percentOf(sum, total.sum)))
}
