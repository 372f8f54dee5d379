import { signOf } from './amounts.ts'
import type { Column } from './columns.ts'
import { isDayLike } from './days.ts'

/** How many rows are looked at. */
const sample = 50

const amountLike = /^\D{0,5}\d[\d.,' \u00a0\u202f]*\D{0,5}$/u
const withHundredths = /[.,]\d{1,2}\D*$/

/**
 * Maps the required columns that have no known name to the places where their cells look like them: days, amounts, and
 * the longest texts. This is a proposal for the person who is asked, and not certain enough to import by.
 */
export function likelyColumns(
  rows: readonly { cells: readonly string[] }[],
  known: ReadonlyMap<Column, number>,
): Map<Column, number> {
  const some = rows.slice(0, sample)
  const width = Math.max(0, ...some.map(({ cells }) => cells.length))
  const free = new Map(
    Array.from({ length: width }, (_, place) => place)
      .filter((place) => ![...known.values()].includes(place))
      .map((place) => [place, some.flatMap(({ cells }) => cells[place] || [])] as const)
      .filter(([, cells]) => cells.length > 0),
  )
  const likely = new Map(known)
  const take = (column: Column, place: number | undefined) => {
    if (place === undefined || likely.has(column)) return
    likely.set(column, place)
    free.delete(place)
  }
  const placesWith = (isSuch: (cell: string) => boolean) =>
    [...free].flatMap(([place, cells]) => (cells.every(isSuch) ? [place] : []))
  take('date', placesWith(isDayLike)[0])
  const amounts = placesWith((cell) => amountLike.test(signOf(cell).text) && !isDayLike(cell))
  const hasHundredths = (place: number) => free.get(place)?.some((cell) => withHundredths.test(cell))
  take('amount', amounts.find(hasHundredths) ?? amounts[0])
  const lengthOf = (cells: readonly string[]) =>
    cells.join('').replace(/[^\p{L}]/gu, '').length / cells.length
  const texts = [...free].toSorted(([, one], [, other]) => lengthOf(other) - lengthOf(one))
  const [longest] = texts
  if (longest && lengthOf(longest[1]) > 0) take('description', longest[0])
  return likely
}
