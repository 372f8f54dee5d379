import { limits } from '@casita/contract'
import type { Correction } from '@casita/reader'
import { namesCategory } from './household.ts'
import type { Turn } from './turn.ts'

/**
 * What a purchase that is filed in a category, or in none, is to be called by a change; undefined where it keeps its name.
 * Words beside a category say what it was ('era en farmacia') and replace words that were understood; words that led
 * nowhere stay, as it is they that the household teaches us ('coto' is groceries).
 */
export function descriptionMeant(
  { household }: Turn,
  { description, categoryId }: Correction['changes'],
  filedIn: string | null,
): string | undefined {
  const category = household.categories.find(({ id }) => id === categoryId)
  const onlyNamesIt = category && (filedIn === null || namesCategory(category, description ?? ''))
  return description && !onlyNamesIt ? description.slice(0, limits.descriptionMax) : undefined
}
