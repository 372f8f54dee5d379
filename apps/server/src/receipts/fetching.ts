import { z } from 'zod'
import { enqueue } from '../db/jobs.ts'
import { jsonColumn } from '../db/json-column.ts'
import { channels } from '../db/tables/chat.ts'
import type { Work } from '../db/work.ts'

/** A picture that came with the message of some expenses, to be fetched from the chat's provider. */
const WantedReceipt = z.object({
  channel: z.enum(channels),
  /** The provider's id of it. */
  picture: z.string(),
  householdId: z.string(),
  /** Who sent it. */
  userId: z.string(),
  expenseIds: z.array(z.string()),
})
type WantedReceipt = z.infer<typeof WantedReceipt>

/** The payload of a job of the kind `receipt`. */
export const wantedReceipt = jsonColumn(WantedReceipt)

/** Has a picture fetched and kept with these expenses once they are there. */
export async function fetchReceipt(work: Work, wanted: WantedReceipt): Promise<void> {
  await enqueue(work, 'jobs', [
    {
      kind: 'receipt',
      dedupe_key: `receipt ${wanted.channel} ${wanted.picture} ${wanted.expenseIds[0]}`,
      household_id: wanted.householdId,
      payload_json: wantedReceipt.write(wanted),
      created_at: work.now,
    },
  ])
}
