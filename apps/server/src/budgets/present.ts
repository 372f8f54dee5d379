import { type Budget, type BudgetAlert, fromMinor } from '@casita/contract'
import type { BudgetStatus } from './budgets.service.ts'
import type { Crossing } from './crossings.ts'
import type { Standing } from './standing.ts'

/**
 * A percentage with one decimal, rounded down, so that a threshold never looks reached too early. Of a whole of 0 it
 * is 100 or 0.
 */
function percent(part: number, whole: number): number {
  if (whole === 0) return part > 0 ? 100 : 0
  return Math.floor((part * 1000) / whole) / 10
}

function presentStanding({ budget, month, available, spent, left }: Standing) {
  return {
    id: budget.id,
    category_id: budget.category_id,
    category_name: budget.category_name,
    category_icon: budget.category_icon,
    category_color: budget.category_color,
    start_date: month.first,
    end_date: month.last,
    available: fromMinor(available),
    spent: fromMinor(spent),
    left: fromMinor(left),
    percent: percent(spent, available),
  }
}

/** A budget as the API returns it. */
export function presentBudget(status: BudgetStatus): Budget {
  const { budget } = status
  return {
    ...presentStanding(status),
    usual_amount: fromMinor(budget.amount),
    amount: fromMinor(status.amount),
    rollover: budget.rollover_since !== null,
    rollover_amount: fromMinor(status.carried),
    month_starts_on: budget.month_starts_on,
    month_gone_percent: percent(status.gone, 1),
    projected: fromMinor(status.projected),
    still_to_come: fromMinor(status.toCome),
    per_day: fromMinor(status.perDay),
    state: status.state,
    alerts: status.alerts.map(({ threshold, expense_id, user_id, created_at }) => ({
      threshold,
      expense_id,
      user_id,
      at: created_at,
    })),
  }
}

/** A crossing as the API returns it with its expense. */
export function presentAlert(crossing: Crossing): BudgetAlert {
  return { ...presentStanding(crossing), threshold: crossing.threshold }
}
