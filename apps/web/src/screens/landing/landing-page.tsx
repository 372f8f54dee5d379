import type { Language } from '@casita/contract'
import { Village } from '../../components/village.tsx'
import { Wordmark } from '../../components/wordmark.tsx'
import { paths } from '../../paths.ts'
import { examples } from './examples.ts'
import { Features } from './features.tsx'
import { Foot } from './foot.tsx'
import { Hero } from './hero.tsx'
import { Month } from './month.tsx'
import { landingTexts, type PartProps } from './texts.ts'

function TopBar({ texts: { nav } }: Pick<PartProps, 'texts'>) {
  return (
    <header className="top">
      <div className="wrap">
        <Wordmark />
        <nav className="top__links" aria-label={nav.label}>
          <a href="#features">{nav.features}</a>
          <a href="#month">{nav.month}</a>
          <a href="#steps">{nav.steps}</a>
        </nav>
        <a className="btn btn--text btn--small" href={paths.login}>
          {nav.signIn}
        </a>
        <a className="btn btn--small top__up" href={paths.register}>
          {nav.signUp}
        </a>
      </div>
    </header>
  )
}

function Steps({ texts: { steps } }: Pick<PartProps, 'texts'>) {
  return (
    <section id="steps">
      <div className="wrap">
        <div className="section__head">
          <h2>{steps.title}</h2>
        </div>
        <ol className="steps">
          {[steps.first, steps.second, steps.third].map((step, index) => (
            <li key={step.title}>
              <span className="plaque" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function FinalCall({ texts: { call } }: Pick<PartProps, 'texts'>) {
  return (
    <section className="call">
      <div className="wrap">
        <h2>{call.title}</h2>
        <p>{call.text}</p>
        <div className="actions">
          <a className="btn" href={paths.register}>
            {call.create}
          </a>
          <a className="btn btn--quiet" href={paths.login}>
            {call.have}
          </a>
        </div>
      </div>
      <Village />
    </section>
  )
}

/** Replaces all other content when an unknown address has led here (`landing-client.ts`, `landing/not-found.css`). */
function NotFound({ texts: { notFound } }: Pick<PartProps, 'texts'>) {
  return (
    <div className="lost">
      <header className="wrap">
        <Wordmark />
      </header>
      <main className="wrap">
        {/* biome-ignore lint/a11y/useSemanticElements: a page has one `h1`, and without its style this one is read, too */}
        <p id="not-found" className="lost__title" role="heading" aria-level={1}>
          {notFound.title}
        </p>
        <p>{notFound.text}</p>
        <div className="actions">
          <a className="btn" href={paths.dashboard}>
            {notFound.home}
          </a>
          <a className="btn btn--quiet" href={paths.landing}>
            {notFound.landing}
          </a>
        </div>
      </main>
      <Village />
    </div>
  )
}

/** The landing page. It is prerendered when the app is built and contains no script and no style attribute. */
export function LandingPage({ language }: { language: Language }) {
  const texts = landingTexts[language]
  const example = examples[language]
  return (
    <>
      <a className="skip" href="#content">
        {texts.skip}
      </a>
      <TopBar texts={texts} />
      <main id="content">
        <Hero texts={texts} example={example} />
        <Features texts={texts} example={example} />
        <Month texts={texts} example={example} />
        <Steps texts={texts} />
        <FinalCall texts={texts} />
      </main>
      <Foot path={paths.landing} language={language} />
      <nav className="start" aria-label={texts.nav.start}>
        <a className="btn btn--quiet" href={paths.login}>
          {texts.nav.signIn}
        </a>
        <a className="btn" href={paths.register}>
          {texts.nav.signUp}
        </a>
      </nav>
      <NotFound texts={texts} />
    </>
  )
}
