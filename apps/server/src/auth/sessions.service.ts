import { randomUUID } from 'node:crypto'
import { type Session, serverLimits } from '@casita/contract'
import type { Selectable } from 'kysely'
import * as z from 'zod'
import { type Actor, actorColumns, actorFrom } from '../actor.ts'
import { addTime } from '../calendar.ts'
import { compiled } from '../db/compiled.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import { jsonColumn } from '../db/json-column.ts'
import type { Sessions } from '../db/tables/accounts.ts'
import { inTransaction, type Work } from '../db/work.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { hashOf } from '../hashing.ts'
import { type Claims, Grant, signPair, type TokenPair, verifyToken } from './tokens.ts'

/** The successor of the latest refresh token that was used, and those of others whose grace period was not over. */
const Succession = z.object({
  ...Grant.shape,
  earlier: z.array(z.object({ usedHash: z.string(), usedAt: z.string(), successor: Grant })).default([]),
})
type Use = z.infer<typeof Succession>['earlier'][number]
const succession = jsonColumn(Succession)

/** Opens a session for a user; after the commit, `signPair` creates the tokens from the returned grant. */
export async function openSession(work: Work, userId: string, userAgent: string | null): Promise<Grant> {
  const grant: Grant = { userId, sessionId: newId(), jti: randomUUID(), issuedAt: seconds(work.now) }
  await work.db
    .insertInto('sessions')
    .values({
      id: grant.sessionId,
      user_id: userId,
      jti_hash: hashOf(grant.jti),
      previous_jti_hash: null,
      rotated_at: null,
      successor_json: null,
      user_agent: userAgent,
      created_at: work.now,
      idle_expires_at: addTime(work.now, { days: serverLimits.refreshTokenDays }),
      expires_at: addTime(work.now, { days: serverLimits.sessionDays }),
      revoked_at: null,
      revoked_reason: null,
    })
    .execute()
  return grant
}

/**
 * Exchanges a refresh token for a new pair. For a short grace period after its use, a token returns the same pair again
 * (two tabs, a lost response), even if that pair was refreshed meanwhile. Any other reuse is treated as theft and ends
 * the session (RFC 9700, 4.14.2).
 * Throws `session_ended`.
 */
export async function refreshSession(deps: Deps, refreshToken: string): Promise<TokenPair> {
  const { config, clock, log } = deps
  const expected = { type: 'refresh', now: clock.now() } as const
  const claims = await verifyToken(config.sessionSecret, refreshToken, expected).catch((cause) => {
    throw new AppError('session_ended', { cause })
  })
  const outcome = await inTransaction(deps, (work) => rotate(work, claims))
  if (outcome === 'reused') log.warn({ session: claims.session_id }, 'refresh token reused, session revoked')
  if (outcome === 'reused' || outcome === 'ended') throw new AppError('session_ended')
  return signPair(config.sessionSecret, outcome)
}

async function rotate(work: Work, claims: Claims): Promise<Grant | 'ended' | 'reused'> {
  const session = await work.db
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', claims.session_id)
    .where('user_id', '=', claims.sub)
    .$call(work.forUpdate)
    .executeTakeFirst()
  if (!session || session.revoked_at || session.expires_at <= work.now || session.idle_expires_at <= work.now)
    return 'ended'
  const used = hashOf(claims.jti)
  const recentUses = usesOf(session).filter(
    ({ usedAt }) => work.now <= addTime(usedAt, { seconds: serverLimits.refreshGraceSeconds }),
  )
  if (used === session.jti_hash) {
    const grant: Grant = {
      userId: session.user_id,
      sessionId: session.id,
      jti: randomUUID(),
      issuedAt: seconds(work.now),
    }
    await work.db
      .updateTable('sessions')
      .set({
        jti_hash: hashOf(grant.jti),
        previous_jti_hash: used,
        rotated_at: work.now,
        successor_json: succession.write({ ...grant, earlier: recentUses }),
        idle_expires_at: addTime(work.now, { days: serverLimits.refreshTokenDays }),
      })
      .where('id', '=', session.id)
      .execute()
    return grant
  }
  const use = recentUses.find(({ usedHash }) => usedHash === used)
  if (use) return use.successor
  await revoke(work, session.id, 'reuse')
  return 'reused'
}

