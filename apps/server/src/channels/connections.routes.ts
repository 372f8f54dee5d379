import { inTransaction, type Work } from '../db/work.ts'
import { runIdempotent } from '../idempotency.ts'
import type { Routes } from '../routes.ts'
import { connectWhatsapp, disconnectWhatsapp } from './connections.service.ts'

export const connectionRoutes: Routes<'connectWhatsapp' | 'disconnectWhatsapp'> = {
  async connectWhatsapp({ deps, actor, query, request }) {
    const redeem = async (work: Work) => {
      await connectWhatsapp(work, actor, query.token)
      return { name: actor.name }
    }
    const user = await runIdempotent(
      deps,
      { userId: actor.userId, key: request.idempotencyKey, input: query },
      redeem,
    )
    return { success: true, message: 'WhatsApp is connected to your account.', user }
  },

  async disconnectWhatsapp({ deps, actor }) {
    await inTransaction(deps, (work) => disconnectWhatsapp(work, actor))
    return { success: true, message: 'WhatsApp is disconnected from your account.' }
  },
}
