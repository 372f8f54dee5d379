import type { SpendingReport } from '@casita/contract'

type Bucket = SpendingReport['buckets'][number]

/**
 * The stretches from the first in which anything was spent, but at least so many: what a young household had not begun
 * to write down is no news, while a lone bar says nothing of time. The days of a month stay together.
 */
export function begun({ buckets, interval }: SpendingReport, least: number): readonly Bucket[] {
  if (interval === 'day') return buckets
  const first = buckets.findIndex(({ count }) => count > 0)
  return buckets.slice(Math.max(0, Math.min(first, buckets.length - least)))
}
