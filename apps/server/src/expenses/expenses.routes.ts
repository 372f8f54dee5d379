import { fromMinor } from '@casita/contract'
import type { MemberActor } from '../actor.ts'
import { PreparedJson, StreamedJson } from '../answer-bodies.ts'
import { presentAlert } from '../budgets/present.ts'
import { learnFromChange } from '../categories/habits.service.ts'
import { inSharedTransaction, inTransaction, type Work } from '../db/work.ts'
import { encoded } from '../encoded.ts'
import { runIdempotent } from '../idempotency.ts'
import type { Routes } from '../routes.ts'
import { hasDefaultDescription } from './default-descriptions.ts'
import { pageOfDeleted } from './deleted.service.ts'
import { type ExpenseRow, presentExpense } from './expense-rows.ts'
import {
  type CountedExpense,
  changeExpense,
  createExpense,
  deleteExpense,
  getExpense,
  restoreExpense,
} from './expenses.service.ts'
import { listChanges } from './history.service.ts'
import { listExpenses } from './ledger.service.ts'

async function* presented(actor: MemberActor, rows: AsyncIterable<ExpenseRow>) {
  for await (const row of rows) yield presentExpense(actor, row)
}

/**
 * Serialized pages by their rows and viewer. Simultaneous requests for the same page share their rows (see
 * `compiled`).
 */
const pages = new WeakMap<readonly ExpenseRow[], Map<string, Buffer>>()

function writtenPage(actor: MemberActor, rows: readonly ExpenseRow[]): Buffer {
  const views = pages.get(rows) ?? new Map<string, Buffer>()
  pages.set(rows, views)
  // An owner may change every row, a member their own.
  const whose = actor.role === 'owner' ? 'owner' : actor.userId
  const known = views.get(whose)
  if (known) return known
  const page = encoded(JSON.stringify(rows.map((row) => presentExpense(actor, row))))
  views.set(whose, page)
  return page
}

function answerOf(actor: MemberActor, expense: CountedExpense) {
  return {
    expense: presentExpense(actor, expense),
    budget_alerts: expense.crossings.map(presentAlert),
  }
}

export const expenseRoutes: Routes<
  | 'listExpenses'
  | 'createExpense'
  | 'changeExpense'
  | 'deleteExpense'
  | 'restoreExpense'
  | 'deletedExpenses'
  | 'expenseHistory'
> = {
  async listExpenses({ deps, actor, query }) {
    const ledger = await listExpenses(deps.db.read, actor.householdId, query)
    const head = {
      success: true as const,
      total_count: ledger.totalCount,
      page: ledger.page,
      per_page: ledger.perPage,
      total_pages: ledger.totalPages,
      has_next: ledger.page < ledger.totalPages,
      has_prev: ledger.page > 1,
      general_total: fromMinor(ledger.generalTotal),
      ...(ledger.filteredTotal !== undefined && { filtered_total: fromMinor(ledger.filteredTotal) }),
      ...(ledger.edgeDays && {
        edge_days: ledger.edgeDays.map(({ day, sum }) => ({ day, total: fromMinor(sum) })),
      }),
      currency: ledger.currency,
    }
    if (Array.isArray(ledger.rows)) return new PreparedJson(head, 'expenses', writtenPage(actor, ledger.rows))
    return new StreamedJson(head, { expenses: presented(actor, ledger.rows) })
  },

  async createExpense({ deps, actor, body, request }) {
    const create = async (work: Work) =>
      answerOf(actor, await createExpense(work, actor, body, { source: 'web' }))
    const answer = await runIdempotent(
      deps,
      { userId: actor.userId, key: request.idempotencyKey, input: body },
      create,
      inSharedTransaction,
    )
    return { success: true, message: 'Expense created', ...answer }
  },

  async changeExpense({ deps, actor, params, body }) {
    const row = await inTransaction(deps, async (work) => {
      const before = await getExpense(work.db, actor.householdId, params.id)
      const after = await changeExpense(work, actor, params.id, body, 'web')
      if (!hasDefaultDescription(after.description))
        await learnFromChange(work, actor.householdId, before, after)
      return after
    })
    return { success: true, message: 'Expense updated', ...answerOf(actor, row) }
  },

  async deleteExpense({ deps, actor, params }) {
    await inTransaction(deps, (work) => deleteExpense(work, actor, params.id, 'web'))
    return { success: true, message: 'Expense deleted' }
  },

  async restoreExpense({ deps, actor, params }) {
    const row = await inTransaction(deps, (work) => restoreExpense(work, actor, params.id, 'web'))
    return { success: true, message: 'Expense restored', ...answerOf(actor, row) }
  },

  async deletedExpenses({ deps, actor, query }) {
    const now = deps.clock.now().toISOString()
    const { rows, totalCount, hasNext } = await pageOfDeleted(deps.db.read, actor.householdId, now, query)
    const expenses = rows.map((row) => presentExpense(actor, row))
    return { success: true, expenses, total_count: totalCount, has_next: hasNext }
  },

  async expenseHistory({ deps, actor, params }) {
    await getExpense(deps.db.read, actor.householdId, params.id)
    return { success: true, changes: await listChanges(deps.db.read, actor.householdId, params.id) }
  },
}
