import { cleanText, limits } from '@casita/contract'
import * as z from 'zod'
import { beginningOf } from './cutting.ts'

/**
 * A button under a reply; at most three, with titles of at most 20 characters. Sending back its id counts as pressing
 * it.
 */
const ReplyButton = z.object({ id: z.string(), title: z.string() })
export type ReplyButton = z.infer<typeof ReplyButton>

/** A row of a reply's list; its title has at most 24 characters. */
const ReplyListRow = z.object({
  id: z.string(),
  title: z.string(),
  description: z.exactOptional(z.string()),
})
export type ReplyListRow = z.infer<typeof ReplyListRow>

/** The most rows that a list can have. */
export const mostRows = 10

/** The expenses or the question that a reply is about. */
export const ReplySubject = z.object({
  expenseIds: z.exactOptional(z.array(z.string())),
  questionId: z.exactOptional(z.string()),
})
export type ReplySubject = z.infer<typeof ReplySubject>

/** The assistant's one reply to a message. */
export const Reply = z.object({
  /** At most 4096 characters; 1024 with buttons or a link. */
  text: z.string(),
  buttons: z.exactOptional(z.array(ReplyButton)),
  /** Opened by `button`; at most `mostRows` rows. */
  list: z.exactOptional(z.object({ button: z.string(), rows: z.array(ReplyListRow) })),
  link: z.exactOptional(z.object({ title: z.string(), url: z.string() })),
  /** Stored with the message, so that a reply to it or a press of one of its buttons can be resolved. */
  subject: z.exactOptional(ReplySubject),
})
export type Reply = z.infer<typeof Reply>

/** The kinds of messages that are answered; reactions and stickers are filtered out earlier. */
export const incomingKinds = ['text', 'button', 'image', 'video', 'document'] as const
export type IncomingKind = (typeof incomingKinds)[number]

/** The origin of an expense: a message and the picture that came with it, by the provider's id. */
export interface Cause {
  messageId: string
  picture?: string | undefined
}

/** A message of a known member, from any channel. The text of a picture or file is its caption. */
export interface IncomingMessage {
  /** Unique, and the same in every redelivery: the reference for whatever the message causes. */
  id: string
  kind: IncomingKind
  text: string | null
  buttonId: string | null
  /** The provider's id of a picture that can be downloaded. */
  picture?: string | undefined
  /** The message that this one replies to, by the provider's id; it may be unknown here. */
  repliesTo: { messageId: string } | null
  /** When it was sent, ISO 8601 in UTC. */
  sentAt: string
}

/** The text of a message without characters that the database cannot store, cut to the maximum length of a message. */
export function textOf({ text }: Pick<IncomingMessage, 'text'>): string {
  return beginningOf(cleanText(text ?? ''), limits.messageMax).trim()
}
