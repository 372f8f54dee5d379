import type { ColumnTypes } from './columns.ts'

/**
 * The pictures of receipts, in a table of their own so that lists never read them; a column of the expense says
 * whether it has one.
 */
export const receipts = ({ id, time, bytes, end }: ColumnTypes): string[] => [
  `create table receipts (
    household_id ${id} not null,
    expense_id ${id} not null,
    content_type text not null,
    bytes ${bytes} not null,
    sha256 text not null,
    created_at ${time} not null,
    primary key (household_id, expense_id),
    foreign key (household_id, expense_id) references expenses (household_id, id) on delete cascade
  ) ${end}`,
  `alter table expenses add column receipt_at ${time}`,
]
