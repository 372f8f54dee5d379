import type { UserInfo } from '@casita/contract'
import { ChevronDown, LogOut, Settings } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslation } from '../i18n/use-translation.ts'
import { paths } from '../paths.ts'
import { useAuth } from '../sign-in/auth-context.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Icon } from '../ui/icon.tsx'
import { PopoverMenu, popoverItem } from './popover-menu.tsx'

/** The menu of the signed-in person: their name, settings, and sign-out. */
export function UserMenu({ user }: { user: UserInfo }) {
  const { t } = useTranslation('shell')
  const { logout } = useAuth()
  return (
    <PopoverMenu
      triggerClass="inline-flex min-h-11 min-w-11 items-center justify-end gap-1.5 rounded-full text-ink-soft"
      trigger={
        <>
          <span className="sr">{t('user.menu', { name: user.name })}</span>
          <Avatar id={user.id} name={user.name} picture={user.profile_picture} />
          <Icon as={ChevronDown} size="sm" className="max-md:hidden" />
        </>
      }
    >
      {(close) => (
        <>
          <p className="truncate px-3 pt-2 font-semibold">{user.name}</p>
          <p className="truncate px-3 pb-2 text-sm text-ink-soft">{user.email}</p>
          <hr className="mx-1 my-1.5 border-line" />
          <Link to={paths.settings} className={popoverItem} onClick={close}>
            <Icon as={Settings} />
            {t('user.settings')}
          </Link>
          <button type="button" className={popoverItem} onClick={() => void logout()}>
            <Icon as={LogOut} />
            {t('user.logout')}
          </button>
        </>
      )}
    </PopoverMenu>
  )
}
