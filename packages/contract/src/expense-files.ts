import { endpoint } from './endpoint.ts'
import { expenseFilters } from './expenses.ts'
import { success } from './fields.ts'
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
    /** How many were recorded, and the categories that were made for them. */
    imported: z.number(),
    created_categories: z.number(),
    category_names: z.array(z.string()),
    /** How many were there already, from an earlier import or because the file was exported here. */
    known: z.number(),
  }),
})
