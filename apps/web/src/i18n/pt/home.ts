import type { home as english } from '../en/home.ts'
import type { Texts } from '../texts.ts'
import { analytics } from './analytics.ts'
import { budgets } from './budgets.ts'
import { dashboard } from './dashboard.ts'
import { expenses } from './expenses.ts'
import { household } from './household.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'

/** What is said to those who are signed in: one namespace per screen. */
export const home = { analytics, budgets, dashboard, expenses, household, settings, shell } satisfies Texts<typeof english>
