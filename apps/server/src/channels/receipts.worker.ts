import { limits } from '@casita/contract'
import { type Job, PermanentFailure } from '../db/jobs.ts'
import type { Work } from '../db/work.ts'
import { withTimeout } from '../deadline.ts'
import { wantedReceipt } from '../receipts/fetching.ts'
import { pictureIn } from '../receipts/picture.ts'
import { keepReceipt } from '../receipts/receipts.service.ts'
import type { ChannelName, ChatChannel } from './channel.ts'

/** Attempts before a picture is given up: more than three hours, because the last ones are five minutes apart. */
export const fetchAttempts = 40

const fetchTimeoutMs = 20_000

/**
 * Creates the handler that fetches the picture of a message and stores it as the receipt of that message's expenses.
 * The expenses exist already and stay as they are if it fails.
 */
export function createFetcher(channels: Record<ChannelName, ChatChannel>) {
  return async (job: Job<'jobs'>, signal: AbortSignal): Promise<(work: Work) => Promise<void>> => {
    if (job.kind !== 'receipt' || job.payload_json === null) throw new PermanentFailure('nothing to fetch')
    const { channel, picture: id, expenseIds, ...writer } = wantedReceipt.read(job.payload_json)
    if (channel === 'web') throw new PermanentFailure('nothing to fetch')
    const fetch = (timely: AbortSignal) => channels[channel].fetchPicture(id, limits.receiptBytes, timely)
    const fetched = await withTimeout(fetchTimeoutMs, fetch, signal)
    if (fetched.outcome !== 'fetched')
      throw fetched.outcome === 'refused' ? new PermanentFailure(fetched.reason) : new Error(fetched.reason)
    const picture = pictureIn(fetched.bytes)
    if (!picture) throw new PermanentFailure('no picture of a kind that is kept')
    return async (work) => {
      for (const expenseId of expenseIds) await keepReceipt(work, writer, expenseId, picture, channel)
    }
  }
}
