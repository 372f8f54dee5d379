import { limits, refresh, type Tokens } from '@casita/contract'
import { paths } from '../paths.ts'
import { isTransient, ProblemError } from './problem-error.ts'
import { request } from './request.ts'
import {
  clearTokens,
  concernsTokens,
  hasTokens,
  millisecondsLeft,
  readClaims,
  redirectKey,
  storageLag,
  storedTokens,
  storeTokens,
} from './tokens.ts'

/** The session-storage key of unsaved input; it survives a session that ended by itself. */
export const draftsKey = 'drafts'
/** The session-storage keys of the tokens of links in messages, by the kind of link. */
export const linkTokenKeys = { validation: 'validation_token', connect: 'whatsapp_token' } as const

/**
 * 'started' and 'renewed' bring a new pair of tokens; 'lost' means that the session ended by itself, 'closed' that the
 * person signed out.
 */
export type SessionEvent = 'started' | 'renewed' | 'lost' | 'closed'

const listeners = new Set<(event: SessionEvent) => void>()
const leadTime = limits.refreshLeadMinutes * 60_000

let timer: ReturnType<typeof setTimeout> | undefined
let refreshing: Promise<string> | undefined

function tell(event: SessionEvent): void {
  for (const listener of listeners) listener(event)
}

/**
 * Calls `listener` at every change of the session, also one made by another tab, until the returned function is
 * called.
 */
export function onSession(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Begins a session with the tokens of a sign-in. */
export function startSession(tokens: Tokens): void {
  storeTokens(tokens)
  scheduleRefresh(true)
  tell('started')
}

/** The language is not part of the session: the next person at this browser keeps it. */
const keptCookies = ['language']

function expireCookies(): void {
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim()
    if (!name || keptCookies.includes(name)) continue
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that we support
    document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`
  }
}

function forget(): void {
  clearTimeout(timer)
  clearTokens()
  sessionStorage.clear()
  expireCookies()
}

/** Ends the session in this browser because the person signed out; removes everything that belongs to it. */
export function closeSession(): void {
  forget()
  tell('closed')
}

const outlivingLoss = [draftsKey, ...Object.values(linkTokenKeys)]

/**
 * Ends the session in this browser because the server no longer accepts it. The page, an opened link and unsaved input
 * are kept for the next sign-in in this tab.
 */
function loseSession(): void {
  // Many calls notice the end one after the other; by then somebody may already be signing in again.
  if (!hasTokens()) return
  const kept = outlivingLoss.map((key) => [key, sessionStorage.getItem(key)] as const)
  forget()
  // The return page from Google is not a page to come back to.
  if (location.pathname !== paths.callback)
    sessionStorage.setItem(redirectKey, location.pathname + location.search)
  for (const [key, value] of kept) if (value !== null) sessionStorage.setItem(key, value)
  tell('lost')
}

/**
 * Runs a task in one tab at a time, where the browser supports locks; elsewhere the server's grace period for a
 * repeated refresh token suffices. The lock outlasts the task, so that the next tab sees what this one has stored.
 */
function aloneAmongTabs<T>(task: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return task()
  return new Promise((resolve, reject) => {
    const turn = async () => {
      await task().then(resolve, reject)
      await new Promise((settle) => setTimeout(settle, storageLag))
    }
    navigator.locks.request('casita-refresh', turn).catch(reject)
  })
}

async function renew(stale: string): Promise<string> {
  const current = storedTokens()
  if (current && current.access !== stale) return current.access
  try {
    if (!current)
      throw new ProblemError('session_ended', 401, 'Your session has ended. Please sign in again.')
    const tokens = await request(refresh, { body: { refresh_token: current.refresh } })
    storeTokens(tokens)
    scheduleRefresh(true)
    tell('renewed')
    return tokens.access_token
  } catch (error) {
    const since = storedTokens()
    // Somebody has signed in while the previous tokens were being refused.
    if (since && since.refresh !== current?.refresh) return since.access
    // A missing connection signs nobody out: the tokens may still be valid.
    if (!isTransient(error)) loseSession()
    throw error
  }
}

/**
 * Returns a working access token in place of `stale`, with one refresh for all callers and tabs. If the server
 * refuses, the session is lost and the error is thrown; a missing connection only throws.
 */
export function refreshSession(stale: string): Promise<string> {
  refreshing ??= aloneAmongTabs(() => renew(stale)).finally(() => {
    refreshing = undefined
  })
  return refreshing
}

/**
 * Schedules the refresh for ten minutes before the access token expires, or refreshes now when less than that is left.
 */
function scheduleRefresh(hasJustCome?: boolean): void {
  clearTimeout(timer)
  const tokens = storedTokens()
  if (!tokens) return
  const lead = millisecondsLeft(tokens.access, hasJustCome) - leadTime
  const refreshNow = () => {
    refreshSession(tokens.access).catch((error: unknown) => {
      // A lost session has already notified its listeners; anything else is tried again later.
      if (isTransient(error)) timer = setTimeout(scheduleRefresh, 30_000)
    })
  }
  if (lead < 1000) refreshNow()
  else timer = setTimeout(refreshNow, lead)
}

/** The id of the session that this page shows. */
let shown: string | undefined

const storedSession = () => readClaims(storedTokens()?.access ?? '')?.session_id

/** Follows what became of the session while the page could not hear it: frozen, or kept to be gone back to. */
function catchUp(): void {
  // Timers did not run meanwhile, either.
  scheduleRefresh()
  const stored = storedSession()
  if (stored === shown) return
  shown = stored
  tell(stored ? 'started' : 'closed')
}

function onVisible(): void {
  if (document.visibilityState === 'visible') catchUp()
}

function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) catchUp()
}

function onStorage(event: StorageEvent): void {
  if (!concernsTokens(event)) return
  if (storedTokens()) {
    scheduleRefresh(true)
    tell('renewed')
  } else {
    clearTimeout(timer)
    tell('closed')
  }
}

/** Keeps the session alive and in step with the other tabs until the returned function is called. */
export function keepSession(): () => void {
  shown = storedSession()
  scheduleRefresh()
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
