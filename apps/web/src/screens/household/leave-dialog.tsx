import type { Household, Member } from '@casita/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLeaveHousehold } from '../../data/membership.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { useTell } from '../../shell/use-tell.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { useWhenOpened } from '../../ui/use-when-opened.ts'

interface LeaveDialogProps {
  household: Household
  members: readonly Member[]
  open: boolean
  onOpenChange: (open: boolean) => void
  onHandOver: (member: Member) => void
}

/**
 * Asks before somebody leaves: the last member confirms that the household is deleted, an owner with other members is
 * asked to hand it over first.
 */
export function LeaveDialog({ household, members, open, onOpenChange, onHandOver }: LeaveDialogProps) {
  const { t } = useTranslation('household')
  const tell = useTell()
  const navigate = useNavigate()
  const [confirmed, setConfirmed] = useState(false)
  useWhenOpened(open, () => setConfirmed(false))
  const values = { household: household.name }
  const leave = useLeaveHousehold({
    onLeft: () => {
      showToast({ title: t('leave.done', values) })
      void navigate(paths.dashboard)
    },
  })
  const frame = { open, onOpenChange }
  const others = members.filter(({ is_current_user }) => !is_current_user)

  if (household.is_owner && others.length > 0) {
    return (
      <ConfirmDialog
        {...frame}
        title={t('leave.first')}
        description={t('leave.firstText', values)}
        confirm={null}
      >
        {others.map((member) => (
          <Button key={member.id} className="wrap-anywhere" onClick={() => onHandOver(member)}>
            {t('family.handOver', { name: member.name })}
          </Button>
        ))}
      </ConfirmDialog>
    )
  }
  const isLast = others.length === 0
  return (
    <ConfirmDialog
      {...frame}
      title={t('leave.title', values)}
      description={t(isLast ? 'leave.last' : 'leave.text')}
      confirm={{
        label: t(isLast ? 'leave.submitLast' : 'leave.submit'),
        danger: true,
        busy: leave.isPending,
        disabled: isLast && !confirmed,
        run: () => tell(leave.mutateAsync(isLast), { failed: t('leave.failed') }),
      }}
    >
      {isLast && (
        <Checkbox checked={confirmed} onChange={(event) => setConfirmed(event.target.checked)}>
          {t('leave.confirm', values)}
        </Checkbox>
      )}
    </ConfirmDialog>
  )
}
