import { useTranslation } from '../../i18n/use-translation.ts'

/** A month of the curve. */
interface CurveMonth {
  name: string
  /** The running totals, by day from the first; those of the current month end today. */
  totals: readonly number[]
  /** The number of its days. */
  days: number
}

interface CurveTableProps {
  caption: string
  months: readonly CurveMonth[]
  money: (amount: number) => string
}

/** The curve as a table, for screen readers. */
export function CurveTable({ caption, months, money }: CurveTableProps) {
  const { t } = useTranslation('dashboard')
  const days = Array.from({ length: Math.max(...months.map((month) => month.days)) }, (_, index) => index)
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('curve.day')}</th>
            {months.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day}>
              <th scope="row">{day + 1}</th>
              {months.map(({ name, totals, days: length }) => {
                const total = totals[day]
                const none = day < length ? t('curve.nothing') : '–'
                return <td key={name}>{total === undefined ? none : money(total)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
