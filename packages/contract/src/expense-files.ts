import { endpoint } from './endpoint.ts'
import { expenseFilters } from './expenses.ts'
import { Id, IdParams, Instant, StoredCurrency, success } from './fields.ts'
import { limits } from './limits.ts'
import * as z from './schema.ts'

export const exportExpenses = endpoint({
  method: 'GET',
  path: '/v2/expenses/export',
  access: 'member',
  tag: 'Expenses',
  summary: 'The expenses that the filters of the list match, newest first, as a CSV file',
  query: z.object({
    ...expenseFilters,
    /** The one format that there is. */
    format: z.optional(z.enum(['csv'], 'Unknown format')),
    /**
     * What parts the cells, a comma unless said. Amounts have a decimal comma where it is a semicolon: so programs read
     * a file that are set to a language which writes amounts with one.
     */
    separator: z.optional(z.enum([',', ';'], 'Unknown separator')),
  }),
  answer: z.string(),
  produces: 'text/csv',
})

const csvRule = 'Please choose a CSV file with expenses'

export const ImportInput = z.object({
  /**
   * The text of a CSV file whose first row names its columns, in any of our languages: date, description and amount,
   * and, where it has them, category, paid_by, note, currency and id.
   */
  csv: z
    .string(csvRule)
    .check(z.minLength(1, csvRule), z.maxLength(limits.importCharacters, 'Please import a smaller file')),
})
export type ImportInput = z.infer<typeof ImportInput>

/** No row unless all can be read: what is wrong is said row by row (`errors`, whose `path` is the row's and its field's, `row 3.amount`). */
export const importExpenses = endpoint({
  method: 'POST',
  path: '/v2/expenses/import',
  access: 'member',
  tag: 'Expenses',
  summary:
    'Record the expenses of a CSV file, each once however often it is imported; none unless all can be read',
  body: ImportInput,
  bodyBytes: 2 * limits.importCharacters,
  answer: z.object({
    success,
    message: z.string(),
    /** By which it can be taken back; null where nothing was recorded. */
    import_id: z.nullable(Id),
    /** How many were recorded, by an earlier try that was cut off too, and the categories that were made for them. */
    imported: z.number(),
    created_categories: z.number(),
    category_names: z.array(z.string()),
    /** How many were there already, from an earlier import or because the file was exported here. */
    known: z.number(),
  }),
  repeatable: true,
  problems: ['category_limit', 'ledger_full', 'import_taken_back'],
})

/** Still at work; cut off, which the same file brings to its end; at its end; taken back. */
export const importStates = ['running', 'cut_off', 'done', 'taken_back'] as const

/** What one file brought in. */
export const Import = z.object({
  id: Id,
  user_id: Id,
  user_name: z.string(),
  created_at: Instant,
  state: z.enum(importStates),
  /** The rows of the file, and how many of them are done. */
  row_count: z.number(),
  rows_done: z.number(),
  /** How many expenses it recorded, and what they came to. */
  imported: z.number(),
  total: z.number(),
  can_take_back: z.boolean(),
})
export type Import = z.infer<typeof Import>

export const listImports = endpoint({
  method: 'GET',
  path: '/v2/expenses/imports',
  access: 'member',
  tag: 'Expenses',
  summary: 'The latest imports that recorded something, those at work and those taken back among them',
  answer: z.object({ success, currency: StoredCurrency, imports: z.array(Import) }),
})

/** What was changed since stays, also what was deleted and brought back. The same file can be imported again. */
export const takeBackImport = endpoint({
  method: 'DELETE',
  path: '/v2/expenses/imports/{id}',
  access: 'member',
  tag: 'Expenses',
  summary:
    'Delete all expenses of an import that nobody changed since; who imported them and the owner of the household may',
  params: IdParams,
  answer: z.object({
    success,
    message: z.string(),
    /** How many were deleted, and how many were changed since and stay. */
    deleted: z.number(),
    kept: z.number(),
    /** The categories that it had made and nothing uses now: they were deactivated. */
    category_names: z.array(z.string()),
  }),
  repeatable: true,
  problems: ['not_found', 'forbidden'],
})
