import type { ColumnTypes } from './columns.ts'

/** Users, households, and how people get in: sessions, links, invitations. */
export const accounts = ({ id, time, end }: ColumnTypes): string[] => [
  `create table users (
    id ${id} primary key,
    google_sub text unique,
    email text,
    name text not null,
    picture_url text,
    phone text,
    phone_key text,
    language text not null,
    timezone text not null,
    validated_at ${time},
    created_at ${time} not null,
    updated_at ${time} not null,
    deleted_at ${time}
  ) ${end}`,
  'create unique index users_validated_phone on users (phone) where validated_at is not null',
  'create index users_phone_key on users (phone_key) where phone_key is not null',

  `create table households (
    id ${id} primary key,
    name text not null,
    currency text not null,
    created_by ${id} not null references users (id),
    created_at ${time} not null,
    updated_at ${time} not null,
    deleted_at ${time}
  ) ${end}`,

  `create table memberships (
    household_id ${id} not null references households (id),
    user_id ${id} not null references users (id),
    role text not null,
    joined_at ${time} not null,
    left_at ${time},
    primary key (household_id, user_id)
  ) ${end}`,
  'create unique index memberships_current on memberships (user_id) where left_at is null',
  `create unique index memberships_owner on memberships (household_id) where left_at is null and role = 'owner'`,
  'create index memberships_user on memberships (user_id)',

  `create table household_changes (
    household_id ${id} not null references households (id),
    id ${id} not null,
    changed_by ${id} not null references users (id),
    action text not null,
    member_id ${id} references users (id),
    before_json text,
    after_json text,
    created_at ${time} not null,
    primary key (household_id, id)
  ) ${end}`,

  `create table sessions (
    id ${id} primary key,
    user_id ${id} not null references users (id),
    jti_hash text not null,
    previous_jti_hash text,
    rotated_at ${time},
    successor_json text,
    user_agent text,
    created_at ${time} not null,
    idle_expires_at ${time} not null,
    expires_at ${time} not null,
    revoked_at ${time},
    revoked_reason text
  ) ${end}`,
  'create index sessions_user on sessions (user_id)',
  'create index sessions_idle on sessions (idle_expires_at)',

  `create table link_sends (
    id ${id} primary key,
    kind text not null,
    user_id ${id} references users (id),
    target text not null,
    channel text,
    sent_at ${time} not null
  ) ${end}`,
  'create index link_sends_user on link_sends (kind, user_id, sent_at)',
  'create index link_sends_target on link_sends (kind, target, sent_at)',

  `create table login_codes (
    code_hash text primary key,
    redeemed_at ${time} not null,
    expires_at ${time} not null
  ) ${end}`,

  `create table invitations (
    household_id ${id} not null references households (id),
    id ${id} not null,
    code text not null,
    code_key text not null unique,
    phone text,
    invited_by ${id} not null references users (id),
    max_uses integer not null,
    uses integer not null,
    expires_at ${time} not null,
    created_at ${time} not null,
    updated_at ${time} not null,
    deleted_at ${time},
    outbox_id ${id},
    sent_at ${time},
    send_failure text,
    primary key (household_id, id),
    check (uses between 0 and max_uses)
  ) ${end}`,

  `create table invitation_uses (
    household_id ${id} not null,
    invitation_id ${id} not null,
    user_id ${id} not null references users (id),
    used_at ${time} not null,
    primary key (household_id, invitation_id, user_id),
    foreign key (household_id, invitation_id) references invitations (household_id, id)
  ) ${end}`,

  `create table idempotency_keys (
    user_id ${id} not null references users (id),
    key text not null,
    request_hash text not null,
    answer_json text not null,
    created_at ${time} not null,
    expires_at ${time} not null,
    primary key (user_id, key)
  ) ${end}`,
  'create index idempotency_keys_expiry on idempotency_keys (expires_at)',
]
