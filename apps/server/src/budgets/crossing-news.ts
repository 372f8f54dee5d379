import type { BudgetThreshold } from '@casita/contract'
import type { MemberActor } from '../actor.ts'
import { enqueueMessage } from '../channels/outbox.service.ts'
import { newId } from '../db/ids.ts'
import type { Work } from '../db/work.ts'
import type { Standing } from './standing.ts'

/**
 * Queues what an expense crossed for the chats of the other members who want to be told; one message for each of them.
 * To be called once for a crossing, by whoever inserted its row.
 */
export async function tellOthers(
  work: Work,
  actor: MemberActor,
  expense: { description: string; amount: number },
  crossings: readonly (Standing & { threshold: BudgetThreshold })[],
): Promise<void> {
  const { householdId } = actor
  const listeners = await work.db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .innerJoin('households', 'households.id', 'memberships.household_id')
    .innerJoin('chat_accounts', 'chat_accounts.user_id', 'users.id')
    .select(['users.id', 'households.currency', 'chat_accounts.id as chat_id'])
    .where('memberships.household_id', '=', householdId)
    .where('memberships.left_at', 'is', null)
    .where('users.id', '!=', actor.userId)
    .where('users.alerts_since', 'is not', null)
    .where('chat_accounts.channel', '=', 'whatsapp')
    .where('chat_accounts.disconnected_at', 'is', null)
    .where('chat_accounts.stopped_at', 'is', null)
    .execute()
  for (const { id, currency, chat_id } of listeners)
    await enqueueMessage(work, {
      kind: 'crossing',
      payload: {
        by: actor.name,
        description: expense.description,
        amount: expense.amount,
        currency,
        crossed: crossings.map(({ threshold, budget, left }) => ({
          ...{ threshold, left },
          ...{ name: budget.category_name, icon: budget.category_icon },
        })),
      },
      channel: 'whatsapp',
      chatAccountId: chat_id,
      userId: id,
      householdId,
      dedupeKey: `crossing ${newId()}`,
    })
}
