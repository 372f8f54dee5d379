import { auth } from './auth.ts'
import { common } from './common.ts'
import { dashboard } from './dashboard.ts'
import { errors } from './errors.ts'
import { expenses } from './expenses.ts'
import { household } from './household.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { validation } from './validation.ts'

/** English, the language that the others are measured against: one namespace per screen, and what they share. */
export const texts = {
  common,
  auth,
  dashboard,
  errors,
  expenses,
  household,
  settings,
  shell,
  validation,
}
