import type { FormEvent } from 'react'
import { PhoneField } from '../../components/phone-field.tsx'
import { usePhone } from '../../components/use-phone.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import type { PhoneChoice } from './registration.ts'

interface PhoneStepProps {
  chosen: PhoneChoice | null
  onDone: (choice: PhoneChoice) => void
}

/** The number that expenses will be sent from; continues once it can have WhatsApp. */
export function PhoneStep({ chosen, onDone }: PhoneStepProps) {
  const { t } = useTranslation('arrival')
  const { t: common } = useTranslation()
  const phone = usePhone({ known: chosen })
  const { check, country, number } = phone
  const known = check.status === 'valid' ? check : null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (known) onDone({ country, number, e164: known.e164 })
  }

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-2">
      <PhoneField phone={phone} label={t('register.phone.label')} />
      <p className="text-sm text-pretty text-ink-soft">{t('register.phone.hint')}</p>
      <Button type="submit" variant="primary" size="lg" wide disabled={!known} className="mt-4">
        {common('continue')}
      </Button>
    </form>
  )
}
