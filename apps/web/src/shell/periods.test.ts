import { expect, it } from 'vitest'
import { dayOfMonth, formatPeriod, monthOf, sameDayLastMonth } from './periods.ts'

it('finds the month of a day and the month before, also across the year', () => {
  expect(monthOf('2026-02-10')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(monthOf('2026-01-31', 1)).toEqual({ from: '2025-12-01', to: '2025-12-31' })
})

it('compares the last day of a long month with the end of a shorter one', () => {
  expect(sameDayLastMonth('2026-03-31')).toBe('2026-02-28')
  expect(sameDayLastMonth('2026-11-20')).toBe('2026-10-20')
})

it('returns the day of a month and how many days the month has', () => {
  expect(dayOfMonth('2028-02-29')).toEqual({ day: 29, days: 29 })
})

it('writes a period as briefly as possible in English and Spanish', () => {
  const period = { from: '2026-11-01', to: '2026-11-20' }
  expect(formatPeriod(period, '2026-11-21', 'en')).toBe('Nov 1 – 20')
  expect(formatPeriod(period, '2026-11-21', 'es')).toBe('1 – 20 nov')
  expect(formatPeriod(period, '2026-11-21', 'pt')).toBe('1 – 20 nov')
  expect(formatPeriod(period, '2026-11-21', 'fr')).toBe('1 – 20 nov')
  expect(formatPeriod({ from: '2025-12-24', to: '2026-01-06' }, '2026-11-21', 'en')).toBe(
    'Dec 24, 2025 – Jan 6',
  )
  const overNewYear = { from: '2025-12-24', to: '2026-01-06' }
  expect(formatPeriod(overNewYear, '2026-11-21', 'pt')).toBe('24 dez 2025 – 6 jan')
  expect(formatPeriod(overNewYear, '2026-11-21', 'fr')).toBe('24 déc 2025 – 6 janv')
  const day = { from: '2025-11-20', to: '2025-11-20' }
  expect(formatPeriod(day, '2026-11-21', 'en')).toBe('Nov 20, 2025')
  expect(formatPeriod(day, '2026-11-21', 'es')).toBe('20 nov 2025')
})
