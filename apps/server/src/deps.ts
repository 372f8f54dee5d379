import type { GoogleSignIn } from './auth/google.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { EventHub } from './events.ts'
import type { Log } from './log.ts'

/** The dependencies that the whole server shares: made once in `app.ts` and passed on, never imported. */
export interface Deps {
  config: Config
  db: Database
  clock: Clock
  log: Log
  events: EventHub
  google: GoogleSignIn
}
