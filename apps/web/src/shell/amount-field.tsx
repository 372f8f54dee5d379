import { formatMoney, moneyParts } from '@casita/contract'
import { type Money, readMoney } from '@casita/reader/money'
import { useEffect, useRef } from 'react'
import { localeOf } from '../i18n/format.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'

/** Reads the text of an amount field by the same rules as the chat. */
export function useAmount(text: string, currency: string): Money {
  return readMoney(text, { locale: localeOf(useLanguage()), currency })
}

/** Formats an amount for editing: grouped as it is shown elsewhere, with all decimals if there are any. */
export function amountText(minor: number, currency: string): string {
  return moneyParts(minor, currency, true).digits.replace(/\.00$/, '')
}

/** What a field with this text contains once it is left: bare figures are grouped, everything else stays as typed. */
export function amountLeft(text: string, money: Money, currency: string): string {
  return money.kind === 'amount' && /^[\d.,\s]+$/.test(text) ? amountText(money.amount, currency) : text
}

/** How an amount was read, if its text does not say so itself: '38 lucas' is $ 38.000, and 12500 is $ 12.500. */
export function amountRead(text: string, money: Money, currency: string): string | null {
  if (money.kind !== 'amount') return null
  const written = text.replace(/[^\d.,]/g, '')
  const plain = [amountText(money.amount, currency), moneyParts(money.amount, currency, true).digits]
  return plain.includes(written) ? null : formatMoney(money.amount, currency, true)
}

interface AmountFieldProps {
  text: string
  onChange: (text: string) => void
  money: Money
  currency: string
  label: string
  /** The error is shown only after the form was submitted. */
  required: boolean
  /** Whether zero is invalid; the error is shown only after the form was submitted. */
  aboveZero?: boolean
  autoFocus?: boolean
}

/** An amount in any usual notation. An ambiguous amount or another currency leads to a question, never to a guess. */
export function AmountField({
  text,
  onChange,
  money,
  currency,
  label,
  required,
  aboveZero,
  autoFocus,
}: AmountFieldProps) {
  const { t } = useTranslation('expenses')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // What is there already is replaced by typing.
    if (autoFocus) field.current?.select()
  }, [autoFocus])

  // While somebody types, the text is left alone, so that the caret stays where it is.
  function leave() {
    const left = amountLeft(text, money, currency)
    if (left !== text) onChange(left)
  }

  function problem(): string | null {
    if (money.kind === 'too_large') return t('dialog.amountTooLarge')
    if (money.kind === 'foreign') return t('dialog.amountForeign', { other: money.currency, currency })
    if (money.kind === 'unclear') return t('dialog.amountUnclear')
    if (money.kind === 'none' && text.trim() !== '') return t('dialog.amountUnreadable')
    if (!required) return null
    if (money.kind === 'none') return t('dialog.amountRequired')
    return aboveZero && money.amount === 0 ? t('dialog.amountZero') : null
  }

  return (
    <div>
      <Field label={label} error={problem()} aside={amountRead(text, money, currency)}>
        {(control) => (
          <span className="relative">
            <Input
              {...control}
              ref={field}
              inputMode="decimal"
              autoComplete="off"
              placeholder="0"
              value={text}
              autoFocus={autoFocus}
              onChange={(event) => onChange(event.target.value)}
              onBlur={leave}
              // Before it submits the form: then nothing changes any more when the field is left.
              onKeyDown={(event) => event.key === 'Enter' && leave()}
              aria-describedby={cx(control['aria-describedby'], `${control.id}-currency`)}
              className="pr-[3.75rem] text-xl font-semibold tabular-nums"
            />
            <span
              id={`${control.id}-currency`}
              className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-ink-soft"
            >
              {currency}
            </span>
          </span>
        )}
      </Field>
      {money.kind === 'unclear' && (
        <div className="mt-2 flex flex-wrap gap-2">
          {money.readings.map((reading) => (
            <Button key={reading} size="sm" onClick={() => onChange(amountText(reading, currency))}>
              {formatMoney(reading, currency, true)}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
