import { Day, expenseFilters, type Grouping, type Interval } from '@casita/contract'
import { useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { monthOf, type Period } from '../../shell/periods.ts'

/** The groupings of the analytics. */
export const divisions = ['category', 'member'] as const satisfies readonly Grouping[]
type Division = (typeof divisions)[number]

/** Periods offered as buttons. */
export const presets = ['month', 'quarter', 'year', 'calendarYear'] as const
export type Preset = (typeof presets)[number]

/** The period that a preset means today; whole months, so that it compares with whole months. */
export function periodOf(preset: Preset, today: string): Period {
  switch (preset) {
    case 'month':
      return monthOf(today)
    case 'quarter':
      return { from: monthOf(today, 2).from, to: monthOf(today).to }
    case 'year':
      return { from: monthOf(today, 11).from, to: monthOf(today).to }
    case 'calendarYear':
      return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }
    default:
      return preset satisfies never
  }
}

const days = ({ from, to }: Period) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1

/** The interval that divides a period into a readable number of bars: a month into days, a quarter into weeks. */
export function intervalOf(period: Period): Exclude<Interval, 'none'> {
  const length = days(period)
  if (length <= 31) return 'day'
  return length <= 93 ? 'week' : 'month'
}

/** The period, interval, grouping and filters of the analytics. */
export interface Analysis extends Period {
  by: Division
  category_id?: string | undefined
  user_id?: string | undefined
}

/** Whether the period ends before it starts, so that nothing can be asked about it. */
export const isMixedUp = ({ from, to }: Period) => from > to

/** The analysis described by an address. Invalid parameters fall back to the defaults: twelve months, by category. */
export function readAnalysis(search: URLSearchParams, today: string): Analysis {
  const valid = <Value>(schema: z.ZodMiniType<Value>, name: string) => {
    const value = search.get(name)
    return value && z.safeParse(schema, value).success ? value : undefined
  }
  const usual = periodOf('year', today)
  const from = valid(Day, 'start_date') ?? usual.from
  const to = valid(Day, 'end_date') ?? usual.to
  return {
    from,
    to,
    by: search.get('by') === 'member' ? 'member' : 'category',
    category_id: valid(expenseFilters.category_id, 'category_id'),
    user_id: valid(expenseFilters.user_id, 'user_id'),
  }
}

/** The analysis is kept in the address, so that reloading, going back and sharing a link show the same. */
export function useAnalysis(today: string) {
  const [search, setSearch] = useSearchParams()
  const analysis = readAnalysis(search, today)
  return {
    analysis,
    change(changed: Partial<Analysis>) {
      const { from, to, by, category_id, user_id } = { ...analysis, ...changed }
      const next = new URLSearchParams({ start_date: from, end_date: to, by })
      if (category_id) next.set('category_id', category_id)
      if (user_id) next.set('user_id', user_id)
      setSearch(next, { replace: true })
    },
  }
}
