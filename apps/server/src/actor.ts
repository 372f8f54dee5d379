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

/** What an actor is read from: these columns of `users`, joined with the membership they have now. */
export const actorColumns = [
  'users.id',
  'users.name',
  'users.language',
  'users.timezone',
  'users.validated_at',
  'memberships.household_id',
  'memberships.role',
] as const

interface ActorRow {
  id: string
  name: string
  language: Language
  timezone: string
  validated_at: string | null
  household_id: string | null
  role: Role | null
}

/** The actor behind a row of `actorColumns`. */
export function actorFrom(row: ActorRow, sessionId: string | null): Actor {
  return {
    userId: row.id,
    sessionId,
    name: row.name,
    language: row.language,
    timeZone: row.timezone,
    isValidated: row.validated_at !== null,
    householdId: row.household_id,
    role: row.role,
  }
}
