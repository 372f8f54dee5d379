import type { rooms as english } from '../en/rooms.ts'
import type { Texts } from '../texts.ts'
import { analytics } from './analytics.ts'
import { expenses } from './expenses.ts'
import { household } from './household.ts'
import { settings } from './settings.ts'

/** What the other screens say: one namespace each. */
export const rooms = { analytics, expenses, household, settings } satisfies Texts<typeof english>
