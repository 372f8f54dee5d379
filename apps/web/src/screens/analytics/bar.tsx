import { cx } from '../../ui/cx.ts'
import type { Part } from './parts.tsx'

/** How many parts have their own colour. If only one more is left, it has too; the slices of all others would be too thin. */
const told = 10

/** From this height on, in per cent of the chart, a line parts a slice from the next; it would hide a thinner one. */
const parted = 1.5

interface BarProps {
  /** The amount of each part, in the order of `parts`. */
  amounts: readonly number[]
  parts: readonly Part[]
  /** The height, in per cent of the chart. */
  height: number
  /** The sum, abbreviated. */
  total: string
  /** The class that shows the sum only where it fits. */
  totalClass: string
}

/**
 * A stacked bar with its sum on top; the largest part of the whole report is at the bottom, the smallest ones together
 * at the top.
 */
export function Bar({ amounts, parts, height, total, totalClass }: BarProps) {
  const sum = amounts.reduce((all, amount) => all + amount, 0)
  if (sum === 0) return null
  const shown = parts.length > told + 1 ? parts.slice(0, told) : parts
  const rest = amounts.slice(shown.length).reduce((all, amount) => all + amount, 0)
  const slices = [
    ...shown.map(({ id, color }, place) => ({ id, color, amount: amounts[place] ?? 0 })),
    { id: 'rest', color: 'var(--edge)', amount: rest },
  ]
  return (
    <>
      <span
        aria-hidden="true"
        style={{ height: `${height}%` }}
        className="absolute inset-x-[15%] bottom-0 flex min-h-0.5 flex-col-reverse overflow-hidden rounded-t-[5px] forced-color-adjust-none"
      >
        {slices.map(
          ({ id, color, amount }) =>
            amount > 0 && (
              <span
                key={id}
                style={{ height: `${(amount / sum) * 100}%`, background: color }}
                className={cx(
                  'flex-none',
                  (amount / sum) * height >= parted && 'border-b border-surface bg-clip-padding',
                )}
              />
            ),
        )}
      </span>
      <span
        aria-hidden="true"
        style={{ bottom: `calc(${height}% + 0.25rem)` }}
        className={cx(
          // No grid line runs through it.
          'pointer-events-none absolute left-1/2 -translate-x-1/2 bg-surface px-1 text-xs font-semibold whitespace-nowrap',
          totalClass,
        )}
      >
        {total}
      </span>
    </>
  )
}
