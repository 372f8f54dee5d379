import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { type Chats, openChats } from './chats.ts'
import { makeWhatsAppFaultBox, type WhatsAppFaultBox } from './faults.ts'
import { type FromCasita, openFromCasita } from './from-casita.ts'
import { type FromPerson, openFromPerson } from './from-person.ts'
import { type Lanes, makeLanes } from './lanes.ts'
import { type Media, openMedia } from './media.ts'
import { openWebhooks, type Webhooks } from './webhooks.ts'

/** What both directions of the traffic share. */
export interface NetworkParts {
  readonly chats: Chats
  readonly media: Media
  readonly faults: WhatsAppFaultBox
  readonly webhooks: Webhooks
  readonly lanes: Lanes
}

/** The fake WhatsApp, which carries messages between phones and the product. */
export interface Network extends NetworkParts {
  readonly fromPerson: FromPerson
  readonly fromCasita: FromCasita
}

/** Sets up WhatsApp with the chats of earlier runs. `retryPauses` are the pauses between webhook attempts, in ms. */
export const openNetwork = (
  config: Config,
  log: FastifyBaseLogger,
  retryPauses: readonly number[],
): Network => {
  const faults = makeWhatsAppFaultBox()
  const parts: NetworkParts = {
    chats: openChats(config.dataFolder),
    media: openMedia(config.dataFolder),
    faults,
    webhooks: openWebhooks(config, faults, log, retryPauses),
    lanes: makeLanes(log, () => faults.show().reorder),
  }
  return { ...parts, fromPerson: openFromPerson(config, parts), fromCasita: openFromCasita(config, parts) }
}
