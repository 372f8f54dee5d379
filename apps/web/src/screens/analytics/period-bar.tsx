import type { Category, Member } from '@casita/contract'
import { SlidersHorizontal } from 'lucide-react'
import { type Ref, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CategoryFilter, PersonFilter } from '../../shell/filter-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { DayInput } from '../../ui/day-input.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type Analysis, divisions, isMixedUp, periodOf, presets } from './use-analysis.ts'

interface ChoiceProps<Value extends string> {
  group: string
  label: string
  value: Value | undefined
  options: readonly { value: Value; name: string }[]
  onChoose: (value: Value) => void
  className: string
}

/** A few options side by side: radio buttons that look like one control. */
function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { group, label, value, options, onChoose, className } = props
  return (
    <fieldset
      className={cx(
        'm-0 flex min-w-0 flex-wrap gap-1 rounded-md border border-line bg-sunken p-1',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            'relative inline-flex min-h-11 flex-auto cursor-pointer items-center justify-center rounded-sm border px-3.5 text-sm max-md:px-1.5 max-md:text-[0.8125rem] font-semibold whitespace-nowrap has-focus-visible:outline-3 has-focus-visible:outline-focus',
            value === option.value
              ? 'border-line bg-surface'
              : 'border-transparent text-ink-soft hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={group}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChoose(option.value)}
            className="sr"
          />
          {option.name}
        </label>
      ))}
    </fieldset>
  )
}

interface PeriodBarProps {
  analysis: Analysis
  today: string
  categories: readonly Category[]
  members: readonly Member[]
  onChange: (changed: Partial<Analysis>) => void
  ref: Ref<HTMLElement>
}

/** The controls of the analytics: period, interval, grouping and filters. Each takes effect as soon as it is chosen. */
export function PeriodBar({ analysis, today, categories, members, onChange, ref }: PeriodBarProps) {
  const { t } = useTranslation('analytics')
  const { t: expenses } = useTranslation('expenses')
  const preset = presets.find((each) => {
    const { from, to } = periodOf(each, today)
    return from === analysis.from && to === analysis.to
  })
  // On a phone the rarely used controls are closed at first, so that the figures are in sight.
  const [isOpen, setOpen] = useState(!preset || Boolean(analysis.user_id || analysis.category_id))
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={t('period.label')}
      className="mb-4 grid gap-3 outline-none md:mb-6 print:hidden"
    >
      <div className="flex flex-wrap gap-2 md:gap-3">
        <Choice
          group="period"
          label={t('period.label')}
          value={preset}
          options={presets.map((value) => ({ value, name: t(`period.${value}`) }))}
          onChoose={(value) => onChange(periodOf(value, today))}
          // Two rows where four options do not fit side by side.
          className="max-md:w-full max-[21.5em]:*:basis-2/5"
        />
        <Choice
          group="division"
          label={t('by.label')}
          value={analysis.by}
          options={divisions.map((value) => ({ value, name: t(`by.${value}`) }))}
          onChoose={(by) => onChange({ by, category_id: undefined, user_id: undefined })}
          className="max-md:flex-1"
        />
        <Button
          aria-expanded={isOpen}
          aria-controls="analysis-filters"
          className="border-line md:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon as={SlidersHorizontal} size="sm" />
          {expenses('filters')}
        </Button>
      </div>
      <div
        id="analysis-filters"
        className={cx(
          'grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] gap-3 md:grid-cols-[11rem_11rem_minmax(0,16rem)]',
          !isOpen && 'max-md:hidden',
        )}
      >
        <Field label={expenses('filter.from')}>
          {(control) => (
            <DayInput
              {...control}
              value={analysis.from}
              onChange={(event) => event.target.value && onChange({ from: event.target.value })}
            />
          )}
        </Field>
        <Field label={expenses('filter.to')} error={isMixedUp(analysis) ? expenses('filter.order') : null}>
          {(control) => (
            <DayInput
              {...control}
              value={analysis.to}
              onChange={(event) => event.target.value && onChange({ to: event.target.value })}
            />
          )}
        </Field>
        {analysis.by === 'category' ? (
          <PersonFilter
            value={analysis.user_id}
            members={members}
            onChange={(user_id) => onChange({ user_id })}
            className="max-md:col-span-full"
          />
        ) : (
          <CategoryFilter
            value={analysis.category_id}
            categories={categories}
            onChange={(category_id) => onChange({ category_id })}
            className="max-md:col-span-full"
          />
        )}
      </div>
    </section>
  )
}
