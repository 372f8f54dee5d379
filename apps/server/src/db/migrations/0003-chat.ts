import type { ColumnTypes } from './columns.ts'

/** The columns that make a table a queue (`db/jobs.ts`). */
const queueColumns = ({ id, time }: ColumnTypes) => `
    id ${id} primary key,
    kind text not null,
    dedupe_key text not null unique,
    lane text not null,
    ordered_at ${time} not null,
    run_at ${time} not null,
    attempts integer not null,
    lease_id ${id},
    leased_until ${time},
    done_at ${time},
    dead_at ${time},
    failure text`

/** Workers use indexes of open rows only, so that ended jobs cost them nothing. */
const queueIndexes = (table: string) => [
  `create index ${table}_open on ${table} (run_at, id) where done_at is null and dead_at is null`,
  `create index ${table}_lane on ${table} (lane, ordered_at, id) where done_at is null and dead_at is null`,
  `create index ${table}_held on ${table} (lane) where lease_id is not null`,
  `create index ${table}_ended on ${table} (done_at) where done_at is not null`,
  `create index ${table}_dead on ${table} (dead_at) where dead_at is not null`,
]

/** Chats and their state, incoming and outgoing messages, other jobs, and the events from which streams resume. */
export const chat = (t: ColumnTypes): string[] => [
  `create table chat_accounts (
    id ${t.id} primary key,
    channel text not null,
    phone text,
    phone_key text,
    provider_user_id text,
    display_phone text,
    user_id ${t.id} references users (id),
    connected_at ${t.time},
    disconnected_at ${t.time},
    stopped_at ${t.time},
    last_inbound_at ${t.time},
    created_at ${t.time} not null,
    updated_at ${t.time} not null
  ) ${t.end}`,
  'create unique index chat_accounts_phone on chat_accounts (channel, phone) where phone is not null',
  `create unique index chat_accounts_provider_user on chat_accounts (channel, provider_user_id)
    where provider_user_id is not null`,
  `create unique index chat_accounts_connected on chat_accounts (channel, user_id)
    where user_id is not null and disconnected_at is null`,
  'create index chat_accounts_user on chat_accounts (user_id) where user_id is not null',
  'create index chat_accounts_phone_key on chat_accounts (phone_key) where phone_key is not null',

  `create table link_tokens (
    id ${t.id} primary key,
    token_hash text not null unique,
    purpose text not null,
    user_id ${t.id} references users (id),
    chat_account_id ${t.id} references chat_accounts (id),
    phone text,
    created_at ${t.time} not null,
    expires_at ${t.time} not null,
    used_at ${t.time},
    used_by ${t.id} references users (id)
  ) ${t.end}`,
  'create index link_tokens_user on link_tokens (user_id) where user_id is not null',
  'create index link_tokens_chat on link_tokens (chat_account_id) where chat_account_id is not null',

  `create table conversations (
    user_id ${t.id} not null references users (id),
    channel text not null,
    household_id ${t.id} not null,
    state_json text not null,
    updated_at ${t.time} not null,
    expires_at ${t.time} not null,
    primary key (user_id, channel)
  ) ${t.end}`,

  `create table inbox (${queueColumns(t)},
    channel text not null,
    provider_message_id text not null,
    payload_json text,
    received_at ${t.time} not null,
    user_id ${t.id},
    household_id ${t.id}
  ) ${t.end}`,
  ...queueIndexes('inbox'),
  'create index inbox_message on inbox (channel, provider_message_id)',

  `create table outbox (${queueColumns(t)},
    channel text not null,
    chat_account_id ${t.id},
    address text,
    user_id ${t.id},
    household_id ${t.id},
    payload_json text,
    subject_json text,
    provider_message_id text,
    delivered_at ${t.time},
    read_at ${t.time},
    undeliverable_at ${t.time},
    created_at ${t.time} not null
  ) ${t.end}`,
  ...queueIndexes('outbox'),
  `create unique index outbox_message on outbox (channel, provider_message_id)
    where provider_message_id is not null`,
  `create index outbox_failed on outbox (household_id, created_at)
    where dead_at is not null or undeliverable_at is not null`,

  `create table jobs (${queueColumns(t)},
    household_id ${t.id},
    payload_json text,
    created_at ${t.time} not null
  ) ${t.end}`,
  ...queueIndexes('jobs'),

  `create table live_events (
    household_id ${t.id} not null,
    id ${t.id} not null,
    topics_json text not null,
    user_id ${t.id},
    created_at ${t.time} not null,
    primary key (household_id, id)
  ) ${t.end}`,
  'create index live_events_household on live_events (household_id, created_at)',
  'create index live_events_age on live_events (created_at)',
]
