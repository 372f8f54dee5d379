import { buildApp } from './app.ts'
import { readConfig } from './config.ts'

const start = () => {
  try {
    return readConfig(process.env)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}

const config = start()
const app = await buildApp(config)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    app.close().catch((error: unknown) => {
      app.log.error(error)
      process.exitCode = 1
    })
  })
}

await app.listen({ port: config.port, host: config.host })
app.log.info(`phone window at ${config.origin}, Google stand-in at ${config.origin}/google`)
