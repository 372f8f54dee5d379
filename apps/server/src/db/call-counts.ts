import { createHmac } from 'node:crypto'
import { addTime } from '../calendar.ts'
import { compiled } from './compiled.ts'
import type { WritableDb } from './database.ts'
import type { CallCounts } from './tables/accounts.ts'

/** What is counted for whom, and for how many seconds. */
export interface CountedCall {
  name: string
  /** An address, or whatever else identifies a caller. */
  caller: string
  seconds: number
}

/**
 * Counts a call across all processes of one database. The first call opens a window of `seconds`. Returns how many
 * calls the window has had and how many seconds it will last. Callers are stored as a hash keyed with `secret` until the
 * window ends.
 */
export async function countCall(
  db: WritableDb,
  { name, caller, seconds }: CountedCall,
  { secret, now }: { secret: string; now: string },
): Promise<{ calls: number; secondsLeft: number }> {
  const hash = createHmac('sha256', secret).update(`${name} ${seconds} ${caller}`).digest('base64url')
  const [counted] = await count(db, { caller: hash, now, ends_at: addTime(now, { seconds }) })
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
