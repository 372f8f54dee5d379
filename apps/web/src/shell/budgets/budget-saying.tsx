import type { BudgetState } from '@casita/contract'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'

const tones = {
  ok: 'text-ink-soft',
  watch: 'text-amber-ink',
  over: 'font-medium text-terracotta-ink',
} as const

/** A sentence about a budget in the colour of its state, with an icon, so that colour is not the only signal. */
export function BudgetSaying({ state, children }: { state: BudgetState; children: ReactNode }) {
  return (
    <span className={cx('flex min-w-0 gap-1.5', tones[state])}>
      {state !== 'ok' && (
        <Icon as={state === 'over' ? TriangleAlert : CircleAlert} size="sm" className="mt-0.5" />
      )}
      <span className="min-w-0">{children}</span>
    </span>
  )
}
