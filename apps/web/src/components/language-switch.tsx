import { languages } from '@casita/contract'
import { useState } from 'react'
import { setLanguage } from '../i18n/i18n.ts'
import { languageNames } from '../i18n/language-names.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { isLanguage } from '../i18n/visitors-language.ts'
import { Select } from '../ui/select.tsx'

/** Chooses the interface's language, each named in itself; takes effect at once and is remembered in this browser. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { t } = useTranslation()
  const { t: auth } = useTranslation('auth')
  const language = useLanguage()
  const [failed, setFailed] = useState(false)
  const choose = (code: string) => {
    if (!isLanguage(code)) return
    setFailed(false)
    setLanguage(code).catch(() => setFailed(true))
  }
  return (
    <>
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
      {failed && (
        <p role="alert" className="mt-2 text-sm text-terracotta-ink">
          {auth('languageUnavailable')}
        </p>
      )}
    </>
  )
}
