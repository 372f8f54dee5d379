import { cx } from '../../ui/cx.ts'
import type { Part } from './parts.tsx'

interface BarProps {
  /** Of each of the parts, in their order. */
  amounts: readonly number[]
  parts: readonly Part[]
  /** How high it is, in per cent of the chart. */
  height: number
  /** What it adds up to, short. */
  total: string
  /** Where there is room for that. */
  totalClass: string
}

/** A bar of its parts, the largest part of the report at its foot, and on top what they add up to. */
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
