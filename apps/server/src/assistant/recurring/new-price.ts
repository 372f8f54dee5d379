import { fromMinor } from '@casita/contract'
import type { Meaning } from '@casita/reader'
import { mayChange } from '../../actor.ts'
import { newId } from '../../db/ids.ts'
import type { Reply } from '../../message.ts'
import { changeRecurring, listRecurring } from '../../recurring/recurring.service.ts'
import { everyLanguage } from '../replies/index.ts'
import { withoutPunctuation } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { dayPhrase, firstName, reply } from '../wording.ts'
import { seriesCalled } from './ending.ts'
import { monthNamed } from './month-named.ts'
import { named } from './repeating.ts'

/**
 * 'El alquiler sube a 420 mil desde enero', "the rent's going up to 985", if it recurs: changes what is noted from the
 * next time on, unless the price begins later still. Null for every other message.
 */
export async function changePrice(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  const amount = amountIn(turn, meaning)
  if (amount === null || text.includes('?')) return null
  const said = withoutPunctuation(text)
  for (const { goesTo } of everyLanguage) {
    const series = await seriesCalled(turn, goesTo.exec(said)?.groups?.thing ?? '')
    if (!series?.next_on) continue
    const { member, words, conversation } = turn
    const author = firstName(series.author_name)
    if (!mayChange(member, series)) return reply(words.notYoursToStop(named(turn, series), author))
    const from = beginningIn(turn, said)
    const day = dayPhrase(turn, series.next_on)
    if (from !== null && series.next_on < from) return reply(words.priceLater(named(turn, series), day))
    const { id: recurringId, expense_id: expenseId, amount: before } = series
    conversation.note({ id: newId(), did: 'repriced', recurringId, expenseId, before })
    return reprice(turn, recurringId, amount)
  }
  return null
}

/** Sets what a recurring expense is noted with from the next time on. */
export async function reprice(turn: Turn, recurringId: string, amount: number): Promise<Reply> {
  const { work, member, words } = turn
  const open = await listRecurring(work.db, member.householdId)
  if (!open.some(({ id }) => id === recurringId)) return reply(words.recursNot)
  const row = await changeRecurring(work, member, recurringId, { amount: fromMinor(amount) })
  const day = row.next_on === null ? null : dayPhrase(turn, row.next_on)
  const told = day === null ? words.recurringOver(named(turn, row)) : words.priceTold(named(turn, row), day)
  return reply(told, { subject: { expenseIds: [row.expense_id] } })
}

/** The amount in the household's currency that a message states as a price or a change; null if it does not. */
function amountIn({ household }: Turn, meaning: Meaning): number | null {
  if (meaning.kind === 'correction') return meaning.changes.currency ? null : (meaning.changes.amount ?? null)
  const item = meaning.kind === 'not_expense' ? meaning.wouldBe : undefined
  return item?.currency === household.currency ? item.amount : null
}

/** The first day of the month that a bare text ends with; null if it names none. */
function beginningIn(turn: Turn, said: string): string | null {
  const [last = ''] = said.split(' ').slice(-1)
  return monthNamed(turn, last)?.first ?? null
}
