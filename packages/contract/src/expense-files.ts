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
    /** The only format. */
    format: z.optional(z.enum(['csv'], 'Unknown format')),
    /**
     * The separator of the cells, by default a comma. With a semicolon, amounts have a decimal comma, as spreadsheet
     * programs expect in languages that use one.
     */
    separator: z.optional(z.enum([',', ';'], 'Unknown separator')),
  }),
  answer: z.string(),
  produces: 'text/csv',
})

const csvRule = 'Please choose a CSV file with expenses'

/**
 * The text of a CSV file. The row that names its columns comes first or, as banks write it, after a few lines about the
 * account.
 */
const Csv = z
  .string(csvRule)
  .check(z.minLength(1, csvRule), z.maxLength(limits.importCharacters, 'Please import a smaller file'))

/**
 * What a column of a file may hold; the first three are required. Of a row with an `income` and no amount, nothing was
 * spent.
 */
export const importColumns = [
  'date',
  'description',
  'amount',
  'category',
  'paid_by',
  'note',
  'income',
] as const
export type ImportColumn = (typeof importColumns)[number]

/**
 * How people move money of their own, which banks list like spending: cash taken out, the bill of a credit card, money
 * put into another account.
 */
export const moneyMoves = ['cash', 'card_bill', 'own_account'] as const
export type MoneyMove = (typeof moneyMoves)[number]

const columnRule = 'Please choose a column of the file'
const moveRule = 'Please choose moves of money that are to be left out'
const place = z.optional(z.int(columnRule).check(z.minimum(0, columnRule)))

/** How a file is to be read where that cannot be told from it. */
const reading = {
  csv: Csv,
  /**
   * The places of the columns in the file, counted from 0. Without it they are recognised by their names in any of our
   * languages, as are the columns `currency` and `id`.
   */
  columns: z.optional(
    z.object(
      {
        date: place,
        description: place,
        amount: place,
        category: place,
        paid_by: place,
        note: place,
        income: place,
      },
      columnRule,
    ),
  ),
  /**
   * Which amounts are expenses, if the file has some with a minus; the rows of the others are left out. Without it a
   * minus is a problem of its row.
   */
  spent: z.optional(z.enum(['with_minus', 'without_minus'], 'Please choose which amounts are expenses')),
  /** The moves of own money to leave out. Without it, rows that seem to be moves are recorded like all others. */
  leave_out: z.optional(
    z.array(z.enum(moneyMoves, moveRule), moveRule).check(z.maxLength(moneyMoves.length, moveRule)),
  ),
}

/** The rows of a file whose amounts have a minus, or have none: how many, and the first of them. */
const OfOneSign = z.object({ count: z.number(), description: z.string(), amount: z.string() })

/**
 * Reports the problems of a file as `importExpenses` does, and the categories that importing it would create, in the
 * order in which they first appear, each with the existing category that seems to be of the same kind. Where the file
 * alone does not tell how to read it (`missing` is not empty, or amounts have a minus and `spent` is not given), it
 * reports neither, nor `moves`.
 */
export const checkImport = endpoint({
  method: 'POST',
  path: '/v2/expenses/import/check',
  access: 'member',
  tag: 'Expenses',
  summary:
    'Which categories a CSV file would create, and which of the existing ones may be meant; records nothing',
  body: z.object(reading),
  bodyBytes: 2 * limits.importCharacters,
  limit: 'importFile',
  answer: z.object({
    success,
    /** The file's columns, each with its first value and what it is taken for, or looks like where that is missing. */
    columns: z.array(
      z.object({ name: z.string(), example: z.string(), holds: z.nullable(z.enum(importColumns)) }),
    ),
    /** The required columns that none of the file's is taken for. */
    missing: z.array(z.enum(importColumns)),
    with_minus: OfOneSign,
    without_minus: OfOneSign,
    /** The number of rows that are no expenses. */
    left_out: z.number(),
    /** The number of rows in another currency than the household's, which are left out, too. */
    foreign: z.number(),
    /** The new rows that seem to move own money, by the kind of move: how many, their sum, and the first of them. */
    moves: z.array(
      z.object({ kind: z.enum(moneyMoves), count: z.number(), total: z.number(), description: z.string() }),
    ),
    new_categories: z.array(
      z.object({
        name: z.string(),
        /** The number of new expenses that it would have. */
        count: z.number(),
        like: z.nullable(Id),
      }),
    ),
  }),
})

const chosenRule = 'Please choose a category for each name'

const ChosenCategory = z.object({ name: z.string(chosenRule), category_id: Id }, chosenRule)

export const ImportInput = z.object({
  ...reading,
  /** The existing categories to use for names of the file; a missing one is created under its own name. */
  categories: z.optional(
    z.array(ChosenCategory, chosenRule).check(z.maxLength(limits.importRows, chosenRule)),
  ),
})
export type ImportInput = z.infer<typeof ImportInput>

/**
 * Records all rows of a file or none. The problems are listed by row: the `path` of each of the `errors` consists of
 * the row and the field, `row 3.amount`. Without a column for categories, they are chosen by the descriptions, as in
 * the chat.
 */
export const importExpenses = endpoint({
  method: 'POST',
  path: '/v2/expenses/import',
  access: 'member',
  tag: 'Expenses',
  summary:
    'Record the expenses of a CSV file, each once however often it is imported; none unless all can be read',
  body: ImportInput,
  bodyBytes: 2 * limits.importCharacters,
  limit: 'importFile',
  answer: z.object({
    success,
    message: z.string(),
    /** The id for taking the import back; null if nothing was recorded. */
    import_id: z.nullable(Id),
    /**
     * The number of expenses recorded, including those of an interrupted attempt, and the categories created for them.
     */
    imported: z.number(),
    created_categories: z.number(),
    category_names: z.array(z.string()),
    /**
     * The number of rows skipped because they existed already, from an earlier import or an export of this household.
     */
    known: z.number(),
    /** The number of rows that are no expenses. */
    left_out: z.number(),
    /** The number of rows in another currency than the household's, which are left out, too. */
    foreign: z.number(),
  }),
  repeatable: true,
  problems: ['idempotency_conflict', 'category_limit', 'ledger_full', 'import_taken_back'],
})

/** Running; interrupted, to be continued by importing the same file; completed; taken back. */
export const importStates = ['running', 'cut_off', 'done', 'taken_back'] as const

/** An import of a file. */
export const Import = z.object({
  id: Id,
  user_id: Id,
  user_name: z.string(),
  created_at: Instant,
  state: z.enum(importStates),
  /** The number of rows in the file, and how many of them are done. */
  row_count: z.number(),
  rows_done: z.number(),
  /** The number of expenses recorded, and their sum. */
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

/** Expenses changed since, or deleted and restored, are kept. The same file can be imported again. */
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
    /** The number of expenses deleted, and the number kept because they were changed since. */
    deleted: z.number(),
    kept: z.number(),
    /** The categories created by it that nothing uses any more: they were deactivated. */
    category_names: z.array(z.string()),
  }),
  repeatable: true,
  problems: ['not_found', 'forbidden'],
})
