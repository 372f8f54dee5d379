import { type Language, languages } from '@casita/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { LandingPage } from './landing-page.tsx'
import { landingTexts } from './texts.ts'

/** Renders the landing page to HTML: the content of the head, and the body. Runs when the app is built. */
export function render(language: Language): { head: string; body: string } {
  const { title, description } = landingTexts[language]
  const head = renderToStaticMarkup(
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content="/share.png" />
      <meta name="twitter:card" content="summary_large_image" />
      {languages.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={`/?lang=${code}`} />
      ))}
    </>,
  )
  return { head, body: renderToStaticMarkup(<LandingPage language={language} />) }
}
