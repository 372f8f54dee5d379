import { type Correction, type Meaning, onlyItem, read } from '@casita/reader'
import { saysOne, withoutPointers } from '../saying.ts'
import { contextOf, type Turn } from '../turn.ts'
import { countAlone, isOrdinal } from './choosing.ts'
import { findAmongAlike, findByPlace } from './targets.ts'

/** An ordinal must be among this many first words of a message. */
const mostWordsBefore = 3

/**
 * Reads 'The second coffee was 4', after two coffees, and 'the second was 4', after several expenses, as a correction
 * of the one at that position. Null for every other message, and if there are fewer.
 */
export async function asOneOfAlike(turn: Turn, text: string, meant: Meaning): Promise<Correction | null> {
  // 'Last 5 please' asks for a list.
  if (meant.kind === 'query' && meant.count !== undefined) return null
  // "Le mois dernier c'était 3"
  if (meant.kind === 'not_expense' && meant.reason === 'quote') return null
  const words = text.split(/\s+/)
  const at = words.slice(0, mostWordsBefore).findIndex(isOrdinal)
  // 'The last two' are several.
  const isOfSeveral = [at - 1, at + 1].some((beside) => countAlone(words[beside] ?? '') > 1)
  if (turn.repliedTo || turn.message.kind !== 'text' || at < 0 || isOfSeveral) return null
  const rest = words.toSpliced(at, 1).join(' ')
  const told = tellingOf(turn, read(rest, contextOf(turn)), rest)
  if (!told) return null
  const about = [words[at], withoutPointers(told.about)].join(' ').trim()
  const found =
    withoutPointers(told.about) === '' ? await findByPlace(turn, about) : await findAmongAlike(turn, about)
  return found ? { kind: 'correction', about, changes: told.changes, sure: true } : null
}

interface Telling {
  about: string
  changes: Correction['changes']
}

/** The name and the changes in the rest of such a message; null if it has none. */
function tellingOf(turn: Turn, meaning: Meaning, text: string): Telling | null {
  if (meaning.kind === 'correction') {
    const { description = '', categoryId: _, categoryKind: __, ...changes } = meaning.changes
    const about = meaning.about ?? description
    return Object.keys(changes).length > 0 ? { about, changes } : null
  }
  const item = saysOne(text, 'was') && meaning.kind !== 'not_expense' ? onlyItem(meaning) : null
  if (!item || item.dateStated) return null
  const isOwn = item.currency === turn.household.currency && item.description !== ''
  return isOwn ? { about: item.description, changes: { amount: item.amount } } : null
}
