import type { ReactNode } from 'react'
import { Money } from '../../ui/money.tsx'
import { LedgerRow } from './ledger-row.tsx'
import { Sentence } from './sentence.tsx'
import type { PartProps } from './texts.ts'

function Understood({ said, children }: { said: string; children: ReactNode }) {
  return (
    <li>
      <div className="bubble bubble--me">{said}</div>
      <div className="says__read">{children}</div>
    </li>
  )
}

function ChatCard({ texts, example }: PartProps) {
  const { chat } = texts.features
  const { currency, chat: amounts } = example
  return (
    <article className="card card--chat">
      <h3>{chat.title}</h3>
      <p>{chat.text}</p>
      <ul className="says">
        <Understood said={chat.electricity.said}>
          <span className="chip">{chat.electricity.category}</span>
          <span className="chip">
            <Money amount={amounts.electricity} currency={currency} />
          </span>
          <span className="chip">{chat.electricity.day}</span>
        </Understood>
        <Understood said={chat.pizza.said}>
          <span className="chip">{chat.pizza.category}</span>
          <span className="chip">
            <Money amount={amounts.pizza} currency={currency} />
          </span>
          <span className="chip">{chat.pizza.day}</span>
        </Understood>
        <Understood said={chat.gas.said}>
          <span className="chip">
            {chat.gas.category} <Money amount={amounts.gas} currency={currency} />
          </span>
          <span className="chip">
            {chat.gas.second} <Money amount={amounts.toll} currency={currency} />
          </span>
        </Understood>
      </ul>
      <div className="ask">
        <p className="soft">{chat.ask}</p>
        <div className="bubble">
          <Sentence text={chat.question} currency={currency} amounts={amounts} />
        </div>
        <div className="replies">
          <span className="reply">{chat.yes}</span>
          <span className="reply">{chat.no}</span>
        </div>
      </div>
    </article>
  )
}

function HomeCard({ texts: { features } }: PartProps) {
  return (
    <article className="card card--home">
      <h3>{features.home.title}</h3>
      <p>{features.home.text}</p>
      <svg className="facade" viewBox="0 0 440 176" aria-hidden="true">
        <path className="facade__wall" d="M60 176V84L220 8l160 76v92z" />
        <path className="facade__roof" d="M38 95 220 8l182 87" />
        <rect className="facade__window" x="84" y="92" width="56" height="56" rx="8" />
        <rect className="facade__window facade__window--lit" x="156" y="92" width="56" height="56" rx="8" />
        <rect className="facade__window" x="300" y="92" width="56" height="56" rx="8" />
        <path className="facade__door" d="M234 176v-48a29 29 0 0 1 58 0v16a18 18 0 0 1-18 18h-22z" />
        <text x="112" y="125">
          Nora
        </text>
        <text className="facade__sofi" x="184" y="125">
          Sofi
        </text>
        <text x="328" y="125">
          Tomi
        </text>
        <text className="facade__martin" x="263" y="137">
          Martín
        </text>
        <path className="facade__ground" d="M0 175.5h440" />
      </svg>
    </article>
  )
}

function LiveCard({ texts: { features, hero }, example }: PartProps) {
  const { live } = features
  const row = (
    <ul>
      <LedgerRow
        icon="🛒"
        tint={8}
        name={hero.rows.first.name}
        by="Sofi"
        amount={example.rows[0]}
        currency={example.currency}
      />
    </ul>
  )
  return (
    <article className="card">
      <h3>{live.title}</h3>
      <p>{live.text}</p>
      <div className="live" aria-hidden="true">
        <div className="live__device">
          <p className="live__head">
            <span>{live.phone}</span>
            <span>18:42</span>
          </p>
          {row}
        </div>
        <div className="live__device">
          <p className="live__head">
            <span>{live.computer}</span>
            <b>{live.later}</b>
          </p>
          {row}
        </div>
      </div>
    </article>
  )
}

/** Three feature cards: WhatsApp, household, real time. */
export function Features({ texts, example }: PartProps) {
  return (
    <section id="features">
      <div className="wrap">
        <div className="section__head">
          <h2>{texts.features.title}</h2>
          <p>{texts.features.text}</p>
        </div>
        <div className="cards">
          <ChatCard texts={texts} example={example} />
          <HomeCard texts={texts} example={example} />
          <LiveCard texts={texts} example={example} />
        </div>
      </div>
    </section>
  )
}
