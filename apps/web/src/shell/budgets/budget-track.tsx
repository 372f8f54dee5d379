import type { Budget } from '@casita/contract'
import type { CSSProperties } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

const colors = { ok: 'bg-evergreen', watch: 'bg-amber', over: 'bg-terracotta' } as const

/** The used part of a budget as a bar, with a tick at today's position in the month. */
export function BudgetTrack({ budget }: { budget: Budget }) {
  const { t } = useTranslation('budgets')
  const format = useFormat()
  const used = { percent: format.percent(budget.percent / 100) }
  const gone = { gone: format.percent(budget.month_gone_percent / 100) }
  const bar: CSSProperties = { width: `${Math.min(budget.percent, 100)}%` }
  const tick: CSSProperties = { left: `${budget.month_gone_percent}%` }
  return (
    <span
      role="img"
      aria-label={t('used', { ...used, ...gone })}
      className="relative block h-2 rounded-full bg-track"
    >
      {budget.spent > 0 && (
        <span
          style={bar}
          className={`absolute inset-y-0 left-0 min-w-1 rounded-full ${colors[budget.state]}`}
        />
      )}
      <span
        style={tick}
        className="absolute -inset-y-1 -ml-px w-0.5 rounded-full bg-ink outline-[1.5px] outline-[var(--under,var(--paper))]"
      />
    </span>
  )
}

/** Explains the tick on the bars; with the share of the month that has passed, if it is the same for all. */
export function TickLegend({ gone }: { gone?: number | undefined }) {
  const { t } = useTranslation('budgets')
  const format = useFormat()
  return (
    <span className="inline-flex items-center gap-2 text-[0.8125rem] text-ink-soft">
      <span aria-hidden="true" className="h-3 w-0.5 rounded-full bg-ink" />
      {gone === undefined ? t('today') : t('todayGone', { percent: format.percent(gone / 100) })}
    </span>
  )
}
