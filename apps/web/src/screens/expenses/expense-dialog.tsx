import { ExpenseChange, ExpenseInput, limits } from '@casita/contract'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useDeletion } from '../../data/expense-history.ts'
import { useSuggestedCategory } from '../../data/suggestions.ts'
import { fieldProblems } from '../../i18n/field-problems.ts'
import { fieldText } from '../../i18n/i18n.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AmountField, useAmount } from '../../shell/amount-field.tsx'
import { Button } from '../../ui/button.tsx'
import { DayInput } from '../../ui/day-input.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Input } from '../../ui/input.tsx'
import { ModalOrDrawer } from '../../ui/modal-or-drawer.tsx'
import { usePaused } from '../../ui/use-paused.ts'
import { DeletedMeanwhile } from './deleted-meanwhile.tsx'
import { type ExpenseFields, inputOf } from './expense-form.ts'
import { CategorySelect } from './expense-selects.tsx'
import { type ExpenseActions, ExpenseTools } from './expense-tools.tsx'
import { MoreFields } from './more-fields.tsx'
import { NewReceipt, usePicture } from './receipts/new-receipt.tsx'
import { ReceiptRow } from './receipts/receipt-row.tsx'
import { type BegunForm, useExpenseFields } from './use-expense-fields.ts'
import { useSaveExpense } from './use-save-expense.ts'

interface ExpenseFormProps extends BegunForm, ExpenseActions {
  onDone: () => void
}

function ExpenseForm(props: ExpenseFormProps) {
  const { expense, like, currency, categories, members, onDone } = props
  const { t } = useTranslation('expense')
  const { fields: typedFields, key, sent, wasKept, set, markSent, reset, forget } = useExpenseFields(props)
  const described = usePaused(typedFields.description)
  const suggested = useSuggestedCategory(typedFields.categoryId === null ? described : '')
  const suggestion = categories.find(({ id }) => id === suggested)
  const fields = { ...typedFields, categoryId: typedFields.categoryId ?? suggestion?.id ?? '' }
  const begun = expense ?? like
  const deletion = useDeletion(expense?.id ?? null)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [tried, setTried] = useState(false)
  const [startsWithMore] = useState(
    props.recurs === true || (begun !== null && (begun.note !== null || members.length > 1)),
  )
  const [more, setMore] = useState(startsWithMore)
  const money = useAmount(fields.amount, currency)
  const receipt = usePicture()
  const { busy, waits, save } = useSaveExpense(
    expense,
    { key, sent },
    {
      onSent: markSent,
      onSaved: forget,
      onDone,
      onFields: ({ fields: refused }) =>
        setProblems(Object.fromEntries(refused.map(({ path, message }) => [path, fieldText(message)]))),
    },
  )
  const change = (name: string, changed: Partial<ExpenseFields>) => {
    set(changed)
    setProblems(({ [name]: _, ...others }) => others)
  }

  function submit() {
    setTried(true)
    const input = inputOf(fields, money)
    const typed = input ?? { ...inputOf(fields, { kind: 'amount', amount: 0 }) }
    // Only a new expense requires a description.
    const parsed = expense ? z.safeParse(ExpenseChange, typed) : z.safeParse(ExpenseInput, typed)
    if (!parsed.success) setProblems(fieldProblems(parsed.error.issues))
    if (input && parsed.success) save(input, { picture: receipt.picture, every: fields.every || null })
  }

  function leave() {
    // An expense that is waiting for a connection will be saved, so its draft is kept.
    if (!waits) forget()
    onDone()
  }

  const moreButton = !more && (
    <Button variant="quiet" size="sm" onClick={() => setMore(true)}>
      {t('more')}
    </Button>
  )
  return (
    <Form
      className="grid gap-4"
      onSubmit={submit}
      waits={waits}
      onCancel={leave}
      actions={
        <Button type="submit" variant="primary" busy={busy || receipt.drawing} disabled={deletion !== null}>
          {t(expense ? 'submitEdit' : 'submitCreate')}
        </Button>
      }
    >
      {expense && deletion && <DeletedMeanwhile id={expense.id} {...deletion} />}
      {wasKept && (
        <p className="flex items-center justify-between gap-3 rounded-sm bg-evergreen-soft px-3.5 text-sm">
          {t('kept')}
          <Button variant="quiet" size="sm" className="-mr-3" onClick={reset}>
            {t('discard')}
          </Button>
        </p>
      )}
      <AmountField
        label={t('field.amount')}
        text={fields.amount}
        money={money}
        currency={currency}
        required={tried}
        autoFocus={!expense}
        onChange={(amount) => change('amount', { amount })}
      />
      <Field label={t('field.description')} error={problems.description}>
        {(control) => (
          <Input
            {...control}
            value={fields.description}
            placeholder={t('descriptionPlaceholder')}
            autoComplete="off"
            maxLength={limits.descriptionMax}
            onChange={(event) => change('description', { description: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label={
            suggestion ? (
              <>
                {t('field.category')} <span className="font-normal text-evergreen">({t('suggested')})</span>
              </>
            ) : (
              t('field.category')
            )
          }
          optional={!suggestion}
          error={problems.category_id}
        >
          {(control) => (
            <CategorySelect
              {...control}
              value={fields.categoryId}
              categories={categories}
              had={expense}
              onChange={(categoryId) => change('category_id', { categoryId })}
            />
          )}
        </Field>
        <Field label={t('field.expense_date')} error={problems.expense_date}>
          {(control) => (
            <DayInput
              {...control}
              value={fields.day}
              onChange={(event) => change('expense_date', { day: event.target.value })}
            />
          )}
        </Field>
        <p role="status" className="sr">
          {suggestion && t('suggestion', { name: suggestion.name })}
        </p>
      </div>
      {more && (
        <MoreFields
          begun={begun}
          isNew={!expense}
          members={members}
          fields={fields}
          problems={problems}
          onChange={change}
          focus={!startsWithMore}
        />
      )}
      {expense ? (
        <>
          {moreButton && <div className="-ml-4">{moreButton}</div>}
          <ReceiptRow expense={expense} />
        </>
      ) : (
        <NewReceipt {...receipt} name={fields.description} beside={moreButton} />
      )}
      {expense && <ExpenseTools {...props} expense={expense} />}
    </Form>
  )
}

interface ExpenseDialogProps extends ExpenseFormProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Adds or edits an expense: a dialog on a wide screen, a drawer on a phone. */
export function ExpenseDialog({ open, onOpenChange, ...form }: ExpenseDialogProps) {
  const { t } = useTranslation('expense')
  const { t: recurring } = useTranslation('recurring')
  const title = form.recurs ? recurring('edit') : t(form.expense ? 'edit' : 'create')
  return (
    <ModalOrDrawer open={open} onOpenChange={onOpenChange} title={title}>
      <ExpenseForm key={form.expense ? form.expense.id : `like ${form.like?.id} ${form.recurs}`} {...form} />
    </ModalOrDrawer>
  )
}
