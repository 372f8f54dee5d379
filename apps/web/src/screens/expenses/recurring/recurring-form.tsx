import {
  type Expense,
  fromMinor,
  limits,
  type Recurrence,
  type RecurringChange,
  type RecurringExpense,
  toMinor,
} from '@casita/contract'
import { SkipForward, X } from 'lucide-react'
import { useState } from 'react'
import {
  useChangeRecurring,
  useRepeatExpense,
  useResumeRecurring,
  useSkipRecurring,
  useStopRecurring,
} from '../../../data/recurring.ts'
import { capital } from '../../../i18n/capital.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { AmountField, amountText, useAmount } from '../../../shell/amount-field.tsx'
import { useTell } from '../../../shell/use-tell.ts'
import { Button } from '../../../ui/button.tsx'
import { DayInput } from '../../../ui/day-input.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Input } from '../../../ui/input.tsx'
import { Money } from '../../../ui/money.tsx'
import { useEdited } from '../../../ui/use-edited.ts'
import { type FormContext, isOffered } from '../expense-form.ts'
import { CategorySelect, PayerSelect } from '../expense-selects.tsx'
import { EverySelect } from './every-select.tsx'
import { useNextWords } from './use-next-words.ts'
import { useUndoRepeat } from './use-undo-repeat.ts'

interface NewSeriesProps {
  expense: Expense
  onDone: () => void
}

/** Makes an expense recur. */
export function NewSeriesForm({ expense, onDone }: NewSeriesProps) {
  const { t } = useTranslation('recurring')
  const { t: common } = useTranslation()
  const tell = useTell()
  const { begunWords } = useNextWords()
  const repeat = useRepeatExpense()
  const undoRepeat = useUndoRepeat()
  const [every, setEvery] = useState<Recurrence>('month')
  const [endsOn, setEndsOn] = useState('')
  const isTooEarly = endsOn !== '' && endsOn < expense.expense_date

  function submit() {
    if (isTooEarly) return
    const input = { expense_id: expense.id, every, ends_on: endsOn || null }
    tell(repeat.mutateAsync(input, { onSuccess: onDone }), {
      done: (begun) => ({
        title: t('toast.begun'),
        description: begunWords(begun),
        action: { label: common('undo'), run: () => undoRepeat(begun) },
      }),
      failed: t('toast.failed'),
    })
  }

  return (
    <Form
      className="grid gap-5"
      onSubmit={submit}
      waits={repeat.isPaused}
      onCancel={onDone}
      actions={
        <Button type="submit" variant="primary" busy={repeat.isPending}>
          {t('begin')}
        </Button>
      }
    >
      <p className="text-ink-soft">
        <span className="font-medium text-ink">{capital(expense.description)}</span>,{' '}
        <Money amount={expense.amount} currency={expense.currency} exact />
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={t('field.every')}>
          {(control) => (
            <EverySelect {...control} autoFocus value={every} onChange={(next) => next && setEvery(next)} />
          )}
        </Field>
        <EndField value={endsOn} isTooEarly={isTooEarly} onChange={setEndsOn} />
      </div>
    </Form>
  )
}

interface EndFieldProps {
  value: string
  isTooEarly: boolean
  onChange: (day: string) => void
}

