import { addTime } from '../calendar.ts'
import { newId } from '../db/ids.ts'
import type { LinkSends } from '../db/tables/accounts.ts'
import type { Work } from '../db/work.ts'

/** A rate limit: at most so many in so many seconds. */
interface Share {
  most: number
  in: { minutes?: number; hours?: number; days?: number }
}

/** Which sends are counted: those of one kind by a person, or to a target. */
type Whose = Pick<LinkSends, 'kind'> & ({ user_id: string } | { target: string })

/** Records that a link was sent, for the rate limits. */
export async function noteSend(work: Work, send: Omit<LinkSends, 'id' | 'sent_at'>): Promise<void> {
  await work.db
    .insertInto('link_sends')
    .values({ id: newId(), ...send, sent_at: work.now })
    .execute()
}

/** Returns the seconds until another one may be sent; 0 if now. */
export async function secondsToWait(work: Work, whose: Whose, share: Share): Promise<number> {
  const { minutes = 0, hours = 0, days = 0 } = share.in
  const earliest = await work.db
    .selectFrom('link_sends')
    .select('sent_at')
    .where((eb) => eb.and(whose))
    .where('sent_at', '>', addTime(work.now, { minutes: -minutes, hours: -hours, days: -days }))
    .orderBy('sent_at', 'desc')
    .limit(1)
    .offset(share.most - 1)
    .executeTakeFirst()
  if (!earliest) return 0
  return Math.ceil((Date.parse(addTime(earliest.sent_at, share.in)) - Date.parse(work.now)) / 1000)
}
