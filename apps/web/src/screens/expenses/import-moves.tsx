import { type CallAnswer, type checkImport, formatMoney, type MoneyMove, toMinor } from '@casita/contract'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Form } from '../../ui/form.tsx'

interface ImportMovesProps {
  moves: CallAnswer<typeof checkImport>['moves']
  currency: string
  busy: boolean
  /** Continues without the moves of these kinds. */
  onDecide: (leaveOut: MoneyMove[]) => void
  onCancel: () => void
}

/** Asks which rows that seem to move own money are to be recorded all the same; none of them unless chosen. */
export function ImportMoves({ moves, currency, busy, onDecide, onCancel }: ImportMovesProps) {
  const { t } = useTranslation('importing')
  const [recorded, setRecorded] = useState<readonly MoneyMove[]>([])
  const decide = () => onDecide(moves.map(({ kind }) => kind).filter((kind) => !recorded.includes(kind)))
  return (
    <Form
      className="grid gap-5"
      onSubmit={decide}
      onCancel={onCancel}
      actions={
        <Button type="submit" variant="primary" busy={busy}>
          {t('asks.columns.go')}
        </Button>
      }
    >
      <ul className="divide-y divide-line/55">
        {moves.map(({ kind, count, total, description }, index) => (
          <li key={kind} className="py-1">
            <Checkbox
              autoFocus={index === 0}
              checked={recorded.includes(kind)}
              onChange={({ target }) =>
                setRecorded([...recorded.filter((each) => each !== kind), ...(target.checked ? [kind] : [])])
              }
            >
              <span className="block font-medium">{t(`asks.moves.${kind}`)}</span>
              <span className="block text-sm text-ink-soft wrap-anywhere">
                {t('asks.moves.detail', {
                  count,
                  amount: formatMoney(toMinor(total), currency),
                  description,
                })}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </Form>
  )
}
