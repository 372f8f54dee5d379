import { formatMoney, fromMinor, toMinor } from '@casita/contract'
import type { CSSProperties } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { cx } from '../../ui/cx.ts'
import type { Part } from './parts.tsx'

/** How many parts are named. If only one more is left, it is named too instead of a rest. */
const named = 3

interface BarPartsProps {
  title: string
  amount: string
  /** The amount of each part, in the order of `parts`. */
  amounts: readonly number[]
  parts: readonly Part[]
  currency: string
  /** The height of the bar, in per cent of the chart. */
  height: number
  /** The horizontal centre of the bar, from 0 to 1. */
  place: number
}

/** The parts of a bar, largest first, shown beside it (on a phone above it) while it is hovered or focused. */
export function BarParts({ title, amount, amounts, parts, currency, height, place }: BarPartsProps) {
  const { t } = useTranslation('analytics')
  const all = parts
    .map((part, index) => ({ ...part, amount: amounts[index] ?? 0 }))
    .filter((part) => part.amount > 0)
    .toSorted((one, other) => other.amount - one.amount)
  const shown = all.length > named + 1 ? all.slice(0, named) : all
  const rest = all.slice(shown.length)
  const left = fromMinor(rest.reduce((sum, part) => sum + toMinor(part.amount), 0))
  const rows = 1 + shown.length + (rest.length > 0 ? 1 : 0)
  // It may extend above the chart, but not off the screen.
  const style: CSSProperties = {
    bottom: `min(${height}% + 0.375rem, 100% + 2.5rem - ${rows * 1.25 + 1}rem)`,
  }
  const money = (value: number) => (
    <b className="ml-auto pl-3 font-semibold text-ink">{formatMoney(toMinor(value), currency)}</b>
  )
  return (
    <span
      aria-hidden="true"
      style={style}
      className={cx(
        'pointer-events-none absolute z-4 hidden w-max rounded-sm border border-line bg-raised px-3 py-2 text-xs leading-[1.25rem] text-ink-soft group-hover:block group-has-focus-visible:block',
        place < 1 / 3
          ? 'max-md:left-0'
          : place > 2 / 3
            ? 'max-md:right-0'
            : 'max-md:left-1/2 max-md:-translate-x-1/2',
        place < 1 / 2 ? 'md:left-full' : 'md:right-full',
      )}
    >
      <span className="flex">
        {title} <b className="ml-auto pl-3 font-semibold text-ink">{amount}</b>
      </span>
      {shown.map(({ id, name, icon, color, amount: own }) => (
        <span key={id} className="flex items-center gap-1.5">
          <span style={{ background: color }} className="size-2 flex-none rounded-[3px]" />
          {icon && <span className="font-emoji">{icon}</span>}
          <span className="max-w-32 truncate">{name}</span>
          {money(own)}
        </span>
      ))}
      {rest.length > 0 && (
        <span className="flex">
          {t('chart.rest', { count: rest.length })}
          {money(left)}
        </span>
      )}
    </span>
  )
}
