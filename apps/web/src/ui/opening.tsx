import { useTranslation } from '../i18n/use-translation.ts'
import { Mark } from './mark.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/**
 * Shown until it is known who is signed in: the app's name. `app.html` shows the same before any script has run, so
 * that nothing moves.
 */
export function Opening() {
  const { t } = useTranslation()
  return (
    <div className="grid min-h-dvh place-content-center justify-items-center gap-3 p-6" role="status">
      <Mark className="pulse size-16" />
      <p className="text-[3.75rem] leading-tight font-[680] tracking-[-0.045em]">Casita</p>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </div>
  )
}
