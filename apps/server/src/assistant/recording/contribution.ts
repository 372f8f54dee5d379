import { type Meaning, mayBeSpent, onlyItem } from '@casita/reader'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import type { Reply } from '../../message.ts'
import { askReadings } from '../asking/asking.ts'
import { isNamedIn } from '../meant/naming.ts'
import { justRecordedByAnyone, latestOfAll } from '../meant/targets.ts'
import { matches, withoutPointers } from '../saying.ts'
import type { Turn } from '../turn.ts'

/**
 * 'A ração eu ajudei com 20' (I chipped in 20), "j'ai mis 50 de ma poche", "Rohan's share of the hotel was 170", if
 * that thing was recorded with at least that amount: says that an expense has only one payer, and asks whether to
 * record this as well. Also asks about 'I put in 950' without a purpose. Null for every other message.
 */
export async function askPutIn(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  const item = meaning.kind !== 'ambiguous' && mayBeSpent(meaning) ? onlyItem(meaning) : null
  const isOwnPart = matches(text, 'contributed')
  if (!item || item.dateStated || turn.repliedTo || !(isOwnPart || matches(text, 'paidTheirPart')))
    return null
  const name = matches(item.description, 'purse') ? '' : withoutPointers(item.description)
  const noted = name === '' ? await justRecordedByAnyone(turn) : await called(turn, name)
  if (noted.some(({ amount }) => amount >= item.amount)) {
    const asked = askReadings(turn, { why: 'intent', readings: [[item]] })
    return { ...asked, text: `${turn.words.onePayer} ${asked.text}` }
  }
  return isOwnPart && name === '' ? askReadings(turn, { why: 'intent', readings: [[item]] }) : null
}

/**
 * The household's latest expenses of this name, or with a name that is part of it: 'hotel' for 'share of the hotel'.
 */
async function called(turn: Turn, name: string): Promise<ExpenseRow[]> {
  return (await latestOfAll(turn)).filter(
    (expense) =>
      isNamedIn(expense, name) || isNamedIn({ description: name }, withoutPointers(expense.description)),
  )
}
