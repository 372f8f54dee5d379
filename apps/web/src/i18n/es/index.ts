import type { texts as english } from '../en/index.ts'
import type { Texts } from '../texts.ts'
import { auth } from './auth.ts'
import { common } from './common.ts'
import { dashboard } from './dashboard.ts'
import { errors } from './errors.ts'
import { expenses } from './expenses.ts'
import { household } from './household.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { validation } from './validation.ts'

/** Spanish, as it is spoken in Argentina: vos, informal. */
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
} satisfies Texts<typeof english>
