import { limits } from '@casita/contract'
import { headersOf } from './headers.ts'
import { hasNoHousehold, millisecondsLeft, storedTokens } from './tokens.ts'

/** What every signed-in screen needs first. */
export const personPaths = ['/v2/auth/me'] as const
/** What the dashboard needs of a household, in the order of its requests. */
export const dashboardPaths = [
  '/v2/analytics/dashboard/stats',
  '/v2/households/current',
  '/v2/analytics/month',
  '/v2/budgets',
  '/v2/expenses?per_page=7',
  '/v2/categories',
  '/v2/households/invitations',
] as const

/** Milliseconds after which a prefetched answer is no longer used. */
const lifetime = 10_000

interface Prefetched {
  bearer: string
  at: number
  answer: Promise<Response>
}

const prefetched = new Map<string, Prefetched>()
let first = Number.POSITIVE_INFINITY

/** The broadcast channel on which the tab with the live stream passes its messages to the others. */
export const liveChannel = 'casita-live'

const overheard: unknown[] = []
let channel: BroadcastChannel | undefined

function fetchAll(addresses: readonly string[], bearer: string): void {
  const at = Date.now()
  first = Math.min(first, at)
  for (const address of addresses) {
    const answer = fetch(address, { headers: headersOf({ bearer }) })
    // The consumer handles the failure; without one it must not count as an unhandled rejection.
    answer.catch(() => undefined)
    prefetched.set(address, { bearer, at, answer })
  }
}

/**
 * Prefetches what the first screen will need while the app itself is still loading, with the stored access token. It
 * waits for `sessionCheckDelay`, as every check of a session does.
 */
export function prefetch(isDashboard: boolean): void {
  const delay = Math.max(0, limits.sessionCheckDelay - performance.now())
  setTimeout(() => {
    const bearer = storedTokens()?.access
    // An expired token would be refused, and every request made twice.
    if (!bearer || millisecondsLeft(bearer) < 1000) return
    channel = new BroadcastChannel(liveChannel)
    channel.onmessage = ({ data }) => overheard.push(data)
    fetchAll(personPaths, bearer)
    if (isDashboard && !hasNoHousehold()) fetchAll(dashboardPaths, bearer)
  }, delay)
}

/** Returns the prefetched answer for the same person, once; undefined if there is no recent one. */
export function takePrefetched(
  address: string,
  bearer: string | null | undefined,
): Promise<Response> | undefined {
  const found = prefetched.get(address)
  prefetched.delete(address)
  const isGood = found && found.bearer === bearer && Date.now() - found.at < lifetime
  return isGood ? found.answer : undefined
}

/** Returns the messages that tabs exchanged since prefetching began; from then on the caller listens itself. */
export function takeOverheard(): unknown[] {
  channel?.close()
  return overheard.splice(0)
}

/** The time of the first prefetch; infinity if there was none. */
export const firstPrefetchedAt = () => first

/** Drops the answers that were not used yet, because they may be stale. */
export const dropPrefetched = () => prefetched.clear()
