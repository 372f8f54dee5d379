import { type Meaning, onlyItem } from '@casita/reader'
import { only } from '../meant/only.ts'
import { notedLast } from '../meant/targets.ts'
import { bare } from '../saying.ts'
import type { Turn } from '../turn.ts'

/** What is told of the way back, and of nothing else, in every language. */
const wayBack = /^(?:(?:de|da|la|el|a|o|le|the) )*(vuelta|regreso|volta|retour|(?:way |ride |trip )?back)$/

/**
 * 'Y el de vuelta 6.100', right behind 'el uber de ayer 5.400': the same, on its day. Every other meaning stays as it is.
 */
export async function onWayBack(turn: Turn, meaning: Meaning): Promise<Meaning> {
  const item = meaning.kind === 'expenses' ? onlyItem(meaning) : null
  if (meaning.kind !== 'expenses' || !item) return meaning
  const [, said] = wayBack.exec(bare(item.description)) ?? []
  if (said === undefined) return meaning
  const there = only(await notedLast(turn))
  if (!there) return meaning
  const onDay = item.dateStated ? {} : { date: there.expense_date, dateStated: true }
  const back = { description: `${there.description} ${said}`, categoryId: there.category_id }
  return { ...meaning, items: [{ ...item, ...back, ...onDay }] }
}
