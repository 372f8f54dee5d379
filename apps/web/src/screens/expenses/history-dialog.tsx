import { type Expense, type ExpenseEvent, formatMoney, toMinor } from '@casita/contract'
import { useExpenseHistory } from '../../data/expense-history.ts'
import { useFailureText } from '../../i18n/failure-text.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { firstName } from '../../shell/first-name.ts'
import { useAuth } from '../../sign-in/auth-context.tsx'
import { ModalOrDrawer } from '../../ui/modal-or-drawer.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { ReceiptRow } from './receipts/receipt-row.tsx'

type Change = ExpenseEvent['changes'][number]

/** Whether a change is worth showing: the initially empty fields of a new expense are not. */
function tells({ before, after }: Change): boolean {
  return before !== null || (after !== null && after !== '')
}

function ChangeLine({ change, currency }: { change: Change; currency: string }) {
  const { t } = useTranslation('history')
  const { t: expense } = useTranslation('expense')
  const format = useFormat()
  const words = (value: Change['before']) => {
    if (value === null || value === '') return t('nothing')
    if (change.field === 'amount') return formatMoney(toMinor(Number(value)), currency, true)
    if (change.field === 'receipt') return t('picture')
    if (change.field === 'expense_date') return format.day(String(value))
    return String(value)
  }
  return (
    <p className="text-sm">
      <span className="mr-1 text-ink-soft">{expense(`field.${change.field}`)}</span>
      {change.before !== null && <s className="text-ink-soft">{words(change.before)}</s>}
      {change.before !== null && ' → '}
      <span className="font-medium">{words(change.after)}</span>
    </p>
  )
}

function Events({ expense }: { expense: Expense }) {
  const { t } = useTranslation('history')
  const { user } = useAuth()
  const format = useFormat()
  const failureText = useFailureText()
  const { data, error, refetch, isFetching } = useExpenseHistory(expense.id)
  if (error && !data) {
    return <ErrorState message={failureText(error)} onRetry={() => void refetch()} busy={isFetching} />
  }
  if (!data) return <Skeleton className="h-32" />
  return (
    <ol className="grid grid-cols-1 gap-5">
      {data.map((event) => (
        <li key={event.id} className="border-l-2 border-line pl-4">
          <p className="font-medium">
            {event.source === 'recurring'
              ? t('byItself')
              : t(`did.${event.action}`, { name: event.user_name })}
            {event.source === 'whatsapp' && <span className="font-normal text-ink-soft"> {t('byChat')}</span>}
          </p>
          <p className="text-sm text-ink-soft">
            {format.instant(event.at, user?.timezone)}, {format.time(event.at, user?.timezone)}
          </p>
          {event.changes.filter(tells).map((change) => (
            <ChangeLine key={change.field} change={change} currency={expense.currency} />
          ))}
        </li>
      ))}
    </ol>
  )
}

interface HistoryDialogProps {
  expense: Expense
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Who did what to an expense, and when. */
export function HistoryDialog({ expense, open, onOpenChange }: HistoryDialogProps) {
  const { t } = useTranslation('history')
  const { t: expenses } = useTranslation('expenses')
  return (
    <ModalOrDrawer
      open={open}
      onOpenChange={onOpenChange}
      title={expense.description || expenses('noDescription')}
      description={`${t('title')}, ${formatMoney(toMinor(expense.amount), expense.currency, true)}`}
    >
      <div className="grid grid-cols-1 gap-6">
        {!expense.can_edit && (
          <p className="text-sm text-ink-soft">{t('notYours', { name: firstName(expense.user_name) })}</p>
        )}
        {expense.has_receipt && <ReceiptRow expense={expense} />}
        <Events expense={expense} />
      </div>
    </ModalOrDrawer>
  )
}
