import { useTranslation } from '../../i18n/use-translation.ts'
import { showToast } from '../../ui/toast.ts'

/** Copies a text and says so, in the words given for it; says so, too, where the browser does not allow it. */
export function useCopy(): (text: string, copied: string) => Promise<void> {
  const { t } = useTranslation('dashboard')
  return async (text, copied) => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ title: copied })
    } catch {
      // Refused, or not there at all: outside of HTTPS, within another app's browser.
      showToast({ title: t('invitations.copyFailed'), tone: 'error' })
    }
  }
}
