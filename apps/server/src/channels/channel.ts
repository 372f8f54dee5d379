import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '@casita/contract'
import * as z from 'zod'
import type { Reply } from '../assistant/message.ts'

/** The chat providers; a new one is a folder here, its samples, and a pass of the channel contract. */
export const channelNames = ['whatsapp'] as const
export type ChannelName = (typeof channelNames)[number]

/** How a provider knows a person: by number (`+` and digits, as reported), by an id of its own, or both. Never neither. */
export const ChatAddress = z.object({
  phone: z.string().nullable(),
  providerUserId: z.string().nullable(),
})
export type ChatAddress = z.infer<typeof ChatAddress>

/**
 * What a message consists of. `edited`: the provider reports a change without the new text. `too_long`: a text of more
 * characters than a message may have. `lost`: the provider could not deliver the content. `quiet`: nobody expects an answer
 * (reactions, stickers, deletions). `other`: content that only a person could understand.
 */
const inboundKinds = [
  'text',
  'button',
  'image',
  'video',
  'document',
  'audio',
  'location',
  'contacts',
  'edited',
  'too_long',
  'lost',
  'quiet',
  'other',
] as const
export type InboundKind = (typeof inboundKinds)[number]

/** One message as delivered, in words that no provider owns. Times are ISO UTC. */
const InboundMessage = z.object({
  type: z.literal('message'),
  /** The provider's id, the same in every repeat. */
  id: z.string(),
  from: ChatAddress,
  sentAt: z.string(),
  kind: z.enum(inboundKinds),
  /** The words of it; never null for the kind `text`, though they may be empty. */
  text: z.string().nullable(),
  buttonId: z.string().nullable(),
  /** The provider's id of the picture that came with it. */
  picture: z.string().optional(),
  repliesTo: z.object({ messageId: z.string() }).nullable(),
})
export type InboundMessage = z.infer<typeof InboundMessage>

/** A person's chat goes on under another number or id. */
const InboundMove = z.object({
  type: z.literal('moved'),
  id: z.string(),
  from: ChatAddress,
  to: ChatAddress,
  sentAt: z.string(),
})
export type InboundMove = z.infer<typeof InboundMove>

/** Whether a person wants messages that they did not ask for. */
const InboundPreference = z.object({
  type: z.literal('preference'),
  id: z.string(),
  from: ChatAddress,
  wants: z.enum(['stop', 'resume']),
  sentAt: z.string(),
})
export type InboundPreference = z.infer<typeof InboundPreference>

/** What waits in the inbox until it is its turn. */
export const QueuedItem = z.discriminatedUnion('type', [InboundMessage, InboundMove, InboundPreference])
export type QueuedItem = z.infer<typeof QueuedItem>

const deliveryStates = ['sent', 'delivered', 'read', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** A delivery status of one of our messages. */
export interface InboundStatus {
  type: 'status'
  /** The provider's id of our message. */
  messageId: string
  /** Our own id of the message, if the provider returns it. */
  outboxId: string | null
  /** The recipient, if the provider tells it. */
  to: ChatAddress | null
  state: DeliveryState
  at: string
  /** Why it failed, without anything personal. */
  failure: string | null
}

/** A status takes effect at once, as statuses may come in any order; everything else is queued. */
export type InboundItem = QueuedItem | InboundStatus

/** A webhook delivery after reading. What could not be read is reported and never stops the rest. */
export interface Delivery {
  items: InboundItem[]
  /** The kinds of what was recognised and needs no action. */
  ignored: string[]
  /** What could not be read, and problems of our account that the provider reports. */
  problems: string[]
}

/** Messages that the provider has approved, so that they may be sent to somebody who has not written for a day. */
const templateNames = ['verify', 'invite', 'summary'] as const
type TemplateName = (typeof templateNames)[number]

export interface TemplateMessage {
  name: TemplateName
  language: Language
  /** The values of its placeholders, in order. */
  values: string[]
  /** The end of its link. */
  linkSuffix: string
}

/** A message on its way out; `template` stands in for `reply` while the window is closed. */
export interface OutboundMessage {
  /** Our id, given back in statuses. */
  id: string
  to: ChatAddress
  content: { reply: Reply } | { template: TemplateMessage }
}

/**
 * The outcome of sending. `unsent`: it certainly did not leave and may be tried again. `unknown`: it may have arrived.
 * `slow_down`: the provider asks for a pause, for everybody or for one recipient. `stopped`: nothing can be sent before an
 * operator acts. `window_closed`: only a template may be sent. `refused`: it will never arrive.
 */
export type SendOutcome =
  | { outcome: 'sent'; messageId: string; address: ChatAddress | null }
  | { outcome: 'unsent' | 'unknown' | 'stopped' | 'window_closed' | 'refused'; reason: string }
  | { outcome: 'slow_down'; scope: 'everybody' | 'recipient'; retryAfter: number | null; reason: string }

/** The outcome of fetching a picture. `failed` may be tried again, `refused` is final. */
export type FetchOutcome =
  | { outcome: 'fetched'; bytes: Uint8Array }
  | { outcome: 'failed' | 'refused'; reason: string }

/** A delivery as received, before its signature is checked. */
interface RawDelivery {
  headers: IncomingHttpHeaders
  body: Buffer
}

/** What any chat provider must do. */
export interface ChatChannel {
  readonly name: ChannelName
  /** Milliseconds after a person's message in which they may be written to without a template. */
  readonly window: number
  /** The text that proves to the provider that this address is ours; null refuses. */
  answerHandshake(query: Record<string, unknown>): string | null
  /** Whether a delivery is the provider's own, decided over the bytes as received. */
  isAuthentic(delivery: RawDelivery): boolean
  /** Reads any parsed JSON without throwing. `receivedAt` stands in for missing times and bounds them. */
  readDelivery(body: unknown, receivedAt: Date): Delivery
  /** Sends a message once. Failures of the network or the provider are outcomes; it never throws for them. */
  send(message: OutboundMessage, signal: AbortSignal): Promise<SendOutcome>
  /**
   * Shows a person that their message was read and that an answer is being written; a courtesy on which nothing depends.
   * Never throws: answers whether it was taken.
   */
  showRead(messageId: string, signal: AbortSignal): Promise<boolean>
  /** Fetches a picture that a person sent, at most `maxBytes` of it. Never throws. */
  fetchPicture(id: string, maxBytes: number, signal: AbortSignal): Promise<FetchOutcome>
}
