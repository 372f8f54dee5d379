import type { Expenses, Meaning } from '@casita/reader'
import { fold } from '../../folding.ts'
import { findTarget } from '../meant/targets.ts'
import { everyLanguage } from '../replies/index.ts'
import type { Turn } from '../turn.ts'

/**
 * 'Et l'eau 38 le même jour': the expenses of a message that says so, on the day of what was told of last. Every other
 * meaning stays as it is.
 */
export async function onSameDay(turn: Turn, text: string, meaning: Meaning): Promise<Meaning> {
  if (meaning.kind !== 'expenses' || meaning.items.some(({ dateStated }) => dateStated)) return meaning
  if (!everyLanguage.some(({ sameDay }) => sameDay.test(fold(text)))) return meaning
  const [last, ...others] = (await findTarget(turn)) ?? []
  if (!last || others.some((other) => other.expense_date !== last.expense_date)) return meaning
  const on = (item: Expenses['items'][number]) => ({ ...item, date: last.expense_date, dateStated: true })
  const [first, ...more] = meaning.items
  return { ...meaning, items: [on(first), ...more.map(on)] }
}
