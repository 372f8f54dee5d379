import { enqueue } from '../db/jobs.ts'
import type { Channel } from '../db/tables/chat.ts'
import type { Work } from '../db/work.ts'

/** A picture that came with the message of some expenses, to be fetched from the chat's provider. */
export interface WantedReceipt {
  channel: Channel
  /** The provider's id of it. */
  picture: string
  householdId: string
  /** Who sent it. */
  userId: string
  expenseIds: string[]
}

/** Has a picture fetched and kept with these expenses once they are there. */
export async function fetchReceipt(work: Work, wanted: WantedReceipt): Promise<void> {
  await enqueue(work, 'jobs', [
    {
      kind: 'receipt',
      dedupe_key: `receipt ${wanted.channel} ${wanted.picture} ${wanted.expenseIds[0]}`,
      household_id: wanted.householdId,
      payload_json: JSON.stringify(wanted),
      created_at: work.now,
    },
  ])
}
