import { CircleHelp } from 'lucide-react'
import { useTranslation } from '../i18n/use-translation.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { PlainPage } from './plain-page.tsx'

interface LinkFailureProps {
  title: string
  message: string
  /** Whether there is a token to try again with. */
  canRetry: boolean
  /** Whether trying again may succeed; the button for it then comes first. */
  mayPass: boolean
  onRetry: () => void
}

/** Tells that a link did not work: what happened, what to do, and what else may help. */
export function LinkFailure({ title, message, canRetry, mayPass, onRetry }: LinkFailureProps) {
  const { t } = useTranslation('arrival')
  const retry = canRetry && (
    <Button variant={mayPass ? 'primary' : 'secondary'} size="lg" onClick={onRetry}>
      {t('link.retry')}
    </Button>
  )
  return (
    <PlainPage>
      <div role="alert">
        <h1 className="text-3xl tracking-tighter">{title}</h1>
        <p className="mt-3 text-lg text-pretty text-ink-soft">{message}</p>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        {mayPass && retry}
        <LinkButton to={paths.dashboard} variant={mayPass ? 'secondary' : 'primary'} size="lg" replace>
          {t('link.dashboard')}
        </LinkButton>
        {!mayPass && retry}
      </div>
      <section className="mt-10 rounded-lg border border-line bg-surface p-5">
        <h2 className="flex items-center gap-2.5 text-md">
          <Icon as={CircleHelp} className="text-evergreen" />
          {t('link.help')}
        </h2>
        <ul className="mt-3 grid gap-2 pl-7.5 text-ink-soft">
          <li>{t('link.helpLink')}</li>
          <li>{t('link.helpLatest')}</li>
          <li>{t('link.helpLogin')}</li>
        </ul>
      </section>
    </PlainPage>
  )
}
