import { useTranslation } from '../i18n/use-translation.ts'
import { cx } from './cx.ts'

const sizes = { sm: 'size-4 border-2', md: 'size-7 border-[2.5px]', lg: 'size-10 border-[3px]' } as const

interface SpinnerProps {
  size?: keyof typeof sizes
  className?: string
}

/** A turning ring: decoration, the text beside it says what is going on. */
export function Spinner({ size = 'md', className }: SpinnerProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'turn inline-block shrink-0 rounded-full border-current border-r-transparent',
        sizes[size],
        className,
      )}
    />
  )
}

/** Fills the page while something is awaited; says 'Loading...' unless told otherwise. */
export function PageSpinner({ label }: { label?: string }) {
  const { t } = useTranslation()
  return (
    <div className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6" role="status">
      <Spinner size="lg" className="text-evergreen" />
      <p className="text-ink-soft">{label ?? t('loading')}</p>
    </div>
  )
}
