import { languages } from '@casita/contract'
import { setLanguage } from '../i18n/i18n.ts'
import { languageNames } from '../i18n/language-names.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { isLanguage } from '../i18n/visitors-language.ts'
import { Select } from '../ui/select.tsx'

/** Chooses the interface's language, each named in itself; takes effect at once and is remembered in this browser. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const choose = (code: string) => {
    if (isLanguage(code)) void setLanguage(code)
  }
  return (
    <Select
      aria-label={t('language')}
      value={language}
      onChange={(event) => choose(event.target.value)}
      className={className}
    >
      {languages.map((code) => (
        <option key={code} value={code} lang={code}>
          {languageNames[code]}
        </option>
      ))}
    </Select>
  )
}
