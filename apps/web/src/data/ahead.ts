import { limits } from '@casita/contract'
import { headersOf } from './headers.ts'
import { hasNoHousehold, millisecondsLeft, storedTokens } from './tokens.ts'

/** What every screen behind the sign-in asks first. */
export const ofPerson = ['/v2/auth/me'] as const
/** What the dashboard asks of a household, in its order. */
export const ofDashboard = [
  '/v2/analytics/dashboard/stats',
  '/v2/households/current',
  '/v2/analytics/month',
  '/v2/budgets',
  '/v2/expenses?per_page=7',
  '/v2/categories',
  '/v2/households/invitations',
] as const

/** Whoever asks later than this, in milliseconds, wants to know what is so now. */
const lifetime = 10_000

interface Asked {
  bearer: string
  at: number
  answer: Promise<Response>
}

const asked = new Map<string, Asked>()
let first = Number.POSITIVE_INFINITY

/** Where the tab with the live stream tells the others what it hears. */
export const liveChannel = 'casita-live'

const overheard: unknown[] = []
let channel: BroadcastChannel | undefined

function ask(addresses: readonly string[], bearer: string): void {
  const at = Date.now()
  first = Math.min(first, at)
  for (const address of addresses) {
    const answer = fetch(address, { headers: headersOf({ bearer }) })
    // A failure is told to whoever takes the answer; perhaps nobody does.
    answer.catch(() => undefined)
    asked.set(address, { bearer, at, answer })
  }
}

/**
 * Asks for what the screen at an address is going to ask first, while the app itself is still on its way: as whom the
 * stored tokens name, and not before a session may be looked at.
 */
export function askAhead(isDashboard: boolean): void {
  const delay = Math.max(0, limits.sessionCheckDelay - performance.now())
  setTimeout(() => {
    const bearer = storedTokens()?.access
    // With one that has ended everything would be asked twice.
    if (!bearer || millisecondsLeft(bearer) < 1000) return
    channel = new BroadcastChannel(liveChannel)
    channel.onmessage = ({ data }) => overheard.push(data)
    ask(ofPerson, bearer)
    if (isDashboard && !hasNoHousehold()) ask(ofDashboard, bearer)
  }, delay)
}

/** The answer that is here or on its way for the same person, given once; undefined where none was asked for lately. */
export function takeAhead(address: string, bearer: string | null | undefined): Promise<Response> | undefined {
  const found = asked.get(address)
  asked.delete(address)
  const isGood = found && found.bearer === bearer && Date.now() - found.at < lifetime
  return isGood ? found.answer : undefined
}

/** What the tabs have told each other since the first was asked ahead; from now on the caller listens. */
export function takeOverheard(): unknown[] {
  channel?.close()
  return overheard.splice(0)
}

/** When the first of all that was asked ahead was; infinity where nothing was. */
export const askedSince = () => first

/** Forgets what was not taken yet: it may be no longer so. */
export const dropAhead = () => asked.clear()
