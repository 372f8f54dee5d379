import { createHash } from 'node:crypto'
import { later } from './calendar.ts'
import type { Work } from './db/work.ts'
import { AppError } from './errors.ts'

const rememberedDays = 7

/**
 * Runs `fn` once for a user's idempotency key and answers every repeat with the first answer; without a key it just
 * runs. Simultaneous repeats wait for the first. Throws `idempotency_conflict` when the key was used for another request.
 */
export async function once<T>(
  work: Work,
  userId: string,
  key: string | null,
  request: unknown,
  fn: () => Promise<T>,
): Promise<T> {
  if (key === null) return fn()
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
  const first = await work.db
    .insertInto('idempotency_keys')
    .values({
      user_id: userId,
      key,
      request_hash: requestHash,
      answer_json: '',
      created_at: work.now,
      expires_at: later(work.now, { days: rememberedDays }),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .executeTakeFirst()
  const own = work.db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key)
  if (!first.numInsertedOrUpdatedRows) {
    const earlier = await own.executeTakeFirstOrThrow()
    if (earlier.request_hash !== requestHash) throw new AppError('idempotency_conflict')
    return JSON.parse(earlier.answer_json) as T
  }
  const answer = await fn()
  await work.db
    .updateTable('idempotency_keys')
    .set({ answer_json: JSON.stringify(answer) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute()
  return answer
}
