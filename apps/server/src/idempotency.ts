import { createHash } from 'node:crypto'
import { later } from './calendar.ts'
import { compiled } from './db/compiled.ts'
import type { Writing } from './db/database.ts'
import type { IdempotencyKeys } from './db/tables/accounts.ts'
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
  const created_at = work.now
  const expires_at = later(work.now, { days: rememberedDays })
  const [isFirst] = await taken(work.db, {
    user_id: userId,
    key,
    request_hash: requestHash,
    created_at,
    expires_at,
  })
  if (!isFirst) {
    const earlier = await work.db
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    if (earlier.request_hash !== requestHash) throw new AppError('idempotency_conflict')
    return JSON.parse(earlier.answer_json) as T
  }
  const answer = await fn()
  await answered(work.db, { user_id: userId, key, answer_json: JSON.stringify(answer) })
  return answer
}

type Key = Pick<IdempotencyKeys, 'user_id' | 'key'>

/** Takes a key: one row when it was free. */
const taken = compiled((db: Writing, key: Omit<IdempotencyKeys, 'answer_json'>) =>
  db
    .insertInto('idempotency_keys')
    .values({
      user_id: key.user_id,
      key: key.key,
      request_hash: key.request_hash,
      answer_json: '',
      created_at: key.created_at,
      expires_at: key.expires_at,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key'),
)

const answered = compiled((db: Writing, { user_id, key, answer_json }: Key & { answer_json: string }) =>
  db
    .updateTable('idempotency_keys')
    .set({ answer_json })
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .returning('key'),
)
