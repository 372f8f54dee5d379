import type { Meaning } from '@casita/reader'
import { changeOne } from './changing.ts'
import { categoryCalled } from './household.ts'
import type { Reply } from './message.ts'
import { findTarget } from './targets.ts'
import type { Turn } from './turn.ts'
import { reply } from './wording.ts'

/**
 * 'Dejalo en finca', of one that was told of last: files it there; what is no category of the household is said to be none,
 * as it is no new name. Null for every other message.
 */
export async function putInCategory(turn: Turn, meaning: Meaning): Promise<Reply | null> {
  if (meaning.kind !== 'correction' || meaning.place === undefined) return null
  const category = categoryCalled(turn.household, meaning.place)
  if (!category) return reply(turn.words.noCategoryCalled(meaning.place))
  const [only, ...more] = (await findTarget(turn)) ?? []
  return only && more.length === 0 ? changeOne(turn, only.id, { categoryId: category.id }) : null
}
