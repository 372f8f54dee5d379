import { serverLimits, type UndeliveredMessage } from '@casita/contract'
import type { ReadOnlyDb } from '../db/database.ts'
import type { Outgoing } from './outgoing.ts'
import { causeOf } from './undelivered-cause.ts'

/**
 * Lists the messages to members and invited people that could not be delivered, latest first: the recipient, the
 * subject and the reason, but never the text. The outbox keeps them as long as `docs/privacy.md` says.
 */
export async function listUndelivered(db: ReadOnlyDb, householdId: string): Promise<UndeliveredMessage[]> {
  const rows = await db
    .selectFrom('outbox')
    .leftJoin('users', 'users.id', 'outbox.user_id')
    .select([
      'outbox.id',
      'outbox.kind',
      'outbox.channel',
      'outbox.user_id',
      'outbox.address',
      'outbox.created_at',
      'outbox.dead_at',
      'outbox.undeliverable_at',
      'outbox.failure',
      'users.name',
    ])
    .where('outbox.household_id', '=', householdId)
    .where((eb) => eb.or([eb('dead_at', 'is not', null), eb('undeliverable_at', 'is not', null)]))
    .orderBy('outbox.created_at', 'desc')
    .orderBy('outbox.id', 'desc')
    .limit(serverLimits.undeliveredShown)
    .execute()
  return rows.map(({ failure, ...row }) => ({
    id: row.id,
    kind: row.kind as Outgoing['kind'],
    channel: row.channel,
    user_id: row.user_id,
    user_name: row.name,
    phone_number: row.kind === 'invite' ? row.address : null,
    created_at: row.created_at,
    failed_at: row.undeliverable_at ?? row.dead_at ?? row.created_at,
    cause: causeOf(failure ?? ''),
    reason: failure ?? 'unknown',
  }))
}
