import { z } from 'zod'

const choice = z.object({ id: z.string(), title: z.string(), description: z.string().optional() })
const frame = { text: z.string(), header: z.string().optional(), footer: z.string().optional() }
const link = z.object({ title: z.string(), url: z.string() })

/** What a message holds, as the phone shows it. */
export const MessageContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('buttons'), ...frame, buttons: z.array(choice) }),
  z.object({
    kind: z.literal('list'),
    ...frame,
    button: z.string(),
    sections: z.array(z.object({ title: z.string().optional(), rows: z.array(choice) })),
  }),
  z.object({ kind: z.literal('link'), ...frame, link }),
  z.object({
    kind: z.literal('template'),
    text: z.string(),
    template: z.string(),
    language: z.string(),
    link,
  }),
  z.object({ kind: z.literal('location'), text: z.string(), latitude: z.number(), longitude: z.number() }),
  /** A picture with what is written below it; `media` is its id. */
  z.object({ kind: z.literal('picture'), text: z.string(), media: z.string() }),
  /** A button or a list row that somebody chose. */
  z.object({ kind: z.literal('choice'), text: z.string(), choice: z.string() }),
  /** Anything else a person can send; `type` is WhatsApp's word for it. */
  z.object({ kind: z.literal('other'), text: z.string(), type: z.string() }),
])
export type MessageContent = z.infer<typeof MessageContent>

/** How far a message came; `failed` is final. */
const messageStatuses = ['pending', 'sent', 'delivered', 'read', 'failed'] as const

/** One message of a chat. */
export const ChatMessage = z.object({
  id: z.string(),
  by: z.enum(['person', 'casita']),
  /** When it was written, ISO UTC. */
  at: z.string(),
  content: MessageContent,
  /** The id of the message that it answers. */
  quote: z.string().optional(),
  status: z.enum(messageStatuses),
  /** What a person sent, as the webhook carries it. */
  node: z.record(z.string(), z.unknown()).optional(),
  /** Why it failed. */
  error: z.string().optional(),
  /** The emoji with which the other side reacted. */
  reaction: z.string().optional(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** Somebody with a telephone. */
export const Contact = z.object({
  /** The digits under which WhatsApp knows them. */
  wa_id: z.string(),
  user_id: z.string(),
  name: z.string(),
  /** One of the family that the sandbox comes with. */
  family: z.boolean(),
  /** When they last wrote, ISO UTC; free-form answers are allowed for 24 hours from then. */
  wrote_at: z.string().optional(),
})
export type Contact = z.infer<typeof Contact>

/** The choices that a message offers, by their ids. */
export const choicesOf = (content: MessageContent): readonly z.infer<typeof choice>[] => {
  if (content.kind === 'buttons') return content.buttons
  return content.kind === 'list' ? content.sections.flatMap((section) => section.rows) : []
}
