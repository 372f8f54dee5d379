import type { Routes } from '../routes.ts'
import { dashboardStats } from './analytics.service.ts'

export const analyticsRoutes: Routes<'dashboardStats'> = {
  dashboardStats: ({ deps, actor }) => dashboardStats(deps.db.read, actor, deps.clock.now()),
}
