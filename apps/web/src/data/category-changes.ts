import {
  type CategoryChange,
  type CategoryInput,
  changeCategory,
  createCategory,
  deleteCategory,
  restoreCategory,
} from '@casita/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { categoriesQuery } from './categories.ts'
import { send } from './client.ts'
import { nowOrNever } from './now-or-never.ts'
import { markStale } from './stale.ts'

/** Adds a category. */
export function useCreateCategory() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CategoryInput) => send(createCategory, { body }),
    onSuccess: ({ category }) =>
      client.setQueryData(categoriesQuery.queryKey, (list) => list && [...list, category]),
    onSettled: () => markStale(client, ['categories']),
  })
}

/** Changes name, icon or colour of a category. */
export function useChangeCategory() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: CategoryChange }) =>
      send(changeCategory, { params: { id }, body: change }),
    onSuccess: ({ category }) =>
      client.setQueryData(categoriesQuery.queryKey, (list) =>
        list?.map((each) => (each.id === category.id ? category : each)),
      ),
    onSettled: () => markStale(client, ['categories']),
  })
}

/**
 * What happens to the expenses of a removed category: they keep it, so that it is only deactivated, they are deleted
 * with it, or they are moved to another one.
 */
export type FateOfExpenses = 'keep' | 'delete' | { moveTo: string }

function queryOf(fate: FateOfExpenses) {
  if (fate === 'keep') return {}
  return fate === 'delete' ? ({ force: 'true' } as const) : { move_to: fate.moveTo }
}

/** Deactivates a category that keeps its expenses, or deletes it. */
export function useDeleteCategory() {
  const client = useQueryClient()
  return useMutation({
    ...nowOrNever,
    mutationFn: ({ id, expenses }: { id: string; expenses: FateOfExpenses }) =>
      send(deleteCategory, { params: { id }, query: queryOf(expenses) }),
    onSettled: () => markStale(client, ['categories', 'expenses', 'recurring', 'budgets']),
  })
}

/** Brings a deactivated category back. */
export function useRestoreCategory() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => send(restoreCategory, { params: { id } }),
    onSettled: () => markStale(client, ['categories']),
  })
}
