import { type Budget, formatMoney, limits, toMinor } from '@casita/contract'
import { useTranslation } from '../../i18n/use-translation.ts'

/** From this percentage on, the sentence is about what is left rather than about the pace. */
const nearlyUsed = 90
/** A pace that would use more than 95 % of a budget is called just enough, not comfortable. */
const comfortable = 0.95

const millisecondsPerDay = 86_400_000

/** The number of days from one to another, including both. */
function daysBetween(from: string, to: string): number {
  return Math.max(Math.round((Date.parse(to) - Date.parse(from)) / millisecondsPerDay) + 1, 1)
}

/** Describes the progress of a budget in sentences, and in a few words where space is short. */
export function useBudgetWords(currency: string) {
  const { t } = useTranslation('budgets')
  const money = (amount: number) => formatMoney(toMinor(amount), currency)
  function brief(budget: Budget): string {
    if (budget.state === 'over') return t('brief.over', { amount: money(-budget.left) })
    if (budget.state === 'watch' && budget.percent < nearlyUsed)
      return t('brief.pace', { amount: money(budget.projected) })
    return t('brief.left', { amount: money(budget.left) })
  }
  return {
    brief,
    sentence(budget: Budget, today: string): string {
      const days = daysBetween(today, budget.end_date)
      const hasPace = daysBetween(budget.start_date, today) >= limits.paceFromDay
      const values = {
        amount: money(Math.abs(budget.left)),
        pace: money(budget.projected),
        day: money(budget.per_day),
        count: days,
      }
      if (budget.state === 'over') return t('say.over', values)
      if (budget.left === 0) return t('say.spent')
      // On the last day, all that is left is for today.
      if (budget.percent >= nearlyUsed || days === 1) return t('say.leftDays', values)
      // `coming` says whether that will be enough, and how much it is per day.
      if (budget.still_to_come > 0)
        return budget.state === 'watch' ? t('say.paceToCome', values) : `${brief(budget)}.`
      if (!hasPace) return t('say.leftDays', values)
      if (budget.state === 'watch') return t('say.pace', values)
      return t(budget.projected > budget.available * comfortable ? 'say.onPace' : 'say.well', values)
    },
    /** Says what is still to come this month and what will be left then; null if nothing is. */
    coming({ still_to_come, left, per_day }: Budget): string | null {
      if (still_to_come === 0) return null
      const rest = toMinor(left) - toMinor(still_to_come)
      return t(rest < 0 ? 'toComeOver' : 'toCome', {
        amount: money(still_to_come),
        rest: formatMoney(Math.abs(rest), currency),
        day: money(per_day),
      })
    },
  }
}
