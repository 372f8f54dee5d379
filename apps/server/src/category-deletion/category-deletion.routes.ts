import { deleteCategory } from '../categories/delete-category.service.ts'
import { inTransaction } from '../db/work.ts'
import type { Routes } from '../routes.ts'
import { mergeCategory } from './merge-category.service.ts'

export const categoryDeletionRoutes: Routes<'deleteCategory'> = {
  async deleteCategory({ deps, actor, params, query }) {
    const { move_to: into } = query
    if (into) {
      const moved = await inTransaction(deps, (work) => mergeCategory(work, actor, params.id, into))
      return { success: true, message: 'Category Deleted', outcome: 'deleted', expenses_count: moved }
    }
    const { outcome, expensesCount } = await inTransaction(deps, (work) =>
      deleteCategory(work, actor, params.id, query.force === 'true'),
    )
    return { success: true, message: 'Category Deleted', outcome, expenses_count: expensesCount }
  },
}
