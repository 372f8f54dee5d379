import { limits } from '@casita/contract'
import { LogOut, X } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import { Drawer as Vaul } from 'vaul'
import { useTranslation } from '../i18n/use-translation.ts'
import { useAuth } from '../sign-in/auth-context.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Icon } from '../ui/icon.tsx'
import { useReturnFocus } from '../ui/return-focus.ts'
import { Spinner } from '../ui/spinner.tsx'
import { takeFocus } from '../ui/take-focus.ts'
import { useCloseRequest } from '../ui/use-close-request.ts'
import { navItems } from './nav-items.ts'
import { useWay } from './use-way.ts'

interface SideDrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * The navigation drawer on a narrow screen, closed by a swipe to the left. It stays open until the chosen screen has
 * loaded, and shows that it is loading. Its animation takes vaul's own 0.5 s.
 */
export function SideDrawer({ open, onOpenChange }: SideDrawerProps) {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const { user, logout } = useAuth()
  const { pathname } = useLocation()
  const { way, setOut, turnBack } = useWay(() => onOpenChange(false))
  function change(next: boolean) {
    turnBack()
    onOpenChange(next)
  }
  const returnFocus = useReturnFocus(open)
  useCloseRequest(open, () => change(false))
  return (
    <Vaul.Root
      open={open}
      onOpenChange={change}
      direction="left"
      closeThreshold={limits.drawerCloseThreshold}
    >
      <Vaul.Portal>
        <Vaul.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Vaul.Content
          aria-describedby={undefined}
          onOpenAutoFocus={takeFocus}
          onCloseAutoFocus={returnFocus}
          className="fixed inset-y-0 left-0 z-40 flex w-[min(20rem,86vw)] flex-col overflow-y-auto border-r border-line bg-surface outline-none"
        >
          <Vaul.Title className="sr">{t('nav.drawer')}</Vaul.Title>
          <div className="flex items-center gap-3 border-b border-line p-4 pr-14">
            <Avatar id={user?.id} name={user?.name} picture={user?.profile_picture} size="lg" />
            <div className="min-w-0">
              <p className="truncate font-semibold">{user?.name}</p>
              <p className="truncate text-sm text-ink-soft">{user?.email}</p>
            </div>
          </div>
          <nav aria-label={t('nav.label')} className="grid gap-1 p-3">
            {navItems.map(({ to, name, icon }) => (
              <NavLink
                key={to}
                to={to}
                onClick={(event) => (to === pathname ? change(false) : setOut(to, event))}
                className="grid min-h-15 grid-cols-[1.25rem_1fr] items-center gap-x-3.5 rounded-md px-3 py-2 hover:bg-sunken aria-[current=page]:bg-evergreen-soft aria-[current=page]:text-evergreen"
              >
                {way === to ? <Spinner /> : <Icon as={icon} />}
                <span>
                  <span className="block font-semibold">{t(`nav.${name}`)}</span>
                  <span className="block text-sm text-ink-soft">{t(`nav.${name}Hint`)}</span>
                </span>
              </NavLink>
            ))}
          </nav>
          <div className="mt-auto border-t border-line p-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
            <Button variant="plain" wide className="justify-start" onClick={() => void logout()}>
              <Icon as={LogOut} className="mr-1.5 -ml-1.5" />
              {t('user.logout')}
            </Button>
          </div>
          <Vaul.Close
            aria-label={common('close')}
            className={buttonClass({ variant: 'plain', size: 'icon', className: 'absolute top-3 right-2' })}
          >
            <Icon as={X} />
          </Vaul.Close>
        </Vaul.Content>
      </Vaul.Portal>
    </Vaul.Root>
  )
}
