import type { Work } from '../db/work.ts'
import { runIdempotent } from '../idempotency.ts'
import type { Routes } from '../routes.ts'
import { resendValidation, validateAccount } from './links.service.ts'

export const linkRoutes: Routes<'validateAccount' | 'resendValidation'> = {
  async validateAccount({ deps, actor, query, request }) {
    const redeem = async (work: Work) => {
      const phone_number = await validateAccount(work, actor, query.token)
      return { user: { name: actor.name }, phone_number }
    }
    const redeemed = await runIdempotent(
      deps,
      { userId: actor.userId, key: request.idempotencyKey, input: query },
      redeem,
    )
    return { success: true, message: 'Your account is verified.', ...redeemed }
  },

  async resendValidation({ deps, actor, body }) {
    const channel = await resendValidation(deps, actor, body.phone_number ?? null)
    const message =
      channel === 'mail'
        ? 'Verification email sent successfully!'
        : 'Verification message sent to your WhatsApp!'
    return { success: true, message }
  },
}
