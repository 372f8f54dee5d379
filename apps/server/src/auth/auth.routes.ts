import { inTransaction } from '../db/work.ts'
import { mayCreateHousehold } from '../households/households.service.ts'
import type { Routes } from '../routes.ts'
import { getUserInfo } from '../users/users.service.ts'
import { register } from './registration.service.ts'
import {
  endOneSession,
  endOtherSessions,
  endSession,
  listSessions,
  refreshSession,
} from './sessions.service.ts'
import { signIn } from './sign-in.service.ts'

const scopes = 'openid email profile'

export const authRoutes: Routes<
  | 'configuration'
  | 'login'
  | 'register'
  | 'refresh'
  | 'me'
  | 'logout'
  | 'listSessions'
  | 'endSession'
  | 'endOtherSessions'
> = {
  async configuration({ deps: { config, db, google } }) {
    return {
      success: true,
      google: {
        client_id: config.google.clientId,
        authorization_endpoint: await google.authorizationEndpoint(),
        scopes,
      },
      whatsapp: { phone_number: config.whatsapp.phoneNumber, link_url: config.whatsapp.linkUrl },
      new_households: await mayCreateHousehold(db.read, config),
    }
  },

  async login({ deps, body, request }) {
    return { success: true, ...(await signIn(deps, body, request.userAgent)), detail: 'Login successful' }
  },

  async register({ deps, body, request }) {
    return {
      success: true,
      ...(await register(deps, body, request)),
      detail: 'Registration successful',
    }
  },

  async refresh({ deps, body }) {
    return { success: true, ...(await refreshSession(deps, body.refresh_token)), detail: 'Token refreshed' }
  },

  async me({ deps, actor }) {
    return { success: true, user_info: await getUserInfo(deps.db.read, actor.userId) }
  },

  async logout({ deps, request }) {
    if (request.bearer) await endSession(deps, request.bearer)
    return { success: true, message: 'Logged out' }
  },

  async listSessions({ deps, actor }) {
    return {
      success: true,
      sessions: await listSessions(deps.db.read, actor, deps.clock.now().toISOString()),
    }
  },

  async endSession({ deps, actor, params }) {
    await inTransaction(deps, (work) => endOneSession(work, actor, params.id))
    return { success: true, message: 'The session has ended' }
  },

  async endOtherSessions({ deps, actor }) {
    const ended = await inTransaction(deps, (work) => endOtherSessions(work, actor))
    return { success: true, message: 'Signed out everywhere else', ended }
  },
}
