import { type Language, languages } from '@casita/contract'
import { languageNames } from '../../i18n/language-names.ts'
import { paths } from '../../paths.ts'
import { Mark } from '../../ui/mark.tsx'
import { landingTexts } from './texts.ts'

/** The foot of a page in front of the sign-in, which the languages of `path` and the other pages are linked from. */
export function Foot({ path, language }: { path: string; language: Language }) {
  const { footer } = landingTexts[language]
  return (
    <footer>
      <div className="wrap">
        <p className="foot__brand">
          <span className="wordmark">
            <Mark className="mark--sm" />
            Casita
          </span>
          {footer.tagline}
        </p>
        <a
          className="foot__link"
          href={paths.privacy}
          aria-current={path === paths.privacy ? 'page' : undefined}
        >
          {footer.privacy}
        </a>
        <a className="foot__link" href="/licenses.txt">
          {footer.licenses}
        </a>
        <nav className="foot__languages" aria-label={footer.languages}>
          {languages.map((code) => (
            <a
              key={code}
              href={`${path}?lang=${code}`}
              lang={code}
              hrefLang={code}
              aria-current={code === language ? 'true' : undefined}
            >
              {languageNames[code]}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  )
}
