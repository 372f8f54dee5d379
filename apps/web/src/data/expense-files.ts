import { type CallInput, exportExpenses, importExpenses, limits } from '@casita/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { currentLanguage } from '../i18n/i18n.ts'
import { send } from './client.ts'
import { isTransient } from './problem-error.ts'
import { markStale } from './stale.ts'

/** The filters of the list. */
type Filters = NonNullable<CallInput<typeof exportExpenses>['query']>

/** The expenses behind some filters as a CSV file, to be kept by the browser, as its language writes tables. */
export function useExportExpenses() {
  return useMutation({
    mutationFn: async (query: Filters) => {
      // Where amounts have a decimal comma, programs that open tables part the cells by semicolons.
      const separator = currentLanguage() === 'en' ? ',' : ';'
      const csv = await send(exportExpenses, { query: { ...query, separator } })
      // Reading an answer as text takes the mark off by which programs that open tables know UTF-8.
      return new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' })
    },
  })
}

/** The text of a file: UTF-8, or else as Excel writes it, UTF-16 with its mark or the letters of Windows. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A file to import; the key makes a repeated sending of it harmless. */
interface FileToImport {
  file: File
  idempotencyKey: string
}

/**
 * Records the expenses of a CSV file, each once. Where the connection or the server is gone in the middle, the file is sent
 * again: what is there of it by then is known, and the rest comes.
 */
export function useImportExpenses() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ file, idempotencyKey }: FileToImport) =>
      send(importExpenses, { body: { csv: await textOf(file) } }, { idempotencyKey }),
    retry: (failures, error) => failures < 4 && isTransient(error),
    retryDelay: (failures) => limits.linkRetryDelay * 2 ** failures,
    // Of what failed in the middle a part may be there.
    onSettled: () => markStale(client, ['expenses', 'categories', 'budgets']),
  })
}
