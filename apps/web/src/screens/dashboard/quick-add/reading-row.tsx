import { type Category, formatMoney, type ReadItem, type Reading, toMinor } from '@casita/contract'
import { X } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useExampleAmount, worths } from '../../../shell/use-example-amount.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { AmountChip, CategoryChip, DayChip } from './chips.tsx'
import type { Corrections, Line } from './reading.ts'

interface ReadingRowProps {
  reading: Reading
  lines: readonly Line[]
  currency: string
  categories: readonly Category[]
  today: string
  onCorrect: (place: number, corrections: Corrections) => void
  onLeaveOut: (place: number) => void
  onChoose: (reading: number) => void
  /** The text field, to which the focus returns. */
  field: RefObject<HTMLInputElement | null>
}

/** When Enter is pressed while something is still asked, moves the focus there instead of saving. */
function useAskedFirst(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const text = field.current
    const lead = ({ key }: KeyboardEvent) => {
      if (key === 'Enter')
        text?.closest('section')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    }
    text?.addEventListener('keydown', lead)
    return () => text?.removeEventListener('keydown', lead)
  }, [field])
}

function Lines(props: ReadingRowProps) {
  const { t } = useTranslation('dashboard')
  const { lines, currency, categories, today, onCorrect, onLeaveOut, field } = props
  const goBack = () => field.current?.focus()
  const total = lines.reduce((sum, line) => sum + line.amount, 0)
  return (
    <div
      className={cx(
        'grid min-w-0 gap-1.5 md:items-center md:justify-items-start md:gap-x-2',
        lines.length > 1 ? 'md:grid-cols-[minmax(0,auto)_repeat(4,auto)]' : 'md:grid-cols-[repeat(3,auto)]',
      )}
    >
      {lines.map((line) => (
        <div
          key={line.place}
          className="flex flex-wrap items-center gap-1.5 max-md:border-line max-md:not-first:border-t max-md:not-first:pt-2.5 md:contents"
        >
          {lines.length > 1 && (
            <span className="mr-1 min-w-0 font-medium max-md:flex-[1_1_6rem]">{line.item.description}</span>
          )}
          <AmountChip
            amount={line.foreign ? 0 : line.amount}
            currency={currency}
            asking={line.foreign}
            onBack={goBack}
            onChange={(value) =>
              onCorrect(line.place, { amount: { read: toMinor(line.item.amount), value } })
            }
          />
          <CategoryChip
            categoryId={line.categoryId}
            categories={categories}
            className="max-md:order-1"
            onChange={(value) => onCorrect(line.place, { category: { read: line.item.category_id, value } })}
          />
          <DayChip
            date={line.date}
            asking={line.asksDay}
            today={today}
            className="max-md:order-1"
            onChange={(value) => onCorrect(line.place, { date: { read: line.item.expense_date, value } })}
          />
          {lines.length > 1 && (
            <Button
              variant="plain"
              size="icon"
              className="max-md:-mr-2 max-md:ml-auto"
              aria-label={t('quick.remove', { name: line.item.description })}
              onClick={() => {
                onLeaveOut(line.place)
                goBack()
              }}
            >
              <Icon as={X} size="sm" />
            </Button>
          )}
          {line.foreign && (
            <p className="col-span-full text-sm text-amber-ink max-md:order-1 max-md:basis-full">
              {formatMoney(toMinor(line.item.amount), line.item.currency, true)}.{' '}
              {t('quick.foreign', { currency })}
            </p>
          )}
        </div>
      ))}
      {lines.length > 1 && (
        <p className="col-span-full text-sm text-ink-soft">
          {formatMoney(total, currency, true)} {t('quick.together')}
        </p>
      )}
    </div>
  )
}

function labelOf(items: readonly ReadItem[]): string {
  return items
    .map(({ amount, currency, description }) =>
      [formatMoney(toMinor(amount), currency, true), items.length > 1 ? description : '']
        .filter(Boolean)
        .join(' '),
    )
    .join(' + ')
}

function Choices({ reading, onChoose }: ReadingRowProps) {
  const { t } = useTranslation('dashboard')
  if (reading.kind !== 'choose') return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="mr-1 text-sm text-ink-soft">
        {t(`quick.doubt.${reading.why}`)} {reading.readings.length > 1 && t('quick.which')}
      </span>
      {reading.readings.map((items, index) => (
        <Button key={JSON.stringify(items)} size="sm" onClick={() => onChoose(index)}>
          {labelOf(items)}
        </Button>
      ))}
    </div>
  )
}

const hints = { missing_amount: 'missingAmount', not_expense: 'notExpense', unrelated: 'hint' } as const

/** How the text was understood: chips to correct, readings to choose from, or what is missing. */
export function ReadingRow(props: ReadingRowProps) {
  const { t } = useTranslation('dashboard')
  const { reading, field } = props
  const amount = useExampleAmount()
  useAskedFirst(field)
  switch (reading.kind) {
    case 'items':
      return (
        <>
          <span className="mr-1 self-start text-sm leading-11 text-ink-soft max-md:hidden">
            {t('quick.understood')}
          </span>
          <Lines {...props} />
          <span className="ml-auto self-start text-sm leading-11 text-ink-soft max-lg:hidden">
            {t('quick.likeChat')}
          </span>
        </>
      )
    case 'choose':
      return <Choices {...props} />
    case 'ask':
      return <p className="text-sm text-ink-soft">{t('quick.askHint')}</p>
    case 'hint':
      return (
        <p className="text-sm text-ink-soft">
          {t(`quick.${hints[reading.hint]}`, {
            example: t('first.examples.one', { amount: amount(worths.one) }),
          })}
        </p>
      )
    default:
      return reading satisfies never
  }
}
