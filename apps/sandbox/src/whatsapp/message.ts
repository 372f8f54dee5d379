import { z } from 'zod'

const choice = z.object({ id: z.string(), title: z.string(), description: z.string().optional() })
const frame = { text: z.string(), header: z.string().optional(), footer: z.string().optional() }
const link = z.object({ title: z.string(), url: z.string() })

/** The content of a message, as the phone shows it. */
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
  /** A picture with its caption; `media` is its id. */
  z.object({ kind: z.literal('picture'), text: z.string(), media: z.string() }),
  /** A button or a list row that the person chose. */
  z.object({ kind: z.literal('choice'), text: z.string(), choice: z.string() }),
  /** Anything else that a person can send; `type` is WhatsApp's name for it. */
  z.object({ kind: z.literal('other'), text: z.string(), type: z.string() }),
])
export type MessageContent = z.infer<typeof MessageContent>

/** The delivery states of a message; `failed` is final until it is retried. */
const messageStatuses = ['pending', 'sent', 'delivered', 'read', 'failed'] as const

/** One message of a chat. */
export const ChatMessage = z.object({
  id: z.string(),
  by: z.enum(['person', 'casita']),
  /** When it was written, ISO UTC. */
  at: z.string(),
  content: MessageContent,
  /** The id of the message that it replies to. */
  quote: z.string().optional(),
  status: z.enum(messageStatuses),
  /** The content of a person's message, as in the webhook. */
  node: z.record(z.string(), z.unknown()).optional(),
  /** Why it failed. */
  error: z.string().optional(),
  /** The emoji with which the other side reacted. */
  reaction: z.string().optional(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** A person with a phone. */
export const Contact = z.object({
  /** The digits by which WhatsApp identifies them. */
  wa_id: z.string(),
  user_id: z.string(),
  name: z.string(),
  /** Whether they belong to the family that the sandbox starts with. */
  family: z.boolean(),
  /** When they last wrote, ISO UTC; free-form messages are allowed for 24 hours from then. */
  wrote_at: z.string().optional(),
})
export type Contact = z.infer<typeof Contact>

/** The choices that a message offers. */
export const choicesOf = (content: MessageContent): readonly z.infer<typeof choice>[] => {
  if (content.kind === 'buttons') return content.buttons
  return content.kind === 'list' ? content.sections.flatMap((section) => section.rows) : []
}
