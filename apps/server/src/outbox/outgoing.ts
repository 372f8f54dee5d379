import { budgetThresholds, languages } from '@casita/contract'
import * as z from 'zod'
import { Reply } from '../message.ts'
import { speeches } from '../speech.ts'

/** The content of an invitation. Its code is shared by the household and not a personal secret. */
const InviteMessage = z.object({
  language: z.enum(languages),
  inviter: z.string(),
  household: z.string(),
  code: z.string(),
})
export type InviteMessage = z.infer<typeof InviteMessage>

/**
 * The budget thresholds that an expense crossed, for members who did not record it; amounts in minor units, as of
 * right after it.
 */
const CrossingMessage = z.object({
  /** Null for a recurring expense. */
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
 * A message of the outbox. Messages with a link contain no secret: it is created when they are sent. `verify` is
 * composed from its user, `connect` from its chat, `summary` from the ledger of the week that begins on `monday`.
 */
export const Outgoing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reply'), payload: Reply }),
  z.object({ kind: z.literal('verify'), payload: z.null() }),
  z.object({ kind: z.literal('connect'), payload: z.object({ language: z.enum(speeches) }) }),
  z.object({ kind: z.literal('invite'), payload: InviteMessage }),
  z.object({ kind: z.literal('crossing'), payload: CrossingMessage }),
  z.object({ kind: z.literal('summary'), payload: z.object({ monday: z.string() }) }),
])
export type Outgoing = z.infer<typeof Outgoing>

/**
 * Whether a message was not asked for by its recipient. Such news is never sent twice, and not to people who want no
 * messages.
 */
export function isNews(kind: string): boolean {
  return kind === 'crossing' || kind === 'summary'
}
