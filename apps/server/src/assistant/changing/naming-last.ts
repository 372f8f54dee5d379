import type { Meaning } from '@casita/reader'
import { hasDefaultDescription } from '../../expenses/default-descriptions.ts'
import type { Reply } from '../../message.ts'
import { draftOf } from '../asking/asking.ts'
import { only } from '../meant/only.ts'
import { findByIds } from '../meant/targets.ts'
import { matches, withoutPointers } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { changeOne } from './changing.ts'

/**
 * 'De nafta', 'no mercado' (at the supermarket), right after an expense was recorded without a description: adds it.
 * Null for every other message.
 */
export async function nameLast(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  const { conversation, repliedTo } = turn
  const [deed] = conversation.deeds
  if (repliedTo || conversation.lastAsked || conversation.hasJustHeard || deed?.did !== 'recorded')
    return null
  const named = nameIn(text, meaning)
  if (!named || deed.undone) return null
  const last = only(await findByIds(turn, deed.expenseIds))
  if (!last || last.category_id !== null || !hasDefaultDescription(last.description)) return null
  return changeOne(turn, last, named)
}

/** The description and category in a message that only names a thing, with or without a preposition. */
function nameIn(text: string, meaning: Meaning) {
  const isLed = matches(text, 'leadsToThing')
  if (meaning.kind === 'missing_amount' && !meaning.dateStated) {
    const { description, categoryId } = draftOf(meaning)
    // 'Compré leche' (I bought milk) may be another purchase.
    return isLed || withoutPointers(text) === withoutPointers(description)
      ? { description, categoryId }
      : null
  }
  if (meaning.kind !== 'query' || meaning.scope.words === '' || text.includes('?')) return null
  return isLed ? { description: meaning.scope.words, categoryId: meaning.scope.categoryId } : null
}
