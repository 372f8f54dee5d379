import { limits } from '@casita/contract'
import { onlineManager } from '@tanstack/react-query'
import { isTransient } from './problem-error.ts'

/** Milliseconds after coming back online during which requests may still fail. */
const unreliableMs = 5000

let reconnectedAt = Number.NEGATIVE_INFINITY
onlineManager.subscribe((isOnline) => {
  if (isOnline) reconnectedAt = performance.now()
})

/** Retries a mutation that failed right after the browser came online; only for mutations that may be sent twice. */
export const retryAfterReconnect = {
  retry: (failures: number, error: unknown) =>
    failures < 2 && isTransient(error) && performance.now() - reconnectedAt < unreliableMs,
  retryDelay: limits.linkRetryDelay,
}

/** Resolves as soon as there is a connection. */
export async function untilOnline(): Promise<void> {
  if (onlineManager.isOnline()) return
  await new Promise<void>((done) => {
    const leave = onlineManager.subscribe(() => {
      leave()
      done()
    })
  })
}
