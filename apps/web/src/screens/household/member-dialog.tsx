import type { Member } from '@casita/contract'
import { useHandOver, useRemoveMember } from '../../data/membership.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useTell } from '../../shell/use-tell.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface MemberDialogProps {
  member: Member
  /** What the owner is about to do. */
  action: 'handOver' | 'removeMember'
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks the owner before a member is made the owner or removed, and says what that means. */
export function MemberDialog({ member, action, open, onOpenChange }: MemberDialogProps) {
  const { t } = useTranslation('household')
  const tell = useTell()
  const handOver = useHandOver()
  const remove = useRemoveMember()
  const { mutateAsync, isPending } = action === 'handOver' ? handOver : remove
  const values = { name: member.name }
  const submit = () =>
    tell(mutateAsync(member.id, { onSuccess: () => onOpenChange(false) }), {
      done: () => ({ title: t(`memberDialog.${action}.done`, values) }),
      failed: t(`memberDialog.${action}.failed`, values),
    })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`memberDialog.${action}.title`, values)}
      description={t(`memberDialog.${action}.text`, values)}
      confirm={{
        label: t(`memberDialog.${action}.submit`),
        danger: action === 'removeMember',
        busy: isPending,
        run: submit,
      }}
    />
  )
}
