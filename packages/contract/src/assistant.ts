import { endpoint } from './endpoint.ts'
import { Expense } from './expenses.ts'
import { Day, Id, success, text } from './fields.ts'
import { limits } from './limits.ts'
import * as z from './schema.ts'

/** A button of a reply; sending its id back presses it. */
export const ReplyButton = z.object({ id: z.string(), title: z.string() })

export const AssistantReply = z.object({
  success,
  text: z.string(),
  buttons: z.array(ReplyButton),
  expenses: z.array(Expense),
})
export type AssistantReply = z.infer<typeof AssistantReply>

export const sendAssistantMessage = endpoint({
  method: 'POST',
  path: '/v2/assistant/messages',
  access: 'member',
  tag: 'Assistant',
  summary: 'Write to the assistant from the web: the same as in the chat',
  repeatable: true,
  body: z
    .object({
      text: z.optional(text(limits.messageMax, 'Write a message')),
      button_id: z.optional(z.string('Unknown button').check(z.maxLength(256, 'Unknown button'))),
    })
    .check(
      z.refine((said) => said.text !== undefined || Boolean(said.button_id), {
        error: 'Write a message',
        path: ['text'],
      }),
    ),
  answer: AssistantReply,
  problems: ['idempotency_conflict', 'ledger_full'],
})

/** A range of the text in UTF-16 units, for `text.slice(start, end)`. */
const Span = z.object({ start: z.number(), end: z.number() })

/** An expense read from a text, and where in the text each part of it was found. */
export const ReadItem = z.object({
  amount: z.number(),
  /** The household's, unless the text names another one. */
  currency: z.string(),
  expense_date: Day,
  /** Whether the text names a day that does not exist: `expense_date` is then today, and the day has to be asked. */
  impossible_day: z.boolean(),
  /** Empty if the text contains none. */
  description: z.string(),
  category_id: z.nullable(Id),
  /** The member whom the text names as the payer; null means the writer. */
  paid_by: z.nullable(Id),
  read_from: z.object({ amount: z.array(Span), day: z.array(Span), category: z.array(Span) }),
})
export type ReadItem = z.infer<typeof ReadItem>

/** Why a text has several readings. */
export const readingDoubts = ['amount', 'price', 'habit', 'total', 'instalments', 'each', 'intent'] as const

/**
 * What a text means: expenses to record, a choice to make first, something for the assistant, or why it is none of
 * these.
 */
export const Reading = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('items'), items: z.array(ReadItem) }),
  z.object({
    kind: z.literal('choose'),
    why: z.enum(readingDoubts),
    readings: z.array(z.array(ReadItem)),
  }),
  z.object({ kind: z.literal('ask') }),
  z.object({ kind: z.literal('hint'), hint: z.enum(['missing_amount', 'not_expense', 'unrelated']) }),
])
export type Reading = z.infer<typeof Reading>

export const readMessage = endpoint({
  method: 'POST',
  path: '/v2/assistant/readings',
  access: 'member',
  tag: 'Assistant',
  summary: 'What a text would be to the assistant while it is typed; nothing is recorded and nothing kept',
  body: z.object({
    // Not trimmed, because the spans of the response refer to it.
    text: z
      .string('Write a message')
      .check(
        z.regex(/\S/, 'Write a message'),
        z.maxLength(limits.messageMax, `Must be at most ${limits.messageMax} characters`),
      ),
  }),
  answer: z.object({ success, reading: Reading }),
})
