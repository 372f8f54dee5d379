import { endpoint } from './endpoint.ts'
import { Expense } from './expenses.ts'
import { success, text } from './fields.ts'
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
  body: z
    .object({
      text: z.optional(text(limits.messageMax, 'Write a message')),
      button_id: z.optional(z.string().check(z.maxLength(256))),
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
