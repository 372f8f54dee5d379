import { type Meaning, onlyItem, read } from '@casita/reader'
import type { Reply } from '../../message.ts'
import { moveRecurring } from '../../recurring/recurring.service.ts'
import { changesOnly, onlyDayOf } from '../meant/changes-only.ts'
import { isNamedIn } from '../meant/naming.ts'
import { only } from '../meant/only.ts'
import { justRecordedByAnyone } from '../meant/targets.ts'
import { everyLanguage } from '../replies/index.ts'
import { saysIs, withoutPointers } from '../saying.ts'
import { contextOf, type Turn } from '../turn.ts'
import { namedToComeBack } from './named.ts'
import { oftenIn } from './often.ts'
import { repeat, repeated } from './repeating.ts'

/**
 * 'El próximo es el 5', 'a partir do dia 1', right after an expense was made to recur by months: has it recur on that
 * day. 'Todo mês dia 10', right after an expense, and 'el alquiler es todos los meses el 10': make it recur on that
 * day. Null for every other message, and if an occurrence has been recorded.
 */
export async function recurOnDay(turn: Turn, said: string): Promise<Reply | null> {
  const named = await recurNamed(turn, said)
  if (named) return named
  const day = turn.repliedTo || turn.conversation.hasJustHeard ? null : dayOfMonthIn(turn, said)
  if (day === null) return null
  const [last] = turn.conversation.deeds
  if (last?.did === 'recorded' && last.expenseIds.length === 1 && oftenIn(said) === 'month') {
    return repeatOn(turn, last.expenseIds.join(), day)
  }
  return moveTo(turn, day)
}

/** Has the expense that a message names recur on the day that it gives behind the name; null if it does not. */
async function recurNamed(turn: Turn, said: string): Promise<Reply | null> {
  if (oftenIn(said) !== 'month') return null
  const words = said.split(' ')
  for (let at = 2; at < words.length - 1; at++) {
    const expense = await namedToComeBack(turn, words.slice(0, at).join(' '))
    const day = expense && dayOfMonthIn(turn, words.slice(at).join(' '))
    if (expense && day) return repeatOn(turn, expense.id, day)
  }
  return null
}

/**
 * 'El alquiler es 900 todos los meses', 'the rent is 900 on the 1st of every month', if that was just recorded with
 * this amount: makes it recur, on the stated day. Null for every other message.
 */
export async function recurAsTold(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  const price = turn.repliedTo ? null : priceTold(meaning)
  if (!price || !saysIs(text) || oftenIn(text) !== 'month') return null
  const name = withoutPointers(price.name)
  const same = (await justRecordedByAnyone(turn)).filter(
    (expense) => expense.amount === price.amount && isNamedIn(expense, name),
  )
  const told = only(same)
  if (!told) return null
  return price.date ? repeatOn(turn, told.id, Number(price.date.slice(-2))) : repeat(turn, told.id, 'month')
}

/** The price of a named thing, and its day if it is stated; null for other meanings. */
function priceTold(meaning: Meaning): { name: string; amount: number; date: string | null } | null {
  if (meaning.kind === 'correction') {
    const { about, changes } = meaning
    const isPrice = about !== undefined && changesOnly(changes, 'amount')
    return isPrice && changes.amount !== undefined
      ? { name: about, amount: changes.amount, date: null }
      : null
  }
  const item = meaning.kind === 'expenses' ? onlyItem(meaning) : null
  return item && { name: item.description, amount: item.amount, date: item.dateStated ? item.date : null }
}

async function repeatOn(turn: Turn, expenseId: string, day: number): Promise<Reply> {
  const begun = await repeat(turn, expenseId, 'month')
  return (await moveTo(turn, day)) ?? begun
}

/** Has what was just made to recur do so on a day of the month; null if nothing was, or it cannot be moved. */
async function moveTo(turn: Turn, day: number): Promise<Reply | null> {
  const [deed] = turn.conversation.deeds
  if (deed?.did !== 'repeated') return null
  const row = await moveRecurring(turn.work, turn.member, deed.recurringId, day)
  return row && repeated(turn, row)
}

/** The day of the month on which a message says that something recurs; null if it says more than that, or less. */
function dayOfMonthIn(turn: Turn, said: string): number | null {
  const { itWas, theDay } = turn.words
  const context = contextOf(turn)
  for (const { comesOnDay, firstOfMonth } of everyLanguage) {
    const { lead, each, day } = comesOnDay.exec(said)?.groups ?? {}
    if (day === undefined || !(lead || each)) continue
    if (firstOfMonth.test(day)) return 1
    // 'Hoy' and 'el lunes' are no days of a month.
    const isNamed = onlyDayOf(read(`${itWas} ${day}`, context)) !== null
    const date = isNamed ? null : onlyDayOf(read(`${itWas} ${theDay} ${day}`, context))
    if (date !== null) return Number(date.slice(-2))
  }
  return null
}
