import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'

/** A free port, below the range of outgoing connections, so that none of those can take it meanwhile. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(20_000, 32_000)
  const probe = createServer().listen(port, '127.0.0.1')
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort()
  probe.close()
  await once(probe, 'close')
  return port
}

/** The configuration of tests; `changes` are environment variables. */
export const testConfig = (changes: Readonly<Record<string, string>> = {}): Config =>
  readConfig({
    LOG_LEVEL: 'silent',
    GOOGLE_CLIENT_ID: 'casita-client',
    GOOGLE_CLIENT_SECRET: 'casita-secret',
    WHATSAPP_PHONE_NUMBER: '+5491155550100',
    WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
    WHATSAPP_ACCESS_TOKEN: 'graph-token',
    WHATSAPP_APP_SECRET: 'app-secret',
    WHATSAPP_VERIFY_TOKEN: 'verify-token',
    ...changes,
  })

/** A running sandbox on a port of its own. */
export interface Stage {
  readonly app: FastifyInstance
  readonly config: Config
  readonly close: () => Promise<void>
}

export const openStage = async (changes: Readonly<Record<string, string>> = {}): Promise<Stage> => {
  const config = testConfig({ SANDBOX_PORT: String(await freePort()), ...changes })
  const app = await buildApp(config, [5, 10, 20, 40])
  await app.listen({ port: config.port, host: config.host })
  return { app, config, close: () => app.close() }
}
