import type { Correction } from '../../../meaning.ts'
import type { Scan } from '../../../message/scan.ts'
import { particleEnd, phraseStart } from '../../../words/particle.ts'
import { isAsked, isAt, textOf } from '../../../words/sentence.ts'
import { ownerOf, payerOf } from '../payers/payer-meant.ts'

/**
 * Reads the payer or the day of the latest few expenses: 'Los dos últimos los pagó Beto', 'the last two were
 * yesterday'; else null.
 */
export function readLastSome(scan: Scan): Correction | null {
  const { sentence, figures, days } = scan
  const start = phraseStart(sentence, 'lastSome')
  const end = particleEnd(sentence, start, 'lastSome')
  if (start < 0 || isAsked(sentence) || figures.some((figure) => figure.start < start || figure.end > end))
    return null
  const rest = start === 0 || isAt(sentence, 0, 'article') ? end : 0
  const [day, ...others] = days.filter((each) => each.start >= end)
  const isOfDay = day !== undefined && others.length === 0 && !day.future
  const changes = payerOf(scan, rest) ?? ownerOf(scan, rest) ?? (isOfDay ? { date: day.date } : null)
  return changes && { kind: 'correction', about: textOf(sentence, start, end), changes, sure: true }
}
