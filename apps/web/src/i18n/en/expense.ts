/** The dialogs around one expense: to write it, to change it, to delete it and to bring it back. */
export const expense = {
  create: 'Add expense',
  edit: 'Edit expense',
  descriptionPlaceholder: 'Groceries, rent, coffee…',
  more: 'More details',
  submitCreate: 'Add expense',
  submitEdit: 'Save changes',
  history: 'History',
  repeat: 'Repeat',
  kept: 'We kept what you had typed.',
  discard: 'Start over',
  field: {
    description: 'Description',
    amount: 'Amount',
    category: 'Category',
    expense_date: 'Day',
    paid_by: 'Paid by',
    note: 'Note',
    receipt: 'Receipt',
  },
  remove: {
    title: 'Delete this expense?',
    text: '“{{name}}”, {{amount}}. You can bring it back for {{days}} days.',
    submit: 'Delete',
  },
  deleted: {
    text: 'What was deleted in the last {{days}} days. Restored, it counts again everywhere.',
    empty: 'Nothing was deleted lately.',
    when: 'deleted {{date}}',
    restore: 'Restore',
    restoreLabel: 'Restore {{name}}',
  },
}
