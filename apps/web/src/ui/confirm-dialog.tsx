import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Actions } from './actions.tsx'
import { Button } from './button.tsx'
import { ModalOrDrawer } from './modal-or-drawer.tsx'

interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** What will happen. */
  description: string
  /** The label of the confirming button; null if there is nothing to confirm. */
  submit: string | null
  /** Whether the action cannot be undone. */
  danger?: boolean
  busy?: boolean
  disabled?: boolean
  onConfirm: () => void
  children?: ReactNode
}

/** Says what is about to happen and asks for confirmation. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, submit, danger, busy, disabled, onConfirm, children } =
    props
  const { t } = useTranslation()
  return (
    <ModalOrDrawer open={open} onOpenChange={onOpenChange} size="sm" title={title} description={description}>
      {children && <div className="mb-5 grid grid-cols-1 gap-3">{children}</div>}
      <Actions>
        <Button onClick={() => onOpenChange(false)}>{t(submit ? 'cancel' : 'close')}</Button>
        {submit && (
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy ?? false}
            disabled={disabled ?? false}
            onClick={onConfirm}
          >
            {submit}
          </Button>
        )}
      </Actions>
    </ModalOrDrawer>
  )
}
