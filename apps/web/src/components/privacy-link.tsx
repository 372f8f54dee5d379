import type { ReactNode } from 'react'
import { useLanguage } from '../i18n/use-language.ts'
import { paths } from '../paths.ts'

/** A link to the page that says what is kept about people, in the language of the interface; opens beside the app. */
export function PrivacyLink({ children }: { children: ReactNode }) {
  const language = useLanguage()
  return (
    <a
      className="link inline-flex min-h-11 items-center"
      href={`${paths.privacy}?lang=${language}`}
      target="_blank"
      rel="noopener"
    >
      {children}
    </a>
  )
}
