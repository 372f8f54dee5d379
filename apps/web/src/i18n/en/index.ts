import { arrival, signIn } from './arrival.ts'
import { auth } from './auth.ts'
import { common } from './common.ts'
import { dashboard } from './dashboard.ts'
import * as inside from './inside.ts'
import * as rooms from './rooms.ts'

/** English, the language that the others are measured against: one namespace per screen, and what they share. */
export const texts = { arrival, auth, common, dashboard, ...inside, ...rooms, signIn }
