import { createApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { createLog } from './log.ts'

/** Reads the configuration of the process and of a `.env` file; says everything that is wrong and ends otherwise. */
function configOrExit(): Config {
  try {
    try {
      process.loadEnvFile()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`)
    else process.stderr.write(`The configuration could not be read: ${String(error)}\n`)
    process.exit(1)
  }
}

/** One sentence about what keeps the server from starting. */
function sentenceFor(error: unknown, config: Config): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `Port ${config.port} on ${config.host} is in use: stop what listens there or set PORT.`
  if (code === 'EACCES')
    return `Listening on ${config.host}:${config.port} is not permitted: set PORT to 1024 or above.`
  return `Casita could not start: ${message}`
}

const config = configOrExit()
const log = createLog(config.logLevel)
try {
  const app = await createApp(config, { log })
  const stop = (signal: NodeJS.Signals) => {
    log.info({ signal }, 'stopping')
    app.stop().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'could not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  await app.http.listen({ port: config.port, host: config.host })
  app.start()
  log.info({ url: config.publicUrl, engine: app.deps.db.engine }, 'listening')
} catch (error) {
  process.stderr.write(`${sentenceFor(error, config)}\n`)
  process.exit(1)
}
