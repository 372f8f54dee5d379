/** The dialog that sets a budget. */
export const budgetDialog = {
  create: 'New budget',
  edit: 'Budget: {{name}}',
  text: 'Everybody at home sees it and can change it.',
  for: 'For',
  amount: 'Amount per month',
  amountThisMonth: 'Amount this month',
  thisMonth: 'Only this month ({{period}})',
  usual: 'The other months keep {{amount}}.',
  rollover: 'What is left over goes to the next month',
  rolloverHint: 'Counted from this month on.',
  startsOn: 'The month starts on day',
  startsOnHint: 'Payday, for example.',
  shortMonth: 'A shorter month starts on its last day.',
  delete: 'Remove the budget',
}
