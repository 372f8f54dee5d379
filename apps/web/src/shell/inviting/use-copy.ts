import { useTranslation } from '../../i18n/use-translation.ts'
import { showToast } from '../../ui/toast.ts'

/** Copies a text and confirms it with the given message, or says that the browser does not allow it. */
export function useCopy(): (text: string, copied: string) => Promise<void> {
  const { t } = useTranslation('inviting')
  return async (text, copied) => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ title: copied })
    } catch {
      // The clipboard is refused or unavailable: without HTTPS, or in another app's browser.
      showToast({ title: t('invitations.copyFailed'), tone: 'error' })
    }
  }
}
