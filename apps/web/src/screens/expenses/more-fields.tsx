import { type Expense, limits, type Member } from '@casita/contract'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/input.tsx'
import type { ExpenseFields } from './expense-form.ts'
import { PayerSelect } from './expense-selects.tsx'
import { EverySelect } from './recurring/every-select.tsx'

interface MoreFieldsProps {
  /** The expense that is edited or copied; null for an empty form. */
  begun: Expense | null
  isNew: boolean
  members: readonly Member[]
  fields: ExpenseFields
  problems: Readonly<Record<string, string>>
  /** Called with the name of the field in the API and the change. */
  onChange: (name: string, changed: Partial<ExpenseFields>) => void
  /** Whether they were just asked for: the first gets the focus, because the button that showed them is gone. */
  focus: boolean
}

function focusFirstField(part: HTMLElement | null): void {
  part?.querySelector<HTMLElement>('select, textarea')?.focus()
}

/** The fields that few expenses need: who paid, how often it recurs, and a note. */
export function MoreFields({ begun, isNew, members, fields, problems, onChange, focus }: MoreFieldsProps) {
  const { t } = useTranslation('expense')
  return (
    <div className="contents" ref={focus ? focusFirstField : undefined}>
      {members.length > 1 && (
        <Field label={t('field.paid_by')} error={problems.paid_by}>
          {(control) => (
            <PayerSelect
              {...control}
              value={fields.paidBy}
              members={members}
              former={begun?.paid_by_name}
              onChange={(paidBy) => onChange('paid_by', { paidBy })}
            />
          )}
        </Field>
      )}
      {isNew && (
        <Field label={t('field.recurring')} optional>
          {(control) => (
            <EverySelect
              {...control}
              orNever
              value={fields.every}
              onChange={(every) => onChange('every', { every })}
            />
          )}
        </Field>
      )}
      <Field label={t('field.note')} optional error={problems.note}>
        {(control) => (
          <TextArea
            {...control}
            value={fields.note}
            rows={2}
            maxLength={limits.noteMax}
            onChange={(event) => onChange('note', { note: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}
