import { addTime } from './calendar.ts'
import { insertRow } from './db/compiled.ts'
import { inTransaction, type Work, type WorkDeps } from './db/work.ts'
import { AppError } from './errors.ts'
import { hashOf } from './hashing.ts'

const rememberedDays = 7

/** A longer key is stored as its hash, because the length of an index entry is limited. */
const longestKey = 200

/** One request of a user; `key` is its `Idempotency-Key` header, null when it has none. */
interface KeyedRequest {
  userId: string
  key: string | null
  input: unknown
}

/**
 * Runs `fn` in a transaction that stores the user's idempotency key with the answer, and returns that answer for every
 * repeat of the request; without a key, `fn` just runs. Of simultaneous requests with the same key only the first
 * commits: the others fail on the stored key and get the first one's answer, as does a repeat that would be refused by
 * now. Throws `idempotency_conflict` when the key was used with another input. `transaction` runs `fn`.
 */
export async function runIdempotent<T>(
  deps: WorkDeps,
  { userId, key, input }: KeyedRequest,
  fn: (work: Work) => Promise<T>,
  transaction: typeof inTransaction = inTransaction,
): Promise<T> {
  if (key === null) return transaction(deps, fn)
  const kept = key.length > longestKey ? hashOf(key) : key
  const requestHash = hashOf(JSON.stringify(input))
  try {
    return await transaction(deps, async (work) => {
      const answer = await fn(work)
      insertRow(work.db, 'idempotency_keys', {
        user_id: userId,
        key: kept,
        request_hash: requestHash,
        answer_json: JSON.stringify(answer),
        created_at: work.now,
        expires_at: addTime(work.now, { days: rememberedDays }),
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
