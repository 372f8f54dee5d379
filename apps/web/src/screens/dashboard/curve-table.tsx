import { useTranslation } from '../../i18n/use-translation.ts'

interface CurveTableProps {
  caption: string
  /** The name of each column. */
  names: readonly string[]
  /** The running totals of each column, by day from the first. */
  totals: readonly (readonly number[])[]
  money: (amount: number) => string
}

/** The curve as a table, for screen readers. */
export function CurveTable({ caption, names, totals, money }: CurveTableProps) {
  const { t } = useTranslation('dashboard')
  const days = Array.from({ length: Math.max(...totals.map(({ length }) => length)) }, (_, index) => index)
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('curve.day')}</th>
            {names.map((name) => (
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
              {names.map((name, column) => {
                const total = totals[column]?.[day]
                return <td key={name}>{total === undefined ? '–' : money(total)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
