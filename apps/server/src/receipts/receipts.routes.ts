import { PictureFile } from '../answer-bodies.ts'
import { inTransaction } from '../db/work.ts'
import { fieldError } from '../errors.ts'
import { presentExpense } from '../expenses/expense-rows.ts'
import type { Routes } from '../routes.ts'
import { pictureIn } from './picture.ts'
import { attachReceipt, readReceipt, receiptSpaceTaken, removeReceipt } from './receipts.service.ts'

export const receiptRoutes: Routes<'readReceipt' | 'attachReceipt' | 'removeReceipt' | 'receiptSpace'> = {
  async readReceipt({ deps, actor, params }) {
    const { content_type, bytes, sha256 } = await readReceipt(deps.db.read, actor.householdId, params.id)
    return new PictureFile(content_type, bytes, sha256)
  },

  async attachReceipt({ deps, actor, params, body }) {
    const picture = pictureIn(new Uint8Array(await body.arrayBuffer()))
    if (!picture) throw fieldError('', 'This is not a JPEG, PNG or WebP picture')
    const { receiptSpace } = deps.config
    const row = await inTransaction(deps, (work) =>
      attachReceipt(work, actor, params.id, picture, receiptSpace),
    )
    return { success: true, message: 'Receipt kept', expense: presentExpense(actor, row) }
  },

  async removeReceipt({ deps, actor, params }) {
    const row = await inTransaction(deps, (work) => removeReceipt(work, actor, params.id))
    return { success: true, message: 'Receipt removed', expense: presentExpense(actor, row) }
  },

  async receiptSpace({ deps, actor }) {
    const taken_bytes = await receiptSpaceTaken(deps.db.read, actor.householdId)
    return { success: true, space: { taken_bytes, allowed_bytes: deps.config.receiptSpace } }
  },
}
