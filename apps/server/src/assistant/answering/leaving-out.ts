import type { Period, Scope } from '@casita/reader'
import { totalQuery } from '../as-read.ts'
import { namesCategory } from '../household.ts'
import { searchedFor } from '../meant/naming.ts'
import type { Turn } from '../turn.ts'
import { bold, iconBefore } from '../wording.ts'
import { type About, aboutOf, type LeftOut, sumOf } from './asked-about.ts'

/**
 * What a question leaves out: 'How much without rent?', 'the most expensive one but for the rent'. For a question
 * about a category, the expenses of that name; otherwise the named category, the expenses of that name or, if there
 * are none, their category. Null if it is not part of what the question is about.
 */
export async function leftOutOf(
  turn: Turn,
  about: About,
  period: Period,
  without: Scope,
): Promise<LeftOut | null> {
  const { category, words } = aboutOf(turn, totalQuery(period, without))
  const isCategory = category && namesCategory(category, words)
  const isOfOther = isCategory && about.category && about.category.id !== category.id
  if (isOfOther || (about.words !== '' && !about.category)) return null
  const called = { name: bold(words), filter: { words: searchedFor(words) } }
  if (!category || about.category) return called
  const rest = isCategory ? null : await sumOf(turn, { ...about, without: called }, period)
  const isCalled = rest !== null && rest.count < (await sumOf(turn, about, period)).count
  if (isCalled) return called
  return { name: `${iconBefore(category.icon)}${bold(category.name)}`, filter: { category_id: category.id } }
}
