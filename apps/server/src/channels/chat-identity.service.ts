import type { Actor } from '../actor.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import type { Users } from '../db/tables/accounts.ts'
import { actorOfUser } from '../users/acting-user.ts'
import { type ChatAccount, connectedUser } from './chat-accounts.service.ts'

/**
 * The actor who writes from a chat: the user it is connected to, otherwise the one who verified its number, unless
 * they disconnected on the web, which holds until they open a link. Null for a stranger.
 */
export async function actorOfChat(db: ReadOnlyDb, chat: ChatAccount): Promise<Actor | null> {
  const connected = connectedUser(chat)
  if (connected) return actorOfUser(db, connected)
  const owner = await verifiedOwner(db, chat)
  return owner && !owner.chat_ended_at ? actorOfUser(db, owner.id) : null
}

/** The one validated user with the number of a chat; null when there is none, or more than one. */
export async function verifiedOwner(
  db: ReadOnlyDb,
  chat: Pick<ChatAccount, 'phone_key'>,
): Promise<Pick<Users, 'id' | 'chat_ended_at'> | null> {
  if (!chat.phone_key) return null
  const owners = await db
    .selectFrom('users')
    .select(['id', 'chat_ended_at'])
    .where('phone_key', '=', chat.phone_key)
    .where('validated_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .limit(2)
    .execute()
  return owners.length === 1 ? (owners[0] ?? null) : null
}