/** The uses of refresh tokens that a session still knows, latest first. */
function usesOf(session: Selectable<Sessions>): Use[] {
  const { previous_jti_hash: usedHash, rotated_at: usedAt, successor_json: json } = session
  if (!usedHash || !usedAt || !json) return []
  const { earlier, ...successor } = succession.read(json)
  return [{ usedHash, usedAt, successor }, ...earlier]
}

/**
 * Ends the session of an access token at once, for all processes. Does nothing if the session has ended or never
 * existed.
 */
export async function endSession(deps: Deps, accessToken: string): Promise<void> {
  const expected = { type: 'access', now: deps.clock.now(), mayBeExpired: true } as const
  const claims = await verifyToken(deps.config.sessionSecret, accessToken, expected).catch((error) => {
    if (error instanceof AppError) return null
    throw error
  })
  if (claims) await inTransaction(deps, (work) => revoke(work, claims.session_id, 'logout'))
}

/** Ends every session of a user. */
export async function endSessionsOf(work: Work, userId: string): Promise<void> {
  for (const { id } of await openSessions(work.db, userId, work.now).select('id').execute())
    await revoke(work, id, 'account_deleted')
}

/** The open sessions of an actor, most recently used first. */
export async function listSessions(db: ReadOnlyDb, actor: Actor, now: string): Promise<Session[]> {
  const rows = await openSessions(db, actor.userId, now).selectAll().execute()
  return rows
    .map((row) => ({
      id: row.id,
      user_agent: row.user_agent,
      created_at: row.created_at,
      last_used_at: row.rotated_at ?? row.created_at,
      expires_at: row.idle_expires_at < row.expires_at ? row.idle_expires_at : row.expires_at,
      is_current: row.id === actor.sessionId,
    }))
    .sort((a, b) => Date.parse(b.last_used_at) - Date.parse(a.last_used_at))
}

/** Ends one session of the actor, which may be the current one. Throws `not_found`. */
export async function endOneSession(work: Work, actor: Actor, id: string): Promise<void> {
  const session = await openSessions(work.db, actor.userId, work.now)
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!session) throw new AppError('not_found')
  await revoke(work, id, 'logout')
}

/** Ends every session of the actor except the current one; returns how many. */
export async function endOtherSessions(work: Work, actor: Actor): Promise<number> {
  const others = await openSessions(work.db, actor.userId, work.now)
    .select('id')
    .where('id', '!=', actor.sessionId)
    .execute()
  for (const { id } of others) await revoke(work, id, 'logout')
  return others.length
}

function openSessions(db: ReadOnlyDb, userId: string, now: string) {
  return db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('idle_expires_at', '>', now)
}

async function revoke(
  work: Work,
  sessionId: string,
  reason: 'logout' | 'reuse' | 'account_deleted',
): Promise<void> {
  await work.db
    .updateTable('sessions')
    .set({ revoked_at: work.now, revoked_reason: reason })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute()
  work.emit({ type: 'session_ended', sessionId })
}

/**
 * Returns the actor of an access token, read from the database and not from the claims. Throws `unauthorized` or
 * `session_ended`.
 */
export async function actorOfAccessToken(deps: Deps, accessToken: string): Promise<Actor> {
  const now = deps.clock.now()
  const claims = await verifyToken(deps.config.sessionSecret, accessToken, { type: 'access', now })
  const [row] = await openSessionOf(deps.db.read, { sessionId: claims.session_id, userId: claims.sub })
  if (!row || row.expires_at <= now.toISOString()) throw new AppError('session_ended')
  return actorFrom(row, claims.session_id)
}

const openSessionOf = compiled((db, { sessionId, userId }: { sessionId: string; userId: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').on('memberships.left_at', 'is', null),
    )
    .select([...actorColumns, 'sessions.expires_at'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.user_id', '=', userId)
    .where('sessions.revoked_at', 'is', null)
    .where('users.deleted_at', 'is', null),
)

function seconds(instant: string): number {
  return Math.floor(Date.parse(instant) / 1000)
}
