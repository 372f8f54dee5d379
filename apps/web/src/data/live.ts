import { events, LiveMessage, limits } from '@casita/contract'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { readEvents } from './event-stream.ts'
import { headersOf } from './headers.ts'
import { dropPrefetched, firstPrefetchedAt, liveChannel, takeOverheard } from './prefetch.ts'
import { ProblemError } from './problem-error.ts'
import { addressOf, isAbort, networkProblem, problemOf } from './request.ts'
import { refreshSession } from './session.ts'
import { invalidate, markStale } from './stale.ts'
import { storageLag, storedTokens } from './tokens.ts'

const shortestPause = 1000
const longestPause = 30_000
/** Milliseconds without a sign of life after which the connection counts as dead; heartbeats are far more frequent. */
const silence = 60_000

/** What the tab with the connection passes on to the others. */
const Shared = z.object({ id: z.nullable(z.string()), message: LiveMessage })
type Shared = z.infer<typeof Shared>

interface Live {
  /** Called when this session or membership has ended. */
  onEnded: () => void
}

/** Waits for a time or until the signal aborts; returns at once if it already has. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, signal.aborted ? 0 : milliseconds)
    signal.addEventListener('abort', end)
  })
}

/** Whether a connection ended as connections do: refused, broken or aborted; anything else is our own fault. */
function isInterruption(error: unknown): boolean {
  return error instanceof ProblemError || isAbort(error)
}

/** The last event that this browser has seen, or the time at which the data on the screen was first requested. */
type Seen = { id: string } | { since: number }

/**
 * The age of a moment in whole milliseconds, clamped to what the server accepts, because the device's clock may have
 * been changed.
 */
const ageOf = (time: number) => String(Math.min(Math.max(0, Math.ceil(Date.now() - time)), limits.liveAgeMax))

/** Opens the stream. It begins with everything that went stale after `seen`. */
async function openStream(seen: Seen, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const headers = headersOf({ bearer: storedTokens()?.access ?? null })
  headers.set('Accept', 'text/event-stream')
  if ('id' in seen) headers.set('Last-Event-ID', seen.id)
  const query = 'id' in seen ? {} : { age: ageOf(seen.since) }
  const answer = await fetch(addressOf(events, { query }), { headers, signal, cache: 'no-store' }).catch(
    (cause: unknown) => {
      throw networkProblem(cause)
    },
  )
  if (!answer.ok) throw await problemOf(answer)
  if (!answer.body) throw networkProblem(new Error('The stream has no body'))
  return answer.body
}

/**
 * Listens to what goes stale while somebody is signed in, until the returned function is called. Visible tabs share
 * one connection: the tab that holds the lock reads it and passes the messages on. A hidden tab releases it and, once
 * visible again, resumes after the last event it knows; the server sends what was missed.
 */
export function listenLive(client: QueryClient, { onEnded }: Live): () => void {
  const channel = new BroadcastChannel(liveChannel)
  let seen: Seen = { since: Math.min(firstPrefetchedAt(), Date.now()) }
  let visit: AbortController | undefined

  function take({ id, message }: Shared): void {
    if (id !== null) seen = { id }
    if (message.type !== 'ended') dropPrefetched()
    switch (message.type) {
      case 'stale':
        markStale(client, message.topics)
        break
      case 'resync':
        invalidate(client)
        break
      case 'ended':
        onEnded()
        break
      default:
        message satisfies never
    }
  }

  function hear(data: unknown): void {
    const shared = z.safeParse(Shared, data)
    if (shared.success) take(shared.data)
  }

  channel.onmessage = ({ data }) => hear(data)
  // What arrived after the first request and before anybody listened.
  for (const data of takeOverheard()) hear(data)

  /** Reads one connection until it breaks or falls silent. */
  async function follow(signal: AbortSignal, onOpen: () => void): Promise<void> {
    const connection = new AbortController()
    const stop = () => connection.abort()
    signal.addEventListener('abort', stop)
    let watchdog = setTimeout(stop, silence)
    const onSign = () => {
      clearTimeout(watchdog)
      watchdog = setTimeout(stop, silence)
    }
    try {
      const body = await openStream(seen, connection.signal)
      onOpen()
      for await (const { id, data } of readEvents(body, onSign)) {
        const message = z.safeParse(LiveMessage, data === '' ? null : JSON.parse(data))
        if (message.success) {
          const shared: Shared = { id, message: message.data }
          channel.postMessage(shared)
          take(shared)
        } else if (id !== null) {
          seen = { id }
        }
      }
    } finally {
      clearTimeout(watchdog)
      signal.removeEventListener('abort', stop)
    }
  }

  /** Reconnects with growing pauses as long as this tab is the one that reads. */
  async function lead(signal: AbortSignal): Promise<void> {
    let pause = shortestPause
    let isRenewed = false
    while (!signal.aborted) {
      const bearer = storedTokens()?.access
      if (!bearer) return
      try {
        await follow(signal, () => {
          pause = shortestPause
          isRenewed = false
        })
      } catch (error) {
        if (error instanceof ProblemError && error.status === 401) {
          const renewed = await refreshSession(bearer).catch(() => null)
          // A new token that is refused, too, is no better at once.
          if (renewed && !isRenewed) {
            isRenewed = true
            continue
          }
        } else if (!isInterruption(error)) reportError(error)
      }
      // Half of the pause is random, so that not all clients return to a restarted server at once.
      await wait(pause * (0.5 + Math.random() / 2), signal)
      pause = Math.min(pause * 2, longestPause)
    }
  }

  /**
   * Starts reading after a short wait in which a log-out in another tab would be noticed. Nothing is lost, because the
   * stream also delivers past events.
   */
  async function leadInTurn(signal: AbortSignal): Promise<void> {
    await wait(storageLag, signal)
    await lead(signal)
  }

  function start(): void {
    if (visit) return
    visit = new AbortController()
    const { signal } = visit
    const leading = navigator.locks
      ? navigator.locks.request('casita-live', { signal }, () => leadInTurn(signal))
      : leadInTurn(signal)
    // A hidden tab leaves the queue for the lock by aborting its wait.
    leading.catch(() => undefined)
  }

  function stop(): void {
    visit?.abort()
    visit = undefined
  }

  const onVisibility = () => (document.visibilityState === 'visible' ? start() : stop())
  document.addEventListener('visibilitychange', onVisibility)
  onVisibility()
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    stop()
    channel.close()
  }
}
