import type { Routes } from '../routes.ts'
import { getUserInfo } from '../users/users.service.ts'
import { register } from './registration.service.ts'
import { endSession, refreshSession } from './sessions.service.ts'
import { signIn } from './sign-in.service.ts'

const scopes = 'openid email profile'

export const authRoutes: Routes<'configuration' | 'login' | 'register' | 'refresh' | 'me' | 'logout'> = {
  async configuration({ deps: { config, google } }) {
    return {
      success: true,
      google: {
        client_id: config.google.clientId,
        authorization_endpoint: await google.authorizationEndpoint(),
        scopes,
      },
      whatsapp: { phone_number: config.whatsapp.phoneNumber, link_url: config.whatsapp.linkUrl },
    }
  },

  async login({ deps, body, request }) {
    return { success: true, ...(await signIn(deps, body, request.userAgent)), detail: 'Login successful' }
  },

  async register({ deps, body, request }) {
    return {
      success: true,
      ...(await register(deps, body, request.userAgent)),
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
}
