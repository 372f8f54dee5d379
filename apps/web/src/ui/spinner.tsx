import { useTranslation } from '../i18n/use-translation.ts'
import { Mark } from './mark.tsx'

/** A spinner. Decorative: the text beside it says what is happening. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="turn inline-block size-4 shrink-0 rounded-full border-2 border-current border-r-transparent"
    />
  )
}

/** Fills the page while something is loading; labelled 'Loading...' by default. */
export function PageSpinner({ label }: { label?: string }) {
  const { t } = useTranslation()
  return (
    <div className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6" role="status">
      <Mark className="pulse size-10" />
      <p className="text-ink-soft">{label ?? t('loading')}</p>
    </div>
  )
}
