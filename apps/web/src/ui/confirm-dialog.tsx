import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Actions } from './actions.tsx'
import { Button } from './button.tsx'
import { ModalOrDrawer } from './modal-or-drawer.tsx'

/** The button that confirms. */
interface Confirmation {
  label: string
  /** Whether the action deletes or ends something. */
  danger?: boolean
  busy?: boolean
  disabled?: boolean
  run: () => void
}

interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** What will happen. */
  description: string
  /** Null if something else has to be done first. */
  confirm: Confirmation | null
  children?: ReactNode
}

/** Says what is about to happen and asks for confirmation. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirm, children } = props
  const { t } = useTranslation()
  return (
    <ModalOrDrawer open={open} onOpenChange={onOpenChange} size="sm" title={title} description={description}>
      {children && <div className="mb-5 grid grid-cols-1 gap-3">{children}</div>}
      <Actions>
        <Button onClick={() => onOpenChange(false)}>{t(confirm ? 'cancel' : 'close')}</Button>
        {confirm && (
          <Button
            variant={confirm.danger ? 'danger' : 'primary'}
            busy={confirm.busy ?? false}
            disabled={confirm.disabled ?? false}
            onClick={confirm.run}
          >
            {confirm.label}
          </Button>
        )}
      </Actions>
    </ModalOrDrawer>
  )
}
