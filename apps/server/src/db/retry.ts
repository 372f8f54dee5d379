import { setTimeout as sleep } from 'node:timers/promises'

const attempts = 6
const firstPauseMs = 5

/**
 * Runs a transaction, and reruns it while it fails for a transient reason (a deadlock, a busy file). The growing,
 * random pause keeps two transactions that collided from colliding again. Throws the last failure.
 */
export async function retried<T>(
  transaction: () => Promise<T>,
  isTransient: (error: unknown) => boolean,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction()
    } catch (error) {
      if (attempt === attempts || !isTransient(error)) throw error
      await sleep(Math.random() * firstPauseMs * 2 ** attempt)
    }
  }
}
