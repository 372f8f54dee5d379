import { batched } from '../db/batches.ts'
import type { Deps } from '../deps.ts'
import { watchForBursts } from './bursts.ts'
import type { ChannelName, InboundItem } from './channel.ts'
import { storeDeliveries } from './inbox.service.ts'

/** How many transactions store deliveries at the same time: one computes while the other waits for the disk. */
const atOnce = 2
/** How many deliveries one transaction stores at most; the others wait for the next. */
const mostTogether = 32

/** Stores the deliveries of one channel. */
export interface Intake {
  /**
   * Resolves with the number of new items once all items of a delivery are durable. Simultaneous deliveries are
   * `batched`.
   */
  store(items: readonly InboundItem[]): Promise<number>
  /** Whether a burst of deliveries has just arrived, so that other work should wait until they are acknowledged. */
  isInBurst(): boolean
}

/** Creates the intake of a channel. Its items are due `waitMs` after they were stored. */
export function createIntake(deps: Deps, channel: ChannelName, waitMs: number): Intake {
  const bursts = watchForBursts()
  const store = batched<readonly InboundItem[], number>(
    (deliveries) => storeDeliveries(deps, channel, deliveries, waitMs),
    { atOnce, most: mostTogether },
  )
  return {
    store(items) {
      bursts.note()
      return store(items)
    },
    isInBurst: bursts.isOn,
  }
}
