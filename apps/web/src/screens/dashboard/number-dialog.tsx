import { PhoneField } from '../../components/phone-field.tsx'
import { usePhone } from '../../components/use-phone.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Actions } from '../../ui/actions.tsx'
import { Button } from '../../ui/button.tsx'
import { ModalOrDrawer } from '../../ui/modal-or-drawer.tsx'

interface NumberFormProps {
  busy: boolean
  /** Called with the number in E.164. */
  onSend: (phone: string) => void
  onCancel: () => void
}

function NumberForm({ busy, onSend, onCancel }: NumberFormProps) {
  const { t } = useTranslation('inviting')
  const { t: common } = useTranslation()
  const phone = usePhone({ missing: 'Please enter a phone number' })
  const { check } = phone
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (check.status === 'valid') onSend(check.e164)
      }}
    >
      <PhoneField phone={phone} label={t('phone')} autoFocus />
      <Actions>
        <Button onClick={onCancel}>{common('cancel')}</Button>
        <Button type="submit" variant="primary" busy={busy} disabled={check.status !== 'valid'}>
          {t('number.send')}
        </Button>
      </Actions>
    </form>
  )
}

interface NumberDialogProps extends Omit<NumberFormProps, 'onCancel'> {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks for another number for an account that has verified none; the verification message is sent there. */
export function NumberDialog({ open, onOpenChange, ...form }: NumberDialogProps) {
  const { t } = useTranslation('inviting')
  return (
    <ModalOrDrawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('number.title')}
      description={t('number.text')}
      size="sm"
    >
      <NumberForm {...form} onCancel={() => onOpenChange(false)} />
    </ModalOrDrawer>
  )
}
