import { countries } from '@casita/contract'
import type { ReactNode } from 'react'
import { useFormat } from '../i18n/format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { cx } from '../ui/cx.ts'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { Select } from '../ui/select.tsx'
import type { Phone } from './use-phone.ts'

/** The regional indicator of one letter; two of them are drawn as a flag. */
function regional(code: string): string {
  return String.fromCodePoint(...[...code].map((letter) => 0x1f1a5 + letter.charCodeAt(0)))
}

/** Whether this device draws two regional indicators as one flag; others show two letters or empty boxes. */
function drawsFlags(): boolean {
  const canvas = document.createElement('canvas').getContext('2d')
  const [letter, pair] = ['A', 'AR'].map(regional).map((text) => canvas?.measureText(text).width ?? 0)
  return (pair ?? 0) < (letter ?? 0) * 1.5
}

let hasFlags: boolean | undefined

/** The flag of a country; its code where no flag can be drawn. */
function flag(code: string): string {
  hasFlags ??= drawsFlags()
  return hasFlags ? regional(code) : code
}

interface PhoneFieldProps {
  phone: Phone
  label: ReactNode
  hint?: ReactNode
  /** Whether the field takes the focus, because it was opened to be typed into. */
  autoFocus?: boolean
}

/** Country and number, and whether it can have WhatsApp. */
export function PhoneField({ phone, label, hint, autoFocus = false }: PhoneFieldProps) {
  const { t } = useTranslation()
  const { country: countryName } = useFormat()
  const { check, country, number } = phone
  const sample = countries.find(({ code }) => code === country)?.sample ?? ''
  return (
    <Field
      label={label}
      // The button below must not move when it becomes one to press.
      steady
      hint={check.status === 'checking' ? t('phone.checking') : hint}
      error={check.status === 'invalid' ? check.error : null}
      ok={check.status === 'valid' ? t('phone.valid') : null}
    >
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <Select
            dense
            className="w-24.5"
            aria-label={t('phone.country')}
            autoComplete="tel-country-code"
            value={country}
            onChange={(event) => {
              const chosen = countries.find(({ code }) => code === event.target.value)
              if (chosen) phone.choose(chosen.code)
            }}
          >
            {countries.map(({ code, callingCode }) => {
              const shown = `${flag(code)} +${callingCode}`
              return (
                <option key={code} value={code} aria-label={`${countryName(code)}, ${shown}`}>
                  {shown}
                </option>
              )
            })}
          </Select>
          <Input
            {...control}
            autoFocus={autoFocus}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            placeholder={sample}
            value={number}
            onChange={(event) => phone.type(event.target.value)}
            onBlur={phone.leave}
            className={cx(
              'min-w-32 flex-1 max-sm:px-3',
              check.status === 'valid' && 'border-evergreen ring-1 ring-evergreen',
            )}
          />
        </div>
      )}
    </Field>
  )
}
