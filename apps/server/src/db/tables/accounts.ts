import type { Currency, Language, Role } from '@casita/contract'
import type { Day, Id, Json, Time } from './columns.ts'

/** A household. `deleted_at` when its last member left: shown to nobody, its rows are removed later. */
export interface Households {
  id: Id
  name: string
  currency: Currency
  created_by: Id
  created_at: Time
  updated_at: Time
  deleted_at: Time | null
}

/** Who changed what about the household itself: name, currency, members, owner. */
export interface HouseholdChanges {
  household_id: Id
  id: Id
  changed_by: Id
  action: 'created' | 'changed' | 'joined' | 'left' | 'removed' | 'handed_over'
  /** The member it happened to, where that is not the one who did it. */
  member_id: Id | null
  before_json: Json | null
  after_json: Json | null
  created_at: Time
}

/** A person. A deleted account keeps its row, emptied of everything personal, so that a shared ledger stays whole. */
export interface Users {
  id: Id
  /** Google's `sub`, the account's identity; null once the account is deleted. */
  google_sub: string | null
  email: string | null
  name: string
  picture_url: string | null
  /** E.164 as validated by the phone rules; unique among validated accounts only. */
  phone: string | null
  /** The number's canonical form, equal for every way WhatsApp may report it; not unique: two numbers may share it. */
  phone_key: string | null
  language: Language
  timezone: string
  /** Since when they want to be told in the chat which budgets others crossed; null when they do not. */
  alerts_since: Time | null
  /** Since when they want the week's summary in the chat; null when they do not. */
  summary_since: Time | null
  /** The Monday on whose week the last summary looked back: setting it is the right to send one. */
  summary_told_on: Day | null
  validated_at: Time | null
  /** When they disconnected their chat on the web: no message opens it since, only a link; null once one has. */
  chat_ended_at: Time | null
  created_at: Time
  updated_at: Time
  deleted_at: Time | null
}

/** One row per person and household, for ever: leaving sets `left_at`, coming back clears it. At most one is open per person. */
export interface Memberships {
  household_id: Id
  user_id: Id
  role: Role
  joined_at: Time
  left_at: Time | null
}

/** A signed-in browser. Refresh tokens rotate; within the grace the previous one is answered with the same successor. */
export interface Sessions {
  id: Id
  user_id: Id
  jti_hash: string
  previous_jti_hash: string | null
  rotated_at: Time | null
  /** The claims of the successor, to issue the very same pair again; never a token. */
  successor_json: Json | null
  user_agent: string | null
  created_at: Time
  /** Ends unless refreshed before. */
  idle_expires_at: Time
  /** Ends in any case. */
  expires_at: Time
  revoked_at: Time | null
  revoked_reason: 'logout' | 'reuse' | 'account_deleted' | null
}

/** A single-use link in a message; only the hash of its secret is kept. */
export interface LinkTokens {
  id: Id
  token_hash: string
  purpose: 'validation' | 'connection'
  /** Whom a validation link verifies; null for a connection link. */
  user_id: Id | null
  /** The chat that asked for a connection link. */
  chat_account_id: Id | null
  /** The number that a validation link was sent to: opening it proves this one and no later one. */
  phone: string | null
  created_at: Time
  expires_at: Time
  used_at: Time | null
  used_by: Id | null
}

/** What was sent to whom, for the limits of resending, connection links and invitations. */
export interface LinkSends {
  id: Id
  kind: 'validation' | 'connection' | 'invitation'
  /** Who caused it, where the limit is per person. */
  user_id: Id | null
  /** Where it went (a canonical number, a chat address, a mail address), where the limit is per target. */
  target: string
  channel: 'whatsapp' | 'mail' | null
  sent_at: Time
}

/** Google codes that were redeemed already: a second try is refused before Google is asked. */
export interface LoginCodes {
  code_hash: string
  redeemed_at: Time
  expires_at: Time
}

/** An invitation to a household. Its code is looked up by people who have no household yet, hence unique everywhere. */
export interface Invitations {
  household_id: Id
  id: Id
  code: string
  /** The code as compared: upper case, without what people add around it. */
  code_key: string
  phone: string | null
  invited_by: Id
  max_uses: number
  uses: number
  expires_at: Time
  created_at: Time
  updated_at: Time
  deleted_at: Time | null
  /** Its latest message in the outbox, which knows what became of it. */
  outbox_id: Id | null
}

/** Who joined by which invitation; one row per use, so that concurrent uses cannot exceed `max_uses` unnoticed. */
export interface InvitationUses {
  household_id: Id
  invitation_id: Id
  user_id: Id
  used_at: Time
}

/** The answer given to a request with an Idempotency-Key, written in the transaction of its effect. */
export interface IdempotencyKeys {
  user_id: Id
  key: string
  /** What was asked, so that the same key with another body is refused. */
  request_hash: string
  answer_json: Json
  created_at: Time
  expires_at: Time
}

/** How often somebody made a call that is limited, for every process alike. */
export interface CallCounts {
  /** A keyed hash of the limit and the address. */
  caller: string
  calls: number
  /** Then the next call begins to count anew. */
  ends_at: Time
}
