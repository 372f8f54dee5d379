import { Menu as MenuIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link, matchPath, NavLink, useLocation } from 'react-router'
import { useTranslation } from '../i18n/use-translation.ts'
import { paths } from '../paths.ts'
import { useAuth } from '../sign-in/auth-context.tsx'
import { Button } from '../ui/button.tsx'
import { fetchedLater } from '../ui/fetched-later.ts'
import { Icon } from '../ui/icon.tsx'
import { Mark } from '../ui/mark.tsx'
import { ChatPill } from './chat-pill.tsx'
import { firstName } from './first-name.ts'
import { navItems } from './nav-items.ts'
import { useWay } from './use-way.ts'
import { UserMenu } from './user-menu.tsx'

const SideDrawer = fetchedLater(() => import('./side-drawer.tsx'), 'SideDrawer')

function MobileTitle() {
  const { t } = useTranslation('shell')
  const { user } = useAuth()
  const { pathname } = useLocation()
  const place = navItems.find(({ to }) => matchPath(to, pathname))
  const title =
    place?.name === 'dashboard'
      ? t('greeting', { name: firstName(user?.name) })
      : place && t(`nav.${place.name}`)
  return <span className="ml-1 min-w-0 truncate text-lg font-semibold tracking-tight md:hidden">{title}</span>
}

/** The header of every signed-in screen: navigation, the state of the chat, and the user menu. */
export function Header() {
  const { t } = useTranslation('shell')
  const { user } = useAuth()
  const { pathname } = useLocation()
  const { way, setOut } = useWay()
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper/92 backdrop-blur-md">
      <div className="@container mx-auto flex h-15 max-w-[78rem] items-center gap-1 pr-3 pl-1.5 md:h-17 md:gap-3 md:px-6">
        <Button
          variant="plain"
          size="icon"
          className="md:hidden"
          aria-label={t('nav.menu')}
          aria-haspopup="dialog"
          onClick={() => setDrawer('open')}
        >
          <Icon as={MenuIcon} />
        </Button>
        <Link
          to={paths.dashboard}
          className="inline-flex min-h-11 items-center gap-2.5 text-lg font-semibold tracking-tight max-md:hidden"
        >
          <Mark />
          Casita
        </Link>
        <MobileTitle />
        <nav aria-label={t('nav.label')} className="ml-1 flex gap-1 max-md:hidden lg:ml-7">
          {navItems.map(({ to, name }) => (
            <NavLink
              key={to}
              to={to}
              onClick={(event) => setOut(to, event)}
              aria-busy={way === to && to !== pathname}
              className="relative inline-flex min-h-11 items-center rounded-sm px-2 text-[0.9375rem] font-medium text-ink-soft hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink after:absolute after:inset-x-2 lg:px-3.5 lg:after:inset-x-3.5 after:-bottom-3 after:h-0.5 after:rounded-t-sm aria-[current=page]:after:bg-evergreen"
            >
              {t(`nav.${name}`)}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex shrink-0 items-center gap-1.5 md:gap-3">
          <ChatPill />
          {user && <UserMenu user={user} />}
        </div>
      </div>
      {drawer !== 'never' && (
        <Suspense>
          <SideDrawer open={drawer === 'open'} onOpenChange={(open) => setDrawer(open ? 'open' : 'closed')} />
        </Suspense>
      )}
    </header>
  )
}
