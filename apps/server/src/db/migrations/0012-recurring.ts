import type { ColumnTypes } from './columns.ts'

/**
 * Recurring expenses. `due_at` is when the next one is recorded and null when there is none, so that looking for due
 * ones reads nothing else.
 */
export const recurring = ({ id, time, day, minor, end }: ColumnTypes): string[] => [
  `create table recurring_expenses (
    household_id ${id} not null references households (id),
    id ${id} not null,
    expense_id ${id} not null,
    added_by ${id} not null,
    paid_by ${id} not null,
    amount ${minor} not null check (amount >= 0),
    description text not null,
    note text,
    category_id ${id},
    every text not null,
    starts_on ${day} not null,
    ends_on ${day},
    last_on ${day} not null,
    next_on ${day},
    due_at ${time},
    created_at ${time} not null,
    updated_at ${time} not null,
    deleted_at ${time},
    primary key (household_id, id),
    foreign key (household_id, added_by) references memberships (household_id, user_id),
    foreign key (household_id, paid_by) references memberships (household_id, user_id),
    foreign key (household_id, category_id) references categories (household_id, id)
  ) ${end}`,
  `create unique index recurring_expenses_expense on recurring_expenses (household_id, expense_id)
    where deleted_at is null`,
  'create index recurring_expenses_due on recurring_expenses (due_at, id) where due_at is not null',
  'create index recurring_expenses_deleted on recurring_expenses (deleted_at) where deleted_at is not null',
]
