import { type Language, languages } from '@casita/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { paths } from '../../paths.ts'
import { PrivacyPage } from './privacy-page.tsx'
import { privacyTexts } from './privacy-texts.ts'

/** Renders the privacy page to HTML: the content of the head, and the body. Runs when the app is built. */
export function render(language: Language): { head: string; body: string } {
  const { title, description } = privacyTexts[language]
  const head = renderToStaticMarkup(
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {languages.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={`${paths.privacy}?lang=${code}`} />
      ))}
    </>,
  )
  return { head, body: renderToStaticMarkup(<PrivacyPage language={language} />) }
}
