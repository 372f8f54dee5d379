import { deleteCategory } from '../categories/delete-category.service.ts'
import { inTransaction } from '../db/work.ts'
import type { Routes } from '../routes.ts'
import { mergeCategory } from './merge-category.service.ts'

export const categoryDeletionRoutes: Routes<'deleteCategory'> = {
  async deleteCategory({ deps, actor, params, query }) {
    const { outcome, expensesCount } = await inTransaction(deps, (work) =>
      query.move_to
        ? mergeCategory(work, actor, params.id, query.move_to)
        : deleteCategory(work, actor, params.id, query.force === 'true'),
    )
    return { success: true, message: 'Category Deleted', outcome, expenses_count: expensesCount }
  },
}
