import { limits } from '@casita/contract'
import { type Correction, isKindOfSpending } from '@casita/reader'
import { isNameless } from '../../expenses/nameless.ts'
import { namesCategory } from '../household.ts'
import type { Turn } from '../turn.ts'
import { saysAllOf } from './choosing.ts'

/**
 * What a purchase that is filed in a category, or in none, is to be called by a change; undefined where it keeps its name.
 * Words beside a category say what it was ('era en farmacia') and replace words that were understood, but for those that
 * only name a kind of spending ('es comida'); words that led nowhere stay, as it is they that the household teaches us
 * ('coto' is groceries), but where there were none.
 */
export function descriptionMeant(
  { household }: Turn,
  { description, categoryId }: Correction['changes'],
  known: { readonly description: string; readonly categoryId: string | null },
): string | undefined {
  const category = household.categories.find(({ id }) => id === categoryId)
  const isTaught = known.categoryId === null && known.description !== '' && !isNameless(known.description)
  const words = description ?? ''
  const onlyNamesIt = category && (isTaught || namesCategory(category, words) || isKindOfSpending(words))
  // 'No, todos fueron ayer'.
  const isName = description && !onlyNamesIt && !(isAlone(description) && saysAllOf(description, 0))
  return isName ? description.slice(0, limits.descriptionMax) : undefined
}

function isAlone(name: string): boolean {
  return !name.includes(' ')
}
