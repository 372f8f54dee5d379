import { inTransaction, type Work } from '../db/work.ts'
import { runIdempotent } from '../idempotency.ts'
import type { Routes } from '../routes.ts'
import { connectWhatsapp, disconnectWhatsapp } from './connections.service.ts'

export const connectionRoutes: Routes<'connectWhatsapp' | 'disconnectWhatsapp'> = {
  async connectWhatsapp({ deps, actor, query, request }) {
    const redeem = async (work: Work) => {
      const phone_number = await connectWhatsapp(work, actor, query.token)
      return { user: { name: actor.name }, phone_number }
    }
    const redeemed = await runIdempotent(
      deps,
      { userId: actor.userId, key: request.idempotencyKey, input: query },
      redeem,
    )
    return { success: true, message: 'WhatsApp is connected to your account.', ...redeemed }
  },

  async disconnectWhatsapp({ deps, actor }) {
    await inTransaction(deps, (work) => disconnectWhatsapp(work, actor))
    return { success: true, message: 'WhatsApp is disconnected from your account.' }
  },
}
