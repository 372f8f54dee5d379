import { type Meaning, onlyItem } from '@casita/reader'
import { askReadings } from '../asking/asking.ts'
import { only } from '../meant/only.ts'
import { notedLast } from '../meant/targets.ts'
import type { Reply } from '../message.ts'
import { matches } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { reply } from '../wording.ts'

/**
 * 'Le pagué con los veinte mil', right behind a taxi of 18.500: what was handed over for it is not noted. Where nothing was noted
 * that it may have been for, it is asked about. Null for every other message.
 */
export async function answerHandedOver(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  const item = meaning.kind === 'expenses' ? onlyItem(meaning) : null
  if (item?.description !== '' || !matches(text, 'paidWith')) return null
  const told = only(await notedLast(turn))
  if (told && told.amount <= item.amount) return reply(turn.words.leftAsIs)
  return askReadings(turn, { why: 'intent', readings: [[item]] })
}
