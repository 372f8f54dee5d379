import { GoogleMark } from '../../components/google-mark.tsx'
import { paths } from '../../paths.ts'
import { Money } from '../../ui/money.tsx'
import { LedgerRow } from './ledger-row.tsx'
import { Sentence } from './sentence.tsx'
import type { PartProps } from './texts.ts'

function Chat({ texts: { hero }, example: { currency, month, rows } }: PartProps) {
  const amounts = { first: rows[0], month }
  return (
    <div className="scene__chat">
      <div className="say">
        <p className="scene__who">
          {hero.who} <span className="initial tint-2">S</span>
        </p>
        <div className="bubble bubble--me">
          {hero.said}
          <time>
            18:42{' '}
            <svg className="read" aria-hidden="true" width="15" height="9" viewBox="0 0 15 9">
              <path d="m1 5 2.5 2.5L9 1.5M7 7.2l.5.3 6-6" />
            </svg>
          </time>
        </div>
      </div>
      <div className="scene__answer">
        <div className="bubble">
          <p>
            <Sentence text={hero.noted} currency={currency} amounts={amounts} />
          </p>
          <p className="soft">
            <Sentence text={hero.soFar} currency={currency} amounts={amounts} />
          </p>
        </div>
        <div className="replies">
          <span className="reply">
            <svg className="line" aria-hidden="true" width="16" height="16" viewBox="0 0 24 24">
              <path d="M9 14 4.5 9.5 9 5" />
              <path d="M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3" />
            </svg>
            {hero.undo}
          </span>
          <span className="reply">
            <svg className="line" aria-hidden="true" width="16" height="16" viewBox="0 0 24 24">
              <path d="M4 4h7.5l8.5 8.5-7.5 7.5L4 11.5z" />
              <circle cx="8.2" cy="8.2" r="1.2" fill="currentColor" />
            </svg>
            {hero.category}
          </span>
        </div>
      </div>
    </div>
  )
}

function House({ texts: { hero }, example: { currency, month, rows } }: PartProps) {
  const sum = (...amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return (
    <div className="scene__house">
      <div className="casa">
        <svg className="casa__roof" aria-hidden="true" viewBox="0 0 472 152">
          <path className="wall" d="M27 152 236 17l209 135z" />
          <path className="edge" d="M13 157 236 14l223 143" />
        </svg>
        <div className="casa__gable">
          <small>{hero.gable}</small>
          <Money amount={month} currency={currency} />
        </div>
        <ul className="casa__body">
          <li className="day">
            <span className="today">{hero.today}</span>
            <Money amount={sum(rows[0], rows[1])} currency={currency} />
          </li>
          <LedgerRow icon="🛒" tint={8} {...hero.rows.first} amount={rows[0]} currency={currency} isNew />
          <LedgerRow icon="☕" tint={3} {...hero.rows.second} amount={rows[1]} currency={currency} />
          <li className="day">
            <span>{hero.yesterday}</span>
            <Money amount={sum(rows[2], rows[3])} currency={currency} />
          </li>
          <LedgerRow icon="⛽" tint={14} {...hero.rows.third} amount={rows[2]} currency={currency} />
          <LedgerRow icon="💊" tint={20} {...hero.rows.fourth} amount={rows[3]} currency={currency} />
        </ul>
      </div>
    </div>
  )
}

/** What Casita is in one line, one button, and an illustration: a message becomes a row of the ledger. */
export function Hero({ texts, example }: PartProps) {
  const { hero } = texts
  return (
    <div className="wrap hero">
      <div>
        <h1>{hero.title}</h1>
        <p className="hero__lead">{hero.lead}</p>
        <div className="actions">
          <a className="google" href={paths.login}>
            <GoogleMark />
            <span>{hero.google}</span>
          </a>
          <a className="btn btn--quiet" href="#features">
            {hero.learn}
            <svg className="line" width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 5v14M6 13l6 6 6-6" />
            </svg>
          </a>
        </div>
        <p className="hero__note">{hero.note}</p>
      </div>
      <div className="scene" aria-hidden="true">
        <Chat texts={texts} example={example} />
        <House texts={texts} example={example} />
      </div>
    </div>
  )
}
