import type { FastifyBaseLogger } from 'fastify'

/** Runs work of the same lane one after the other; lanes do not wait for each other. Failures are logged. */
export type Lanes = (lane: string, work: () => Promise<void>) => void

/** Creates lanes. While `isFree()` returns true nothing waits, because disorder was requested. */
export const makeLanes = (log: FastifyBaseLogger, isFree: () => boolean): Lanes => {
  const ends = new Map<string, Promise<void>>()
  return (lane, work) => {
    const before = isFree() ? undefined : ends.get(lane)
    const end: Promise<void> = (before ?? Promise.resolve())
      .then(work)
      .catch((error: unknown) => log.error(error))
      .finally(() => {
        if (ends.get(lane) === end) ends.delete(lane)
      })
    ends.set(lane, end)
  }
}
