import { limits, refresh, type Tokens } from '@casita/contract'
import { paths } from '../paths.ts'
import { isTransient, ProblemError } from './problem-error.ts'
import { request } from './request.ts'
import {
  clearTokens,
  concernsTokens,
  hasTokens,
  millisecondsLeft,
  redirectKey,
  storageLag,
  storedTokens,
  storeTokens,
} from './tokens.ts'

/** What was typed and not yet saved, in session storage; it outlives a session that ended by itself. */
export const draftsKey = 'drafts'
/** Where the token of a link in a message is kept, by the kind of link, in session storage. */
export const linkTokenKeys = { validation: 'validation_token', connect: 'whatsapp_token' } as const

/** 'started' and 'renewed' bring a new pair of tokens; 'lost' ended by itself, 'closed' was wanted. */
export type SessionEvent = 'started' | 'renewed' | 'lost' | 'closed'

const listeners = new Set<(event: SessionEvent) => void>()
const leadTime = limits.refreshLeadMinutes * 60_000

let timer: ReturnType<typeof setTimeout> | undefined
let refreshing: Promise<string> | undefined

function tell(event: SessionEvent): void {
  for (const listener of listeners) listener(event)
}

/** Calls `listener` at every change of the session, also by another tab, until the returned function is called. */
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

/** The language is no part of the session: the next person at this browser still reads the same one. */
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

/** Ends the session in this browser because its owner wants it; nothing of it stays. */
export function closeSession(): void {
  forget()
  tell('closed')
}

const outlivingLoss = [draftsKey, ...Object.values(linkTokenKeys)]

/**
 * Ends the session in this browser because the server no longer takes it. What the person was doing is kept
 * for their next sign-in in this tab: the page, the link that they had opened, and what they had typed.
 */
function loseSession(): void {
  // Many calls learn of it, one after the other: by then somebody may be on their way in again.
  if (!hasTokens()) return
  const kept = outlivingLoss.map((key) => [key, sessionStorage.getItem(key)] as const)
  forget()
  // Whoever is on their way in from Google is not taken there a second time.
  if (location.pathname !== paths.callback)
    sessionStorage.setItem(redirectKey, location.pathname + location.search)
  for (const [key, value] of kept) if (value !== null) sessionStorage.setItem(key, value)
  tell('lost')
}

/**
 * One tab at a time, where the browser can promise it; elsewhere the server's grace for a repeated token covers us.
 * The lock outlasts the task, so that the next tab finds what this one has stored.
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
    // Somebody has signed in while the tokens of before were refused.
    if (since && since.refresh !== current?.refresh) return since.access
    // Without a connection nobody is signed out: the tokens may be as good as ever.
    if (!isTransient(error)) loseSession()
    throw error
  }
}

/**
 * A working access token in place of `stale`: one refresh for all callers and all tabs. When the server refuses,
 * the session is lost and the refusal is thrown; a missing connection only throws.
 */
export function refreshSession(stale: string): Promise<string> {
  refreshing ??= aloneAmongTabs(() => renew(stale)).finally(() => {
    refreshing = undefined
  })
  return refreshing
}

/** Plans the refresh ten minutes before the access token ends, or does it now when less than that is left. */
function scheduleRefresh(hasJustCome?: boolean): void {
  clearTimeout(timer)
  const tokens = storedTokens()
  if (!tokens) return
  const lead = millisecondsLeft(tokens.access, hasJustCome) - leadTime
  const refreshNow = () => {
    refreshSession(tokens.access).catch((error: unknown) => {
      // A lost session has told its listeners already; anything else is tried again when there is a chance.
      if (isTransient(error)) timer = setTimeout(scheduleRefresh, 30_000)
    })
  }
  if (lead < 1000) refreshNow()
  else timer = setTimeout(refreshNow, lead)
}

function onVisible(): void {
  // Timers stand still while a phone sleeps.
  if (document.visibilityState === 'visible') scheduleRefresh()
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
  scheduleRefresh()
  window.addEventListener('storage', onStorage)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('storage', onStorage)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
