import { cx } from '../../ui/cx.ts'
import type { Part } from './parts.tsx'

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

/** A stacked bar with its sum on top; the largest part of the whole report is at the bottom. */
export function Bar({ amounts, parts, height, total, totalClass }: BarProps) {
  const sum = amounts.reduce((all, amount) => all + amount, 0)
  if (sum === 0) return null
  return (
    <>
      <span
        aria-hidden="true"
        style={{ height: `${height}%` }}
        className="absolute inset-x-[15%] bottom-0 flex flex-col-reverse overflow-hidden rounded-t-[5px] forced-color-adjust-none"
      >
        {parts.map(
          ({ id, color }, place) =>
            (amounts[place] ?? 0) > 0 && (
              <span
                key={id}
                style={{ height: `${((amounts[place] ?? 0) / sum) * 100}%`, background: color }}
                className="flex-none border-b border-surface bg-clip-padding"
              />
            ),
        )}
      </span>
      <span
        aria-hidden="true"
        style={{ bottom: `calc(${height}% + 0.25rem)` }}
        className={cx(
          'pointer-events-none absolute inset-x-0 text-center text-xs font-semibold whitespace-nowrap',
          totalClass,
        )}
      >
        {total}
      </span>
    </>
  )
}
