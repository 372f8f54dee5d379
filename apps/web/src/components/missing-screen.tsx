import { useTranslation } from '../i18n/use-translation.ts'
import { type Again, isOffline } from '../ui/fetched.ts'
import { ErrorState } from '../ui/states.tsx'

/** In place of a screen that did not come: there is no connection, or its file is gone after an upgrade. */
export function MissingScreen({ again }: Again) {
  const { t } = useTranslation()
  const { t: error } = useTranslation('errors')
  const [message, retry] = isOffline()
    ? [error('network'), again]
    : [t('crash.text'), () => location.reload()]
  return (
    <>
      <h1 className="sr">{t('crash.title')}</h1>
      <ErrorState message={message} onRetry={retry} />
    </>
  )
}
