import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { capital } from '../i18n/capital.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { buttonClass } from './button-class.ts'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { IsOpen, type ModalProps } from './modal.ts'
import { useReturnFocus } from './return-focus.ts'
import { useCloseRequest } from './use-close-request.ts'

const widths = { sm: 'max-w-md', md: 'max-w-lg', lg: 'max-w-[50.5rem]' } as const

/** A modal dialog: it traps the focus and returns it when it closes; Escape and a click on the backdrop close it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  hideTitle,
  description,
  size = 'md',
  children,
}: ModalProps) {
  const { t } = useTranslation()
  const returnFocus = useReturnFocus(open)
  useCloseRequest(open, () => onOpenChange(false))
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="appear fixed inset-0 z-40 grid place-items-center overflow-y-auto bg-veil p-4 sm:p-6">
          <Radix.Content
            // While it fades out, an impatient second press must not save again.
            inert={!open}
            {...(!description && { 'aria-describedby': undefined })}
            onCloseAutoFocus={returnFocus}
            className={cx(
              'rise relative w-full rounded-xl border border-line bg-surface outline-none',
              widths[size],
              !hideTitle && 'p-6 sm:p-8',
            )}
          >
            <Radix.Title className={hideTitle ? 'sr' : 'pr-10 text-xl tracking-tight'}>
              {typeof title === 'string' ? capital(title) : title}
            </Radix.Title>
            {description && (
              <Radix.Description className={hideTitle ? 'sr' : 'mt-2 text-ink-soft'}>
                {description}
              </Radix.Description>
            )}
            <div className={hideTitle ? '' : 'mt-5'}>
              <IsOpen value={open}>{children}</IsOpen>
            </div>
            <Radix.Close
              aria-label={t('close')}
              className={buttonClass({ variant: 'plain', size: 'icon', className: 'absolute top-3 right-3' })}
            >
              <Icon as={X} />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
