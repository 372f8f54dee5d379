import { mayChange } from '../../actor.ts'
import { monthOf, weekOf } from '../../calendar.ts'
import type { Reply } from '../../message.ts'
import { changeRecurring, listRecurring } from '../../recurring/recurring.service.ts'
import type { RecurringRow } from '../../recurring/recurring-rows.ts'
import { isNamedIn } from '../meant/naming.ts'
import { only } from '../meant/only.ts'
import { findByWords } from '../meant/targets.ts'
import { everyLanguage } from '../replies/index.ts'
import { withoutPointers, withoutPunctuation } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { dayName, firstName, reply } from '../wording.ts'
import { named, stopRepeating } from './repeating.ts'

/** The only recurring expense of this name that is not over; null if there is none, or there are several. */
export async function seriesCalled(turn: Turn, thing: string): Promise<RecurringRow | null> {
  const name = withoutPointers(thing)
  if (name === '') return null
  const rows = await listRecurring(turn.work.db, turn.member.householdId)
  return only(rows.filter((row) => row.next_on && isNamedIn(row, name)))
}

/**
 * 'Ya no pagamos netflix', 'o ginásio acabou', "we've stopped the paper", if it recurs: stops it, and leaves what was
 * paid. If it is only recorded, says that it does not recur. Null for every other message.
 */
export async function endNamed(turn: Turn, text: string): Promise<Reply | null> {
  if (text.includes('?')) return null
  const [clause = ''] = text.split(/[,;.]\s/)
  const said = withoutPunctuation(clause)
  for (const { endsThing, afterThis } of everyLanguage) {
    const end = afterThis.exec(said)
    const { before, after } = endsThing.exec(said.replace(afterThis, ''))?.groups ?? {}
    const thing = before ?? after ?? ''
    const series = await seriesCalled(turn, thing)
    if (!series && (await isRecorded(turn, thing))) return reply(turn.words.recursNot)
    if (!series) continue
    const { last } = end?.groups?.week ? weekOf(turn.today) : monthOf(turn.today)
    // What is still due until then is noted.
    const isDue = end !== null && series.next_on !== null && series.next_on <= last
    return isDue ? endOn(turn, series, last) : stopRepeating(turn, series.id)
  }
  return null
}

/** Whether an expense of this name is recorded. */
async function isRecorded(turn: Turn, thing: string): Promise<boolean> {
  const name = withoutPointers(thing)
  const found = name === '' ? null : await findByWords(turn, name, null)
  return found !== null && isNamedIn(found, name)
}

async function endOn(turn: Turn, series: RecurringRow, day: string): Promise<Reply> {
  const { work, member, words } = turn
  if (!mayChange(member, series))
    return reply(words.notYoursToStop(named(turn, series), firstName(series.author_name)))
  const row = await changeRecurring(work, member, series.id, { ends_on: day })
  return reply(words.recurringUntil(named(turn, row), dayName(turn, day)), {
    subject: { expenseIds: [row.expense_id] },
  })
}
