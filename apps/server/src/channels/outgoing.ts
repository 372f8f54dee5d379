import type { Language } from '@casita/contract'
import type { Reply } from '../assistant/message.ts'

/** What an invitation tells; the code is no secret of a single person. */
export interface InviteMessage {
  language: Language
  inviter: string
  household: string
  code: string
}

/**
 * The messages that leave, as they wait in the outbox. Those with a link hold no secret: it is made when they are
 * sent. `verify` reads its user, `connect` its chat.
 */
export type Outgoing =
  | { kind: 'reply'; payload: Reply }
  | { kind: 'verify'; payload: null }
  | { kind: 'connect'; payload: { language: Language } }
  | { kind: 'invite'; payload: InviteMessage }