function EndField({ value, isTooEarly, onChange }: EndFieldProps) {
  const { t } = useTranslation('recurring')
  return (
    <Field label={t('field.endsOn')} optional error={isTooEarly ? t('endTooEarly') : null}>
      {(control) => (
        <DayInput
          {...control}
          value={value}
          placeholder={t('noEnd')}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

interface SeriesProps extends FormContext {
  series: RecurringExpense
  onDone: () => void
}

/** Changes what a series will record, skips its next occurrence, or stops it. */
export function SeriesForm({ series, currency, categories, members, onDone }: SeriesProps) {
  const { t } = useTranslation('recurring')
  const { t: expense } = useTranslation('expense')
  const { t: common } = useTranslation()
  const tell = useTell()
  const { nextWords } = useNextWords()
  const change = useChangeRecurring()
  const skip = useSkipRecurring()
  const stop = useStopRecurring()
  const resume = useResumeRecurring()
  const [edited, set] = useEdited({
    amount: amountText(toMinor(series.amount), currency),
    description: series.description,
    category: series.category_id ?? '',
    paidBy: series.paid_by,
    every: series.every,
    endsOn: series.ends_on ?? '',
  })
  // Others may have removed the chosen category meanwhile.
  const isThere = edited.category === '' || isOffered(edited.category, categories, series)
  const fields = isThere ? edited : { ...edited, category: series.category_id ?? '' }
  const [tried, setTried] = useState(false)
  const money = useAmount(fields.amount, currency)
  const isNameless = fields.description.trim() === ''
  const isTooEarly = fields.endsOn !== '' && fields.endsOn < series.starts_on

  function submit() {
    setTried(true)
    if (money.kind !== 'amount' || isNameless || isTooEarly) return
    const changed: RecurringChange = {
      amount: fromMinor(money.amount),
      description: fields.description,
      category_id: fields.category || null,
      paid_by: fields.paidBy,
      every: fields.every,
      ends_on: fields.endsOn || null,
    }
    tell(change.mutateAsync({ id: series.id, change: changed }, { onSuccess: onDone }), {
      done: (after) => ({ title: t('toast.saved'), description: nextWords(after) }),
      failed: t('toast.failed'),
    })
  }

  function leaveOut() {
    tell(skip.mutateAsync(series.id, { onSuccess: onDone }), {
      done: (after) => ({ title: t('toast.skipped'), description: nextWords(after) }),
      failed: t('toast.failed'),
    })
  }

  function end() {
    const again = () =>
      tell(resume.mutateAsync(series.id), {
        done: (after) => ({ title: t('toast.begun'), description: nextWords(after) }),
        failed: t('toast.failed'),
      })
    tell(stop.mutateAsync(series.id, { onSuccess: onDone }), {
      done: () => ({ title: t('toast.stopped'), action: { label: common('undo'), run: again } }),
      failed: t('toast.failed'),
    })
  }

  return (
    <Form
      className="grid gap-4"
      onSubmit={submit}
      waits={change.isPaused || skip.isPaused || stop.isPaused}
      onCancel={onDone}
      actions={
        <Button type="submit" variant="primary" busy={change.isPending}>
          {common('save')}
        </Button>
      }
    >
      <AmountField
        label={expense('field.amount')}
        text={fields.amount}
        money={money}
        currency={currency}
        required={tried}
        autoFocus
        onChange={(amount) => set({ amount })}
      />
      <Field
        label={expense('field.description')}
        error={tried && isNameless ? t('descriptionRequired') : null}
      >
        {(control) => (
          <Input
            {...control}
            value={fields.description}
            autoComplete="off"
            maxLength={limits.descriptionMax}
            onChange={(event) => set({ description: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={expense('field.category')} optional>
          {(control) => (
            <CategorySelect
              {...control}
              value={fields.category}
              categories={categories}
              had={series}
              onChange={(category) => set({ category })}
            />
          )}
        </Field>
        {members.length > 1 && (
          <Field label={expense('field.paid_by')}>
            {(control) => (
              <PayerSelect
                {...control}
                value={fields.paidBy}
                members={members}
                former={series.paid_by_name}
                onChange={(paidBy) => set({ paidBy })}
              />
            )}
          </Field>
        )}
        <Field label={t('field.every')}>
          {(control) => (
            <EverySelect {...control} value={fields.every} onChange={(every) => every && set({ every })} />
          )}
        </Field>
        <EndField value={fields.endsOn} isTooEarly={isTooEarly} onChange={(endsOn) => set({ endsOn })} />
      </div>
      <div className="-mx-4 -mb-1 flex flex-wrap">
        {series.next_date && (
          <Button variant="plain" size="sm" busy={skip.isPending} onClick={leaveOut}>
            <Icon as={SkipForward} size="sm" />
            {t('skip')}
          </Button>
        )}
        <Button variant="plain" size="sm" className="text-terracotta-ink" busy={stop.isPending} onClick={end}>
          <Icon as={X} size="sm" />
          {t('stop')}
        </Button>
      </div>
    </Form>
  )
}
