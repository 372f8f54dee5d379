import type { Member } from '@casita/contract'
import { useHandOver, useRemoveMember } from '../../data/belonging.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showToast } from '../../ui/toast.ts'

interface MemberDialogProps {
  member: Member
  /** What the owner is about to do. */
  action: 'handOver' | 'removeMember'
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks the owner before a member becomes the owner, or is one no more, and says what that means. */
export function MemberDialog({ member, action, open, onOpenChange }: MemberDialogProps) {
  const { t } = useTranslation('household')
  const { t: common } = useTranslation()
  const failureText = useFailureText()
  const handOver = useHandOver()
  const remove = useRemoveMember()
  const { mutate, isPending } = action === 'handOver' ? handOver : remove
  const values = { name: member.name }
  const submit = () =>
    mutate(member.id, {
      onSuccess: () => {
        showToast({ title: t(`memberDialog.${action}.done`, values) })
        onOpenChange(false)
      },
      onError: (error) =>
        showToast({
          title: common('error'),
          description: failureText(error, t(`memberDialog.${action}.failed`, values)),
          tone: 'error',
        }),
    })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`memberDialog.${action}.title`, values)}
      description={t(`memberDialog.${action}.text`, values)}
      submit={t(`memberDialog.${action}.submit`)}
      danger={action === 'removeMember'}
      busy={isPending}
      onConfirm={submit}
    />
  )
}
