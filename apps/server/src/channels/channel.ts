import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '@casita/contract'
import * as z from 'zod'
import type { Reply } from '../message.ts'

/** The chat providers. Adding one takes a folder here, sample deliveries, and passing the channel contract. */
export const channelNames = ['whatsapp'] as const
export type ChannelName = (typeof channelNames)[number]

/**
 * How a provider identifies a person: by phone number (`+` and digits, as reported), by an id of its own, or by both;
 * never by neither.
 */
export const ChatAddress = z.object({
  phone: z.string().nullable(),
  providerUserId: z.string().nullable(),
})
export type ChatAddress = z.infer<typeof ChatAddress>

/**
 * The kinds of message content. `edited`: the provider reports an edit without the new text. `too_long`: the text
 * exceeds the limit for a message. `lost`: the provider could not deliver the content. `quiet`: nobody expects an
 * answer (reactions, stickers, deletions). `other`: any other content, which only a person could understand.
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

/** One message as delivered, in provider-independent terms. Times are ISO UTC. */
const InboundMessage = z.object({
  type: z.literal('message'),
  /** The provider's id, the same in every repeated delivery. */
  id: z.string(),
  from: ChatAddress,
  sentAt: z.string(),
  kind: z.enum(inboundKinds),
  /** The text or caption; never null for the kind `text`, though it may be empty. */
  text: z.string().nullable(),
  buttonId: z.string().nullable(),
  /** The provider's id of the attached picture. */
  picture: z.string().optional(),
  repliesTo: z.object({ messageId: z.string() }).nullable(),
})
export type InboundMessage = z.infer<typeof InboundMessage>

/** A person's chat continues under another number or id. */
const InboundMove = z.object({
  type: z.literal('moved'),
  id: z.string(),
  from: ChatAddress,
  to: ChatAddress,
  sentAt: z.string(),
})
export type InboundMove = z.infer<typeof InboundMove>

/** Whether a person accepts messages that they did not ask for. */
const InboundPreference = z.object({
  type: z.literal('preference'),
  id: z.string(),
  from: ChatAddress,
  wants: z.enum(['stop', 'resume']),
  sentAt: z.string(),
})
export type InboundPreference = z.infer<typeof InboundPreference>

/** An item that waits in the inbox for its turn. */
export const QueuedItem = z.discriminatedUnion('type', [InboundMessage, InboundMove, InboundPreference])
export type QueuedItem = z.infer<typeof QueuedItem>

const deliveryStates = ['sent', 'delivered', 'read', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** The delivery status of a message that this server sent. */
export interface InboundStatus {
  type: 'status'
  /** The provider's id of the message. */
  messageId: string
  /** The outbox id of the message, if the provider returns it. */
  outboxId: string | null
  /** The recipient, if the provider reports it. */
  to: ChatAddress | null
  state: DeliveryState
  at: string
  /** Why it failed, without personal data. */
  failure: string | null
}

/**
 * Any item of a delivery. Statuses take effect at once, because they may arrive in any order; everything else is
 * queued.
 */
export type InboundItem = QueuedItem | InboundStatus

/** A webhook delivery after parsing. Items that cannot be read are reported and do not stop the others. */
export interface Delivery {
  items: InboundItem[]
  /** The kinds of items that were recognised but need no action. */
  ignored: string[]
  /** Descriptions of unreadable items, and problems with our account that the provider reports. */
  problems: string[]
}

/** Templates that the provider has approved, which may be sent to somebody who has not written for a day. */
const templateNames = ['verify', 'invite', 'summary'] as const
type TemplateName = (typeof templateNames)[number]

export interface TemplateMessage {
  name: TemplateName
  language: Language
  /** The values of its placeholders, in order. */
  values: string[]
  /** The variable suffix of its link. */
  linkSuffix: string
}

/** A message to send: a free-form reply, or a template while the provider's window is closed. */
export interface OutboundMessage {
  /** The outbox id, which statuses return. */
  id: string
  to: ChatAddress
  content: { reply: Reply } | { template: TemplateMessage }
}

/**
 * The outcome of sending a message. `unsent`: it certainly did not leave and may be retried. `unknown`: it may have
 * arrived. `slow_down`: the provider asks for a pause, for everybody or for one recipient. `stopped`: nothing can be
 * sent until an operator acts. `window_closed`: only a template may be sent. `refused`: it will never arrive.
 */
export type SendOutcome =
  | { outcome: 'sent'; messageId: string }
  | { outcome: 'unsent' | 'unknown' | 'stopped' | 'window_closed' | 'refused'; reason: string }
  | { outcome: 'slow_down'; scope: 'everybody' | 'recipient'; retryAfter: number | null; reason: string }

/** The outcome of fetching a picture. `failed` may be retried, `refused` is final. */
export type FetchOutcome =
  | { outcome: 'fetched'; bytes: Uint8Array }
  | { outcome: 'failed' | 'refused'; reason: string }

/** A delivery as received, before its signature is checked. */
interface RawDelivery {
  headers: IncomingHttpHeaders
  body: Buffer
}

/** What every chat provider implements. */
export interface ChatChannel {
  readonly name: ChannelName
  /** For how many milliseconds after a person's message they may be sent free-form messages. */
  readonly window: number
  /** Returns the text that proves to the provider that this address is ours, or null to refuse. */
  answerHandshake(query: Record<string, unknown>): string | null
  /** Whether a delivery really comes from the provider, decided on the bytes as received. */
  isAuthentic(delivery: RawDelivery): boolean
  /** Reads any parsed JSON without throwing. `receivedAt` replaces missing or implausible times. */
  readDelivery(body: unknown, receivedAt: Date): Delivery
  /** Makes one attempt to send a message. Network and provider failures are returned as outcomes, not thrown. */
  send(message: OutboundMessage, signal: AbortSignal): Promise<SendOutcome>
  /**
   * Shows a person that their message was read and that a reply is being written; optional, nothing depends on it.
   * Never throws: returns whether the provider accepted it.
   */
  showRead(messageId: string, signal: AbortSignal): Promise<boolean>
  /** Fetches a picture that a person sent, at most `maxBytes` of it. Never throws. */
  fetchPicture(id: string, maxBytes: number, signal: AbortSignal): Promise<FetchOutcome>
}
