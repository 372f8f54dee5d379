import { formatMoney, type MonthOverview, toMinor } from '@casita/contract'
import { type CSSProperties, type PointerEvent, type ReactNode, useId, useState } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { dayOfMonth } from '../../shell/periods.ts'
import { cx } from '../../ui/cx.ts'
import { CurveTable } from './curve-table.tsx'
import { InStep } from './steps.tsx'

/** A budget far above both curves would flatten them, so it is drawn only up to this multiple of their height. */
const budgetReach = 1.7
/** The height of a line of a label, in hundredths of the drawing's height. */
const lineHeight = 12
/** The part of the drawing's width that the budget's label may take. */
const labelWidth = 0.45
/** The days named on the axis; those too close to today are left out. */
const namedDays = [1, 10, 20]
const nearToday = 5

interface MonthCurveProps {
  overview: MonthOverview
  today: string
  /** The household's budget for this calendar month. */
  budget: number | null
}

/**
 * The month's running total up to today over that of the whole previous month; every day can be read off. Where both
 * are empty and there is no budget to measure against, a sentence says what will be here.
 */
export function MonthCurve({ overview, today, budget }: MonthCurveProps) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const wash = useId()
  const [chosen, setChosen] = useState<number | null>(null)
  const { currency, running_totals: all, previous } = overview
  const { day: todayNumber } = dayOfMonth(today)
  const now = all.slice(0, todayNumber)
  const before =
    previous.amount > 0 || (previous.running_totals.at(-1) ?? 0) > 0 ? previous.running_totals : []
  const days = Math.max(all.length, before.length)
  const highest = Math.max(0, ...now, ...before)
  const isFlat = highest === 0
  const drawnBudget = budget !== null && (isFlat || budget <= highest * budgetReach) ? budget : null
  const top = Math.max(highest, drawnBudget ?? 0) * 1.04 || 1
  // The position of a day and an amount in the drawing, in hundredths of its width and of its height from the top.
  const x = (day: number) => ((day - 1) / (days - 1)) * 100
  const y = (total: number) => (1 - total / top) * 100
  const course = (totals: readonly number[]) =>
    totals.map((total, index) => `${index === 0 ? 'M' : 'L'}${x(index + 1)} ${y(total)}`).join('')

  const money = (amount: number) => formatMoney(toMinor(amount), currency)
  const monthName = format.monthWithin(today)
  const previousName = format.monthWithin(previous.start_date)
  const shown = chosen ?? todayNumber
  const amount = now[shown - 1]
  const amountBefore = before[shown - 1]
  const left = x(shown)
  const dayText = format.dayOfMonth(today.slice(0, 8) + String(shown).padStart(2, '0'))
  const dayName = shown <= all.length ? dayText : String(shown)
  const spoken = [
    dayName,
    amount !== undefined && `${monthName} ${money(amount)}`,
    amountBefore !== undefined && `${previousName} ${money(amountBefore)}`,
  ]

  /** Selects the day under the mouse; on a touch screen the slider itself is moved. */
  function follow(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== 'mouse') return
    const { left: start, width } = event.currentTarget.getBoundingClientRect()
    const day = Math.round(((event.clientX - start) / width) * (days - 1)) + 1
    setChosen(Math.min(Math.max(day, 1), days))
  }

  const at = (day: number, total: number): CSSProperties => ({ left: `${x(day)}%`, top: `${y(total)}%` })
  const beside: CSSProperties = left < 50 ? { left: `${left}%` } : { right: `${100 - left}%` }
  const isAhead = amount !== undefined && amountBefore !== undefined && amount > amountBefore
  const labelTop = otherLabelTop({
    left,
    dot: y(amountBefore ?? 0),
    isAhead,
    budget: drawnBudget === null ? null : y(drawnBudget),
  })
  // The budget's label stands on its line at the left, or at the right where a curve passes there; it hangs below it
  // only if this month's end leaves room for that.
  const passesLabel = (total: number) => total > (drawnBudget ?? 0) * 0.95
  const isSpentEarly = [now, before].some((totals) => totals.slice(0, days * labelWidth).some(passesLabel))
  const hangs = isSpentEarly && Math.abs(y(amount ?? 0) - y(drawnBudget ?? 0)) > 2 * lineHeight
  const budgetTop = y(drawnBudget ?? 0) - (hangs ? 0 : lineHeight)
  const meetsBudget = drawnBudget !== null && Math.abs(labelTop - budgetTop) < 1.2 * lineHeight
  const labelSide = left < 50 ? 'ml-2.5 text-left' : 'mr-2.5 text-right'
  if (isFlat && drawnBudget === null) {
    return (
      <p className="grid h-40 place-items-center rounded-md border border-dashed border-line px-6 text-center text-balance text-ink-soft md:h-53">
        {t('curve.flat')}
      </p>
    )
  }
  return (
    <figure className="@container min-w-0">
      <div className="relative h-33 rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus md:h-46">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full overflow-visible fill-none [&_path]:[stroke-linecap:round] [&_path]:[stroke-linejoin:round] [&_path]:[vector-effect:non-scaling-stroke]"
        >
          <linearGradient id={wash} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--evergreen)" stopOpacity="0.16" />
            <stop offset="1" stopColor="var(--evergreen)" stopOpacity="0" />
          </linearGradient>
          <path d={`M${left} 0V100`} className="stroke-line" />
          {drawnBudget !== null && (
            <path
              d={`M0 ${y(drawnBudget)}H100`}
              strokeDasharray="5 4"
              strokeWidth="1.25"
              className="stroke-faint"
            />
          )}
          <path d={course(before)} strokeWidth="1.5" className="stroke-faint" />
          <path d={`${course(now)}V100H0Z`} fill={`url(#${CSS.escape(wash)})`} />
          <path d={course(now)} strokeWidth="2.5" className="stroke-evergreen" />
          {amount !== undefined && amountBefore !== undefined && (
            <path
              d={`M${left} ${y(amountBefore)}V${y(amount)}`}
              strokeWidth="1.5"
              strokeDasharray="2 4"
              className="stroke-terracotta"
            />
          )}
        </svg>
        {drawnBudget !== null && (
          <BudgetLabel at={y(drawnBudget)} hangs={hangs} before={isSpentEarly && (left < 50 ? 100 : left)}>
            {t('curve.budget')} <b className="font-medium text-ink">{money(drawnBudget)}</b>
          </BudgetLabel>
        )}
        {amountBefore !== undefined && (
          <span
            style={at(shown, amountBefore)}
            className="absolute -m-[5.5px] size-[11px] rounded-full border-2 border-surface bg-faint"
          />
        )}
        {amount !== undefined && (
          <span
            style={at(shown, amount)}
            className={cx(
              'absolute -m-[8.5px] size-[17px] rounded-full border-[2.5px] border-surface',
              shown === todayNumber ? 'bg-terracotta' : 'bg-evergreen',
            )}
          />
        )}
        {chosen === null ? (
          amountBefore !== undefined && (
            <span
              aria-hidden="true"
              style={{ ...beside, top: `${labelTop}%` }}
              // Drawn over the curve, so that its text stays readable.
              className={cx(
                'absolute rounded-[4px] bg-surface/82 px-1 py-0.5 text-xs leading-none whitespace-nowrap text-ink-soft',
                labelSide,
                drawnBudget !== null && besideBudget(meetsBudget, isSpentEarly),
              )}
            >
              {previousName} <b className="font-medium text-ink">{money(amountBefore)}</b>
            </span>
          )
        ) : (
          <span
            aria-hidden="true"
            style={beside}
            className={cx(
              'absolute -top-1 z-1 rounded-sm border border-line bg-raised px-2.5 py-1.5 text-xs whitespace-nowrap text-ink-soft',
              labelSide,
            )}
          >
            {spoken.map(
              (part) =>
                part && (
                  <span key={part} className="block first:text-ink">
                    {part}
                  </span>
                ),
            )}
          </span>
        )}
        <input
          type="range"
          min={1}
          max={days}
          value={shown}
          aria-label={t('curve.explore')}
          aria-valuetext={spoken.filter(Boolean).join(', ')}
          onChange={(event) => setChosen(Number(event.target.value))}
          onPointerMove={follow}
          onPointerLeave={() => setChosen(null)}
          onBlur={() => setChosen(null)}
          className="absolute inset-0 size-full cursor-crosshair appearance-none opacity-0 [&::-moz-range-thumb]:w-px [&::-webkit-slider-thumb]:w-px [&::-webkit-slider-thumb]:appearance-none"
        />
      </div>
      <div
        aria-hidden="true"
        className="relative mt-2 h-[1.25rem] border-t border-line text-xs leading-none text-ink-soft"
      >
        {[...namedDays, days]
          .filter((day) => Math.abs(day - todayNumber) >= nearToday)
          .map((day) => (
            <AxisDay key={day} at={x(day)} className={day > 1 ? '@max-[13rem]:hidden' : ''}>
              {day}
            </AxisDay>
          ))}
        <AxisDay at={x(todayNumber)} className="font-semibold text-terracotta-ink">
          {t('curve.today', { day: todayNumber })}
        </AxisDay>
      </div>
      <InStep step={6}>
        <CurveTable
          caption={t('month.comparison')}
          names={[monthName, ...(before.length > 0 ? [previousName] : [])]}
          totals={before.length > 0 ? [now, before] : [now]}
          money={money}
        />
      </InStep>
    </figure>
  )
}

