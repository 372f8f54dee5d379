import { limits } from '@casita/contract'
import { onlineManager } from '@tanstack/react-query'
import { isPassing } from './problem-error.ts'

/** A connection that is said to be back may carry nothing for some moments yet, in milliseconds. */
const early = 5000

let cameBack = Number.NEGATIVE_INFINITY
onlineManager.subscribe((isOnline) => {
  if (isOnline) cameBack = performance.now()
})

/** Tries what waited for the connection again where that was said to be back too early; only for what may be sent twice. */
export const onceBack = {
  retry: (failures: number, error: unknown) =>
    failures < 2 && isPassing(error) && performance.now() - cameBack < early,
  retryDelay: limits.linkRetryDelay,
}

/** Done as soon as there is a connection. */
export async function connected(): Promise<void> {
  if (onlineManager.isOnline()) return
  await new Promise<void>((done) => {
    const leave = onlineManager.subscribe(() => {
      leave()
      done()
    })
  })
}
