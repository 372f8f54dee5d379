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
 * Asks at once for all that the dashboard shows of a household, so that nothing waits for the part before it to be
 * drawn. What does not come is asked for again, and complained about, by the part that shows it.
 */
export function askForDashboard(client: QueryClient): void {
  void client.prefetchQuery(householdQuery)
  void client.prefetchQuery(monthQuery)
  void client.prefetchQuery(budgetsQuery)
  void client.prefetchQuery(expensesQuery(latest))
  void client.prefetchQuery(categoriesQuery)
  void client.prefetchQuery(invitationsQuery)
}
