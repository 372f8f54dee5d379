import type { Meaning } from '@casita/reader'
import { isNameless } from '../expenses/nameless.ts'
import { changeOne } from './changing.ts'
import type { Reply } from './message.ts'
import { lately } from './restating.ts'
import { findTarget } from './targets.ts'
import type { Turn } from './turn.ts'

/**
 * 'On a present', right after '20' was noted without a word of what it was: says what that was. Null where something else was
 * told of last, where something is asked, and for every other message.
 */
export async function nameLast(turn: Turn, meaning: Meaning): Promise<Reply | null> {
  const [deed] = turn.conversation.deeds
  if (meaning.kind !== 'missing_amount' || meaning.description === '') return null
  if (turn.repliedTo || turn.conversation.lastAsked || deed?.did !== 'recorded' || deed.undone) return null
  const [only, ...others] = lately(turn, (await findTarget(turn)) ?? [])
  if (!only || others.length > 0 || !isNameless(only.description)) return null
  const { description, categoryId, date, dateStated } = meaning
  return changeOne(turn, only.id, {
    ...(dateStated && { date }),
    description,
    ...(categoryId && { categoryId }),
  })
}
