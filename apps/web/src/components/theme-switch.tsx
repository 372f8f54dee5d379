import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Icon } from '../ui/icon.tsx'
import { themes } from '../ui/stored-theme.ts'
import { setTheme, useTheme } from '../ui/theme.ts'

const drawings = { system: Monitor, light: Sun, dark: Moon } as const

/** Chooses the theme: the system's, light or dark; takes effect at once and is remembered in this browser. */
export function ThemeSwitch() {
  const { t } = useTranslation()
  const chosen = useTheme()
  const name = useId()
  return (
    <fieldset className="m-0 flex flex-wrap gap-1 rounded-md border border-line bg-sunken p-1">
      <legend className="sr">{t('theme.label')}</legend>
      {themes.map((theme) => (
        <label
          key={theme}
          className="flex min-h-11 grow basis-0 cursor-pointer items-center justify-center gap-1.5 rounded-sm border border-transparent px-2 text-sm font-semibold text-ink-soft has-checked:border-line has-checked:bg-surface has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={theme}
            checked={chosen === theme}
            onChange={() => setTheme(theme)}
            className="sr"
          />
          <Icon as={drawings[theme]} size="sm" />
          {t(`theme.${theme}`)}
        </label>
      ))}
    </fieldset>
  )
}
