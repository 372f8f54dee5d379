import { ArrowDown, ArrowUp } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import { isNoticeable, useFormat } from '../i18n/format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { Money } from '../ui/money.tsx'

/** The change against the previous period; null if there was nothing then. */
function Change({ change }: { change: number | null }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  if (change === null) return <span className="text-ink-soft">{t('change.none')}</span>
  if (!isNoticeable(change)) return <span className="text-ink-soft">{t('change.same')}</span>
  const percent = format.change(change)
  const less = change < 0
  return (
    <span
      className={`flex items-center justify-end gap-1 font-semibold ${less ? 'text-evergreen' : 'text-ink'}`}
    >
      <Icon as={less ? ArrowDown : ArrowUp} size="sm" />
      <span aria-hidden="true">{percent}</span>
      <span className="sr">{t(less ? 'change.less' : 'change.more', { percent })}</span>
    </span>
  )
}

/** The share of a category or a member in the spending. */
export interface SpendingShare {
  id: string
  name: string
  /** Its tile or avatar. */
  picture: ReactNode
  /** A CSS colour. */
  color: string
  amount: number
  /** The share of the total, from 0 to 1. */
  share: number
  /** The change against the previous period; absent where nothing is compared. */
  change?: number | null
  /** The address of its expenses. */
  to: string
}

/** On a wide screen all rows share the list's columns, so that bars have one scale and amounts line up. */
const across = 'md:col-span-full md:grid md:grid-cols-subgrid'

/** The shares of the spending as bars on one scale, the largest first, each linked to its expenses. */
export function ShareList({ shares, currency }: { shares: readonly SpendingShare[]; currency: string }) {
  const format = useFormat()
  const largest = Math.max(...shares.map(({ amount }) => amount))
  const compares = shares.some(({ change }) => change !== undefined)
  return (
    <ul
      className={cx(
        'divide-y divide-line/55 md:grid md:gap-x-3.5',
        compares
          ? 'md:grid-cols-[auto_fit-content(max(13rem,30%))_minmax(0,1fr)_3rem_minmax(max-content,6rem)_minmax(max-content,4.5rem)]'
          : 'md:grid-cols-[auto_fit-content(max(13rem,30%))_minmax(0,1fr)_3rem_minmax(max-content,6rem)]',
      )}
    >
      {shares.map(({ id, name, picture, color, amount, share, change, to }) => {
        const bar: CSSProperties = { width: `${(amount / largest) * 100}%`, background: color }
        return (
          <li key={id} className={across}>
            <Link
              to={to}
              className={cx(
                'relative -mx-2 grid min-h-13.5 items-center rounded-sm max-md:gap-x-3 max-md:gap-y-1 px-2 py-2.5 hover:bg-sunken/55 md:py-2',
                across,
                compares ? 'grid-cols-[auto_minmax(0,1fr)_4.5rem]' : 'grid-cols-[auto_minmax(0,1fr)]',
              )}
            >
              <span className="max-md:row-span-2">{picture}</span>
              {/* On a phone the amount goes below where the longest word of the name would not fit beside it. */}
              <span className="flex flex-wrap items-center gap-x-3 max-md:col-span-full max-md:col-start-2 md:contents">
                <span className="max-w-full flex-1 leading-tight font-medium max-[16em]:hyphens-auto md:wrap-anywhere md:hyphens-auto">
                  {name}
                </span>
                <span className="ml-auto md:col-start-5 md:row-start-1">
                  <Money amount={amount} currency={currency} />
                </span>
              </span>
              <span className="max-md:col-start-2 md:col-start-3 md:row-start-1 lg:pl-3.5">
                <span style={bar} className="block h-1.5 min-w-1 rounded-full md:h-2" />
              </span>
              <span className="text-right text-sm text-ink-soft max-md:sr-only md:col-start-4 md:row-start-1">
                {format.percent(share)}
              </span>
              {change !== undefined && (
                <span className="text-right text-sm whitespace-nowrap max-md:text-[0.8125rem] md:col-start-6 md:row-start-1">
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
