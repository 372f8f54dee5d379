import type { Expense, ExpenseInput } from '@casita/contract'
import { useEffect, useState } from 'react'
import { keepDraft, readDraft } from '../../data/drafts.ts'
import { hasLeft } from '../../shell/fully-named.ts'
import { useAuth } from '../../sign-in/auth-context.tsx'
import { ExpenseDraft, type ExpenseFields, type FormContext, fieldsOf, isOffered } from './expense-form.ts'

/** What the form of an expense begins with. */
export interface BegunForm extends FormContext {
  /** The expense to edit; null for a new one. */
  expense: Expense | null
  /** The expense that a new one copies, dated today; null for an empty form. */
  like: Expense | null
  /** Whether a new one begins as a recurring expense. */
  recurs?: boolean
}

/** The fields as typed, kept for the same person and expense in case the session ends meanwhile. */
export function useExpenseFields({ expense, like, recurs, today, categories, members }: BegunForm) {
  const userId = useAuth().user?.id ?? ''
  const name = `expense:${userId}:${expense?.id ?? (like ? `like ${like.id}` : recurs ? 'new recurring' : 'new')}`
  const anew = (): ExpenseDraft => ({ fields: untouched, key: crypto.randomUUID(), sent: null })
  const [untouched] = useState(() => {
    const fields = fieldsOf(expense ?? like, today, userId)
    if (expense) return fields
    // A copied category that was deactivated, or a payer who has left, is not selected again.
    return {
      ...fields,
      day: today,
      every: recurs ? 'month' : fields.every,
      categoryId: isOffered(fields.categoryId ?? '', categories, null) ? fields.categoryId : null,
      paidBy: hasLeft(fields.paidBy, members) ? userId : fields.paidBy,
    }
  })
  const [kept] = useState(() => readDraft(name, ExpenseDraft))
  const [draft, setDraft] = useState(() => kept ?? anew())
  useEffect(() => {
    const changed = JSON.stringify(draft.fields) !== JSON.stringify(untouched)
    keepDraft(name, changed ? draft : null)
  }, [name, draft, untouched])
  const chosen = draft.fields.categoryId
  // Others may have removed the chosen category meanwhile: then the one from before is shown, and saved.
  const isThere = !chosen || isOffered(chosen, categories, expense)
  return {
    ...draft,
    fields: isThere ? draft.fields : { ...draft.fields, categoryId: untouched.categoryId },
    wasKept: kept !== null,
    set: (change: Partial<ExpenseFields>) =>
      setDraft((before) => ({ ...before, fields: { ...before.fields, ...change } })),
    /** Remembers what may have been recorded by now; null for nothing. */
    markSent: (sent: ExpenseInput | null) => setDraft((before) => ({ ...before, sent })),
    reset: () => setDraft(anew()),
    forget: () => keepDraft(name, null),
  }
}
