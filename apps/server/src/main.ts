import { createApp } from './app.ts'
import { loadSettings, stopWith } from './command-line.ts'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'
import { startFailure } from './start-failure.ts'

/** Docker kills a process ten seconds after asking it to stop. */
const stopWithinMs = 9_000

// Other users of this machine must not read what a family spends, even in a data directory that they may enter.
process.umask(0o077)
const config = loadSettings(readConfig)
const log = createLog(config.logLevel)

// Our state is unknown now. Everything acknowledged is on disk, and the supervisor starts us again.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    log.fatal({ err: error, event }, 'ended by a mistake of ours')
    process.exit(1)
  })
}

try {
  const app = await createApp(config, { log })
  let stopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) {
      log.warn({ signal }, 'stopped at once')
      process.exit(1)
    }
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error('stopping took too long; the next start does what is left')
      process.exit(1)
    }, stopWithinMs).unref()
    app.stop().then(
      () => {
        log.info('stopped')
        process.exit(0)
      },
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  await app.http.listen({ port: config.port, host: config.host })
  app.start()
  log.info({ url: config.publicUrl, engine: app.deps.db.engine }, 'listening')
} catch (error) {
  stopWith(startFailure(error, config))
}
