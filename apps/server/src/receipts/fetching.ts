import { z } from 'zod'
import { enqueue } from '../db/jobs.ts'
import { jsonColumn } from '../db/json-column.ts'
import { channels } from '../db/tables/chat.ts'
import type { Work } from '../db/work.ts'

/** A picture that arrived with a message about expenses and has to be fetched from the chat's provider. */
const WantedReceipt = z.object({
  channel: z.enum(channels),
  /** The provider's media id. */
  picture: z.string(),
  householdId: z.string(),
  /** The sender. */
  userId: z.string(),
  expenseIds: z.array(z.string()),
})
type WantedReceipt = z.infer<typeof WantedReceipt>

/** The payload of a job of the kind `receipt`. */
export const wantedReceipt = jsonColumn(WantedReceipt)

/** Queues a job that fetches a picture and attaches it to these expenses. */
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
