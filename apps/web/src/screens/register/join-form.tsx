import { limits } from '@casita/contract'
import type { FormEvent } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Mark } from '../../ui/mark.tsx'
import type { HouseholdChoice } from './registration.ts'
import type { useInvitation } from './use-invitation.ts'

interface JoinFormProps {
  found: ReturnType<typeof useInvitation>
  onDone: (choice: HouseholdChoice) => void
}

/** The code of an invitation, and the household behind it. */
export function JoinForm({ found, onDone }: JoinFormProps) {
  const { t } = useTranslation('arrival')
  const { instant } = useFormat()
  const { code, edit, validate, invitation, error, checking } = found

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (invitation) onDone({ kind: 'join', code: invitation.code, name: invitation.household })
    else void validate()
  }

  return (
    <form onSubmit={submit} noValidate className="mt-5 grid grid-cols-1 gap-4">
      <Field label={t('register.household.code')} error={error}>
        {(control) => (
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
            <Input
              {...control}
              value={code}
              maxLength={limits.invitationCodeMax}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              className="font-semibold tracking-[0.12em] uppercase"
              onChange={(event) => edit(event.target.value)}
            />
            <Button
              className="min-h-12"
              busy={checking}
              disabled={code.trim() === ''}
              onClick={() => void validate()}
            >
              {t(checking ? 'register.household.validating' : 'register.household.validate')}
            </Button>
          </div>
        )}
      </Field>
      <div aria-live="polite">
        {invitation && (
          <div className="rise flex items-center gap-3.5 rounded-[16px_16px_16px_3px] border border-[color-mix(in_oklab,var(--evergreen)_35%,var(--line))] bg-evergreen-soft p-4">
            <Mark />
            <div className="min-w-0">
              <p className="font-semibold">{invitation.household}</p>
              <p className="text-sm text-[color-mix(in_oklab,var(--ink-soft)_60%,var(--ink))]">
                {t('register.household.invitedBy', {
                  name: invitation.inviter,
                  day: instant(invitation.expiresAt),
                })}
              </p>
            </div>
          </div>
        )}
      </div>
      <Button type="submit" variant="primary" size="lg" wide disabled={!invitation}>
        {t('register.household.enter')}
      </Button>
    </form>
  )
}
