import { budgetThresholds, languages } from '@casita/contract'
import * as z from 'zod'
import { Reply } from '../assistant/message.ts'

/** What an invitation tells; the code is no secret of a single person. */
const InviteMessage = z.object({
  language: z.enum(languages),
  inviter: z.string(),
  household: z.string(),
  code: z.string(),
})
export type InviteMessage = z.infer<typeof InviteMessage>

/** What an expense did to budgets, for those who did not note it; amounts in minor units, as they stood right after it. */
const CrossingMessage = z.object({
  /** Null when the expense was noted by itself. */
  by: z.string().nullable(),
  description: z.string(),
  amount: z.number(),
  currency: z.string(),
  crossed: z.array(
    z.object({
      threshold: z.literal(budgetThresholds),
      name: z.string().nullable(),
      icon: z.string().nullable(),
      left: z.number(),
    }),
  ),
})
export type CrossingMessage = z.infer<typeof CrossingMessage>

/**
 * A message of the outbox. Those with a link hold no secret: it is made when they are sent. `verify` reads its user,
 * `connect` its chat, `summary` the ledger of the week that begins on its Monday.
 */
export const Outgoing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reply'), payload: Reply }),
  z.object({ kind: z.literal('verify'), payload: z.null() }),
  z.object({ kind: z.literal('connect'), payload: z.object({ language: z.enum(languages) }) }),
  z.object({ kind: z.literal('invite'), payload: InviteMessage }),
  z.object({ kind: z.literal('crossing'), payload: CrossingMessage }),
  z.object({ kind: z.literal('summary'), payload: z.object({ monday: z.string() }) }),
])
export type Outgoing = z.infer<typeof Outgoing>

/** Whether nobody asked for the message at that moment: such news is never sent twice, and not to people who want no messages. */
export function isNews(kind: string): boolean {
  return kind === 'crossing' || kind === 'summary'
}
