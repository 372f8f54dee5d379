import { ChartColumn, House, LayoutDashboard, ReceiptText, Settings } from 'lucide-react'
import { paths } from '../paths.ts'

/** The main screens, in the order of the header and the drawer. */
export const navItems = [
  { to: paths.dashboard, name: 'dashboard', icon: LayoutDashboard },
  { to: paths.expenses, name: 'expenses', icon: ReceiptText },
  { to: paths.analytics, name: 'analytics', icon: ChartColumn },
  { to: paths.household, name: 'household', icon: House },
  { to: paths.settings, name: 'settings', icon: Settings },
] as const
