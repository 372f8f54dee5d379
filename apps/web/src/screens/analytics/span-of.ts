import type { Period } from '../../shell/periods.ts'

/** The days of a report, or of one of its buckets, as a period. */
export function spanOf({ start_date, end_date }: { start_date: string; end_date: string }): Period {
  return { from: start_date, to: end_date }
}
