import { defineConfig, devices } from '@playwright/test'
import { chromium } from '../tools/testing/machine.mjs'
import type { Stage } from './stage.ts'

const browser = chromium()
const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }

/** What a database has no part in is tried on one of them. */
const sameOnBoth = '**/accessibility.journey.ts'

/** Every journey on both databases, on a desk and on a phone. */
export default defineConfig<object, Stage>({
  testMatch: '**/*.journey.ts',
  globalSetup: './build-web.ts',
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    actionTimeout: 10_000,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      // As root in a container Chromium has no namespaces to build its own sandbox of.
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
  projects: [
    { name: 'sqlite', use: { ...desktop, engine: 'sqlite' } },
    { name: 'sqlite-phone', use: { ...phone, engine: 'sqlite' } },
    { name: 'postgres', use: { ...desktop, engine: 'postgres' }, testIgnore: sameOnBoth },
    { name: 'postgres-phone', use: { ...phone, engine: 'postgres' }, testIgnore: sameOnBoth },
  ],
})
