import { limits } from '@casita/contract'
import { X } from 'lucide-react'
import { Drawer as Vaul } from 'vaul'
import { capital } from '../i18n/capital.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { buttonClass } from './button-class.ts'
import { Icon } from './icon.tsx'
import { IsOpen, type ModalProps } from './modal.ts'
import { useReturnFocus } from './return-focus.ts'
import { takeFocus } from './take-focus.ts'
import { useCloseRequest } from './use-close-request.ts'

/** A drawer from the bottom edge, for narrow screens. Its animation takes vaul's own 0.5 s. */
export function Drawer({ open, onOpenChange, title, hideTitle, description, children }: ModalProps) {
  const { t } = useTranslation()
  const returnFocus = useReturnFocus(open)
  useCloseRequest(open, () => onOpenChange(false))
  return (
    <Vaul.Root
      open={open}
      onOpenChange={onOpenChange}
      closeThreshold={limits.drawerCloseThreshold}
      repositionInputs={false}
    >
      <Vaul.Portal>
        <Vaul.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Vaul.Content
          // While it slides out, an impatient second press must not save again.
          inert={!open}
          {...(!description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={takeFocus}
          onCloseAutoFocus={returnFocus}
          // Leaves room above the tallest drawer for a toast, so that it does not cover the handle and the close
          // button.
          className="fixed inset-x-0 bottom-0 z-40 flex max-h-[calc(100dvh-min(6.5rem,16dvh))] flex-col rounded-t-xl border-t border-line bg-surface outline-none"
        >
          <Vaul.Handle className="mt-2.5 shrink-0" />
          {/* It stays, so that nothing slides below the cross beside it. */}
          <Vaul.Title className={hideTitle ? 'sr' : 'shrink-0 px-5 pt-5 pr-15 pb-2 text-xl tracking-tight'}>
            {typeof title === 'string' ? capital(title) : title}
          </Vaul.Title>
          <div className="scroll-pb-26 overflow-y-auto">
            {/* Inside, because what sticks to the bottom of a scroller stays above its padding. */}
            <div
              className={
                hideTitle
                  ? 'pb-[env(safe-area-inset-bottom)]'
                  : 'px-5 pb-[calc(20px+env(safe-area-inset-bottom))]'
              }
            >
              {description && (
                <Vaul.Description className={hideTitle ? 'sr' : 'text-ink-soft'}>
                  {description}
                </Vaul.Description>
              )}
              <div className={hideTitle ? '' : description ? 'mt-5' : 'mt-3'}>
                <IsOpen value={open}>{children}</IsOpen>
              </div>
            </div>
          </div>
          <Vaul.Close
            aria-label={t('close')}
            className={buttonClass({ variant: 'plain', size: 'icon', className: 'absolute top-3 right-3' })}
          >
            <Icon as={X} />
          </Vaul.Close>
        </Vaul.Content>
      </Vaul.Portal>
    </Vaul.Root>
  )
}
