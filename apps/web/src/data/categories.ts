import {
  type CategoryChange,
  type CategoryInput,
  changeCategory,
  createCategory,
  deleteCategory,
  limits,
  listCategories,
  restoreCategory,
} from '@casita/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from './client.ts'
import { keys, markStale } from './stale.ts'

/** The household's categories, active ones first, with their use this month. */
export const categoriesQuery = queryOptions({
  queryKey: [...keys.categories, 'list'],
  queryFn: async ({ signal }) => (await send(listCategories, {}, { signal })).categories,
  staleTime: limits.cacheStaleTime,
})

/** The household's categories; asked for only while `enabled`. */
export function useCategories(enabled = true) {
  return useQuery({ ...categoriesQuery, enabled })
}

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

/** Deactivates or deletes a category; `force` deletes it together with its expenses. */
export function useDeleteCategory() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, force }: { id: string; force: boolean }) =>
      send(deleteCategory, { params: { id }, query: force ? { force: 'true' } : {} }),
    onSettled: () => markStale(client, ['categories', 'expenses']),
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
