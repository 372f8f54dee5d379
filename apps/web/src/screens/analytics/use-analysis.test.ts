import { expect, test } from 'vitest'
import { intervalOf, periodOf, readAnalysis } from './use-analysis.ts'

const today = '2026-11-21'

test('analyses twelve months by category when the address has no parameters', () => {
  expect(readAnalysis(new URLSearchParams(), today)).toMatchObject({
    from: '2025-12-01',
    to: '2026-11-30',
    by: 'category',
  })
})

test('reads the analysis from the address and ignores invalid parameters', () => {
  const search = new URLSearchParams(
    'start_date=2026-02-30&end_date=2026-03-31&by=member&category_id=none&user_id=me',
  )
  expect(readAnalysis(search, today)).toEqual({
    from: '2025-12-01',
    to: '2026-03-31',
    by: 'member',
    category_id: 'none',
    user_id: undefined,
  })
})

test('splits a month into days, a quarter into weeks and a year into months', () => {
  const cut = (['month', 'quarter', 'year', 'calendarYear'] as const).map((preset) =>
    intervalOf(periodOf(preset, today)),
  )
  expect(cut).toEqual(['day', 'week', 'month', 'month'])
})
