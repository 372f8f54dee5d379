import type { Settings, SettingsChange, UserInfo } from '@casita/contract'
import type { Actor } from '../actor.ts'
import { dayIn, weekOf } from '../calendar.ts'
import { compiled } from '../db/compiled.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import type { Work } from '../db/work.ts'
import { AppError } from '../errors.ts'

/** What a person's own screens know about them. Throws `session_ended` when the account is gone. */
export async function getUserInfo(db: ReadOnlyDb, userId: string): Promise<UserInfo> {
  const [user] = await oneUser(db, { userId })
  if (!user) throw new AppError('session_ended')
  return presentUser(user)
}

type UserRow = Awaited<ReturnType<ReturnType<typeof selectUser>['executeTakeFirstOrThrow']>>

/** A row of `selectUser` as it goes over the wire to the person themselves. */
export function presentUser(user: UserRow): UserInfo {
  return {
    id: user.id,
    name: user.name,
    email: user.email ?? '',
    profile_picture: user.picture_url,
    is_validated: user.validated_at !== null,
    phone_number: user.phone,
    preferred_language: user.language,
    timezone: user.timezone,
    has_household: user.household_id !== null,
    has_whatsapp_session: user.chat_account_id !== null,
    created_at: user.created_at,
  }
}

/** The query behind what a person's own screens know about them; no row when the account is gone. */
export function selectUser(db: ReadOnlyDb, userId: string) {
  return db
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').on('memberships.left_at', 'is', null),
    )
    .leftJoin('chat_accounts', (join) =>
      join
        .onRef('chat_accounts.user_id', '=', 'users.id')
        .on('chat_accounts.channel', '=', 'whatsapp')
        .on('chat_accounts.connected_at', 'is not', null)
        .on('chat_accounts.disconnected_at', 'is', null),
    )
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.picture_url',
      'users.phone',
      'users.validated_at',
      'users.language',
      'users.timezone',
      'users.created_at',
      'memberships.household_id',
      'chat_accounts.id as chat_account_id',
    ])
    .where('users.id', '=', userId)
    .where('users.deleted_at', 'is', null)
}

const oneUser = compiled((db, { userId }: { userId: string }) => selectUser(db, userId))

/** A person's settings. Throws `session_ended` when the account is gone. */
export async function getSettings(db: ReadOnlyDb, userId: string): Promise<Settings> {
  const user = await db
    .selectFrom('users')
    .select(['language', 'timezone', 'name', 'alerts_since', 'summary_since'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!user) throw new AppError('session_ended')
  return {
    preferred_language: user.language,
    timezone: user.timezone,
    name: user.name,
    budget_alerts: user.alerts_since !== null,
    weekly_summary: user.summary_since !== null,
  }
}

/** Changes the given settings; the others of the household learn of a new name. */
export async function changeSettings(work: Work, actor: Actor, change: SettingsChange): Promise<void> {
  const { budget_alerts: alerts, weekly_summary: summary } = change
  const before = await getSettings(work.db, actor.userId)
  await work.db
    .updateTable('users')
    .set({
      ...(change.name !== undefined && { name: change.name }),
      ...(change.preferred_language !== undefined && { language: change.preferred_language }),
      ...(change.timezone !== undefined && { timezone: change.timezone }),
      ...(alerts !== undefined &&
        alerts !== before.budget_alerts && { alerts_since: alerts ? work.now : null }),
      ...(summary === false && { summary_since: null }),
      // The first one is the next Monday's: the week that is over was not asked about.
      ...(summary &&
        !before.weekly_summary && {
          summary_since: work.now,
          summary_told_on: weekOf(dayIn(change.timezone ?? before.timezone, new Date(work.now))).first,
        }),
      updated_at: work.now,
    })
    .where('id', '=', actor.userId)
    .execute()
  work.emit({ type: 'user_changed', userId: actor.userId, topics: ['user'] })
  if (change.name !== undefined && actor.householdId) {
    work.emit({
      type: 'changed',
      householdId: actor.householdId,
      topics: ['members', 'expenses'],
      userId: actor.userId,
    })
  }
}
