import { type Actor, actorColumns, actorFrom } from '../actor.ts'
import { compiled } from '../db/compiled.ts'
import type { ReadOnlyDb } from '../db/database.ts'

/**
 * A person as they act where there is no session, in a chat or by what they had planned; null when the account is
 * gone.
 */
export async function actorOfUser(db: ReadOnlyDb, userId: string): Promise<Actor | null> {
  const [user] = await openAccount(db, { userId })
  return user ? actorFrom(user, null) : null
}

const openAccount = compiled((db, { userId }: { userId: string }) =>
  db
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').on('memberships.left_at', 'is', null),
    )
    .select(actorColumns)
    .where('users.id', '=', userId)
    .where('users.deleted_at', 'is', null),
)
