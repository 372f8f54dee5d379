import { limits } from '@casita/contract'
import { headersOf } from './headers.ts'
import { hasNoHousehold, millisecondsLeft, storedTokens } from './tokens.ts'

/** What every screen behind the sign-in needs first. */
export const personPaths = ['/v2/auth/me'] as const
/** What the dashboard needs of a household, in the order in which it asks. */
export const dashboardPaths = [
  '/v2/analytics/dashboard/stats',
  '/v2/households/current',
  '/v2/analytics/month',
  '/v2/budgets',
  '/v2/expenses?per_page=7',
  '/v2/categories',
  '/v2/households/invitations',
] as const

/** In milliseconds: an answer that is older than this is not used any more. */
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
    // Whoever takes the answer handles its failure; where nobody does, it is no unhandled rejection.
    answer.catch(() => undefined)
    prefetched.set(address, { bearer, at, answer })
  }
}

/**
 * Fetches what the first screen will need while the app itself is still loading, with the stored access token, and not
 * before the session may be checked.
 */
export function prefetch(isDashboard: boolean): void {
  const delay = Math.max(0, limits.sessionCheckDelay - performance.now())
  setTimeout(() => {
    const bearer = storedTokens()?.access
    // An expired token would be refused, and everything asked twice.
    if (!bearer || millisecondsLeft(bearer) < 1000) return
    channel = new BroadcastChannel(liveChannel)
    channel.onmessage = ({ data }) => overheard.push(data)
    fetchAll(personPaths, bearer)
    if (isDashboard && !hasNoHousehold()) fetchAll(dashboardPaths, bearer)
  }, delay)
}

/** The prefetched answer for the same person, handed out once; undefined where none was requested recently. */
export function takePrefetched(
  address: string,
  bearer: string | null | undefined,
): Promise<Response> | undefined {
  const found = prefetched.get(address)
  prefetched.delete(address)
  const isGood = found && found.bearer === bearer && Date.now() - found.at < lifetime
  return isGood ? found.answer : undefined
}

/** The messages that tabs exchanged since prefetching began; from now on the caller listens. */
export function takeOverheard(): unknown[] {
  channel?.close()
  return overheard.splice(0)
}

/** The time of the first prefetch; infinity where nothing was prefetched. */
export const firstPrefetchedAt = () => first

/** Forgets the answers that were not taken yet, as they may be stale. */
export const dropPrefetched = () => prefetched.clear()
