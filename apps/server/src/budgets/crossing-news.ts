import { newId } from '../db/ids.ts'
import type { Work } from '../db/work.ts'
import { enqueueMessage } from '../outbox/outbox.service.ts'
import { type Crossing, crossedTogether, type Noter } from './crossings.ts'

/** What an expense crossed; the amount in minor units. */
interface Crossed {
  description: string
  amount: number
  crossings: readonly Crossing[]
}

/**
 * Queues a message about the crossings of one or several expenses to each member who wants budget alerts, except the
 * person who noted the expenses. To be called once per crossing, in the transaction that inserted its row.
 */
export async function tellOthers(work: Work, noter: Noter, expenses: readonly Crossed[]): Promise<void> {
  const { householdId, userId } = noter
  const crossings = await crossedTogether(work, noter, expenses)
  if (crossings.length === 0) return
  const listeners = await work.db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .innerJoin('households', 'households.id', 'memberships.household_id')
    .innerJoin('chat_accounts', 'chat_accounts.user_id', 'users.id')
    .select(['users.id', 'households.currency', 'chat_accounts.id as chat_id'])
    .where('memberships.household_id', '=', householdId)
    .where('memberships.left_at', 'is', null)
    .$if(userId !== null, (query) => query.where('users.id', '!=', userId))
    .where('users.alerts_since', 'is not', null)
    .where('chat_accounts.channel', '=', 'whatsapp')
    .where('chat_accounts.disconnected_at', 'is', null)
    .where('chat_accounts.stopped_at', 'is', null)
    .execute()
  for (const { id, currency, chat_id } of listeners)
    await enqueueMessage(work, {
      kind: 'crossing',
      payload: {
        by: userId === null ? null : noter.name,
        description: expenses.map(({ description }) => description).join(', '),
        amount: expenses.reduce((sum, { amount }) => sum + amount, 0),
        currency,
        crossed: crossings.map(({ threshold, budget, left }) => ({
          threshold,
          left,
          name: budget.category_name,
          icon: budget.category_icon,
        })),
      },
      channel: 'whatsapp',
      chatAccountId: chat_id,
      userId: id,
      householdId,
      dedupeKey: `crossing ${newId()}`,
    })
}
