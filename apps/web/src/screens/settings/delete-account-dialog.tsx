import type { Household } from '@casita/contract'
import { useState } from 'react'
import { useDeleteAccount } from '../../data/account.ts'
import { useHousehold } from '../../data/households.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { useTell } from '../../shell/use-tell.ts'
import { useAuth } from '../../sign-in/auth-context.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { useWhenOpened } from '../../ui/use-when-opened.ts'

interface DeleteAccountDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What happens to the household when this person deletes their account. */
function fateOf(household: Household): 'member' | 'last' | 'first' {
  if (household.members_count === 1) return 'last'
  return household.is_owner ? 'first' : 'member'
}

/** Says what happens to the person's data and household, and deletes the account after confirmation. */
export function DeleteAccountDialog({ open, onOpenChange }: DeleteAccountDialogProps) {
  const { t } = useTranslation('settings')
  const { user } = useAuth()
  const failureText = useFailureText()
  const tell = useTell()
  const { data: home, error, refetch, isFetching } = useHousehold(user?.has_household ?? false)
  const [confirmed, setConfirmed] = useState(false)
  useWhenOpened(open, () => setConfirmed(false))
  const remove = useDeleteAccount({ onDeleted: () => location.replace(paths.landing) })
  const household = user?.has_household ? home : null
  const fate = household && fateOf(household)
  const values = { household: household?.name }
  const frame = { open, onOpenChange }

  if (fate === 'first') {
    return (
      <ConfirmDialog
        {...frame}
        title={t('deletion.first')}
        description={t('deletion.firstText', values)}
        confirm={null}
      >
        <LinkButton variant="primary" to={paths.household}>
          {t('deletion.toHousehold')}
        </LinkButton>
      </ConfirmDialog>
    )
  }

  function consequences() {
    if (household !== undefined) {
      return (
        <>
          {fate && <p>{t(`deletion.${fate}`, values)}</p>}
          <Checkbox checked={confirmed} onChange={(event) => setConfirmed(event.target.checked)}>
            {t(fate === 'last' ? 'deletion.confirmLast' : 'deletion.confirm', values)}
          </Checkbox>
        </>
      )
    }
    if (!error) return <Skeleton className="h-24" />
    return <ErrorState message={failureText(error)} onRetry={() => void refetch()} busy={isFetching} />
  }

  return (
    <ConfirmDialog
      {...frame}
      title={t('deletion.title')}
      description={t('deletion.text')}
      confirm={{
        label: t('deletion.submit'),
        danger: true,
        busy: remove.isPending,
        disabled: !confirmed || household === undefined,
        run: () => tell(remove.mutateAsync(), { failed: t('deletion.failed') }),
      }}
    >
      {consequences()}
    </ConfirmDialog>
  )
}
