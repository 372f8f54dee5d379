import { randomUUID } from 'node:crypto'
import { limits } from '@casita/contract'
import type { Actor } from '../actor.ts'
import { later } from '../calendar.ts'
import { newId } from '../db/ids.ts'
import { inTransaction, type Work } from '../db/work.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { type Claims, type Grant, hashOf, signPair, type TokenPair, verifyToken } from './tokens.ts'

/** Opens a session for a user; the pair of tokens is signed after the commit with `signPair`. */
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
      idle_expires_at: later(work.now, { days: limits.refreshTokenDays }),
      expires_at: later(work.now, { days: limits.sessionDays }),
      revoked_at: null,
      revoked_reason: null,
    })
    .execute()
  return grant
}

/**
 * Exchanges a refresh token for a new pair. The one used before gets the very same successor again for a short grace
 * (two tabs, a lost answer); any other reuse is theft and ends the session (RFC 9700, 4.14.2). Throws `session_ended`.
 */
export async function refreshSession(deps: Deps, refreshToken: string): Promise<TokenPair> {
  const { config, clock, log } = deps
  const claims = await verifyToken(config.sessionSecret, refreshToken, 'refresh', clock.now()).catch(
    (cause) => {
      throw new AppError('session_ended', { cause })
    },
  )
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
        successor_json: JSON.stringify(grant),
        idle_expires_at: later(work.now, { days: limits.refreshTokenDays }),
      })
      .where('id', '=', session.id)
      .execute()
    return grant
  }
  const graceEnds = session.rotated_at && later(session.rotated_at, { seconds: limits.refreshGraceSeconds })
  if (used === session.previous_jti_hash && graceEnds && work.now <= graceEnds && session.successor_json) {
    return JSON.parse(session.successor_json) as Grant
  }
  await revoke(work, session.id, 'reuse')
  return 'reused'
}

/** Ends the session of an access token at once for every process; one that has ended or never was is no error. */
export async function endSession(deps: Deps, accessToken: string): Promise<void> {
  const claims = await verifyToken(
    deps.config.sessionSecret,
    accessToken,
    'access',
    deps.clock.now(),
    'accepted',
  ).catch((error) => {
    if (error instanceof AppError) return null
    throw error
  })
  if (claims) await inTransaction(deps, (work) => revoke(work, claims.session_id, 'logout'))
}

/** Ends every session of a user. */
export async function endSessionsOf(work: Work, userId: string): Promise<void> {
  const open = await work.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
  for (const { id } of open) await revoke(work, id, 'account_deleted')
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

/** Who makes a call with this access token, from the database and not from claims. Throws `unauthorized` or `session_ended`. */
export async function actorOfAccessToken(deps: Deps, accessToken: string): Promise<Actor> {
  const now = deps.clock.now()
  const claims = await verifyToken(deps.config.sessionSecret, accessToken, 'access', now)
  const row = await deps.db.read
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').on('memberships.left_at', 'is', null),
    )
    .select([
      'users.id',
      'users.name',
      'users.language',
      'users.timezone',
      'users.validated_at',
      'memberships.household_id',
      'memberships.role',
      'sessions.expires_at',
    ])
    .where('sessions.id', '=', claims.session_id)
    .where('sessions.user_id', '=', claims.sub)
    .where('sessions.revoked_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row || row.expires_at <= now.toISOString()) throw new AppError('session_ended')
  return {
    userId: row.id,
    sessionId: claims.session_id,
    name: row.name,
    language: row.language,
    timeZone: row.timezone,
    isValidated: row.validated_at !== null,
    householdId: row.household_id,
    role: row.role,
  }
}

function seconds(instant: string): number {
  return Math.floor(Date.parse(instant) / 1000)
}
