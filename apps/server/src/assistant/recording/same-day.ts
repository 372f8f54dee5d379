import type { Expenses, Meaning } from '@casita/reader'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import { fold } from '../../folding.ts'
import { findTarget, recentTarget } from '../meant/targets.ts'
import { everyLanguage } from '../replies/index.ts'
import { afterOpening } from '../saying.ts'
import type { Turn } from '../turn.ts'

/**
 * Puts the expenses of a message on the day of the last ones: 'Et l'eau 38 le même jour', or 'y la propina 4 mil'
 * right after one was recorded for yesterday. Every other meaning stays as it is.
 */
export async function onSameDay(turn: Turn, text: string, meaning: Meaning): Promise<Meaning> {
  if (meaning.kind !== 'expenses' || meaning.items.some(({ dateStated }) => dateStated)) return meaning
  const [last, ...others] = await toldBefore(turn, text)
  if (!last || others.some((other) => other.expense_date !== last.expense_date)) return meaning
  const on = (item: Expenses['items'][number]) => ({ ...item, date: last.expense_date, dateStated: true })
  const [first, ...more] = meaning.items
  return { ...meaning, items: [on(first), ...more.map(on)] }
}

/** The earlier expenses whose day a message shares; empty if it does not say so. */
async function toldBefore(turn: Turn, text: string): Promise<readonly ExpenseRow[]> {
  if (everyLanguage.some(({ sameDay }) => sameDay.test(fold(text)))) return (await findTarget(turn)) ?? []
  const isNext = turn.conversation.deeds[0]?.did === 'recorded' && !turn.conversation.hasJustHeard
  return isNext && !turn.repliedTo && afterOpening(text) !== null ? recentTarget(turn) : []
}
