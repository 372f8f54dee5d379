import { cx } from '../../ui/cx.ts'
import { Money } from '../../ui/money.tsx'
import { plainSentence, Sentence } from './sentence.tsx'
import type { PartProps } from './texts.ts'

function Curve({ texts: { month: texts }, example }: PartProps) {
  const { currency, month, before, end } = example
  return (
    <figure>
      <h3>{texts.heading}</h3>
      <p className="book__figure">
        <Money amount={month} currency={currency} />
      </p>
      <p className="soft">{texts.versus}</p>
      <svg
        viewBox="0 0 520 212"
        role="img"
        aria-label={plainSentence({ text: texts.chart, currency, amounts: { month, before, end } })}
      >
        <path className="curve__grid" d="M0 180h520M0 118h520M0 56h520" />
        <path
          className="curve__before"
          d="M0 178C34 172 46 140 84 138s58-8 88-24 52-8 84-20 40-14 78-20 62-34 98-40 50-14 88-18"
        />
        <path
          className="curve__fill"
          d="M0 179C30 176 40 158 78 154s52-30 92-34 48-12 80-20 42-6 82-16V180H0z"
        />
        <path className="curve__now" d="M0 179C30 176 40 158 78 154s52-30 92-34 48-12 80-20 42-6 82-16" />
        <path className="curve__day" d="M332 84V180" />
        <circle className="curve__dot" cx="332" cy="84" r="7" />
        <text x="0" y="206">
          1
        </text>
        <text className="curve__today" x="332" y="206">
          {texts.day}
        </text>
        <text className="curve__end" x="520" y="206">
          30
        </text>
        <text className="curve__end" x="520" y="46">
          {texts.previous}
        </text>
      </svg>
    </figure>
  )
}

function Categories({ texts: { month: texts }, example: { currency, spent } }: PartProps) {
  const categories = [
    { icon: '🛒', tint: 8, name: texts.groceries, amount: spent[0] },
    { icon: '💡', tint: 5, name: texts.utilities, amount: spent[1] },
    { icon: '⛽', tint: 14, name: texts.gas, amount: spent[2] },
    { icon: '🍕', tint: 1, name: texts.out, amount: spent[3] },
    { icon: '💊', tint: 20, name: texts.pharmacy, amount: spent[4] },
  ]
  return (
    <ul className="bars" aria-label={texts.categories}>
      {categories.map(({ icon, tint, name, amount }) => (
        <li key={name}>
          <span className="emoji" aria-hidden="true">
            {icon}
          </span>
          <b>{name}</b>
          <svg className={`bar tint-${tint}`} aria-hidden="true">
            <rect width={`${Math.round((amount / spent[0]) * 100)}%`} height="100%" rx="4" />
          </svg>
          <Money amount={amount} currency={currency} />
        </li>
      ))}
    </ul>
  )
}

function Budgets({ texts: { month: texts }, example }: PartProps) {
  const { currency, spent, budgets, month, chat } = example
  const rows = [
    { icon: '🛒', name: texts.groceries, spent: spent[0], budget: budgets.groceries, left: texts.leftDays },
    { icon: '⛽', name: texts.gas, spent: spent[2], budget: budgets.gas, left: texts.left },
    { icon: '🍕', name: texts.out, spent: spent[3], budget: budgets.out, left: texts.over },
    { icon: '🏠', name: texts.house, spent: month, budget: budgets.house, left: texts.left },
  ]
  const over = { pizza: chat.pizza, budget: budgets.out, left: spent[3] - budgets.out }
  return (
    <div>
      <h3>{texts.budgets}</h3>
      <ul className="budgets">
        {rows.map(({ icon, name, left, ...amounts }) => {
          const rest = amounts.budget - amounts.spent
          const share = Math.min(100, Math.round((amounts.spent / amounts.budget) * 100))
          return (
            <li key={name}>
              <p className="budgets__head">
                <b>
                  <span className="emoji" aria-hidden="true">
                    {icon}
                  </span>{' '}
                  {name}
                </b>
                <small>
                  <Sentence text={texts.of} currency={currency} amounts={amounts} />
                </small>
              </p>
              <svg className={cx('meter', rest < 0 && 'meter--over')} aria-hidden="true">
                <rect width={`${share}%`} height="100%" rx="4" />
              </svg>
              <p className={cx('budgets__say', rest < 0 && 'over')}>
                <Sentence text={left} currency={currency} amounts={{ left: Math.abs(rest) }} />
              </p>
            </li>
          )
        })}
      </ul>
      <div className="note">
        <p className="soft">{texts.chat}</p>
        <div className="bubble">
          <Sentence text={texts.warning} currency={currency} amounts={over} />
        </div>
      </div>
    </div>
  )
}

/** Analytics and budgets, as an open book: the month on the left, its budgets on the right. */
export function Month({ texts, example }: PartProps) {
  return (
    <section id="month">
      <div className="wrap">
        <div className="section__head">
          <h2>{texts.month.title}</h2>
          <p>{texts.month.text}</p>
        </div>
        <div className="book">
          <div>
            <Curve texts={texts} example={example} />
            <Categories texts={texts} example={example} />
          </div>
          <Budgets texts={texts} example={example} />
        </div>
      </div>
    </section>
  )
}
