import type { BudgetThreshold, Currency, Language } from '@casita/contract'
import type { Reply } from '../assistant/message.ts'

/** What an invitation tells; the code is no secret of a single person. */
export interface InviteMessage {
  language: Language
  inviter: string
  household: string
  code: string
}

/** What an expense did to budgets, for the other members; amounts in minor units, as they stood right after it. */
export interface CrossingMessage {
  by: string
  description: string
  amount: number
  currency: Currency
  crossed: { threshold: BudgetThreshold; name: string | null; icon: string | null; left: number }[]
}

/**
 * The messages that leave, as they wait in the outbox. Those with a link hold no secret: it is made when they are
 * sent. `verify` reads its user, `connect` its chat, `summary` the ledger of the
 * week that begins on its Monday.
 */
export type Outgoing =
  | { kind: 'reply'; payload: Reply }
  | { kind: 'verify'; payload: null }
  | { kind: 'connect'; payload: { language: Language } }
  | { kind: 'invite'; payload: InviteMessage }
  | { kind: 'crossing'; payload: CrossingMessage }
  | { kind: 'summary'; payload: { monday: string } }

/** What nobody asked for at that moment: never sent twice, and not to who wants no messages. */
export function isNews(kind: string): boolean {
  return kind === 'crossing' || kind === 'summary'
}
