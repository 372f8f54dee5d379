import { arrival } from './arrival.ts'
import { budgets } from './budgets.ts'
import { dashboard } from './dashboard.ts'
import { errors } from './errors.ts'
import { shell } from './shell.ts'
import { validation } from './validation.ts'

/** What is said on the way in, around every screen and on the first one, and when something is wrong. */
export const home = { arrival, budgets, dashboard, errors, shell, validation }
