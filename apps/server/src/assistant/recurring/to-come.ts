import { findBudgetStatus } from '../../budgets/budgets.service.ts'
import { addDays, type DaySpan, monthOf } from '../../calendar.ts'
import { daysToCome, sumToCome } from '../../forecast/still-to-come.ts'
import type { Reply } from '../../message.ts'
import { listRecurring } from '../../recurring/recurring.service.ts'
import { everyLanguage } from '../replies/index.ts'
import { matches, withoutPunctuation } from '../saying.ts'
import type { Turn } from '../turn.ts'
import { bold, bulleted, dayPhrase, money, monthName, reply } from '../wording.ts'
import { monthNamed } from './month-named.ts'
import { named } from './repeating.ts'

/**
 * Answers 'Qué falta pagar?', 'what comes out in December?', 'o que vem no mês que vem?': lists the recurring expenses
 * still due this month, or in that one. Null for every other message.
 */
export async function answerToCome(turn: Turn, text: string): Promise<Reply | null> {
  if (matches(text, 'stillToCome')) return tellWhatIsToCome(turn, monthOf(turn.today))
  const asked = askedOfMonth(turn, withoutPunctuation(text))
  if (!asked) return null
  const isAsked = everyLanguage.some(
    ({ comesThen, stillToCome }) => comesThen.test(asked.rest) || stillToCome.test(asked.rest),
  )
  return isAsked ? tellWhatIsToCome(turn, asked.month) : null
}

/** The month that a bare text ends with, 'next month' or one to come by its name, and the text before it. */
function askedOfMonth(turn: Turn, said: string): { month: DaySpan; rest: string } | null {
  for (const { nextMonth, inMonth } of everyLanguage) {
    const rest = said.replace(nextMonth, '').trim()
    if (rest !== said) return { month: monthOf(addDays(monthOf(turn.today).last, 1)), rest }
    const [last = '', ...before] = said.split(' ').toReversed()
    const month = inMonth.includes(before[0] ?? '') ? monthNamed(turn, last) : null
    if (month) return { month, rest: before.slice(1).toReversed().join(' ') }
  }
  return null
}

/**
 * Lists the recurring expenses still due in a month, by day, with their sum and what is then left of the household's
 * budget.
 */
async function tellWhatIsToCome(turn: Turn, month: DaySpan): Promise<Reply> {
  const { work, member, words } = turn
  const rows = await listRecurring(work.db, member.householdId)
  if (rows.length === 0) return reply(words.nothingRecurs)
  const days = rows.flatMap((row) => daysToCome(row, month).map((day) => ({ row, day })))
  if (days.length === 0) return reply(words.nothingToCome(monthName(turn, month.first)))
  const lines = days
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .map(({ row, day }) => words.toComeOn(named(turn, row), dayPhrase(turn, day)))
  const sum = days.length > 1 && words.toComeSum(bold(money(turn, sumToCome(rows, month))))
  const end = [sum, await afterIt(turn, month)].filter(Boolean).join(' ')
  return reply(
    [words.whatIsToCome(monthName(turn, month.first)), ...bulleted(turn, lines), end]
      .filter(Boolean)
      .join('\n'),
  )
}

/** What is left of the household's budget after them; null if it has none for just this month, or that is not now. */
async function afterIt(turn: Turn, month: DaySpan): Promise<string | null> {
  const { work, member, words, today } = turn
  if (month.first > today) return null
  const budget = await findBudgetStatus(work.db, member.householdId, null, { day: today, today })
  if (!budget || budget.month.last !== month.last) return null
  const left = budget.left - budget.toCome
  const amount = bold(money(turn, Math.abs(left)))
  return left >= 0 ? words.restThen(amount) : words.overThen(amount)
}
