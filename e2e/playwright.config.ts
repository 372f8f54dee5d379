import { defineConfig, devices } from '@playwright/test'
import { chromium } from '../tools/testing/machine.mjs'
import type { Stage } from './stage.ts'
import { timezoneId } from './where.ts'

const browser = chromium()
const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }

/**
 * A journey whose markup, or way of working, is another one on a phone runs on a desk over the one database and on a
 * phone over the other. Where neither the width nor the database tells, its tag says on which of the two it runs; about
 * as many on the one as on the other, so that many journeys go over each database.
 */
export default defineConfig<object, Stage>({
  testMatch: '**/*.journey.ts',
  globalSetup: './build-web.ts',
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    locale: 'es-AR',
    timezoneId,
    // What was on the page at each step is kept without pictures of it: to film every journey takes a third of its time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      // As root in a container Chromium has no namespaces to build its own sandbox of.
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
  projects: [
    { name: 'desk', use: { ...desktop, engine: 'sqlite' }, grepInvert: /@phone/ },
    { name: 'phone', use: { ...phone, engine: 'postgres' }, grepInvert: /@desk/ },
  ],
})
