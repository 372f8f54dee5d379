import type { Access } from '@casita/contract'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import { actorOfAccessToken } from '../auth/sessions.service.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'

/** The bearer token of a request, not yet verified; null when there is none. */
export function bearerOf(request: FastifyRequest): string | null {
  return /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
}

/** Returns the actor of a request, read from the database. Throws `unauthorized` or `session_ended`. */
export async function authenticate(deps: Deps, request: FastifyRequest): Promise<Actor> {
  const bearer = bearerOf(request)
  if (!bearer) throw new AppError('unauthorized')
  return actorOfAccessToken(deps, bearer)
}

/** Throws `no_household` or `owner_only` if an actor may not make calls of this access level. */
export function requireAccess(access: Access, actor: Actor): void {
  if (access === 'public' || access === 'account') return
  if (!actor.householdId) throw new AppError('no_household')
  if (access === 'owner' && actor.role !== 'owner') throw new AppError('owner_only')
}
