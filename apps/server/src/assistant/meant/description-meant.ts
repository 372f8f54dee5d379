import { limits } from '@casita/contract'
import { type Correction, isKindOfSpending } from '@casita/reader'
import { beginningOf } from '../../cutting.ts'
import { hasDefaultDescription } from '../../expenses/default-descriptions.ts'
import { categoryById, namesCategory } from '../household.ts'
import type { Turn } from '../turn.ts'
import { saysAllOf } from './choosing.ts'

/**
 * The new description of an expense after a change; undefined if it keeps the old one. Words next to a category ('era
 * en farmacia') replace a description that was understood, unless they only name a kind of spending ('es comida'). A
 * description without a category stays, because the household is teaching what it means ('coto' is groceries).
 */
export function descriptionMeant(
  { household }: Turn,
  { description, categoryId }: Correction['changes'],
  known: { readonly description: string; readonly categoryId: string | null },
): string | undefined {
  const category = categoryById(household, categoryId ?? null)
  const isTaught =
    known.categoryId === null && known.description !== '' && !hasDefaultDescription(known.description)
  const words = description ?? ''
  const onlyNamesIt = category && (isTaught || namesCategory(category, words) || isKindOfSpending(words))
  // The 'todos' (all) in 'No, todos fueron ayer' is not a name.
  const isName = description && !onlyNamesIt && !(isAlone(description) && saysAllOf(description, 0))
  return isName ? beginningOf(description, limits.descriptionMax) : undefined
}

function isAlone(name: string): boolean {
  return !name.includes(' ')
}
