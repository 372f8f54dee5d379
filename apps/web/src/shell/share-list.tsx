import { ArrowDown, ArrowUp } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../i18n/format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { Money } from '../ui/money.tsx'

/** Below this a difference is said to be none: it would be shown as 0 %. */
const noticeable = 0.005

/** How much more or less than before; null where there was nothing before. */
function Change({ change }: { change: number | null }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  if (change === null) return <span className="text-ink-soft">{t('change.new')}</span>
  if (Math.abs(change) < noticeable) return <span className="text-ink-soft">{t('change.same')}</span>
  const percent = format.percent(Math.abs(change))
  const less = change < 0
  return (
    <span
      className={`inline-flex items-center gap-1 font-semibold whitespace-nowrap ${less ? 'text-evergreen' : 'text-ink'}`}
    >
      <Icon as={less ? ArrowDown : ArrowUp} size="sm" />
      <span aria-hidden="true">{percent}</span>
      <span className="sr">{t(less ? 'change.less' : 'change.more', { percent })}</span>
    </span>
  )
}

/** A category's or a member's part of the spending. */
export interface SpendingShare {
  id: string
  name: string
  /** What stands for it: a tile, a portrait. */
  picture: ReactNode
  /** As CSS. */
  color: string
  amount: number
  /** Of the whole, from 0 to 1. */
  share: number
  /** Against the period before; left out where nothing is compared. */
  change?: number | null
  /** Where its expenses are. */
  to: string
}

/** The parts of the spending, largest first, as bars on one scale; each leads to its expenses. */
export function ShareList({ shares, currency }: { shares: readonly SpendingShare[]; currency: string }) {
  const format = useFormat()
  const largest = Math.max(...shares.map(({ amount }) => amount))
  const compares = shares.some(({ change }) => change !== undefined)
  return (
    <ul className="divide-y divide-[color-mix(in_oklab,var(--line)_55%,transparent)]">
      {shares.map(({ id, name, picture, color, amount, share, change, to }) => {
        const bar: CSSProperties = { width: `${(amount / largest) * 100}%`, background: color }
        return (
          <li key={id}>
            <Link
              to={to}
              className={cx(
                'relative -mx-2 grid min-h-13.5 grid-cols-[2.375rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded-sm px-2 py-2.5 hover:bg-[color-mix(in_oklab,var(--sunken)_55%,transparent)] md:gap-x-3.5 md:py-2',
                compares
                  ? 'md:grid-cols-[2.375rem_minmax(0,8.25rem)_minmax(0,1fr)_3rem_minmax(6rem,auto)_4.5rem]'
                  : 'md:grid-cols-[2.375rem_minmax(0,8.25rem)_minmax(0,1fr)_3rem_minmax(6rem,auto)]',
              )}
            >
              <span className="max-md:row-span-2">{picture}</span>
              <span className="leading-tight font-medium hyphens-auto">{name}</span>
              <span className="max-md:col-start-2 max-md:row-start-2">
                <span style={bar} className="block h-1.5 min-w-1 rounded-full md:h-2" />
              </span>
              <span className="text-right text-sm text-ink-soft max-md:sr-only">{format.percent(share)}</span>
              <span className="text-right max-md:col-start-3 max-md:row-start-1">
                <Money amount={amount} currency={currency} />
              </span>
              {change !== undefined && (
                <span className="text-right text-sm max-md:col-start-3 max-md:row-start-2 max-md:text-[0.8125rem]">
                  <Change change={change} />
                </span>
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
