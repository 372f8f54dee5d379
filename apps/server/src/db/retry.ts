import { setTimeout as sleep } from 'node:timers/promises'

const attempts = 6
const firstPauseMs = 5

/**
 * Runs a transaction again while the engine says that only its timing was unlucky, after a growing, random pause so
 * that two that met do not meet again. The last failure is thrown.
 */
export async function retried<T>(
  transaction: () => Promise<T>,
  isUnlucky: (error: unknown) => boolean,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction()
    } catch (error) {
      if (attempt === attempts || !isUnlucky(error)) throw error
      await sleep(Math.random() * firstPauseMs * 2 ** attempt)
    }
  }
}
