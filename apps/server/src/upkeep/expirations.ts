import { sql } from 'kysely'
import { addTime } from '../calendar.ts'
import type { Tables } from '../db/tables.ts'
import type { Work } from '../db/work.ts'
import { emptyBatch, removeBatch } from './batch.ts'
import { retention } from './retention.ts'

/** A kind of data that expires. `batch` deletes or empties some of the expired rows and returns how many. */
export interface Expiration {
  /** For the log. */
  name: string
  batch: (work: Work) => Promise<number>
}

type Table = keyof Tables & string
type Column<T extends Table> = keyof Tables[T] & string

const daysBefore = (work: Work, days: number) => addTime(work.now, { days: -days })

/** Deletes rows whose `time` is more than `days` days ago. */
function remove<T extends Table>(
  table: T,
  key: readonly Column<T>[],
  time: Column<T>,
  days: number,
): Expiration {
  return {
    name: table,
    batch: (work) =>
      removeBatch(work, { table, key, where: sql`${sql.ref(time)} < ${daysBefore(work, days)}` }),
  }
}

/** Sets `column` to null in rows whose `time` is more than `days` days ago. */
function empty<T extends Table>(
  table: T,
  key: readonly Column<T>[],
  column: Column<T>,
  time: Column<T>,
  days: number,
): Expiration {
  return {
    name: `${table}.${column}`,
    batch: (work) => {
      const where = sql`${sql.ref(time)} < ${daysBefore(work, days)} and ${sql.ref(column)} is not null`
      return emptyBatch(work, column, { table, key, where })
    },
  }
}

/**
 * Chats that wrote but were never connected, except those that asked for no messages: they must never get another one.
 * `created_at` is compared too because it has an index.
 */
const strangers: Expiration = {
  name: 'chat_accounts',
  batch: (work) =>
    removeBatch(work, {
      table: 'chat_accounts',
      key: ['id'],
      where: sql`user_id is null and stopped_at is null
        and created_at < ${daysBefore(work, retention.strangers)}
        and coalesce(last_inbound_at, created_at) < ${daysBefore(work, retention.strangers)}
        and not exists (select 1 from link_tokens where link_tokens.chat_account_id = chat_accounts.id)`,
    }),
}

/** Messages whose text was dropped before; the index of the others is for dropping it. */
const emptiedMessages: Expiration = {
  name: 'inbox',
  batch: (work) =>
    removeBatch(work, {
      table: 'inbox',
      key: ['id'],
      where: sql`done_at < ${daysBefore(work, retention.messageIds)} and payload_json is null`,
    }),
}

/** Everything that expires, except households, which are deleted table by table. */
export const expirations: readonly Expiration[] = [
  remove('live_events', ['household_id', 'id'], 'created_at', retention.liveEvents),
  remove('idempotency_keys', ['user_id', 'key'], 'expires_at', 0),
  remove('login_codes', ['code_hash'], 'expires_at', 0),
  remove('conversations', ['user_id', 'channel'], 'expires_at', 0),
  remove('call_counts', ['caller'], 'ends_at', 0),
  remove('link_tokens', ['id'], 'expires_at', retention.links),
  remove('link_sends', ['id'], 'sent_at', retention.links),
  // Sessions that were ended earlier are kept just as long.
  remove('sessions', ['id'], 'idle_expires_at', retention.sessions),
  empty('inbox', ['id'], 'payload_json', 'done_at', retention.messageTexts),
  empty('inbox', ['id'], 'payload_json', 'dead_at', retention.messageTexts),
  emptiedMessages,
  remove('inbox', ['id'], 'dead_at', retention.messageIds),
  remove('outbox', ['id'], 'done_at', retention.messageTexts),
  remove('outbox', ['id'], 'dead_at', retention.messageTexts),
  remove('jobs', ['id'], 'done_at', retention.jobs),
  remove('jobs', ['id'], 'dead_at', retention.jobs),
  remove('expenses', ['household_id', 'id'], 'deleted_at', retention.deletedExpenses),
  remove('recurring_expenses', ['household_id', 'id'], 'deleted_at', retention.deletedExpenses),
  empty('invitations', ['household_id', 'id'], 'phone', 'expires_at', retention.invitedNumbers),
  strangers,
]
