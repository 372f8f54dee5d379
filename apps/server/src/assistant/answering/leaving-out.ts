import type { Period, Query, Scope } from '@casita/reader'
import { totalOf } from '../../expenses/ledger.service.ts'
import { namesCategory } from '../household.ts'
import type { Reply } from '../message.ts'
import type { Turn } from '../turn.ts'
import { bold, iconBefore, reply } from '../wording.ts'
import { type About, aboutOf, filterOf, type Sum, sumOf, toldOf } from './asked-about.ts'

/** 'How much without rent?': what is left of a total once what is called so, or filed there, is taken out of it. Null when that is not part of it. */
export async function totalWithout(
  turn: Turn,
  about: About,
  period: Period,
  total: Sum,
  without: Scope,
): Promise<Reply | null> {
  const { words } = turn
  const out = await leftOut(turn, about, period, without)
  if (!out) return null
  const rest = { sum: total.sum - out.sum.sum, count: total.count - out.sum.count }
  const told = toldOf(turn, about, period, rest)
  const scope = `${told.scope}${words.leavingOut(out.name)}`
  return reply(rest.count > 0 ? words.total({ ...told, scope }) : words.nothing({ ...told, scope }))
}

/** What is taken out: of a category only what is called so, else all of the category; null where it is of another one. */
async function leftOut(
  turn: Turn,
  about: About,
  period: Period,
  without: Scope,
): Promise<{ sum: Sum; name: string } | null> {
  const asked: Query = { kind: 'query', ask: 'total', period, against: null, scope: without, sure: true }
  const { category, words } = aboutOf(turn, asked)
  const isCategory = category && namesCategory(category, words)
  const isOfOther = isCategory && about.category && about.category.id !== category.id
  if (isOfOther || (about.words !== '' && !about.category)) return null
  const within = { ...filterOf(about, period), ...filterOf({ ...about, category: null, words }, period) }
  const called = isCategory
    ? { sum: 0, count: 0 }
    : await totalOf(turn.work.db, turn.member.householdId, within)
  if (called.count > 0 || !category || about.category) return { sum: called, name: bold(words) }
  return {
    sum: await sumOf(turn, { ...about, category, words: '' }, period),
    name: `${iconBefore(category.icon)}${bold(category.name)}`,
  }
}
