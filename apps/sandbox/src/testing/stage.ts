import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'

/** A port that was free a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

/** The settings that tests run with; `changes` are environment variables. */
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

/** Starts a sandbox. */
export const openStage = async (changes: Readonly<Record<string, string>> = {}): Promise<Stage> => {
  const config = testConfig({ SANDBOX_PORT: String(await freePort()), ...changes })
  const app = await buildApp(config, [5, 10, 20, 40])
  await app.listen({ port: config.port, host: config.host })
  return { app, config, close: () => app.close() }
}
