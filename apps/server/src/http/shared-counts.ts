import { createHmac } from 'node:crypto'
import { addTime } from '../calendar.ts'
import { compiled } from '../db/compiled.ts'
import type { WritableDb } from '../db/database.ts'
import type { CallCounts } from '../db/tables/accounts.ts'
import type { Deps } from '../deps.ts'

/**
 * Counts a call of an address across all processes of one PostgreSQL. The first call opens a window of `seconds`.
 * Returns how many calls the window has had and how many seconds it will last. Addresses are stored as a keyed hash
 * until the window ends.
 */
export async function countAcrossProcesses(
  deps: Deps,
  call: { name: string; address: string; seconds: number },
): Promise<{ calls: number; secondsLeft: number }> {
  const { name, address, seconds } = call
  const now = deps.clock.now().toISOString()
  const caller = createHmac('sha256', deps.config.sessionSecret)
    .update(`${name} ${seconds} ${address}`)
    .digest('base64url')
  const [counted] = await deps.db.transaction((tx) =>
    count(tx, { caller, now, ends_at: addTime(now, { seconds }) }),
  )
  if (!counted) throw new Error('A call could not be counted')
  const left = (Date.parse(counted.ends_at) - Date.parse(now)) / 1000
  return { calls: counted.calls, secondsLeft: Math.max(1, Math.ceil(left)) }
}

const count = compiled(
  (db: WritableDb, { caller, now, ends_at }: Omit<CallCounts, 'calls'> & { now: string }) =>
    db
      .insertInto('call_counts')
      .values({ caller, calls: 1, ends_at })
      .onConflict((conflict) =>
        conflict.column('caller').doUpdateSet((eb) => {
          const isOver = eb('call_counts.ends_at', '<=', now)
          return {
            calls: eb
              .case()
              .when(isOver)
              .then(1)
              .else(eb('call_counts.calls', '+', 1))
              .end(),
            ends_at: eb
              .case()
              .when(isOver)
              .then(eb.ref('excluded.ends_at'))
              .else(eb.ref('call_counts.ends_at'))
              .end(),
          }
        }),
      )
      .returning(['calls', 'ends_at']),
)
