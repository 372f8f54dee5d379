import {
  type Currency,
  configuration,
  currencies,
  HouseholdName,
  limits,
  registrationCurrency,
} from '@casita/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { request } from '../../data/request.ts'
import { useFormat } from '../../i18n/format.ts'
import { fieldText } from '../../i18n/i18n.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import type { HouseholdChoice } from './registration.ts'

interface CreateFormProps {
  chosen: HouseholdChoice | null
  onDone: (choice: HouseholdChoice) => void
}

/** The name and currency of a new household. */
export function CreateForm({ chosen, onDone }: CreateFormProps) {
  const { t } = useTranslation('arrival')
  const { t: common } = useTranslation()
  const { t: errors } = useTranslation('errors')
  const { currency: currencyName } = useFormat()
  const before = chosen?.kind === 'create' ? chosen : null
  const [name, setName] = useState(before?.name ?? '')
  const [currency, setCurrency] = useState<Currency>(before?.currency ?? registrationCurrency)
  const [error, setError] = useState<string | null>(null)
  const [checking, setChecking] = useState(false)
  const [isClosed, setClosed] = useState(false)

  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    let isHere = true
    void mayCreateHousehold().then((may) => isHere && setClosed(!may))
    return () => {
      isHere = false
    }
  }, [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const parsed = z.safeParse(HouseholdName, name)
    if (!parsed.success) {
      field.current?.focus()
      return setError(fieldText(parsed.error.issues[0]?.message ?? ''))
    }
    setChecking(true)
    const may = await mayCreateHousehold()
    setChecking(false)
    if (!may) return setClosed(true)
    onDone({ kind: 'create', name: parsed.data, currency })
  }

  if (isClosed) return <Banner className="mt-5" title={errors('households_closed')} />
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="mt-5 grid grid-cols-1 gap-5">
      <Field label={t('register.household.name')} error={error}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            value={name}
            maxLength={limits.nameMax}
            autoComplete="off"
            placeholder={t('register.household.namePlaceholder')}
            onChange={(event) => {
              setName(event.target.value)
              setError(null)
            }}
          />
        )}
      </Field>
      <Field label={t('register.household.currency')} hint={t('register.household.currencyHint')}>
        {(control) => (
          <Select
            {...control}
            value={currency}
            onChange={(event) =>
              setCurrency(currencies.find((each) => each === event.target.value) ?? registrationCurrency)
            }
          >
            {currencies.map((code) => (
              <option key={code} value={code}>
                {currencyName(code)} ({code})
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" variant="primary" size="lg" wide busy={checking}>
        {common('continue')}
      </Button>
    </form>
  )
}

/** Whether the server lets anybody create a household; yes if it does not say, because it decides at the end anyway. */
async function mayCreateHousehold(): Promise<boolean> {
  try {
    return (await request(configuration, {})).new_households
  } catch {
    return true
  }
}
