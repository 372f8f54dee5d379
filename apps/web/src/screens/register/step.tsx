import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

interface StepProps {
  number: number
  title: string
  state: 'done' | 'current' | 'next'
  /** What was entered, or what the step is for. */
  summary: ReactNode
  onChange: () => void
  children: ReactNode
}

/** One of the three steps; only the current one is open, a completed one can be reopened. */
export function Step({ number, title, state, summary, onChange, children }: StepProps) {
  const { t } = useTranslation('arrival')
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(state)
  useEffect(() => {
    // Moves the focus to a step that has just opened, for keyboards and screen readers.
    if (state === 'current' && before.current !== 'current') heading.current?.focus()
    before.current = state
  }, [state])
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className="relative grid grid-cols-[52px_minmax(0,1fr)] gap-x-3.5 pb-9 not-last:before:absolute not-last:before:top-6 not-last:before:-bottom-2 not-last:before:left-[25px] not-last:before:border-l-2 not-last:before:border-dotted not-last:before:border-[color-mix(in_oklab,var(--line),var(--ink)_24%)] sm:gap-x-5"
    >
      <span
        aria-hidden="true"
        className={cx('plaque relative z-1 outline-8 outline-paper', state === 'next' && 'plaque--next')}
      >
        {state === 'done' ? <Icon as={Check} /> : number}
      </span>
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-3">
        <h2
          ref={heading}
          tabIndex={-1}
          className={cx('text-xl outline-none', state === 'next' && 'font-medium text-ink-soft')}
        >
          <VisuallyHidden>{t('register.step', { step: number })}. </VisuallyHidden>
          {title}
        </h2>
        {state === 'done' && (
          <Button variant="quiet" size="sm" className="-my-1 -mr-2 px-2" onClick={onChange}>
            {t('register.change')}
            <VisuallyHidden>, {title}</VisuallyHidden>
          </Button>
        )}
      </div>
      {state === 'current' ? (
        <div className="col-start-2 pt-2">{children}</div>
      ) : (
        <p className="col-start-2 text-sm text-ink-soft">{summary}</p>
      )}
    </li>
  )
}
