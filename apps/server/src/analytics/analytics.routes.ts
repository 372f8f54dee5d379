import { dayIn } from '../calendar.ts'
import type { Routes } from '../routes.ts'
import { dashboardStats } from './analytics.service.ts'
import { monthOverview } from './month-overview.service.ts'
import { spendingReport } from './spending-report.service.ts'

export const analyticsRoutes: Routes<'dashboardStats' | 'spendingReport' | 'monthOverview'> = {
  dashboardStats: ({ deps, actor }) => dashboardStats(deps.db.read, actor, deps.clock.now()),
  spendingReport: ({ deps, actor, query }) =>
    spendingReport(deps.db.read, actor.householdId, query, dayIn(actor.timeZone, deps.clock.now())),
  monthOverview: ({ deps, actor, query }) =>
    monthOverview(deps.db.read, actor, deps.clock.now(), query.month),
}
