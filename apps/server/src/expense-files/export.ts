import { type ExpenseQuery, fromMinor, limits } from '@casita/contract'
import type { ReadOnlyDb } from '../db/database.ts'
import { listExpenses } from '../expenses/ledger.service.ts'
import { csvLine, type Separator } from './csv.ts'

const header = ['id', 'date', 'description', 'amount', 'currency', 'category', 'paid_by', 'added_by', 'note']

/**
 * Yields the expenses that match a query as lines of a CSV file, newest first, reading them as they are written. With
 * semicolons as separators, amounts have a decimal comma. Throws `invalid` before the first line for a category or
 * member of another household.
 */
export async function exportExpenses(
  db: ReadOnlyDb,
  householdId: string,
  filters: Omit<ExpenseQuery, 'page' | 'per_page'>,
  separator: Separator = ',',
): Promise<AsyncIterable<string>> {
  const pageOf = (page: number) =>
    listExpenses(db, householdId, { ...filters, page, per_page: limits.pageSizeMax })
  const first = await pageOf(1)
  const decimal = separator === ';' ? ',' : '.'
  return (async function* () {
    // Spreadsheet programs recognise UTF-8 by this byte order mark.
    yield `\ufeff${csvLine([...header, 'source'], separator)}`
    for (let ledger = first; ; ledger = await pageOf(ledger.page + 1)) {
      for await (const row of ledger.rows)
        yield csvLine(
          [
            ...[row.id, row.expense_date, row.description],
            ...[fromMinor(row.amount).toFixed(2).replace('.', decimal), row.currency],
            ...[row.category_name ?? '', row.payer_name, row.author_name, row.note ?? '', row.source],
          ],
          separator,
        )
      if (ledger.page >= first.totalPages) return
    }
  })()
}
