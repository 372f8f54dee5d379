import { inTransaction, type Work } from '../db/work.ts'
import type { Deps } from '../deps.ts'
import { householdsToRemove, removeHouseholdBatch } from './deleted-households.ts'
import { expirations } from './expirations.ts'

/**
 * Deletes everything that has expired, in batches with a short transaction each, until nothing is left or the signal
 * aborts. Several processes that do this at once take turns, and the later one finds nothing. Returns how many rows
 * were deleted or emptied, by name.
 */
export async function deleteExpired(deps: Deps, signal?: AbortSignal): Promise<Record<string, number>> {
  const removed: Record<string, number> = {}
  const untilNothingIsLeft = async (name: string, batch: (work: Work) => Promise<number>) => {
    while (!signal?.aborted) {
      const rows = await inTransaction(deps, async (work) => {
        await work.lock('upkeep')
        return batch(work)
      })
      if (rows === 0) return
      removed[name] = (removed[name] ?? 0) + rows
    }
  }
  for (const { name, batch } of expirations) await untilNothingIsLeft(name, batch)
  for (const id of await householdsToRemove(deps.db.read, deps.clock.now().toISOString()))
    await untilNothingIsLeft('households', (work) => removeHouseholdBatch(work, id))
  return removed
}
