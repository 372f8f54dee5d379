import type { Period, Query } from '@casita/reader'
import { categoryNames, memberNames } from '../../analytics/names.ts'
import { spendingRows } from '../../expenses/spending.ts'
import { textOf } from '../message.ts'
import type { Told } from '../replies/index.ts'
import type { Turn } from '../turn.ts'
import { bold, dayPhrase, firstName, iconBefore, money, percentOf } from '../wording.ts'
import { type About, type Sum, sumOf } from './asked-about.ts'
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
  const isCounted = about.category || !about.words
  const isOfMembers = ranking === 'members' && !about.personId
  if (ranking === 'days' && isCounted)
    return [
      words.topDays(told),
      ...(await partLines(turn, about, period, total, 'starts_on', query.count ?? mostDays)),
    ]
  if (!isOfMembers && (about.category || about.words || ranking === 'expenses'))
    return query.smallest
      ? [words.smallest(told), ...(await expenseLines(turn, about, period, { order: 'smallest', most }))]
      : [words.biggest(told), ...(await expenseLines(turn, about, period, { order: 'biggest', most }))]
  if (isOfMembers) {
    const by = asksWhoPaid(textOf(turn.message)) ? 'paid_by' : 'added_by'
    const lines = isCounted
      ? await partLines(turn, about, period, total, by, most)
      : await memberLines(turn, about, period, total)
    return [words.topMembers(told), ...lines]
  }
  return [words.top(told), ...(await partLines(turn, about, period, total, 'category_id', most))]
}

/** What each member noted of what has no category, the largest first. */
async function memberLines(turn: Turn, about: About, period: Period, total: Sum): Promise<string[]> {
  const sums = []
  for (const { id, name } of turn.household.members)
    sums.push({ name: firstName(name), ...(await sumOf(turn, { ...about, personId: id }, period)) })
  return sums
    .filter(({ sum }) => sum > 0)
    .sort((a, b) => b.sum - a.sum)
    .map(({ name, sum }) => turn.words.part(name, bold(money(turn, sum)), percentOf(sum, total.sum)))
}

/** What each category, day or member, who counts by what they noted or paid, comes to; the largest first. */
async function partLines(
  turn: Turn,
  about: About,
  period: Period,
  total: Sum,
  by: 'category_id' | 'added_by' | 'paid_by' | 'starts_on',
  most: number,
): Promise<string[]> {
  const { work, member, words } = turn
  const sums = await spendingRows(work.db, member.householdId, {
    from: period.from ?? undefined,
    to: period.to ?? undefined,
    addedBy: about.personId ?? undefined,
    categoryId: about.category?.id,
    eachDay: by === 'starts_on',
  })
    .select((eb) => [`${by} as id`, eb.fn.sum<number>('sum').as('sum')])
    .groupBy(by)
    .execute()
  const named = await (by === 'category_id' ? categoryNames : memberNames)(work.db, member.householdId)
  const nameOf = (id: string) => {
    if (by === 'starts_on') return dayPhrase(turn, id)
    const its = named.get(id)
    if (!its) return words.withoutCategory
    return by === 'category_id' ? `${iconBefore(its.icon)}${its.name}` : firstName(its.name)
  }
  return sums
    .map(({ id, sum }) => ({ name: nameOf(id), sum: Number(sum) }))
    .filter(({ sum }) => sum > 0)
    .sort((a, b) => b.sum - a.sum)
    .slice(0, most)
    .map(({ name, sum }) => words.part(name, bold(money(turn, sum)), percentOf(sum, total.sum)))
}
