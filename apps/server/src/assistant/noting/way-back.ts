import { type Meaning, onlyItem } from '@casita/reader'
import { only } from '../meant/only.ts'
import { notedLast } from '../meant/targets.ts'
import { everyLanguage } from '../replies/index.ts'
import { bare } from '../saying.ts'
import type { Turn } from '../turn.ts'

/**
 * 'Y el de vuelta 6.100', right behind 'el uber de ayer 5.400': the same, on its day. Every other meaning stays as it is.
 */
export async function onWayBack(turn: Turn, meaning: Meaning): Promise<Meaning> {
  const item = meaning.kind === 'expenses' ? onlyItem(meaning) : null
  if (meaning.kind !== 'expenses' || !item) return meaning
  const described = bare(item.description)
  const [, said] = everyLanguage.map(({ wayBack }) => wayBack.exec(described)).find((each) => each) ?? []
  if (said === undefined) return meaning
  const there = only(await notedLast(turn))
  if (!there) return meaning
  const onDay = item.dateStated ? {} : { date: there.expense_date, dateStated: true }
  const back = { description: `${there.description} ${said}`, categoryId: there.category_id }
  return { ...meaning, items: [{ ...item, ...back, ...onDay }] }
}
