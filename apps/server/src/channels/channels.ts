import { setTimeout as delay } from 'node:timers/promises'
import { startWorker, type Worker } from '../db/worker.ts'
import type { Deps } from '../deps.ts'
import { type ChannelName, type ChatChannel, channelNames } from './channel.ts'
import { createReceiver, settlingMs as usualSettlingMs } from './inbox.service.ts'
import { createIntake, type Intake } from './intake.ts'
import { createMailer } from './mailer.ts'
import { createSender, sendAttempts } from './outbox.worker.ts'
import { createFetcher, fetchAttempts } from './receipts.worker.ts'
import { createSendPace } from './send-pace.ts'
import { whatsappChannel } from './whatsapp/channel.ts'

/** How many people's messages are processed at the same time; those of one person, one by one. */
const processedAtOnce = 8
/** The same with a language model, for whose response some of them wait for seconds. */
const processedBesideModel = 32
/** How many pictures are fetched at the same time; each is held in memory as a whole. */
const fetchedAtOnce = 2
/**
 * For how many milliseconds stopping still works on jobs that are due; open requests may already have used most of the
 * shutdown time.
 */
const drainMs = 3_000

/** The chat providers and the workers between them and the product. */
export interface Channels {
  byName: Record<ChannelName, ChatChannel>
  /**
   * Store the deliveries of each provider. During a burst, the inbox and the outbox wait until it is acknowledged.
   */
  intakes: Record<ChannelName, Intake>
  /** Starts the workers of the inbox, of pictures and of the outbox. */
  start(): void
  /** Resolves when no job is due any more. */
  idle(): Promise<void>
  /** Works on jobs that are due for a few more seconds, then stops; the rest waits for the next start. */
  stop(): Promise<void>
}

/** Sets up every provider from the configuration; no worker runs before `start`. */
export function createChannels(deps: Deps, settlingMs = usualSettlingMs): Channels {
  const byName = { whatsapp: whatsappChannel(deps.config.whatsapp) }
  const mailer = deps.config.mail && createMailer(deps.config.mail)
  const report = (error: unknown, what: string) => deps.log.warn({ err: error }, what)
  const intakes = { whatsapp: createIntake(deps, 'whatsapp', settlingMs) }
  const processed = deps.config.languageModel ? processedBesideModel : processedAtOnce
  const shouldWait = () => channelNames.some((name) => intakes[name].isInBurst())
  let workers: { inbox: Worker; jobs: Worker; outbox: Worker } | null = null
  const idle = async () => {
    // In this order, because processing a message enqueues others.
    await workers?.inbox.idle()
    await workers?.jobs.idle()
    await workers?.outbox.idle()
  }
  return {
    byName,
    intakes,
    start() {
      const inbox = {
        queue: 'inbox',
        handler: createReceiver(deps, byName),
        // The handler itself decides when a message has failed too often, and tells its sender.
        attempts: Number.POSITIVE_INFINITY,
      } as const
      const jobs = { queue: 'jobs', handler: createFetcher(byName), attempts: fetchAttempts } as const
      const pace = createSendPace(() => deps.clock.now().getTime())
      const outbox = {
        queue: 'outbox',
        handler: createSender(deps, byName, mailer, pace),
        attempts: sendAttempts,
      } as const
      workers = {
        inbox: startWorker({ deps, report, concurrency: () => processed, shouldWait, ...inbox }),
        jobs: startWorker({ deps, report, concurrency: () => fetchedAtOnce, ...jobs }),
        outbox: startWorker({ deps, report, concurrency: pace.atOnce, shouldWait, ...outbox }),
      }
    },
    idle,
    async stop() {
      const late = delay(drainMs, true, { ref: false })
      if (await Promise.race([idle(), late])) deps.log.warn('what is still due is left to the next start')
      await Promise.all([workers?.inbox.stop(late), workers?.jobs.stop(late), workers?.outbox.stop(late)])
      mailer?.close()
    },
  }
}
