import type { Expense } from '@casita/contract'
import { Suspense, useState } from 'react'
import { useImportExpenses } from '../../data/expense-files.ts'
import { CategoryChoice } from '../../shell/category-choice-later.ts'
import { fetchedLater } from '../../ui/fetched-later.ts'
import type { FormContext } from './expense-form.ts'
import { useDeleteExpenseWithUndo } from './use-delete-expense-with-undo.ts'

const ExpenseDialog = fetchedLater(() => import('./expense-dialog.tsx'), 'ExpenseDialog', [
  'expense',
  'receipts',
  'recurring',
])
const DeleteDialog = fetchedLater(() => import('./delete-dialog.tsx'), 'DeleteDialog', ['expense'])
const HistoryDialog = fetchedLater(() => import('./history-dialog.tsx'), 'HistoryDialog', ['history'])
const DeletedDialog = fetchedLater(() => import('./deleted-dialog.tsx'), 'DeletedDialog', ['expense'])
const RecurringDialog = fetchedLater(() => import('./recurring/recurring-dialog.tsx'), 'RecurringDialog', [
  'expense',
  'recurring',
])
const ImportDialog = fetchedLater(() => import('./import-dialog.tsx'), 'ImportDialog', ['importing'])

type Shown =
  | { kind: 'create'; recurs: boolean }
  | { kind: 'edit' | 'again' | 'delete' | 'history'; expense: Expense }
  | { kind: 'recurring'; expense: Expense | null }
  | { kind: 'category'; expense: Expense; pressed: HTMLElement }
  | { kind: 'deleted' | 'import' }

/** Which dialog of the ledger is open; at most one is. */
export function useLedgerDialogs() {
  const [shown, setShown] = useState<Shown>()
  const [isOpen, setOpen] = useState(false)
  const show = (next: Shown) => {
    setShown(next)
    setOpen(true)
  }
  return {
    shown,
    isOpen,
    setOpen,
    add: () => show({ kind: 'create', recurs: false }),
    /** Adds an expense that recurs. */
    addRecurring: () => show({ kind: 'create', recurs: true }),
    edit: (expense: Expense) => show({ kind: 'edit', expense }),
    /** Opens the editor for somebody who may edit, the history for everybody else. */
    open: (expense: Expense) => show({ kind: expense.can_edit ? 'edit' : 'history', expense }),
    /** Offers the categories beside what was pressed. */
    category: (expense: Expense, pressed: HTMLElement) => show({ kind: 'category', expense, pressed }),
    again: (expense: Expense) => show({ kind: 'again', expense }),
    /** Opens the recurrence of one expense, or the list of all series. */
    recurring: (expense: Expense | null) => show({ kind: 'recurring', expense }),
    remove: (expense: Expense) => show({ kind: 'delete', expense }),
    history: (expense: Expense) => show({ kind: 'history', expense }),
    deleted: () => show({ kind: 'deleted' }),
    bring: () => show({ kind: 'import' }),
  }
}

interface LedgerDialogsProps {
  dialogs: ReturnType<typeof useLedgerDialogs>
  context: FormContext
}

/** The dialogs of the ledger, loaded before they are needed. */
export function LedgerDialogs({ dialogs, context }: LedgerDialogsProps) {
  const { shown, isOpen, setOpen, addRecurring, again, recurring, remove, history } = dialogs
  const deleteWithUndo = useDeleteExpenseWithUndo()
  const bring = useImportExpenses()
  if (!shown) return null
  const frame = { open: isOpen, onOpenChange: setOpen }
  return (
    <Suspense>
      {(shown.kind === 'create' || shown.kind === 'edit' || shown.kind === 'again') && (
        <ExpenseDialog
          {...frame}
          {...context}
          expense={shown.kind === 'edit' ? shown.expense : null}
          like={shown.kind === 'again' ? shown.expense : null}
          recurs={shown.kind === 'create' && shown.recurs}
          onDone={() => setOpen(false)}
          onDelete={remove}
          onHistory={history}
          onAgain={again}
          onRecurring={recurring}
        />
      )}
      {shown.kind === 'category' && (
        <CategoryChoice {...frame} expense={shown.expense} anchor={shown.pressed} />
      )}
      {shown.kind === 'delete' && (
        <DeleteDialog {...frame} expense={shown.expense} onConfirm={deleteWithUndo} />
      )}
      {shown.kind === 'history' && <HistoryDialog {...frame} expense={shown.expense} />}
      {shown.kind === 'deleted' && <DeletedDialog {...frame} />}
      {shown.kind === 'recurring' && (
        <RecurringDialog {...frame} {...context} expense={shown.expense} onAdd={addRecurring} />
      )}
      {shown.kind === 'import' && (
        <ImportDialog {...frame} {...context} bring={bring} onDone={() => setOpen(false)} />
      )}
    </Suspense>
  )
}
