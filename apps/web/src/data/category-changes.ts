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
 * Deactivates or deletes a category; `force` deletes it together with its expenses, `into` after moving them to another
 * one.
 */
export function useDeleteCategory() {
  const client = useQueryClient()
  return useMutation({
    ...nowOrNever,
    mutationFn: ({ id, force, into }: { id: string; force: boolean; into: string }) =>
      send(deleteCategory, {
        params: { id },
        query: into ? { move_to: into } : force ? { force: 'true' } : {},
      }),
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
