import type { Category } from '@casita/contract'
import { formatMoney, moneyParts } from '@casita/contract'
import { CalendarDays, ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { amountText, useAmount } from '../../../shell/amount-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { iconAndName } from '../../../ui/icon-and-name.ts'

const chip =
  'relative inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-3.5 text-[0.9375rem] font-medium whitespace-nowrap hover:border-ink-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** The style of a chip that still needs an answer. */
const asked = 'border-amber-ink! bg-amber-soft! text-amber-ink'

/** The native control lies invisibly over the chip, so that a phone opens its own picker. */
const overlay = 'absolute inset-0 size-full cursor-pointer opacity-0'

function Chevron() {
  return <Icon as={ChevronDown} size="sm" className="text-ink-soft" />
}

interface AmountChipProps {
  amount: number
  currency: string
  onChange: (amount: number) => void
  /** Returns to the text field, which can be submitted. */
  onBack: () => void
  /** Starts as a field, because the amount is missing. */
  asking?: boolean
}

function AmountEditor({
  amount,
  currency,
  onChange,
  onBack,
  asking,
  onLeave,
}: AmountChipProps & { onLeave: (withoutChange: boolean) => void }) {
  const { t } = useTranslation('dashboard')
  const [text, setText] = useState(amount > 0 ? amountText(amount, currency) : '')
  const money = useAmount(text, currency)
  const finish = () => {
    if (money.kind === 'amount') onChange(money.amount)
    if (money.kind !== 'unclear') onLeave(false)
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span className={cx(chip, asking && asked)}>
        <input
          placeholder="0"
          type="text"
          inputMode="decimal"
          aria-label={t('quick.amount')}
          aria-invalid={asking}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: it replaces the button that was just pressed, unless somebody is typing the text
          autoFocus={!asking}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={finish}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
            // Enter in the field means that the amount is complete.
            if (event.key === 'Enter' && money.kind !== 'unclear') onBack()
            if (event.key === 'Escape') onLeave(true)
          }}
          className="w-24 bg-transparent outline-none"
        />
        <span className="font-normal text-ink-soft">{currency}</span>
      </span>
      {money.kind === 'unclear' &&
        money.readings.map((reading) => (
          <Button
            key={reading}
            size="sm"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              onChange(reading)
              onLeave(false)
              onBack()
            }}
          >
            {formatMoney(reading, currency, true)}
          </Button>
        ))}
    </span>
  )
}

/** The amount as it was understood; pressing it turns it into a field. */
export function AmountChip(props: AmountChipProps) {
  const { t } = useTranslation('dashboard')
  const [editing, setEditing] = useState(false)
  const [givenUp, setGivenUp] = useState(false)
  if (editing || props.asking) {
    return (
      <AmountEditor
        {...props}
        onLeave={(withoutChange) => {
          setEditing(false)
          setGivenUp(withoutChange)
        }}
      />
    )
  }
  const { digits } = moneyParts(props.amount, props.currency, true)
  return (
    <button
      type="button"
      // biome-ignore lint/a11y/noAutofocus: it takes the place of the field that was just given up
      autoFocus={givenUp}
      className={chip}
      onClick={() => setEditing(true)}
    >
      <span className="sr">{t('quick.amount')}: </span>
      {digits} <span className="font-normal text-ink-soft">{props.currency}</span>
      <Chevron />
    </button>
  )
}

interface CategoryChipProps {
  categoryId: string | null
  categories: readonly Category[]
  className?: string
  onChange: (id: string | null) => void
}

/** The category as it was understood; pressing it offers the others. */
export function CategoryChip({ categoryId, categories, className, onChange }: CategoryChipProps) {
  const { t } = useTranslation('dashboard')
  const chosen = categories.find((category) => category.id === categoryId)
  return (
    <span className={cx(chip, 'max-w-full', className)}>
      {chosen && (
        <span aria-hidden="true" className="font-emoji text-[1.0625rem] leading-none">
          {chosen.icon}
        </span>
      )}
      <span aria-hidden="true" className={cx('truncate', !chosen && 'font-normal text-ink-soft')}>
        {chosen?.name ?? t('quick.noCategory')}
      </span>
      <Chevron />
      <select
        aria-label={t('quick.category')}
        value={categoryId ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
        className={overlay}
      >
        <option value="">{t('quick.noCategory')}</option>
        {categories
          .filter((category) => category.is_active)
          .map((each) => (
            <option key={each.id} value={each.id}>
              {iconAndName(each)}
            </option>
          ))}
      </select>
    </span>
  )
}

interface DayChipProps {
  date: string
  today: string
  className?: string
  /** The day is not known yet: the text names one that does not exist. */
  asking?: boolean
  onChange: (date: string) => void
}

/** The day as it was understood, or the question which day was meant; pressing it opens the calendar. */
export function DayChip({ date, today, className, asking, onChange }: DayChipProps): ReactNode {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  return (
    <span
      className={cx(chip, asking && `${asked} max-w-full py-1.5 leading-tight whitespace-normal!`, className)}
    >
      <Icon as={CalendarDays} size="sm" className={cx(!asking && 'text-ink-soft max-md:hidden')} />
      <span aria-hidden={!asking}>{asking ? t('quick.noSuchDay') : format.relativeDay(date, today)}</span>
      <Chevron />
      <input
        type="date"
        aria-label={t('quick.day')}
        aria-invalid={asking}
        // Today may be the answer too, so nothing is preselected.
        value={asking ? '' : date}
        max={today}
        onChange={(event) => event.target.value && onChange(event.target.value)}
        onClick={(event) => event.currentTarget.showPicker()}
        className={overlay}
      />
    </span>
  )
}
