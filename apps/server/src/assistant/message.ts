import { cleanText, limits } from '@casita/contract'
import * as z from 'zod'

/** A button under a reply; at most three, titles of at most 20 characters. Sending its id back presses it. */
const ReplyButton = z.object({ id: z.string(), title: z.string() })
export type ReplyButton = z.infer<typeof ReplyButton>

/** A row of a reply's list; titles of at most 24 characters. */
const ReplyListRow = z.object({
  id: z.string(),
  title: z.string(),
  description: z.exactOptional(z.string()),
})
export type ReplyListRow = z.infer<typeof ReplyListRow>

/** So many rows does a list hold. */
export const mostRows = 10

/** What a reply tells of or asks. */
export const ReplySubject = z.object({
  expenseIds: z.exactOptional(z.array(z.string())),
  questionId: z.exactOptional(z.string()),
})
export type ReplySubject = z.infer<typeof ReplySubject>

/** What the assistant says; everything it has to say about one message stands in one reply. */
export const Reply = z.object({
  /** At most 4096 characters, 1024 with buttons or a link. */
  text: z.string(),
  buttons: z.exactOptional(z.array(ReplyButton)),
  /** Opened by `button`; at most `mostRows`. */
  list: z.exactOptional(z.object({ button: z.string(), rows: z.array(ReplyListRow) })),
  link: z.exactOptional(z.object({ title: z.string(), url: z.string() })),
  /** What it is about, so that a reply to it or one of its buttons finds it; kept beside the message. */
  subject: z.exactOptional(ReplySubject),
})
export type Reply = z.infer<typeof Reply>

/** What kind of thing somebody wrote; what a family cannot mean anything by (reactions, stickers) never gets here. */
export const incomingKinds = ['text', 'button', 'image', 'video', 'document'] as const
export type IncomingKind = (typeof incomingKinds)[number]

/** What an expense comes from: a message, and the picture that came with it, by the provider's id. */
export interface Cause {
  messageId: string
  picture?: string | undefined
}

/** A message of a known member, from whatever channel. Pictures and files arrive only with what is written below them. */
export interface IncomingMessage {
  /** Unique for ever and the same in every repeat: the reference of what it causes. */
  id: string
  kind: IncomingKind
  text: string | null
  buttonId: string | null
  /** The provider's id of a picture that can be fetched. */
  picture?: string | undefined
  /** The message that this one answers, by the provider's id; may be one that we do not know. */
  repliesTo: { messageId: string } | null
  /** When it was written, ISO UTC. */
  sentAt: string
}

/** The words of a message as they are read: without what no database holds, and not longer than a message may be. */
export function textOf({ text }: Pick<IncomingMessage, 'text'>): string {
  return cleanText(text ?? '')
    .slice(0, limits.messageMax)
    .trim()
}
