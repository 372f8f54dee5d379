import type { Selectable } from 'kysely'
import type { Outbox } from '../db/tables/chat.ts'
import type { Work } from '../db/work.ts'
import type { Deps } from '../deps.ts'
import { enqueueMessage } from './outbox.service.ts'

type OutboxRow = Selectable<Outbox>

/** What follows when the provider took a message. */
export async function afterSent(work: Work, message: OutboxRow): Promise<void> {
  if (message.kind === 'invite')
    await noteInvitation(work, message, { sent_at: work.now, send_failure: null })
}

/** What follows when a message will never arrive: an invitation says so, a verification goes by mail if it can. */
export async function afterFailure(
  work: Work,
  deps: Deps,
  message: OutboxRow,
  reason: string,
): Promise<void> {
  if (message.kind === 'invite') await noteInvitation(work, message, { sent_at: null, send_failure: reason })
  if (message.kind === 'verify' && message.channel !== 'mail' && deps.config.mail) {
    await verifyByMail(work, message)
  }
}

/** The dedupe key of the mail that stands in for a verification message. */
export function mailInsteadOf(outboxId: string): string {
  return `mail instead of ${outboxId}`
}

async function verifyByMail(work: Work, message: OutboxRow): Promise<void> {
  const user = await work.db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', message.user_id)
    .executeTakeFirst()
  if (!user?.email) return
  await enqueueMessage(work, {
    kind: 'verify',
    payload: null,
    channel: 'mail',
    address: user.email,
    userId: user.id,
    householdId: message.household_id,
    dedupeKey: mailInsteadOf(message.id),
  })
}

async function noteInvitation(
  work: Work,
  message: OutboxRow,
  change: { sent_at: string | null; send_failure: string | null },
): Promise<void> {
  const invitation = await work.db
    .updateTable('invitations')
    .set({ ...change, updated_at: work.now })
    .where('outbox_id', '=', message.id)
    .returning('household_id')
    .executeTakeFirst()
  if (!invitation) return
  work.emit({
    type: 'changed',
    householdId: invitation.household_id,
    topics: ['invitations'],
    userId: null,
  })
}
