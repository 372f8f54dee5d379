import type { Currency, Language, Role } from '@casita/contract'
import type { Day, Id, Json, Time } from './columns.ts'

/**
 * A household. `deleted_at` is set when its last member leaves; it is then invisible, and its rows are removed later.
 */
export interface Households {
  id: Id
  name: string
  currency: Currency
  created_by: Id
  created_at: Time
  updated_at: Time
  deleted_at: Time | null
}

/** A change of the household itself (name, currency, members, owner) and who made it. */
export interface HouseholdChanges {
  household_id: Id
  id: Id
  changed_by: Id
  action: 'created' | 'changed' | 'joined' | 'left' | 'removed' | 'handed_over'
  /** The member affected, if it is not the one who made the change. */
  member_id: Id | null
  before_json: Json | null
  after_json: Json | null
  created_at: Time
}

/** A person. The row of a deleted account is kept without personal data, so that a shared ledger stays complete. */
export interface Users {
  id: Id
  /** Google's `sub`, which identifies the account; null once the account is deleted. */
  google_sub: string | null
  email: string | null
  name: string
  picture_url: string | null
  /** In E.164, as normalised by the phone rules; unique among validated accounts only. */
  phone: string | null
  /**
   * The number's canonical form, the same for every way in which WhatsApp may report it; not unique, as two numbers
   * may share it.
   */
  phone_key: string | null
  language: Language
  timezone: string
  /** Since when they get messages about budgets that others crossed; null when they do not. */
  alerts_since: Time | null
  /** Since when they get the weekly summary in the chat; null when they do not. */
  summary_since: Time | null
  /**
   * The Monday of the week that the last summary covered. Whoever sets it sends the summary, so that it is sent once.
   */
  summary_told_on: Day | null
  validated_at: Time | null
  /**
   * When they disconnected their chat on the web. Since then only a link connects it, which sets this to null; a
   * message does not.
   */
  chat_ended_at: Time | null
  created_at: Time
  updated_at: Time
  deleted_at: Time | null
}

/**
 * One permanent row per person and household: leaving sets `left_at`, coming back clears it. At most one is open per
 * person.
 */
export interface Memberships {
  household_id: Id
  user_id: Id
  role: Role
  joined_at: Time
  left_at: Time | null
}

/**
 * A signed-in browser. Refresh tokens rotate; within its grace period a used one gets the same successor again.
 */
export interface Sessions {
  id: Id
  user_id: Id
  jti_hash: string
  previous_jti_hash: string | null
  rotated_at: Time | null
  /** The grants of the latest successors, from which the same pairs can be signed again; never a token. */
  successor_json: Json | null
  user_agent: string | null
  created_at: Time
  /** When the session ends unless it is refreshed before. */
  idle_expires_at: Time
  /** When the session ends in any case. */
  expires_at: Time
  revoked_at: Time | null
  revoked_reason: 'logout' | 'reuse' | 'account_deleted' | null
}

/** A single-use link in a message; only the hash of its secret is stored. */
export interface LinkTokens {
  id: Id
  token_hash: string
  purpose: 'validation' | 'connection'
  /** The user that a validation link verifies; null for a connection link. */
  user_id: Id | null
  /** The chat that a connection link was sent to. */
  chat_account_id: Id | null
  /** The number that a validation link was sent to: opening it proves this number and no later one. */
  phone: string | null
  created_at: Time
  expires_at: Time
  used_at: Time | null
  used_by: Id | null
}

/** What was sent to whom, for the limits on verification messages, connection links and invitations. */
export interface LinkSends {
  id: Id
  kind: 'validation' | 'connection' | 'invitation'
  /** Who caused it, if the limit is per person. */
  user_id: Id | null
  /** Where it was sent (a canonical number, a chat address, a mail address), if the limit is per target. */
  target: string
  channel: 'whatsapp' | 'mail' | null
  sent_at: Time
}

/** Google codes that were already redeemed: a second use is refused without asking Google. */
export interface LoginCodes {
  code_hash: string
  redeemed_at: Time
  expires_at: Time
}

/**
 * An invitation to a household. Its code is looked up by people without a household, so it is unique across
 * households.
 */
export interface Invitations {
  household_id: Id
  id: Id
  code: string
  /** The code as compared: upper case, without characters that people add. */
  code_key: string
  phone: string | null
  invited_by: Id
  max_uses: number
  uses: number
  expires_at: Time
  created_at: Time
  updated_at: Time
  deleted_at: Time | null
  /** Its latest message in the outbox, which has the delivery state. */
  outbox_id: Id | null
}

/** Who joined by which invitation; one row per use, so that concurrent uses cannot exceed `max_uses` unnoticed. */
export interface InvitationUses {
  household_id: Id
  invitation_id: Id
  user_id: Id
  used_at: Time
}

/** The answer to a request with an Idempotency-Key, written in the transaction of its effect. */
export interface IdempotencyKeys {
  user_id: Id
  key: string
  /** The hash of the request, so that the same key with another body is refused. */
  request_hash: string
  answer_json: Json
  created_at: Time
  expires_at: Time
}

/** How often an address has made a rate-limited call, counted across all processes. */
export interface CallCounts {
  /** A keyed hash of the limit and the address. */
  caller: string
  calls: number
  /** When the window ends; the next call then starts a new one. */
  ends_at: Time
}
