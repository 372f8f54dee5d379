import { type ExpenseQuery, fromMinor, limits } from '@casita/contract'
import type { ReadOnlyDb } from '../db/database.ts'
import { listExpenses } from '../expenses/ledger.service.ts'
import { csvLine, type Separator } from './csv.ts'

const header = ['id', 'date', 'description', 'amount', 'currency', 'category', 'paid_by', 'added_by', 'note']

/**
 * The expenses that a query matches as the lines of a CSV file, newest first, read as they are written; where
 * semicolons part the cells, amounts have a decimal comma. Throws `invalid`, before the first line, for a category or member that is not the household's.
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
    // Programs that open tables take a file for UTF-8 by this mark.
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
