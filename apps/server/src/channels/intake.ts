import { setImmediate as nextTurn } from 'node:timers/promises'
import { isUnavailable } from '../db/unavailable.ts'
import type { Deps } from '../deps.ts'
import type { ChannelName, InboundItem } from './channel.ts'
import { storeDeliveries } from './inbox.service.ts'

/** Transactions that store deliveries at the same time: one is worked out while the other waits for the disk. */
const atOnce = 2
/** Deliveries of one transaction; more wait for the next. */
const mostTogether = 32
/** Deliveries that are not acknowledged yet when the process has more to do than it can. */
const manyUnanswered = 4
/** How long it is held for busy after that; milliseconds. */
const busyMs = 250

/** Takes the deliveries of one channel. */
export interface Intake {
  /**
   * Resolves once everything in a delivery is durable, with how many of it were new. Those that come while others are
   * being stored share a transaction, and so one wait for the disk; when it fails, each is tried alone, so that nobody
   * is refused for another's sake.
   */
  store(items: readonly InboundItem[]): Promise<number>
  /** Whether so many came at once, a moment ago, that everything else had better wait. */
  isBusy(): boolean
}

interface Delivery {
  items: readonly InboundItem[]
  stored: (count: number) => void
  failed: (error: unknown) => void
}

/** Messages are due `waitMs` after they were stored. */
export function createIntake(deps: Deps, channel: ChannelName, waitMs: number): Intake {
  const waiting: Delivery[] = []
  let [unanswered, storing, busyUntil] = [0, 0, 0]

  async function storeWhileAnyWait(): Promise<void> {
    storing += 1
    // Those that come in this turn of the event loop go together, too.
    await nextTurn()
    while (waiting.length > 0) await storeTogether(waiting.splice(0, mostTogether))
    storing -= 1
  }

  async function storeTogether(deliveries: readonly Delivery[]): Promise<void> {
    try {
      const counts = await storeDeliveries(
        deps,
        channel,
        deliveries.map(({ items }) => items),
        waitMs,
      )
      for (const [at, { stored }] of deliveries.entries()) stored(counts[at] ?? 0)
    } catch (error) {
      if (deliveries.length > 1 && !isUnavailable(error))
        await Promise.all(deliveries.map((delivery) => storeTogether([delivery])))
      else for (const { failed } of deliveries) failed(error)
    }
  }

  return {
    async store(items) {
      const { promise, resolve, reject } = Promise.withResolvers<number>()
      waiting.push({ items, stored: resolve, failed: reject })
      unanswered += 1
      if (unanswered >= manyUnanswered) busyUntil = performance.now() + busyMs
      if (storing < atOnce) void storeWhileAnyWait()
      return promise.finally(() => {
        unanswered -= 1
      })
    },
    isBusy: () => performance.now() < busyUntil,
  }
}
