import { useTranslation } from '../i18n/use-translation.ts'
import { type Again, isOffline } from '../ui/fetched.ts'
import { ErrorState } from '../ui/states.tsx'

/** Shown in place of a screen whose file did not arrive: there is no connection, or an upgrade has removed the file. */
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
