import { type Meaning, mayBeSpent, onlyItem } from '@casita/reader'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import { askReadings } from '../asking/asking.ts'
import { isNamedIn } from '../meant/naming.ts'
import { latelyOfAll, latestOfAll } from '../meant/targets.ts'
import type { Reply } from '../message.ts'
import { matches, namedBy } from '../saying.ts'
import type { Turn } from '../turn.ts'

/**
 * 'A ração eu ajudei com 20', "j'ai mis 50 de ma poche", "Rohan's share of the hotel was 170", where that thing was noted with
 * as much or more: says that one alone pays, and asks whether to note it beside that. 'I put in 950' is asked about wherever
 * nothing says for what. Null for every other message.
 */
export async function askPutIn(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  const item = meaning.kind !== 'ambiguous' && mayBeSpent(meaning) ? onlyItem(meaning) : null
  const isOwnPart = matches(text, 'contributed')
  if (!item || item.dateStated || turn.repliedTo || !(isOwnPart || matches(text, 'paidTheirPart')))
    return null
  const name = matches(item.description, 'purse') ? '' : namedBy(item.description)
  const noted = name === '' ? await latelyOfAll(turn) : await called(turn, name)
  if (noted.some(({ amount }) => amount >= item.amount)) {
    const asked = askReadings(turn, { why: 'intent', readings: [[item]] })
    return { ...asked, text: `${turn.words.onePayer} ${asked.text}` }
  }
  return isOwnPart && name === '' ? askReadings(turn, { why: 'intent', readings: [[item]] }) : null
}

/** What anybody noted last that is called so, or of which a name says more: 'hotel' of 'share of the hotel'. */
async function called(turn: Turn, name: string): Promise<ExpenseRow[]> {
  return (await latestOfAll(turn)).filter(
    (expense) => isNamedIn(expense, name) || isNamedIn({ description: name }, namedBy(expense.description)),
  )
}
