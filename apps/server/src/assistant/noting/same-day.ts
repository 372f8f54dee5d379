import type { Expenses, Meaning } from '@casita/reader'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import { fold } from '../../folding.ts'
import { findTarget, notedLast } from '../meant/targets.ts'
import { everyLanguage } from '../replies/index.ts'
import { endOf } from '../saying.ts'
import type { Turn } from '../turn.ts'

/**
 * 'Et l'eau 38 le même jour', or 'y la propina 4 mil' right behind what was noted of yesterday: the expenses of a message
 * that goes on so, on the day of what was told of last. Every other meaning stays as it is.
 */
export async function onSameDay(turn: Turn, text: string, meaning: Meaning): Promise<Meaning> {
  if (meaning.kind !== 'expenses' || meaning.items.some(({ dateStated }) => dateStated)) return meaning
  const [last, ...others] = await toldBefore(turn, text)
  if (!last || others.some((other) => other.expense_date !== last.expense_date)) return meaning
  const on = (item: Expenses['items'][number]) => ({ ...item, date: last.expense_date, dateStated: true })
  const [first, ...more] = meaning.items
  return { ...meaning, items: [on(first), ...more.map(on)] }
}

/** What was told of before a message that is of the same day; nothing where it does not say so. */
async function toldBefore(turn: Turn, text: string): Promise<readonly ExpenseRow[]> {
  if (everyLanguage.some(({ sameDay }) => sameDay.test(fold(text)))) return (await findTarget(turn)) ?? []
  const isNext = turn.conversation.deeds[0]?.did === 'recorded' && !turn.conversation.hasJustHeard
  return isNext && !turn.repliedTo && endOf(text) !== null ? notedLast(turn) : []
}
