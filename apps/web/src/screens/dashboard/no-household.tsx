import { currencies, HouseholdName, limits, registrationCurrency } from '@casita/contract'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useCreateHousehold, useJoinHousehold } from '../../data/household-changes.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useFormat } from '../../i18n/format.ts'
import { fieldText } from '../../i18n/i18n.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'

function CreateForm() {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const failureText = useFailureText()
  const create = useCreateHousehold()
  const [name, setName] = useState('')
  const [currency, setCurrency] = useState<string>(registrationCurrency)
  const [problem, setProblem] = useState<string | null>(null)

  function submit() {
    const parsed = z.safeParse(HouseholdName, name)
    const chosen = currencies.find((each) => each === currency)
    if (!parsed.success) return setProblem(fieldText(parsed.error.issues[0]?.message ?? ''))
    if (chosen) create.mutate({ name: parsed.data, currency: chosen })
  }
  return (
    <Form className="grid content-start gap-4" onSubmit={submit}>
      <h2 className="text-lg">{t('noHousehold.create')}</h2>
      <Field
        label={t('noHousehold.name')}
        error={problem ?? (create.error && failureText(create.error, t('noHousehold.failed')))}
      >
        {(control) => (
          <Input
            {...control}
            value={name}
            onChange={(event) => {
              setName(event.target.value)
              setProblem(null)
              create.reset()
            }}
          />
        )}
      </Field>
      <Field label={t('noHousehold.currency')}>
        {(control) => (
          <Select {...control} value={currency} onChange={(event) => setCurrency(event.target.value)}>
            {currencies.map((code) => (
              <option key={code} value={code}>
                {format.currency(code)} ({code})
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" variant="primary" busy={create.isPending}>
        {t('noHousehold.create')}
      </Button>
    </Form>
  )
}

function JoinForm() {
  const { t } = useTranslation('dashboard')
  const failureText = useFailureText()
  const join = useJoinHousehold()
  const [code, setCode] = useState('')
  return (
    <form
      noValidate
      className="grid content-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        join.mutate(code.trim())
      }}
    >
      <h2 className="text-lg">{t('noHousehold.join')}</h2>
      <Field
        label={t('noHousehold.code')}
        error={join.error && failureText(join.error, t('noHousehold.joinFailed'))}
      >
        {(control) => (
          <Input
            {...control}
            value={code}
            maxLength={limits.invitationCodeMax}
            autoCapitalize="characters"
            autoComplete="off"
            onChange={(event) => {
              setCode(event.target.value)
              join.reset()
            }}
          />
        )}
      </Field>
      <Button type="submit" busy={join.isPending} disabled={code.trim() === ''}>
        {t('noHousehold.joinAction')}
      </Button>
    </form>
  )
}

/** For somebody without a household: create one or join one. */
export function NoHousehold() {
  const { t } = useTranslation('dashboard')
  return (
    <section className="mx-auto max-w-3xl rounded-lg border border-line bg-surface p-5 md:p-8">
      <h1 className="text-2xl">{t('noHousehold.title')}</h1>
      <p className="mt-2 text-ink-soft">{t('noHousehold.text')}</p>
      <div className="mt-8 grid gap-10 md:grid-cols-2">
        <CreateForm />
        <JoinForm />
      </div>
    </section>
  )
}
