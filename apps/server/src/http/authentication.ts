import type { Access } from '@casita/contract'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import { actorOfAccessToken } from '../auth/sessions.service.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'

/** The bearer token of a request, as sent. */
export function bearerOf(request: FastifyRequest): string | null {
  return /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
}

/** Who makes a request, from the database; throws `unauthorized` or `session_ended` when nobody does. */
export async function authenticate(deps: Deps, request: FastifyRequest): Promise<Actor> {
  const bearer = bearerOf(request)
  if (!bearer) throw new AppError('unauthorized')
  return actorOfAccessToken(deps, bearer)
}

/** Throws what an actor lacks for calls of this access. */
export function requireAccess(access: Access, actor: Actor): void {
  if (access === 'public' || access === 'account') return
  if (!actor.householdId) throw new AppError('no_household')
  if (access === 'owner' && actor.role !== 'owner') throw new AppError('owner_only')
}
