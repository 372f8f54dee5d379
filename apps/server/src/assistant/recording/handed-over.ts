import { type Meaning, onlyItem } from '@casita/reader'
import type { Reply } from '../../message.ts'
import { askReadings } from '../asking/asking.ts'
import { only } from '../meant/only.ts'
import { recentTarget } from '../meant/targets.ts'
import { matches } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { reply } from '../wording.ts'

/**
 * 'Le pagué con los veinte mil' (I paid with the twenty thousand), right after a taxi for 18.500: the banknote is not
 * an expense, so nothing is recorded. If no recorded expense fits, asks whether to record it. Null for every other
 * message.
 */
export async function answerHandedOver(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  const item = meaning.kind === 'expenses' ? onlyItem(meaning) : null
  if (item?.description !== '' || !matches(text, 'paidWith')) return null
  const told = only(await recentTarget(turn))
  if (told && told.amount <= item.amount) return reply(turn.words.leftAsIs)
  return askReadings(turn, { why: 'intent', readings: [[item]] })
}
