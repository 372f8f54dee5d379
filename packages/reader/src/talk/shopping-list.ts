import { notExpense } from '../expenses/reason.ts'
import type { NotExpense } from '../meaning.ts'
import type { Scan } from '../message/scan.ts'
import { hasPhrase } from '../words/particle.ts'
import { hasAny } from '../words/sentence.ts'

/** Reads a change to a shopping list, which is not about recorded expenses: 'quita el jamón de la lista del súper'. */
export function readShoppingList({ sentence, figures }: Scan): NotExpense | null {
  if (!hasPhrase(sentence, 'shoppingList') || figures.length > 0 || hasAny(sentence, 'spend', 'spending'))
    return null
  return notExpense('unrelated')
}
