import { type CallInput, exportExpenses, importExpenses } from '@casita/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { send } from './client.ts'
import { markStale } from './stale.ts'

/** The filters of the list. */
type Filters = NonNullable<CallInput<typeof exportExpenses>['query']>

/** The expenses behind some filters as a CSV file, to be kept by the browser. */
export function useExportExpenses() {
  return useMutation({
    mutationFn: async (query: Filters) => {
      const csv = await send(exportExpenses, { query })
      // Reading an answer as text takes the mark off by which programs that open tables know UTF-8.
      return new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' })
    },
  })
}

/** Records the expenses of a CSV file, all or none. */
export function useImportExpenses() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (file: File) => send(importExpenses, { body: { csv: await file.text() } }),
    onSuccess: () => markStale(client, ['expenses', 'categories', 'budgets']),
  })
}
