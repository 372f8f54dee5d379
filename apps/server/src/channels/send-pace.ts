/**
 * How many people are sent a message at the same time. Each waits for the provider, which takes some 0.3 seconds. A number
 * may send 80 messages a second until Meta allows more, so `most` is too many for it if many wait.
 */
const atOnce = { most: 64, least: 4 }
/** Requests to slow down within this time answer messages that were sent together, and count as one. */
const togetherMs = 2_000
/** After this long without such a request, twice as many are tried again. */
const recoveryMs = 60_000

/** How fast messages are sent to one provider. */
export interface SendPace {
  /** How many people may be sent a message at the same time. */
  atOnce(): number
  /** Records that the provider asked for fewer messages: half as many are sent at the same time. */
  slowDown(): void
}

/** Starts at full pace. `now` gives the time in milliseconds. */
export function createSendPace(now: () => number): SendPace {
  let allowed = atOnce.most
  let slowedAt = Number.NEGATIVE_INFINITY
  const current = () => {
    const recoveries = Math.floor((now() - slowedAt) / recoveryMs)
    // The clock may have been set back.
    return Math.min(atOnce.most, allowed * 2 ** Math.max(0, recoveries))
  }
  return {
    atOnce: current,
    slowDown() {
      if (now() < slowedAt + togetherMs) return
      allowed = Math.max(atOnce.least, current() / 2)
      slowedAt = now()
    },
  }
}
