import { presentExpense, selectExpenses } from '../expenses/expense-rows.ts'
import { runIdempotent } from '../idempotency.ts'
import type { Routes } from '../routes.ts'
import { suggestCategories } from './alike-category.ts'
import { consider } from './considering.ts'
import { preview } from './previewing.ts'
import { answerOnWeb, webMessage } from './web.ts'

export const assistantRoutes: Routes<'sendAssistantMessage' | 'readMessage' | 'suggestCategory'> = {
  async sendAssistantMessage({ deps, actor, body, request }) {
    const message = webMessage(body, deps.clock.now())
    const proposal = await consider(deps, actor, message)
    const reply = await runIdempotent(
      deps,
      { userId: actor.userId, key: request.idempotencyKey, input: body },
      (work) => answerOnWeb(work, actor, message, proposal),
    )
    const rows = reply.expenseIds.length
      ? await selectExpenses(deps.db.read, actor.householdId)
          .where('expenses.id', 'in', reply.expenseIds)
          .orderBy('expenses.id')
          .execute()
      : []
    return {
      success: true,
      text: reply.text,
      buttons: reply.buttons,
      expenses: rows.map((row) => presentExpense(actor, row)),
    }
  },
  async readMessage({ deps, actor, body }) {
    return { success: true, reading: await preview(deps, actor, body.text) }
  },
  async suggestCategory({ deps, actor, body }) {
    const [suggested = null] = await suggestCategories(deps, actor, [body.description])
    return { success: true, category_id: suggested }
  },
}
