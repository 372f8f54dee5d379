import { ChevronDown, LogOut, Settings } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { useAuth } from '../sign-in/auth-context.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu, MenuItem, MenuLabel, MenuLine } from '../ui/menu.tsx'

/** Who is signed in, the way to their settings, and the way out. */
export function UserMenu() {
  const { t } = useTranslation('shell')
  const { user, logout } = useAuth()
  const navigate = useNavigate()
  if (!user) return null
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="inline-flex min-h-11 min-w-11 items-center justify-end gap-1.5 rounded-full text-ink-soft"
        >
          <span className="sr">{t('user.menu', { name: user.name })}</span>
          <Avatar name={user.name} picture={user.profile_picture} />
          <Icon as={ChevronDown} size="sm" className="max-md:hidden" />
        </button>
      }
    >
      <MenuLabel>
        <span className="block font-semibold text-ink">{user.name}</span>
        {user.email}
      </MenuLabel>
      <MenuLine />
      <MenuItem icon={<Icon as={Settings} />} onSelect={() => void navigate(paths.settings)}>
        {t('user.settings')}
      </MenuItem>
      <MenuItem icon={<Icon as={LogOut} />} onSelect={() => void logout()}>
        {t('user.logout')}
      </MenuItem>
    </Menu>
  )
}
