import { auth } from './auth.ts'
import { common } from './common.ts'

/** What every page says, and those in front of the sign-in alone. */
export const entrance = { auth, common }
