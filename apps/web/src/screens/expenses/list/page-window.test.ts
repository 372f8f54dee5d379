import { expect, it } from 'vitest'
import { pageWindow } from './page-window.ts'

it('shows the first page, the last, two on each side of the current one, and gaps', () => {
  expect(pageWindow(10, 20)).toEqual([1, 'gap-before', 8, 9, 10, 11, 12, 'gap-after', 20])
})

it('shows no gap where no page is left out', () => {
  expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(pageWindow(1, 4)).toEqual([1, 2, 3, 4])
  expect(pageWindow(5, 5)).toEqual([1, 'gap-before', 3, 4, 5])
})

it('has one page for a list that fits on one', () => {
  expect(pageWindow(1, 1)).toEqual([1])
})
