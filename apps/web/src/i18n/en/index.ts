import { arrival, signIn } from './arrival.ts'
import { auth } from './auth.ts'
import { common } from './common.ts'
import { dashboard } from './dashboard.ts'
import * as inside from './inside.ts'
import * as rooms from './rooms.ts'

/** English, the reference for the other languages: one namespace per screen, and shared ones. */
export const texts = { arrival, auth, common, dashboard, ...inside, ...rooms, signIn }
