import type { entrance as english } from '../en/entrance.ts'
import type { Texts } from '../texts.ts'
import { auth } from './auth.ts'
import { common } from './common.ts'

/** What every page says, and those in front of the sign-in alone. */
export const entrance = { auth, common } satisfies Texts<typeof english>
