import { defineConfig, devices } from '@playwright/test'
import { chromium } from '../tools/testing/machine.mjs'
import type { Stage } from './stage.ts'
import { timezoneId } from './where.ts'

const browser = chromium()
const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }

/**
 * An untagged journey, whose page or use differs on a phone, runs on a desktop with SQLite and on a phone with
 * PostgreSQL. Where neither width nor database makes a difference, a tag selects one of the two; each is selected
 * about equally often, so that many journeys use each database.
 */
export default defineConfig<object, Stage>({
  testMatch: '**/*.journey.ts',
  globalSetup: './build-web.ts',
  // One more than the machine of CI has processors: with two, a fifth of the time nothing was computed.
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    locale: 'es-AR',
    timezoneId,
    // The page at each step is recorded without screenshots, which would take a third of a journey's time, and not at
    // all in CI, where it would take a tenth: whoever runs the failed journey again has it.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: !process.env.CI },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      // When Chromium runs as root in a container, it lacks the namespaces for its own sandbox.
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
  projects: [
    { name: 'desk', use: { ...desktop, engine: 'sqlite' }, grepInvert: /@phone/ },
    { name: 'phone', use: { ...phone, engine: 'postgres' }, grepInvert: /@desk/ },
  ],
})
