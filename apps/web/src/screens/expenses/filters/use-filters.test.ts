import { expect, it } from 'vitest'
import { adviceFor, isMixedUp, readFilters, searchOf } from './use-filters.ts'

const id = '01a1fdb5-b528-7164-86ea-21dfab7a0e7d'

it('reads the filters and the page from the address', () => {
  const search = new URLSearchParams(`category_id=${id}&start_date=2026-11-01&search=coto&page=3`)
  expect(readFilters(search)).toEqual({
    filters: { category_id: id, start_date: '2026-11-01', search: 'coto' },
    page: 3,
  })
})

it('ignores invalid filters instead of sending them to the server', () => {
  const search = new URLSearchParams('category_id=x&start_date=2026-02-30&end_date=soon&page=-1&other=1')
  expect(readFilters(search)).toEqual({ filters: {}, page: 1 })
})

it('writes the address that it reads, without empty filters or page 1', () => {
  const filters = { user_id: id, end_date: '2026-11-20' }
  expect(readFilters(new URLSearchParams(searchOf(filters, 2)))).toEqual({ filters, page: 2 })
  expect(searchOf({ search: '' }, 1)).toBe('')
})

it('reads and writes largest first, the only order besides the default', () => {
  expect(readFilters(new URLSearchParams('sort=largest')).filters).toEqual({ sort: 'largest' })
  expect(readFilters(new URLSearchParams('sort=newest')).filters).toEqual({})
  expect(searchOf({ sort: 'largest' }, 2)).toBe('sort=largest&page=2')
})

it('suggests loosening only a filter that is set', () => {
  expect(adviceFor({ search: 'x' })).toBe('search')
  expect(adviceFor({ search: 'x', end_date: '2026-11-20' })).toBe('search')
  expect(adviceFor({ end_date: '2026-11-20' })).toBe('period')
  expect(adviceFor({ start_date: '2026-11-20', category_id: 'none' })).toBe('period')
  expect(adviceFor({ category_id: 'none' })).toBe('part')
})

it('recognizes a period that ends before it starts', () => {
  expect(isMixedUp({ start_date: '2026-11-20', end_date: '2026-11-01' })).toBe(true)
  expect(isMixedUp({ start_date: '2026-11-20', end_date: '2026-11-20' })).toBe(false)
  expect(isMixedUp({ start_date: '2026-11-20' })).toBe(false)
})
