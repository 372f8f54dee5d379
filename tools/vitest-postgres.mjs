// Vitest's global setup for the server's tests: a PostgreSQL for this run, unless the caller already has one.
import process from 'node:process'

/** Starts PostgreSQL and passes its address to the test workers; returns the function that stops it. */
export async function setup() {
  if (process.env.TEST_DATABASE_URL) return undefined
  const { startPostgres } = await import('./postgres.mjs')
  const postgres = await startPostgres()
  process.env.TEST_DATABASE_URL = postgres.url
  return async () => {
    delete process.env.TEST_DATABASE_URL
    await postgres.stop()
  }
}
