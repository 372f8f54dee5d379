import type { SpendingReport } from '@casita/contract'

type Bucket = SpendingReport['buckets'][number]

/**
 * The buckets from the first with spending on, but at least `least` of them: a new household should not see empty
 * months from before it began, while a single bar shows no trend. The days of a month are never cut.
 */
export function begun({ buckets, interval }: SpendingReport, least: number): readonly Bucket[] {
  if (interval === 'day') return buckets
  const first = buckets.findIndex(({ count }) => count > 0)
  return buckets.slice(Math.max(0, Math.min(first, buckets.length - least)))
}
