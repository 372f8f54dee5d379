import { type Category, type Expense, ExpenseChange, ExpenseInput, type Member } from '@casita/contract'
import { CopyPlus, History, Repeat, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { keepDraft, readDraft } from '../../data/drafts.ts'
import { useSuggestedCategory } from '../../data/suggestions.ts'
import { fieldProblems } from '../../i18n/field-problems.ts'
import { fieldText } from '../../i18n/i18n.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AmountField, useAmount } from '../../shell/amount-field.tsx'
import { useAuth } from '../../sign-in/auth-context.tsx'
import { Button } from '../../ui/button.tsx'
import { DayInput } from '../../ui/day-input.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, WaitsForConnection } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Input, TextArea } from '../../ui/input.tsx'
import { ModalOrDrawer } from '../../ui/modal-or-drawer.tsx'
import { usePaused } from '../../ui/use-paused.ts'
import { ExpenseDraft, type ExpenseFields, fieldsOf, inputOf } from './expense-form.ts'
import { CategorySelect, PayerSelect } from './expense-selects.tsx'
import { NewReceipt, usePicture } from './receipts/new-receipt.tsx'
import { ReceiptRow } from './receipts/receipt-row.tsx'
import { EverySelect } from './recurring/every-select.tsx'
import { useSaveExpense } from './use-save-expense.ts'

/** The household as the form needs it. */
export interface FormContext {
  currency: string
  today: string
  categories: readonly Category[]
  members: readonly Member[]
}

interface ExpenseFormProps extends FormContext {
  /** The expense to edit; null for a new one. */
  expense: Expense | null
  /** The expense that a new one copies, dated today; null for an empty form. */
  like: Expense | null
  onDone: () => void
  onDelete: (expense: Expense) => void
  onHistory: (expense: Expense) => void
  onAgain: (expense: Expense) => void
  /** Opens the recurring expenses: of this expense, or all for null. */
  onRecurring: (expense: Expense | null) => void
}

/** The fields as typed, kept for the same person and expense in case the session ends meanwhile. */
function useFields({ expense, like, today, categories, members }: ExpenseFormProps) {
  const userId = useAuth().user?.id ?? ''
  const name = `expense:${userId}:${expense?.id ?? (like ? `like ${like.id}` : 'new')}`
  const anew = (): ExpenseDraft => ({ fields: untouched, key: crypto.randomUUID(), sent: null })
  const [untouched] = useState(() => {
    const fields = fieldsOf(expense ?? like, today, userId)
    if (expense) return fields
    // A copied category that was deactivated, or a payer who has left, is not selected again.
    const isOffered = categories.some(({ id, is_active }) => is_active && id === fields.categoryId)
    const hasLeft = members.length > 0 && !members.some(({ id }) => id === fields.paidBy)
    return {
      ...fields,
      day: today,
      categoryId: isOffered ? fields.categoryId : null,
      paidBy: hasLeft ? userId : fields.paidBy,
    }
  })
  const [kept] = useState(() => readDraft(name, ExpenseDraft))
  const [draft, setDraft] = useState(() => kept ?? anew())
  useEffect(() => {
    const changed = JSON.stringify(draft.fields) !== JSON.stringify(untouched)
    keepDraft(name, changed ? draft : null)
  }, [name, draft, untouched])
  return {
    ...draft,
    wasKept: kept !== null,
    set: (change: Partial<ExpenseFields>) =>
      setDraft((before) => ({ ...before, fields: { ...before.fields, ...change } })),
    /** Remembers what may have been recorded by now; null for nothing. */
    markSent: (sent: ExpenseInput | null) => setDraft((before) => ({ ...before, sent })),
    reset: () => setDraft(anew()),
    forget: () => keepDraft(name, null),
  }
}

/** Focuses the first of the additional fields, because the button that showed them is gone. */
function focusFirstField(part: HTMLElement | null): void {
  part?.querySelector<HTMLElement>('select, textarea')?.focus()
}

function ExpenseForm(props: ExpenseFormProps) {
  const { expense, like, currency, categories, members, onDone, onDelete, onHistory, onAgain, onRecurring } =
    props
  const { t } = useTranslation('expense')
  const { t: common } = useTranslation()
  const { fields: typedFields, key, sent, wasKept, set, markSent, reset, forget } = useFields(props)
  const described = usePaused(typedFields.description)
  const suggested = useSuggestedCategory(typedFields.categoryId === null ? described : '')
  const suggestion = categories.find(({ id }) => id === suggested)
  const fields = { ...typedFields, categoryId: typedFields.categoryId ?? suggestion?.id ?? '' }
  const begun = expense ?? like
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [tried, setTried] = useState(false)
  const [startsWithMore] = useState(begun !== null && (begun.note !== null || members.length > 1))
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

  const moreButton = !more && (
    <Button variant="quiet" size="sm" onClick={() => setMore(true)}>
      {t('more')}
    </Button>
  )
  return (
    <Form className="grid gap-4" onSubmit={submit}>
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
            maxLength={200}
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
              had={expense?.category_id}
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
        <div className="contents" ref={startsWithMore ? undefined : focusFirstField}>
          {members.length > 1 && (
            <Field label={t('field.paid_by')} error={problems.paid_by}>
              {(control) => (
                <PayerSelect
                  {...control}
                  value={fields.paidBy}
                  members={members}
                  former={begun?.paid_by_name}
                  onChange={(paidBy) => change('paid_by', { paidBy })}
                />
              )}
            </Field>
          )}
          {!expense && (
            <Field label={t('field.recurring')} optional>
              {(control) => (
                <EverySelect {...control} orNever value={fields.every} onChange={(every) => set({ every })} />
              )}
            </Field>
          )}
          <Field label={t('field.note')} optional error={problems.note}>
            {(control) => (
              <TextArea
                {...control}
                value={fields.note}
                rows={2}
                maxLength={500}
                onChange={(event) => change('note', { note: event.target.value })}
              />
            )}
          </Field>
        </div>
      )}
      {expense ? (
        <>
          {moreButton && <div className="-ml-4">{moreButton}</div>}
          <ReceiptRow expense={expense} />
        </>
      ) : (
        <NewReceipt {...receipt} name={fields.description} beside={moreButton} />
      )}
      <WaitsForConnection when={waits} />
      <div className="mt-1 flex flex-col-reverse gap-2 md:flex-row md:flex-wrap md:justify-end">
        {expense && (
          <div className="flex flex-wrap max-md:justify-center md:mr-auto md:-ml-4">
            <Button variant="plain" size="sm" onClick={() => onHistory(expense)}>
              <Icon as={History} size="sm" />
              {t('history')}
            </Button>
            <Button variant="plain" size="sm" onClick={() => onAgain(expense)}>
              <Icon as={CopyPlus} size="sm" />
              {t('again')}
            </Button>
            <Button
              variant="plain"
              size="sm"
              // An expense that a series recorded is found in the list of all series.
              onClick={() => onRecurring(expense.source === 'recurring' ? null : expense)}
            >
              <Icon as={Repeat} size="sm" />
              {t('recurring')}
            </Button>
            {expense.can_delete && (
              <Button
                variant="plain"
                size="sm"
                className="text-terracotta-ink"
                onClick={() => onDelete(expense)}
              >
                <Icon as={Trash2} size="sm" />
                {common('delete')}
              </Button>
            )}
          </div>
        )}
        {!expense && (
          <Button
            className="md:ml-auto"
            onClick={() => {
              // An expense that is waiting for a connection will be saved, so its draft is kept.
              if (!waits) forget()
              onDone()
            }}
          >
            {common(waits ? 'close' : 'cancel')}
          </Button>
        )}
        <Button type="submit" variant="primary" busy={busy || receipt.drawing}>
          {t(expense ? 'submitEdit' : 'submitCreate')}
        </Button>
      </div>
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
  return (
    <ModalOrDrawer open={open} onOpenChange={onOpenChange} title={t(form.expense ? 'edit' : 'create')}>
      <ExpenseForm key={form.expense ? form.expense.id : `like ${form.like?.id}`} {...form} />
    </ModalOrDrawer>
  )
}
