import type { Scan } from '../../message/scan.ts'
import { endsAt } from '../../words/edges.ts'
import { after, before, isAt } from '../../words/sentence.ts'
import { startsWith } from '../talk.ts'

/** How many expenses are asked for by the only number. */
export function countOf({ figures: [figure] }: Scan): number {
  return (figure?.readings[0] ?? 0) / 100
}

/** 'últimos 5 gastos', 'my 3 biggest expenses', 'mes cinq dernières dépenses': the only number counts expenses. */
export function countsExpenses(scan: Scan): boolean {
  const { sentence, figures } = scan
  const [figure] = figures
  const count = countOf(scan)
  if (figure === undefined || figures.length > 1 || figure.firm || !(Number.isInteger(count) && count < 100))
    return false
  if (isLastSome(scan)) return true
  let next = figure.end
  while (isAt(sentence, next, 'past') && !isAt(sentence, next, 'spending', 'top'))
    next = after(sentence, next)
  if (!isAt(sentence, next, 'spending', 'target', 'top', 'list')) return false
  return (
    isAt(sentence, next, 'top') ||
    isAt(sentence, figure.start - 1, 'past', 'period', 'me', 'top') ||
    startsWith(sentence, 'show', 'list', 'article')
  )
}

/** 'show me the last 5', 'les 3 dernières': their number beside 'last', and nothing behind that. */
export function isLastSome({ sentence, figures: [figure] }: Scan): boolean {
  if (figure === undefined || figure.firm) return false
  const isLast = (at: number) => isAt(sentence, at, 'past', 'target')
  const end = isLast(figure.end) ? after(sentence, figure.end) : figure.end
  const isEnd = endsAt(sentence, end)
  return isEnd && (end > figure.end || isLast(before(sentence, figure.start)))
}
