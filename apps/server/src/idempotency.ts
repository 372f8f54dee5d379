import { createHash } from 'node:crypto'
import { later } from './calendar.ts'
import { insertRow } from './db/compiled.ts'
import { inTransaction, type Work, type WorkDeps } from './db/work.ts'
import { AppError } from './errors.ts'

const rememberedDays = 7

/** A longer key is kept by its digest: what an index holds is not of any length. */
const longestKey = 200

/**
 * Runs `fn` in a transaction that takes a user's idempotency key with it, and answers every repeat with the first
 * answer; without a key it just runs. Of those who ask at the same time one commits and the others, whom the key stops,
 * read what it answered; so does a repeat that would be refused by now. Throws `idempotency_conflict` when the key was
 * used for another request. `transaction` is the kind that `fn` may run in.
 */
export async function once<T>(
  deps: WorkDeps,
  userId: string,
  key: string | null,
  request: unknown,
  fn: (work: Work) => Promise<T>,
  transaction: typeof inTransaction = inTransaction,
): Promise<T> {
  if (key === null) return transaction(deps, fn)
  const kept = key.length > longestKey ? digestOf(key) : key
  const requestHash = digestOf(JSON.stringify(request))
  try {
    return await transaction(deps, async (work) => {
      const answer = await fn(work)
      insertRow(work.db, 'idempotency_keys', {
        user_id: userId,
        key: kept,
        request_hash: requestHash,
        answer_json: JSON.stringify(answer),
        created_at: work.now,
        expires_at: later(work.now, { days: rememberedDays }),
      })
      return answer
    })
  } catch (error) {
    const earlier = await deps.db.read
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'answer_json'])
      .where('user_id', '=', userId)
      .where('key', '=', kept)
      .executeTakeFirst()
    if (!earlier) throw error
    if (earlier.request_hash !== requestHash) throw new AppError('idempotency_conflict')
    return JSON.parse(earlier.answer_json) as T
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
