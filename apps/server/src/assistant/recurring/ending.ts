import type { Reply } from '../../message.ts'
import { listRecurring } from '../../recurring/recurring.service.ts'
import type { RecurringRow } from '../../recurring/recurring-rows.ts'
import { isNamedIn } from '../meant/naming.ts'
import { only } from '../meant/only.ts'
import { everyLanguage } from '../replies/index.ts'
import { withoutPointers, withoutPunctuation } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { stopRepeating } from './repeating.ts'

/** The only recurring expense of this name that is not over; null if there is none, or there are several. */
export async function seriesCalled(turn: Turn, thing: string): Promise<RecurringRow | null> {
  const name = withoutPointers(thing)
  if (name === '') return null
  const rows = await listRecurring(turn.work.db, turn.member.householdId)
  return only(rows.filter((row) => row.next_on && isNamedIn(row, name)))
}

/**
 * 'Ya no pagamos netflix', 'o ginásio acabou', "we've stopped the paper", if it recurs: stops it, and leaves what was
 * paid. Null for every other message.
 */
export async function endNamed(turn: Turn, text: string): Promise<Reply | null> {
  if (text.includes('?')) return null
  const [clause = ''] = text.split(/[,;.]\s/)
  const said = withoutPunctuation(clause)
  for (const { endsThing } of everyLanguage) {
    const { before, after } = endsThing.exec(said)?.groups ?? {}
    const series = await seriesCalled(turn, before ?? after ?? '')
    if (series) return stopRepeating(turn, series.id)
  }
  return null
}