interface OtherDot {
  /** The position of the day. */
  left: number
  /** The height of the other month's dot. */
  dot: number
  /** Whether more has been spent than in the other month. */
  isAhead: boolean
  /** The height of the budget's line, if it is drawn. */
  budget: number | null
}

/** Where the other month's label stands, clear of the curves; all heights count from the top. */
function otherLabelTop({ left, dot, isAhead, budget }: OtherDot): number {
  const lowest = 100 - lineHeight
  const below = dot + lineHeight / 2
  const isEarly = left < 50
  // If this month is ahead, its line is above the dot, so the label goes below: in the first days of a month only if
  // it fits above the axis, where the other month's curve would pass through it.
  if (isAhead && !(isEarly && below > lowest)) return Math.min(lowest, below)
  if (!isEarly) return Math.max(0, dot - 1.4 * lineHeight)
  return budget !== null && budget < lineHeight ? budget + lineHeight / 4 : 0
}

/** The class that hides the other month's label where there is no room for it beside the budget's. */
function besideBudget(meetsBudget: boolean, isSameSide: boolean): string {
  if (!meetsBudget) return '@max-[13rem]:hidden'
  return isSameSide ? 'hidden' : '@max-[24rem]:hidden'
}

interface BudgetLabelProps {
  at: number
  hangs: boolean
  /** The position of the day before which it stands; false for the left. */
  before: number | false
  children: ReactNode
}

/** The name of the budget's line, on it or below it. */
function BudgetLabel({ at, hangs, before, children }: BudgetLabelProps) {
  return (
    <span
      aria-hidden="true"
      style={{ top: `${at}%`, ...(before !== false && { right: `${100 - before}%` }) }}
      className={cx(
        'absolute rounded-[4px] bg-surface/82 py-0.5 text-xs leading-none whitespace-nowrap text-ink-soft',
        hangs ? 'mt-1' : '-mt-4.5',
        before === false ? 'left-0' : 'mr-2.5',
      )}
    >
      {children}
    </span>
  )
}

/** A day on the axis. The first and the last stay within the drawing; at very large font sizes only two are shown. */
function AxisDay({ at, className, children }: { at: number; className: string; children: ReactNode }) {
  const shift = at < 6 ? '' : at > 94 ? '-translate-x-full' : '-translate-x-1/2'
  return (
    <span style={{ left: `${at}%` }} className={cx('absolute top-1.5 whitespace-nowrap', shift, className)}>
      {children}
    </span>
  )
}
