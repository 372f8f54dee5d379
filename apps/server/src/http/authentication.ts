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

/** Reads who makes a call of this access from the database; throws what the caller lacks. */
export function authenticator(
  deps: Deps,
  access: Access,
): (request: FastifyRequest) => Promise<Actor | null> {
  if (access === 'public') return async () => null
  return async (request) => {
    const bearer = bearerOf(request)
    if (!bearer) throw new AppError('unauthorized')
    const actor = await actorOfAccessToken(deps, bearer)
    if (access === 'account') return actor
    if (!actor.householdId) throw new AppError('no_household')
    if (access === 'owner' && actor.role !== 'owner') throw new AppError('owner_only')
    return actor
  }
}
