import { type Item, type Meaning, onlyItem } from '@casita/reader'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import { only } from '../meant/only.ts'
import { justRecorded, ownExpenses, recentTarget } from '../meant/targets.ts'
import { everyLanguage } from '../replies/index.ts'
import { withoutPunctuation } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { unnamedItem } from './unnamed-item.ts'

/**
 * 'Y el de vuelta 6.100' (the return), right after 'el uber de ayer 5.400': an expense with the same name and category
 * and, unless stated, the same day; also if it was read as a correction or refused. Every other meaning stays as it is.
 */
export async function onWayBack(turn: Turn, meaning: Meaning): Promise<Meaning> {
  const item = itemOf(turn, meaning)
  const said = item && wayBackIn(item.description)
  if (!said) return meaning
  const there = only(await recentTarget(turn))
  // 'La vuelta 5.300', after the way back itself was recorded or changed.
  if (!there || isWayBack(there)) return meaning
  if (meaning.kind !== 'expenses' && !(await mayHaveWayBack(turn, there))) return meaning
  const onDay = item.dateStated ? {} : { date: there.expense_date, dateStated: true }
  const back = { description: `${there.description} ${said}`, categoryId: there.category_id }
  return { kind: 'expenses', items: [{ ...item, ...back, ...onDay }], sure: true }
}

/** The words for the way back, if the text says nothing else; otherwise null. */
export function wayBackIn(text: string): string | null {
  const described = withoutPunctuation(text)
  return everyLanguage.map(({ wayBack }) => wayBack.exec(described)?.[1]).find(Boolean) ?? null
}

/** Whether an expense is for transport and no way back was just recorded. */
async function mayHaveWayBack(turn: Turn, there: ExpenseRow): Promise<boolean> {
  const category = turn.household.categories.find(({ id }) => id === there.category_id)
  const own = justRecorded(turn, await ownExpenses(turn, mostLookedAt))
  return category?.kind === 'transport' && !own.some(isWayBack)
}

/** Whether an expense is called the way back: 'uber vuelta'. */
export function isWayBack({ description }: ExpenseRow): boolean {
  return wayBackIn(description.split(' ').at(-1) ?? '') !== null
}

/** How many of the latest expenses are searched for the way back. */
const mostLookedAt = 10

/**
 * The only item of a message, also from a correction of an amount ('the way back was 13') or one that is refused
 * because it names nothing else ('4,50 de novo na volta').
 */
function itemOf({ household }: Turn, meaning: Meaning): Item | null {
  if (meaning.kind === 'expenses') return onlyItem(meaning)
  if (meaning.kind === 'not_expense' && meaning.reason === 'unrelated') return meaning.wouldBe ?? null
  if (meaning.kind !== 'correction' || Object.keys(meaning.changes).join() !== 'amount') return null
  const { about = '', changes } = meaning
  return { ...unnamedItem(changes.amount ?? 0, '', household.currency), description: about }
}
