import { Component, type ReactNode } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../ui/button.tsx'
import { Mark } from '../ui/mark.tsx'

function CrashPage() {
  const { t } = useTranslation()
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-4 p-6">
      <Mark />
      <h1 className="text-2xl">{t('crash.title')}</h1>
      <p className="text-ink-soft">{t('crash.text')}</p>
      <Button variant="primary" className="justify-self-start" onClick={() => location.reload()}>
        {t('crash.reload')}
      </Button>
    </main>
  )
}

/** What is shown when a screen could not be drawn, for example because its file is gone after an upgrade. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true }
  }

  override render(): ReactNode {
    return this.state.crashed ? <CrashPage /> : this.props.children
  }
}
