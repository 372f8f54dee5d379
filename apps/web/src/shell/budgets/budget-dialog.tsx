import { type Budget, type Category, formatMoney, toMinor } from '@casita/contract'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useDeleteBudget, useRestoreBudget, useSetBudget } from '../../data/budget-changes.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { iconAndName } from '../../ui/icon-and-name.ts'
import { ModalOrDrawer } from '../../ui/modal-or-drawer.tsx'
import { Select } from '../../ui/select.tsx'
import { useEdited } from '../../ui/use-edited.ts'
import { AmountField, useAmount } from '../amount-field.tsx'
import { formatPeriod } from '../periods.ts'
import { useTell } from '../use-tell.ts'
import { amountFor, changeOf, fieldsOf } from './budget-form.ts'

const daysOfMonth = Array.from({ length: 31 }, (_, index) => index + 1)

/** The budget that the dialog edits. */
export interface BudgetSubject {
  /** Null for a new one. */
  budget: Budget | null
  /** The preselected scope of a new budget: a category's id, or empty for the whole household. */
  category: string
}

interface BudgetFormProps extends BudgetSubject {
  /** The scopes that a new budget can have, including the household (empty id). */
  choices: readonly { id: string; name: string }[]
  currency: string
  today: string
  onDone: () => void
}

function BudgetForm({ budget, category, choices, currency, today, onDone }: BudgetFormProps) {
  const { t } = useTranslation('budgets')
  const { t: dialog } = useTranslation('budgetDialog')
  const { t: common } = useTranslation()
  const language = useLanguage()
  const tell = useTell()
  const save = useSetBudget()
  const remove = useDeleteBudget()
  const restore = useRestoreBudget()
  const [edited, set] = useEdited(fieldsOf(budget, category, currency))
  // Another member may have set a budget for the chosen category meanwhile.
  const isFree = budget || choices.some(({ id }) => id === edited.category)
  const fields = isFree ? edited : { ...edited, category }
  const [sent, setSent] = useState(false)
  const money = useAmount(fields.amount, currency)

  function submit() {
    setSent(true)
    if (money.kind !== 'amount' || money.amount === 0) return
    tell(save.mutateAsync(changeOf(fields, money.amount, today), { onSuccess: onDone }), {
      done: () => ({ title: t('toast.saved') }),
      failed: t('toast.saveFailed'),
    })
  }

  function giveUp({ id }: Budget) {
    const again = () =>
      tell(restore.mutateAsync(id), {
        done: () => ({ title: t('toast.restored') }),
        failed: t('toast.restoreFailed'),
      })
    tell(remove.mutateAsync(id, { onSuccess: onDone }), {
      done: () => ({ title: t('toast.deleted'), action: { label: common('undo'), run: again } }),
      failed: t('toast.deleteFailed'),
    })
  }

  const usual = budget && formatMoney(toMinor(budget.usual_amount), currency)
  return (
    <Form
      className="grid gap-5"
      onSubmit={submit}
      waits={save.isPaused || remove.isPaused}
      onCancel={onDone}
      actions={
        <Button type="submit" variant="primary" busy={save.isPending}>
          {common('save')}
        </Button>
      }
    >
      {!budget && (
        <Field label={dialog('for')}>
          {(control) => (
            <Select
              {...control}
              value={fields.category}
              onChange={(event) => set({ category: event.target.value })}
            >
              {choices.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <AmountField
        text={fields.amount}
        onChange={(amount) => set({ amount })}
        money={money}
        currency={currency}
        label={dialog(fields.thisMonthOnly ? 'amountThisMonth' : 'amount')}
        required={sent}
        aboveZero
        autoFocus
      />
      <div>
        {budget && (
          <Checkbox
            checked={fields.thisMonthOnly}
            onChange={(event) => {
              const thisMonthOnly = event.target.checked
              const amount = amountFor(fields, budget, thisMonthOnly, currency)
              set({ amount, thisMonthOnly })
            }}
          >
            {dialog('thisMonth', {
              period: formatPeriod({ from: budget.start_date, to: budget.end_date }, today, language),
            })}
            {fields.thisMonthOnly && (
              <span className="block text-sm text-ink-soft">{dialog('usual', { amount: usual })}</span>
            )}
          </Checkbox>
        )}
        <Checkbox checked={fields.rollover} onChange={(event) => set({ rollover: event.target.checked })}>
          {dialog('rollover')}
          <span className="block text-sm text-ink-soft">{dialog('rolloverHint')}</span>
        </Checkbox>
      </div>
      <Field
        label={dialog('startsOn')}
        hint={fields.startsOn > 28 ? dialog('shortMonth') : dialog('startsOnHint')}
      >
        {(control) => (
          <Select
            {...control}
            value={fields.startsOn}
            onChange={(event) => set({ startsOn: Number(event.target.value) })}
          >
            {daysOfMonth.map((day) => (
              <option key={day} value={day}>
                {day}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {budget && (
        <Button
          variant="plain"
          className="justify-self-start -my-1 -ml-4.5"
          busy={remove.isPending}
          onClick={() => giveUp(budget)}
        >
          <Icon as={Trash2} size="sm" />
          {dialog('delete')}
        </Button>
      )}
    </Form>
  )
}

interface BudgetDialogProps extends BudgetSubject {
  budgets: readonly Budget[]
  categories: readonly Category[]
  currency: string
  today: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Sets a monthly budget for the household or a category, changes it for this month or every month, or deletes it. */
export function BudgetDialog({
  budget,
  category,
  budgets,
  categories,
  currency,
  today,
  open,
  onOpenChange,
}: BudgetDialogProps) {
  const { t } = useTranslation('budgets')
  const { t: dialog } = useTranslation('budgetDialog')
  const taken = new Set(budgets.map(({ category_id }) => category_id ?? ''))
  const choices = [
    { id: '', name: t('household') },
    ...categories
      .filter(({ is_active }) => is_active)
      .map((each) => ({ id: each.id, name: iconAndName(each) })),
  ].filter(({ id }) => !taken.has(id))
  const first = choices.some(({ id }) => id === category) ? category : (choices[0]?.id ?? '')
  return (
    <ModalOrDrawer
      open={open}
      onOpenChange={onOpenChange}
      title={budget ? dialog('edit', { name: budget.category_name ?? t('household') }) : dialog('create')}
      description={dialog('text')}
    >
      <BudgetForm
        key={budget?.id ?? `new-${category}`}
        budget={budget}
        category={first}
        choices={choices}
        currency={currency}
        today={today}
        onDone={() => onOpenChange(false)}
      />
    </ModalOrDrawer>
  )
}
