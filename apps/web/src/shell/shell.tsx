import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { useTranslation } from '../i18n/use-translation.ts'
import { PageSpinner } from '../ui/spinner.tsx'
import { ChatDialogs } from './chat-dialogs.tsx'
import { Header } from './header.tsx'

/** The frame around every signed-in screen. */
export function Shell() {
  const { t } = useTranslation()
  return (
    <ChatDialogs>
      <a href="#content" className="skip">
        {t('skip')}
      </a>
      <Header />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto max-w-[78rem] px-4 pt-4 pb-14 outline-none md:px-6 md:pt-10 md:pb-24"
      >
        <Suspense fallback={<PageSpinner />}>
          <Outlet />
        </Suspense>
      </main>
    </ChatDialogs>
  )
}
