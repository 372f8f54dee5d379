import type { ColumnTypes } from './columns.ts'

/** Which messages people want without asking, and the month of an expense, for finding the biggest ones. */
export const news = ({ time, day, monthOfExpense }: ColumnTypes): string[] => [
  `alter table users add column alerts_since ${time}`,
  `alter table users add column summary_since ${time}`,
  `alter table users add column summary_told_on ${day}`,
  'create index users_summary on users (timezone) where summary_since is not null',

  `alter table expenses add column expense_month ${monthOfExpense}`,
  `create index expenses_biggest on expenses (household_id, expense_month, amount, id)
    where deleted_at is null`,
]
