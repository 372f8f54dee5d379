import type { ColumnTypes } from './columns.ts'

/**
 * Which imported file an expense came from, and which categories were created for it, so that an import can be undone
 * as a whole.
 */
export const imports = ({ id, time, minor, end }: ColumnTypes): string[] => [
  `create table imports (
    household_id ${id} not null references households (id),
    id ${id} not null,
    imported_by ${id} not null,
    digest text not null,
    request_key text,
    row_count integer not null,
    rows_done integer not null,
    expense_count integer not null,
    sum ${minor} not null,
    created_at ${time} not null,
    updated_at ${time} not null,
    taken_back_at ${time},
    primary key (household_id, id),
    foreign key (household_id, imported_by) references memberships (household_id, user_id)
  ) ${end}`,
  `alter table expenses add column import_id ${id}`,
  `create index expenses_of_import on expenses (household_id, import_id)
    where import_id is not null and deleted_at is null`,
  `alter table categories add column import_id ${id}`,
]
