import type { Language, Role } from '@casita/contract'
import { type Speech, speechFor } from './speech.ts'

/** The person who makes a call, read from the database at its beginning. */
export interface Actor {
  userId: string
  /** Null when the person writes in the chat. */
  sessionId: string | null
  name: string
  language: Language
  speech: Speech
  timeZone: string
  isValidated: boolean
  householdId: string | null
  role: Role | null
}

/** An actor with a household, which every use case of the ledger requires. */
export interface MemberActor extends Actor {
  householdId: string
  role: Role
}

/** Whether the actor is in a household. */
export function isMember(actor: Actor): actor is MemberActor {
  return actor.householdId !== null && actor.role !== null
}

/** Whether a member may change and delete what somebody added: they themselves and the owner of the household may. */
export function mayChange(actor: MemberActor, { added_by }: { added_by: string }): boolean {
  return added_by === actor.userId || actor.role === 'owner'
}

/** The columns from which an actor is read: `users` joined with the current membership. */
export const actorColumns = [
  'users.id',
  'users.name',
  'users.language',
  'users.phone',
  'users.timezone',
  'users.validated_at',
  'memberships.household_id',
  'memberships.role',
] as const

interface ActorRow {
  id: string
  name: string
  language: Language
  phone: string | null
  timezone: string
  validated_at: string | null
  household_id: string | null
  role: Role | null
}

/** Returns the actor for a row of `actorColumns`. */
export function actorFrom(row: ActorRow, sessionId: string | null): Actor {
  return {
    userId: row.id,
    sessionId,
    name: row.name,
    language: row.language,
    speech: speechFor(row.language, row.phone),
    timeZone: row.timezone,
    isValidated: row.validated_at !== null,
    householdId: row.household_id,
    role: row.role,
  }
}
