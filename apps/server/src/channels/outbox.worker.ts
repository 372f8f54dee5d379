import { sql } from 'kysely'
import { type Job, PermanentFailure, RetryLater, type Write } from '../db/jobs.ts'
import { inTransaction } from '../db/work.ts'
import { withTimeout } from '../deadline.ts'
import type { Deps } from '../deps.ts'
import { isNews } from '../outbox/outgoing.ts'
import { afterFailure, afterSent } from '../outbox/send-results.service.ts'
import { heldBack } from '../outbox/undelivered-cause.ts'
import { phoneKey } from '../phones/phone-key.ts'
import type { ChannelName, ChatAddress, ChatChannel, OutboundMessage, SendOutcome } from './channel.ts'
import { type Composed, compose } from './compose.ts'
import type { Mailer } from './mailer.ts'
import type { SendPace } from './send-pace.ts'

type OutboxJob = Job<'outbox'>

/** Attempts before a message is given up, with 1, 4, 16, 64 and 256 seconds between them. */
export const sendAttempts = 6

const sendTimeoutMs = 15_000
const operatorPauseMs = 5 * 60_000
const briefPauseMs = 5_000
const longestPauseMs = 3_600_000
/** After a day, a confirmation is useless and the link of an old request would only surprise. */
const longestWaitMs = 24 * 3_600_000
/** How long a message that was being sent when its process died waits for a status that proves that it left. */
const interruptedPauseMs = 30_000

/**
 * Creates the handler that sends one message of the outbox. A refused message is given up and kept with the reason.
 * After a timeout a message may have arrived: links are sent once more, everything else is given up unless a status
 * proves that it arrived. If the process died while sending, the message waits a moment for a status and is then sent
 * again. When a provider asks for a pause for everybody, this process holds back all messages to that provider, and then
 * sends fewer at the same time.
 */
