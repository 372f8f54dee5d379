import { Component, type ReactNode, useEffect } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../ui/button.tsx'
import { Mark } from '../ui/mark.tsx'

const reload = () => location.reload()

function CrashPage() {
  const { t } = useTranslation()
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <div role="alert" className="mx-auto grid min-h-[80dvh] max-w-md content-center gap-4 p-6">
      <Mark />
      <h1 className="text-2xl">{t('crash.title')}</h1>
      <p className="text-ink-soft">{t('crash.text')}</p>
      <Button variant="primary" className="justify-self-start" onClick={reload}>
        {t('crash.reload')}
      </Button>
    </div>
  )
}

/** Shows a message in place of a screen that failed to render. The page is reloaded when a lost connection is back. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true }
  }

  override render(): ReactNode {
    return this.state.crashed ? <CrashPage /> : this.props.children
  }
}
