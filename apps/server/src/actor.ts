import type { Language, Role } from '@casita/contract'

/** Who makes a call, read from the database at its beginning. */
export interface Actor {
  userId: string
  /** Null when the person writes in the chat. */
  sessionId: string | null
  name: string
  language: Language
  timeZone: string
  isValidated: boolean
  householdId: string | null
  role: Role | null
}

/** An actor who acts in a household: what every use case of the ledger asks for. */
export interface MemberActor extends Actor {
  householdId: string
  role: Role
}

/** Whether the actor is in a household. */
export function isMember(actor: Actor): actor is MemberActor {
  return actor.householdId !== null && actor.role !== null
}
