import type { Recurrence } from '@casita/contract'
import type { Budget } from '@casita/reader'
import { type Reply, textOf } from '../../message.ts'
import { pressId } from '../press.ts'
import { oftenIn } from '../recurring/often.ts'
import type { Turn } from '../turn.ts'
import { bold, button, money, reply } from '../wording.ts'
import { budgetCategory } from './budgeting.ts'
import { putRaise } from './raising.ts'

/**
 * 'Weekly grocery budget 110': says what that is in a month and asks whether to set it, because budgets are monthly.
 * Null for a budget per month, and for all other requests.
 */
export function askPerMonth(turn: Turn, { ask, amount, scope }: Budget): Reply | null {
  const every = oftenIn(textOf(turn.message))
  if (ask !== 'set' || amount === null || every === null || every === 'month') return null
  const { category, isUnknown } = budgetCategory(turn, scope)
  if (isUnknown || scope.person !== null) return null
  const monthly = Math.round((amount * timesPerYear[every]) / 12 / unit) * unit
  const { id: questionId } = putRaise(turn, {
    expenseId: null,
    budgets: [category?.id ?? null],
    amount: monthly,
  })
  const { words } = turn
  return reply(
    words.budgetPerMonth(bold(money(turn, amount)), words.every[every], bold(money(turn, monthly))),
    {
      buttons: [
        button(pressId({ does: 'pick', questionId, reading: 0 }), money(turn, monthly)),
        button(pressId({ does: 'drop', questionId }), words.buttons.no),
      ],
      subject: { questionId },
    },
  )
}

/** The hundredths in a whole unit of money, to which the monthly amount is rounded. */
const unit = 100

const timesPerYear: Readonly<Record<Exclude<Recurrence, 'month'>, number>> = {
  week: 52,
  two_weeks: 26,
  two_months: 6,
  three_months: 4,
  year: 1,
}
