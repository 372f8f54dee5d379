/**
 * Indexes for what is searched over all households: what has expired, who has not had a summary, whose number it is.
 * Without them, such a search reads a whole table, which takes longer with each household.
 */
export const indexesOverHouseholds = (): string[] => [
  'create index households_deleted on households (deleted_at) where deleted_at is not null',
  'create index login_codes_expiry on login_codes (expires_at)',
  'create index link_tokens_expiry on link_tokens (expires_at)',
  'create index link_sends_age on link_sends (sent_at)',
  'create index invitations_expiry on invitations (expires_at) where phone is not null',
  'create index conversations_expiry on conversations (expires_at)',
  // Not by the last message, because every message of every chat would then have to change an index.
  `create index chat_accounts_strangers on chat_accounts (created_at)
    where user_id is null and stopped_at is null`,
  'create index jobs_household on jobs (household_id) where household_id is not null',

  // Whoever has had none yet.
  `update users set summary_told_on = '0001-01-01' where summary_since is not null and summary_told_on is null`,
  'drop index users_summary',
  'create index users_summary on users (timezone, summary_told_on) where summary_since is not null',

  // An ended message is found by its age: first to empty it, later to delete it.
  'drop index inbox_ended',
  'create index inbox_ended on inbox (done_at) where done_at is not null and payload_json is not null',
  'create index inbox_emptied on inbox (done_at) where done_at is not null and payload_json is null',

  // For the export of an account.
  ...['inbox', 'outbox'].map(
    (queue) => `create index ${queue}_user on ${queue} (user_id)
      where user_id is not null and (done_at is not null or dead_at is not null)`,
  ),
]
