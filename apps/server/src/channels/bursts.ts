/**
 * `deliveries` within `windowMs` are more than a server can process as they come. A burst is over `windowMs` after so many
 * were last seen, and counts as one no longer than `mostMs`: what goes on for longer is the usual load. Another one
 * begins only after `calmMs`.
 */
const burst = { deliveries: 125, windowMs: 250, mostMs: 5_000, calmMs: 2_000 }

/** Tells bursts of deliveries from the usual load. `now` gives the time in milliseconds, on a clock that never jumps. */
export function watchForBursts(now: () => number = () => performance.now()) {
  let [windowEnds, inWindow] = [0, 0]
  let [began, last] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  return {
    /** Counts a delivery. */
    note(): void {
      const time = now()
      if (time >= windowEnds) [windowEnds, inWindow] = [time + burst.windowMs, 0]
      inWindow += 1
      if (inWindow < burst.deliveries) return
      if (time > last + burst.calmMs) began = time
      last = time
    },
    /** Whether a burst is going on. */
    isOn(): boolean {
      const time = now()
      return time < last + burst.windowMs && time < began + burst.mostMs
    },
  }
}
