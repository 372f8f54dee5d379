import { type Category, fromMinor } from '@casita/contract'
import type { MemberActor } from '../actor.ts'
import { inTransaction } from '../db/work.ts'
import type { Deps } from '../deps.ts'
import type { Routes } from '../routes.ts'
import {
  type CategoryWithUsage,
  changeCategory,
  createCategory,
  getCategory,
  listCategories,
  restoreCategory,
} from './categories.service.ts'

function present(category: CategoryWithUsage): Category {
  return {
    id: category.id,
    name: category.name,
    icon: category.icon,
    color: category.color,
    kind: category.kind,
    is_active: category.deactivated_at === null,
    expenses_count: category.expensesCount,
    month_count: category.monthCount,
    month_total: fromMinor(category.monthTotal),
  }
}

async function answerWith(deps: Deps, actor: MemberActor, id: string, message: string) {
  const category = await getCategory(deps.db.read, actor, deps.clock.now(), id)
  return { success: true as const, message, category: present(category) }
}

export const categoryRoutes: Routes<
  'listCategories' | 'createCategory' | 'changeCategory' | 'restoreCategory'
> = {
  async listCategories({ deps, actor }) {
    const categories = await listCategories(deps.db.read, actor, deps.clock.now())
    return { success: true, categories: categories.map(present) }
  },

  async createCategory({ deps, actor, body }) {
    const id = await inTransaction(deps, (work) => createCategory(work, actor, body))
    return answerWith(deps, actor, id, 'Category Created')
  },

  async changeCategory({ deps, actor, params, body }) {
    await inTransaction(deps, (work) => changeCategory(work, actor, params.id, body))
    return answerWith(deps, actor, params.id, 'Category Updated')
  },

  async restoreCategory({ deps, actor, params }) {
    await inTransaction(deps, (work) => restoreCategory(work, actor, params.id))
    return answerWith(deps, actor, params.id, 'Category restored')
  },
}
