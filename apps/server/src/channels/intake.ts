import { batched } from '../db/batches.ts'
import type { Deps } from '../deps.ts'
import type { ChannelName, InboundItem } from './channel.ts'
import { storeDeliveries } from './inbox.service.ts'

/** How many transactions store deliveries at the same time: one computes while the other waits for the disk. */
const atOnce = 2
/** How many deliveries one transaction stores at most; the others wait for the next. */
const mostTogether = 32
/** With this many unacknowledged deliveries, the process counts as busy. */
const manyUnanswered = 4
/** For how many milliseconds the process then counts as busy. */
const busyMs = 250

/** Stores the deliveries of one channel. */
export interface Intake {
  /**
   * Resolves with the number of new items once all items of a delivery are durable. Simultaneous deliveries are
   * `batched`.
   */
  store(items: readonly InboundItem[]): Promise<number>
  /** Whether so many deliveries have just arrived that other work should wait. */
  isBusy(): boolean
}

/** Creates the intake of a channel. Its items are due `waitMs` after they were stored. */
export function createIntake(deps: Deps, channel: ChannelName, waitMs: number): Intake {
  let [unanswered, busyUntil] = [0, 0]
  const store = batched<readonly InboundItem[], number>(
    (deliveries) => storeDeliveries(deps, channel, deliveries, waitMs),
    { atOnce, most: mostTogether },
  )
  return {
    store(items) {
      unanswered += 1
      if (unanswered >= manyUnanswered) busyUntil = performance.now() + busyMs
      return store(items).finally(() => {
        unanswered -= 1
      })
    },
    isBusy: () => performance.now() < busyUntil,
  }
}
