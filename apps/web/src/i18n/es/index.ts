import { arrival, signIn } from './arrival.ts'
import { auth } from './auth.ts'
import { common } from './common.ts'
import { dashboard } from './dashboard.ts'
import * as inside from './inside.ts'
import * as rooms from './rooms.ts'

/** Spanish, as it is spoken in Argentina: vos, informal. */
export const texts = { arrival, auth, common, dashboard, ...inside, ...rooms, signIn }
