import type { ColumnTypes } from './columns.ts'

/** Categories, expenses with their history and totals, the household's own words for categories, and budgets. */
export const ledger = ({ id, time, day, minor, end }: ColumnTypes): string[] => [
  `create table categories (
    household_id ${id} not null references households (id),
    id ${id} not null,
    name text not null,
    name_key text not null,
    icon text,
    color text not null,
    kind text,
    position integer not null,
    created_at ${time} not null,
    updated_at ${time} not null,
    deactivated_at ${time},
    primary key (household_id, id),
    unique (household_id, name_key)
  ) ${end}`,

  `create table expenses (
    household_id ${id} not null,
    id ${id} not null,
    added_by ${id} not null,
    paid_by ${id} not null,
    amount ${minor} not null check (amount >= 0),
    description text not null,
    note text,
    category_id ${id},
    expense_date ${day} not null,
    source text not null,
    source_ref text,
    original_amount ${minor},
    original_currency text,
    search_key text not null,
    created_at ${time} not null,
    updated_at ${time} not null,
    deleted_at ${time},
    primary key (household_id, id),
    foreign key (household_id, added_by) references memberships (household_id, user_id),
    foreign key (household_id, paid_by) references memberships (household_id, user_id),
    foreign key (household_id, category_id) references categories (household_id, id)
  ) ${end}`,
  // Scanned backwards for newest first.
  `create index expenses_listed on expenses (household_id, expense_date, created_at, id)
    where deleted_at is null`,
  `create index expenses_of_category on expenses (household_id, category_id, expense_date, created_at, id)
    where deleted_at is null`,
  `create index expenses_of_member on expenses (household_id, added_by, expense_date, created_at, id)
    where deleted_at is null`,
  'create index expenses_deleted on expenses (household_id, deleted_at) where deleted_at is not null',
  `create unique index expenses_source on expenses (household_id, source, source_ref)
    where source_ref is not null`,

  `create table expense_changes (
    household_id ${id} not null,
    id ${id} not null,
    expense_id ${id} not null,
    changed_by ${id} not null,
    action text not null,
    source text not null,
    before_json text,
    after_json text,
    created_at ${time} not null,
    primary key (household_id, id),
    foreign key (household_id, expense_id) references expenses (household_id, id) on delete cascade,
    foreign key (household_id, changed_by) references memberships (household_id, user_id)
  ) ${end}`,
  'create index expense_changes_expense on expense_changes (household_id, expense_id, id)',

  // Without foreign keys, because rows are updated on every write; a test compares them with the ledger.
  `create table spending (
    household_id ${id} not null,
    span text not null,
    starts_on ${day} not null,
    category_id ${id} not null,
    added_by ${id} not null,
    paid_by ${id} not null,
    count integer not null,
    sum ${minor} not null,
    primary key (household_id, span, starts_on, category_id, added_by, paid_by)
  ) ${end}`,

  `create table category_habits (
    household_id ${id} not null,
    words text not null,
    category_id ${id} not null,
    uses integer not null,
    updated_at ${time} not null,
    primary key (household_id, words),
    foreign key (household_id, category_id) references categories (household_id, id) on delete cascade
  ) ${end}`,
  'create index category_habits_category on category_habits (household_id, category_id)',

  `create table budgets (
    household_id ${id} not null references households (id),
    id ${id} not null,
    category_id ${id},
    amount ${minor} not null check (amount >= 0),
    month_starts_on integer not null check (month_starts_on between 1 and 31),
    rollover_since ${day},
    created_by ${id} not null,
    created_at ${time} not null,
    updated_at ${time} not null,
    deleted_at ${time},
    primary key (household_id, id),
    foreign key (household_id, category_id) references categories (household_id, id) on delete cascade,
    foreign key (household_id, created_by) references memberships (household_id, user_id)
  ) ${end}`,
  `create unique index budgets_household on budgets (household_id)
    where category_id is null and deleted_at is null`,
  `create unique index budgets_category on budgets (household_id, category_id)
    where category_id is not null and deleted_at is null`,

  `create table budget_months (
    household_id ${id} not null,
    budget_id ${id} not null,
    month ${day} not null,
    amount ${minor} not null check (amount >= 0),
    updated_at ${time} not null,
    primary key (household_id, budget_id, month),
    foreign key (household_id, budget_id) references budgets (household_id, id) on delete cascade
  ) ${end}`,

  `create table budget_alerts (
    household_id ${id} not null,
    budget_id ${id} not null,
    month ${day} not null,
    threshold integer not null,
    expense_id ${id},
    user_id ${id},
    created_at ${time} not null,
    primary key (household_id, budget_id, month, threshold),
    foreign key (household_id, budget_id) references budgets (household_id, id) on delete cascade
  ) ${end}`,
]
