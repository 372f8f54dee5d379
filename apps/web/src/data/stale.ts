import type { Topic } from '@casita/contract'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

/** The first part of every query key, by resource. */
export const keys = {
  me: ['me'],
  settings: ['settings'],
  configuration: ['configuration'],
  household: ['household'],
  invitations: ['invitations'],
  categories: ['categories'],
  expenses: ['expenses'],
  stats: ['stats'],
  budgets: ['budgets'],
  analytics: ['analytics'],
  readings: ['readings'],
  recurring: ['recurring'],
} as const satisfies Record<string, QueryKey>

/** The queries to refetch when a topic changes, whoever changed it: this tab, another one, or the chat. */
const staleByTopic: Record<Topic, readonly QueryKey[]> = {
  expenses: [
    keys.expenses,
    keys.stats,
    keys.categories,
    keys.household,
    keys.analytics,
    keys.budgets,
    keys.readings,
  ],
  categories: [keys.categories, keys.expenses, keys.analytics, keys.budgets, keys.recurring, keys.readings],
  members: [keys.household, keys.stats, keys.me, keys.analytics, keys.readings],
  invitations: [keys.invitations],
  household: [
    keys.household,
    keys.stats,
    keys.expenses,
    keys.me,
    keys.analytics,
    keys.budgets,
    keys.readings,
  ],
  budgets: [keys.budgets],
  recurring: [keys.recurring, keys.stats, keys.budgets],
  chat: [keys.me, keys.stats],
  user: [keys.me, keys.settings, keys.stats, keys.analytics, keys.budgets, keys.readings],
}

const isFirst = ({ state }: Query) => state.data === undefined

/**
 * Refetches the queries under a key, or all of them. A query that is loading for the first time is not cancelled but
 * refetched after its answer, which may predate the change.
 */
export function invalidate(client: QueryClient, queryKey: QueryKey = []): void {
  const first = client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching', predicate: isFirst })
  void client.invalidateQueries({ queryKey })
  for (const query of first) {
    const again = () => client.invalidateQueries({ queryKey: query.queryKey, exact: true })
    // The failure is shown by the screen that asked.
    query.promise?.then(again, () => undefined)
  }
}

let waiting: Set<Topic> | undefined

/**
 * Refetches everything that shows these topics. Our own change and its echo on the live stream arrive within
 * milliseconds of each other, so calls close together are merged.
 */
export function markStale(client: QueryClient, topics: readonly Topic[]): void {
  if (waiting) {
    for (const topic of topics) waiting.add(topic)
    return
  }
  const collected = new Set(topics)
  waiting = collected
  setTimeout(() => {
    waiting = undefined
    const stale = new Set([...collected].flatMap((topic) => staleByTopic[topic]))
    for (const queryKey of stale) invalidate(client, queryKey)
  }, 60)
}
