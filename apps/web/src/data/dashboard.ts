import type { QueryClient } from '@tanstack/react-query'
import { monthQuery } from './analytics.ts'
import { budgetsQuery } from './budgets.ts'
import { categoriesQuery } from './categories.ts'
import { type ExpenseFilters, expensesQuery } from './expenses.ts'
import { householdQuery } from './households.ts'
import { invitationsQuery } from './invitations.ts'

/** How many expenses the dashboard shows. */
export const latestCount = 7
/** The newest expenses. */
export const latest = { per_page: String(latestCount) } as const satisfies ExpenseFilters

/**
 * Fetches everything the dashboard shows of a household, so that no part waits for another to be rendered. The
 * requests go out one after the other, so that the page stays responsive. Failures are left to the part that shows the
 * data: it asks again.
 */
export async function prefetchDashboard(client: QueryClient): Promise<void> {
  const all = [
    () => client.prefetchQuery(householdQuery),
    () => client.prefetchQuery(monthQuery),
    () => client.prefetchQuery(budgetsQuery),
    () => client.prefetchQuery(expensesQuery(latest)),
    () => client.prefetchQuery(categoriesQuery),
    () => client.prefetchQuery(invitationsQuery),
  ]
  for (const ask of all) {
    void ask()
    await new Promise((resolve) => setTimeout(resolve))
  }
}
