import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../i18n/use-translation.ts'
import { buttonClass } from './button-class.ts'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { closeToast, type ShownToast } from './toast.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/**
 * The toast: announced to screen readers, focused by F8, dismissed by swipe, Escape or timeout. It is rendered beside
 * the app, because an open dialog hides and disables the app.
 */
export function ToastView({ toast }: { toast: ShownToast }) {
  const { t } = useTranslation()
  const failed = toast.tone === 'error'
  const list = useRef<HTMLOListElement>(null)
  const before = useRef<HTMLElement>(null)
  useEffect(() => {
    // The library leaves the focus on the empty list.
    if (!toast.open && document.activeElement === list.current) before.current?.focus({ preventScroll: true })
  }, [toast.open])
  return createPortal(
    <Radix.Provider label={t('notifications')} swipeDirection="down">
      <Radix.Root
        key={toast.number}
        open={toast.open}
        onOpenChange={(open) => !open && closeToast()}
        duration={toast.duration}
        type={failed ? 'foreground' : 'background'}
        className={cx(
          'rise pointer-events-auto flex items-center gap-2 rounded-md border py-1.5 pr-1.5 pl-4 max-md:gap-1.5 max-md:pl-3.5 data-[swipe=move]:translate-y-(--radix-toast-swipe-move-y)',
          failed ? 'border-terracotta/40 bg-terracotta-soft' : 'border-transparent bg-ink text-paper',
        )}
      >
        <Icon
          as={failed ? CircleAlert : CircleCheck}
          className={failed ? 'text-terracotta-ink' : 'opacity-80'}
        />
        <div className="min-w-0 flex-1 py-2 leading-snug max-md:text-[0.9375rem]">
          <Radix.Title className="font-semibold">
            {toast.title}
            {toast.description && <VisuallyHidden>. </VisuallyHidden>}
          </Radix.Title>
          {toast.description && (
            <Radix.Description className="text-sm opacity-85">{toast.description}</Radix.Description>
          )}
        </div>
        {toast.action && (
          <Radix.Action
            // Read out together with the toast's text.
            altText={`. ${toast.action.label}`}
            onClick={toast.action.run}
            className="min-h-11 rounded-sm px-2 font-semibold underline decoration-1 underline-offset-4"
          >
            {toast.action.label}
          </Radix.Action>
        )}
        <Radix.Close
          aria-label={t('close')}
          className={cx(
            buttonClass({ variant: 'plain', size: 'icon' }),
            !failed && 'text-paper hover:bg-ink-soft',
          )}
        >
          <Icon as={X} />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport
        ref={list}
        onFocus={({ currentTarget, relatedTarget: from }) => {
          if (from instanceof HTMLElement && !currentTarget.contains(from)) before.current = from
        }}
        label={`${t('notifications')} ({hotkey})`}
        // Each toast announces itself; the attribute keeps an open dialog from hiding the region.
        aria-live="off"
        // The buttons of a drawer are at its bottom, so over an open drawer the toast is at the top.
        className="fixed inset-x-3 bottom-[calc(var(--bar,0rem)+0.75rem+env(safe-area-inset-bottom))] z-60 mx-auto max-w-md outline-none max-md:[body:has([data-vaul-drawer-direction=bottom][data-state=open])_&]:top-3 max-md:[body:has([data-vaul-drawer-direction=bottom][data-state=open])_&]:bottom-auto md:right-6 md:bottom-6 md:left-auto md:mx-0 md:w-md"
      />
    </Radix.Provider>,
    document.body,
  )
}
