import type { Selectable } from 'kysely'
import type { Outbox } from '../db/tables/chat.ts'
import type { Work } from '../db/work.ts'
import type { Deps } from '../deps.ts'
import { enqueueMessage } from './outbox.service.ts'

type OutboxRow = Selectable<Outbox>

/** What follows once the provider accepted a message: the state of its invitation is shown anew. */
export function afterSent(work: Work, message: OutboxRow): void {
  tellInvitation(work, message)
}

/**
 * What follows once a message will never arrive: the state of its invitation is shown anew, and a verification is sent
 * by mail if possible.
 */
export async function afterFailure(work: Work, deps: Deps, message: OutboxRow): Promise<void> {
  tellInvitation(work, message)
  if (message.kind === 'verify' && message.channel !== 'mail' && deps.config.mail) {
    await verifyByMail(work, message)
  }
}

/** The dedupe key of the mail that replaces a verification message. */
export function fallbackMailKey(outboxId: string): string {
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
    dedupeKey: fallbackMailKey(message.id),
  })
}

/** Makes clients refetch the invitations, whose state includes that of their message. */
function tellInvitation(work: Work, { kind, household_id: householdId }: OutboxRow): void {
  if (kind !== 'invite' || householdId === null) return
  work.emit({ type: 'changed', householdId, topics: ['invitations'], userId: null })
}
