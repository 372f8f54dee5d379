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
/** When it was asked for; nothing was where that is infinity. */
const since = { person: Number.POSITIVE_INFINITY, household: Number.POSITIVE_INFINITY }

function ask(addresses: readonly string[], bearer: string): number {
  const at = Date.now()
  for (const address of addresses) {
    const answer = fetch(address, { headers: headersOf({ bearer }) })
    // A failure is told to whoever takes the answer; perhaps nobody does.
    answer.catch(() => undefined)
    asked.set(address, { bearer, at, answer })
  }
  return at
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
    since.person = ask(ofPerson, bearer)
    if (isDashboard && !hasNoHousehold()) since.household = ask(ofDashboard, bearer)
  }, delay)
}

/** The answer that is here or on its way for the same person, given once; undefined where none was asked for lately. */
export function takeAhead(address: string, bearer: string | null | undefined): Promise<Response> | undefined {
  const found = asked.get(address)
  asked.delete(address)
  const isGood = found && found.bearer === bearer && Date.now() - found.at < lifetime
  return isGood ? found.answer : undefined
}

/** Forgets what was asked before a moment and not taken yet; tells what of all that was asked ahead is so old. */
export function dropAhead(before: number): { person: boolean; household: boolean } {
  for (const [address, { at }] of asked) if (at < before) asked.delete(address)
  return { person: since.person < before, household: since.household < before }
}
