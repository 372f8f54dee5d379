import { inGroups } from '../db/groups.ts'
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

/** Messages are due `waitMs` after they were stored. */
export function createIntake(deps: Deps, channel: ChannelName, waitMs: number): Intake {
  let [unanswered, busyUntil] = [0, 0]
  const store = inGroups<readonly InboundItem[], number>(
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
