import { fromMinor, type Import, serverLimits } from '@casita/contract'
import { type MemberActor, mayChange } from '../actor.ts'
import { CsvDownload } from '../answer-bodies.ts'
import { alikeCategories, suggestCategories, suggestIcons } from '../assistant/alike-category.ts'
import { dayIn } from '../calendar.ts'
import { currencyOf } from '../households/households.service.ts'
import { runIdempotent } from '../idempotency.ts'
import type { Routes } from '../routes.ts'
import { exportExpenses } from './export.ts'
import { checkFile, importExpenses } from './import-expenses.service.ts'
import { type ImportRow, listImports, stateOf } from './imports.service.ts'
import type { TableRow } from './table.ts'
import { takeBackImport } from './take-back.service.ts'

function presentImport(actor: MemberActor, row: ImportRow, now: string): Import {
  return {
    id: row.id,
    user_id: row.imported_by,
    user_name: row.author_name,
    created_at: row.created_at,
    state: stateOf(row, now),
    row_count: row.row_count,
    rows_done: row.rows_done,
    imported: row.expense_count,
    total: fromMinor(row.sum),
    can_take_back: row.taken_back_at === null && mayChange(actor, { added_by: row.imported_by }),
  }
}

function presentRows(rows: readonly TableRow[]) {
  const [first] = rows
  return {
    count: rows.length,
    description: first?.cell('description') ?? '',
    amount: first?.cell('amount') ?? '',
  }
}

export const expenseFileRoutes: Routes<
  'exportExpenses' | 'checkImport' | 'importExpenses' | 'listImports' | 'takeBackImport'
> = {
  async exportExpenses({ deps, actor, query: { separator, ...filters } }) {
    const lines = await exportExpenses(deps.db.read, actor.householdId, filters, separator)
    return new CsvDownload(`casita-${dayIn(actor.timeZone, deps.clock.now())}.csv`, lines)
  },

  async checkImport({ deps, actor, body }) {
    const check = await checkFile(deps, actor, body)
    // A household cannot have more, and finding one takes milliseconds.
    const likely = check.newCategories.slice(0, serverLimits.categoriesMax)
    const alike = await alikeCategories(
      deps,
      actor,
      likely.map(({ name }) => name),
    )
    return {
      success: true,
      columns: check.columns,
      missing: check.missing,
      with_minus: presentRows(check.withMinus),
      without_minus: presentRows(check.withoutMinus),
      left_out: check.leftOut,
      foreign: check.foreign,
      moves: check.moves.map(({ sum, ...move }) => ({ ...move, total: fromMinor(sum) })),
      new_categories: check.newCategories.map((each, n) => ({ ...each, like: alike[n] ?? null })),
    }
  },

  async importExpenses({ deps, actor, body, request }) {
    const { importId, imported, categories, known, leftOut, foreign } = await importExpenses(
      deps,
      actor,
      body,
      {
        idempotencyKey: request.idempotencyKey,
        tellCategories: (descriptions) => suggestCategories(deps, actor, descriptions),
        tellIcons: (names) => suggestIcons(deps, actor, names),
      },
    )
    return {
      success: true,
      message: 'Expenses imported',
      import_id: importId,
      imported,
      created_categories: categories.length,
      category_names: categories,
      known,
      left_out: leftOut,
      foreign,
    }
  },

  async listImports({ deps, actor }) {
    const now = deps.clock.now().toISOString()
    const [currency, rows] = await Promise.all([
      currencyOf(deps.db.read, actor.householdId),
      listImports(deps.db.read, actor.householdId),
    ])
    return { success: true, currency, imports: rows.map((row) => presentImport(actor, row, now)) }
  },

  async takeBackImport({ deps, actor, params, request }) {
    const { deleted, kept, categories } = await runIdempotent(
      deps,
      { userId: actor.userId, key: request.idempotencyKey, input: params },
      (work) => takeBackImport(work, actor, params.id),
    )
    return { success: true, message: 'Import taken back', deleted, kept, category_names: categories }
  },
}
