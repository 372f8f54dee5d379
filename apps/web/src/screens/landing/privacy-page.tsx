import type { Language } from '@casita/contract'
import { Village } from '../../components/village.tsx'
import { Wordmark } from '../../components/wordmark.tsx'
import { paths } from '../../paths.ts'
import { Foot } from './foot.tsx'
import { privacyTexts } from './privacy-texts.ts'

/**
 * What is kept about people, for everybody to read; the identity providers ask for its address. It is prerendered when
 * the app is built. The server names the operator in place of the content of `data-operator`, and removes each
 * `data-only` that does not apply to it.
 */
export function PrivacyPage({ language }: { language: Language }) {
  const { kept, seen, yours, deletion, operator, ...texts } = privacyTexts[language]
  const { title, ...rows } = kept
  return (
    <>
      <a className="skip" href="#content">
        {texts.skip}
      </a>
      <header className="top">
        <div className="wrap">
          <Wordmark />
          <a className="btn btn--text btn--small" href={paths.login}>
            {texts.signIn}
          </a>
        </div>
      </header>
      <main id="content" className="privacy wrap">
        <h1>{texts.heading}</h1>
        <p className="privacy__lead">{texts.lead}</p>
        <p className="privacy__operator">
          {operator.label} <span data-operator="">{operator.unknown}</span>
        </p>

        <h2>{title}</h2>
        <ul className="privacy__kept">
          {Object.values(rows).map(({ what, why, long }) => (
            <li key={what}>
              <div>
                <b>{what}</b>
                <p>{why}</p>
              </div>
              <p className="privacy__long">{long}</p>
            </li>
          ))}
        </ul>
        <p>{texts.notKept}</p>

        <h2>{seen.title}</h2>
        <ul className="privacy__list">
          <li>{seen.household}</li>
          <li>{seen.google}</li>
          <li>{seen.meta}</li>
          <li data-only="mail">{seen.mail}</li>
          <li data-only="model">{seen.model}</li>
          <li>{seen.operator}</li>
        </ul>

        <h2>{yours.title}</h2>
        <ul className="privacy__list">
          <li>{yours.copy}</li>
          <li>{yours.correct}</li>
          <li>{yours.leave}</li>
          <li>{yours.stop}</li>
        </ul>

        <h2 id="deletion">{deletion.title}</h2>
        <p>{deletion.how}</p>
        <p>{deletion.rest}</p>
      </main>
      <div className="privacy__end">
        <Village />
      </div>
      <Foot path={paths.privacy} language={language} />
    </>
  )
}
