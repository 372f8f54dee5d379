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

/**
 * Exports the filtered expenses as a CSV file, separated as spreadsheet programs of the interface's language expect.
 */
export function useExportExpenses() {
  return useMutation({
    mutationFn: async (query: Filters) => {
      // Where amounts have a decimal comma, spreadsheet programs expect semicolons between cells.
      const separator = currentLanguage() === 'en' ? ',' : ';'
      const csv = await send(exportExpenses, { query: { ...query, separator } })
      // Reading the response as text removed the byte order mark, by which spreadsheet programs recognise UTF-8.
      return new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' })
    },
  })
}

/** Decodes a file: UTF-8, or else what Excel writes, UTF-16 with a byte order mark or Windows-1252. */
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

/** A file to import; the key makes sending it twice harmless. */
interface FileToImport {
  file: File
  /** The existing categories to use for names of the file. */
  categories: ImportInput['categories']
  idempotencyKey: string
}

/** Returns the categories that importing a file would create; fails as the import would. */
export function useCheckImport() {
  return useMutation({
    mutationFn: async (file: File) =>
      (await send(checkImport, { body: { csv: await textOf(file) } })).new_categories,
  })
}

/**
 * Imports a CSV file, each of its expenses once. When the connection or the server fails halfway, the file is sent
 * again: the server skips the rows that it already has.
 */
export function useImportExpenses() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ file, categories, idempotencyKey }: FileToImport) =>
      send(importExpenses, { body: { csv: await textOf(file), categories } }, { idempotencyKey }),
    retry: (failures, error) => failures < 4 && isTransient(error),
    retryDelay: (failures) => limits.linkRetryDelay * 2 ** failures,
    // Part of a failed import may have been recorded.
    onSettled: () => markStale(client, ['expenses', 'categories', 'budgets']),
  })
}