export function createSender(
  deps: Deps,
  channels: Record<ChannelName, ChatChannel>,
  mailer: Mailer | null,
  pace: SendPace,
) {
  const pausedUntil = new Map<string, number>()

  async function send(job: OutboxJob, signal: AbortSignal): Promise<Write<'outbox'>> {
    // A status has proved that it was sent, although the provider's response was never received.
    if (job.provider_message_id) return async (work) => afterSent(work, job)
    // The last attempt has no recorded end: the process died, perhaps after the provider had accepted the message.
    if (job.attempts > 1 && job.failure === null) throw new RetryLater('interrupted', interruptedPauseMs)
    const now = deps.clock.now().getTime()
    if (now - Date.parse(job.created_at) > longestWaitMs) return giveUp(job, 'it could not be sent for a day')
    const pause = (pausedUntil.get(job.channel) ?? 0) - now
    if (pause > 0) throw new RetryLater('paused', pause)
    // Cleared, so that the next attempt can tell whether this one was interrupted.
    if (job.failure !== null) await updateHeld(job, { failure: null })
    return conclude(job, await withTimeout(sendTimeoutMs, (timely) => attempt(job, timely), signal))
  }

  /** Updates a job at once, unless its lease has passed to another process. */
  async function updateHeld(
    { id, lease_id }: OutboxJob,
    change: Partial<Pick<OutboxJob, 'failure' | 'may_have_arrived'>>,
  ): Promise<void> {
    await inTransaction(deps, async (work) => {
      await work.db
        .updateTable('outbox')
        .set(change)
        .where('id', '=', id)
        .where('lease_id', '=', lease_id)
        .execute()
    })
  }

  async function attempt(job: OutboxJob, signal: AbortSignal): Promise<SendOutcome | null> {
    if (job.channel === 'mail') {
      const composed = await compose(deps, job)
      return composed && sendMail(mailer, job, composed)
    }
    const channel = channels[job.channel]
    const target = await targetOf(deps, channel, job)
    if (!target) return { outcome: 'refused', reason: 'the chat has changed hands' }
    if (target.wantsNothing && (job.kind === 'invite' || isNews(job.kind))) {
      return { outcome: 'refused', reason: heldBack.unwanted }
    }
    const composed = await compose(deps, job)
    if (!composed) return null
    const { reply, template, onlyWhileOpen } = composed
    if (onlyWhileOpen && !target.isOpen) return null
    const say = (content: OutboundMessage['content']) =>
      channel.send({ id: job.id, to: target.address, content }, signal)
    const outcome: SendOutcome = target.isOpen
      ? await say({ reply })
      : { outcome: 'window_closed', reason: heldBack.windowClosed }
    return outcome.outcome === 'window_closed' && template ? say({ template }) : outcome
  }

  async function conclude(job: OutboxJob, outcome: SendOutcome | null): Promise<Write<'outbox'>> {
    if (!outcome) return async () => {}
    switch (outcome.outcome) {
      case 'sent':
        return async (work) => {
          afterSent(work, job)
          // A status may have given it already.
          return { provider_message_id: sql`coalesce(provider_message_id, ${outcome.messageId})` }
        }
      case 'refused':
      case 'window_closed':
        return giveUp(job, outcome.reason)
      case 'unknown':
        await updateHeld(job, { may_have_arrived: 1 })
        if (job.kind === 'reply' || isNews(job.kind) || job.may_have_arrived)
          return giveUp(job, outcome.reason)
        return again(job, outcome.reason)
      case 'unsent':
        return again(job, outcome.reason)
      case 'stopped':
        deps.log.error(
          { channel: job.channel, reason: outcome.reason },
          'sending is stopped until an operator acts',
        )
        return pauseAll(job, operatorPauseMs, outcome.reason)
      case 'slow_down': {
        const asked = outcome.retryAfter && Math.min(outcome.retryAfter * 1000, longestPauseMs)
        if (outcome.scope === 'everybody') {
          pace.slowDown()
          return pauseAll(job, asked ?? briefPauseMs, outcome.reason)
        }
        if (asked) throw new RetryLater(outcome.reason, asked)
        return again(job, outcome.reason)
      }
      default:
        return outcome satisfies never
    }
  }

  /** Returns the job to the queue, which retries it after its backoff; gives it up after the last attempt. */
  async function again(job: OutboxJob, reason: string): Promise<never> {
    if (job.attempts >= sendAttempts) return giveUp(job, reason)
    throw new Error(reason)
  }

  function pauseAll(job: OutboxJob, ms: number, reason: string): never {
    pausedUntil.set(job.channel, deps.clock.now().getTime() + ms)
    throw new RetryLater(reason, ms)
  }

  async function giveUp(job: OutboxJob, reason: string): Promise<never> {
    await inTransaction(deps, (work) => afterFailure(work, deps, job))
    throw new PermanentFailure(reason)
  }

  return send
}

interface Target {
  address: ChatAddress
  isOpen: boolean
  wantsNothing: boolean
}

/**
 * The recipient's address, whether free-form messages may be sent to it, and whether the recipient has asked for no
 * messages. Null when the chat has lost its identifiers.
 */
async function targetOf({ db, clock }: Deps, channel: ChatChannel, job: OutboxJob): Promise<Target | null> {
  const chats = await db.read
    .selectFrom('chat_accounts')
    .select(['phone', 'provider_user_id', 'last_inbound_at', 'stopped_at'])
    .$call((query) =>
      job.chat_account_id
        ? query.where('id', '=', job.chat_account_id)
        : query.where('channel', '=', channel.name).where('phone_key', '=', phoneKey(job.address ?? '')),
    )
    .execute()
  const chat = chats.length === 1 ? chats[0] : undefined
  if (job.chat_account_id && !chat?.phone && !chat?.provider_user_id) return null
  const lastInbound = Date.parse(chat?.last_inbound_at ?? '') || 0
  return {
    address: { phone: chat?.phone ?? job.address, providerUserId: chat?.provider_user_id ?? null },
    isOpen: clock.now().getTime() - lastInbound < channel.window,
    wantsNothing: Boolean(chat?.stopped_at),
  }
}

async function sendMail(
  mailer: Mailer | null,
  job: OutboxJob,
  { reply, subject = '' }: Composed,
): Promise<SendOutcome> {
  if (!mailer || !job.address) return { outcome: 'refused', reason: 'no mail is configured' }
  return mailer.send({ to: job.address, subject, text: `${reply.text}\n\n${reply.link?.url ?? ''}`.trim() })
}
