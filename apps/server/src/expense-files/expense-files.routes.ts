import { CsvDownload } from '../answer-bodies.ts'
import { dayIn } from '../calendar.ts'
import type { Routes } from '../routes.ts'
import { exportExpenses } from './export.ts'
import { importExpenses } from './import.service.ts'

export const expenseFileRoutes: Routes<'exportExpenses' | 'importExpenses'> = {
  async exportExpenses({ deps, actor, query: { separator, ...filters } }) {
    const lines = await exportExpenses(deps.db.read, actor.householdId, filters, separator)
    return new CsvDownload(`casita-${dayIn(actor.timeZone, deps.clock.now())}.csv`, lines)
  },

  async importExpenses({ deps, actor, body }) {
    const { imported, createdCategories, known } = await importExpenses(deps, actor, body.csv)
    return {
      success: true,
      message: 'Expenses imported',
      imported,
      created_categories: createdCategories.length,
      category_names: createdCategories,
      known,
    }
  },
}
