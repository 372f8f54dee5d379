import {
  type CallInput,
  checkImport,
  exportExpenses,
  type ImportInput,
  importExpenses,
  limits,
} from '@casita/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { currentLanguage } from '../i18n/i18n.ts'
import { send } from './client.ts'
import { isTransient } from './problem-error.ts'
import { markStale } from './stale.ts'

/** The filters of the ledger. */
type Filters = NonNullable<CallInput<typeof exportExpenses>['query']>

/** Returns a CSV file that spreadsheet programs open correctly: its byte order mark tells them that it is UTF-8. */
export function csvFile(csv: string): Blob {
  return new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' })
}

/**
 * Exports the filtered expenses as a CSV file, separated as spreadsheet programs of the interface's language expect.
 */
export function useExportExpenses() {
  return useMutation({
    mutationFn: async (query: Filters) => {
      // Where amounts have a decimal comma, spreadsheet programs expect semicolons between cells.
      const separator = currentLanguage() === 'en' ? ',' : ';'
      const csv = await send(exportExpenses, { query: { ...query, separator } })
      // Reading the response as text removed its byte order mark.
      return csvFile(csv)
    },
  })
}

/** Tells what a file holds and what has to be asked before it is imported; fails as the import would. */
export function useCheckImport() {
  return useMutation({
    mutationFn: (body: CallInput<typeof checkImport>['body']) => send(checkImport, { body }),
  })
}

/**
 * Imports a CSV file, each of its expenses once. When the connection or the server fails halfway, the file is sent
 * again with the same key: the server skips the rows that it already has.
 */
export function useImportExpenses() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: ImportInput; idempotencyKey: string }) =>
      send(importExpenses, { body }, { idempotencyKey }),
    retry: (failures, error) => failures < 4 && isTransient(error),
    retryDelay: (failures) => limits.linkRetryDelay * 2 ** failures,
    // Part of a failed import may have been recorded.
    onSettled: () => markStale(client, ['expenses', 'categories', 'budgets']),
  })
}
