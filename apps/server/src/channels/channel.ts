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
 * What a message consists of. `edited` is a change that the provider tells without the new text; `too_long` is a text
 * of more letters than a message may have, `lost` one that the provider could not hand on; `quiet` is what nobody
 * expects an answer to (reactions, stickers, deletions); `other` is what only a person could read.
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

/** A person's wish about messages that they did not ask for. */
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

/** What became of a message of ours. */
export interface InboundStatus {
  type: 'status'
  /** The provider's id of our message. */
  messageId: string
  /** Our own id of it, when the provider gives it back. */
  outboxId: string | null
  /** Who got it, as far as the provider tells. */
  to: ChatAddress | null
  state: DeliveryState
  at: string
  /** Why it failed, without anything personal. */
  failure: string | null
}

/** A status takes effect at once, as statuses may come in any order; everything else is queued. */
export type InboundItem = QueuedItem | InboundStatus

/** A delivery, read. What could not be read is counted and never stops the rest. */
export interface Delivery {
  items: InboundItem[]
  /** What was recognised and needs nothing from us, by kind. */
  ignored: string[]
  /** What could not be read, and trouble that the provider reports about our account. */
  problems: string[]
}

/** The messages that may be sent to somebody who has not written for a day, approved by the provider beforehand. */
const templateNames = ['verify', 'invite', 'summary'] as const
type TemplateName = (typeof templateNames)[number]

export interface TemplateMessage {
  name: TemplateName
  language: Language
  /** What fills its places, in order. */
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
 * What came of sending. `unsent` certainly did not leave and may be tried again; `unknown` may have arrived.
 * `slow_down` asks for a pause for everybody or one recipient, `stopped` cannot work before an operator acts,
 * `window_closed` needs a template, `refused` will never arrive.
 */
export type SendOutcome =
  | { outcome: 'sent'; messageId: string; address: ChatAddress | null }
  | { outcome: 'unsent' | 'unknown' | 'stopped' | 'window_closed' | 'refused'; reason: string }
  | { outcome: 'slow_down'; scope: 'everybody' | 'recipient'; retryAfter: number | null; reason: string }

/** What came of fetching what a person sent. `refused` will never be had, `failed` may be tried again. */
export type FetchOutcome =
  | { outcome: 'fetched'; bytes: Uint8Array }
  | { outcome: 'failed' | 'refused'; reason: string }

/** A delivery as it came in, before anything is believed. */
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
  /** Sends once. Never throws for what a network or the provider may do. */
  send(message: OutboundMessage, signal: AbortSignal): Promise<SendOutcome>
  /**
   * Shows a person that their message was read and that an answer is being written; a courtesy on which nothing depends.
   * Never throws: answers whether it was taken.
   */
  showRead(messageId: string, signal: AbortSignal): Promise<boolean>
  /** Fetches a picture that a person sent, at most `maxBytes` of it. Never throws. */
  fetchPicture(id: string, maxBytes: number, signal: AbortSignal): Promise<FetchOutcome>
}
