import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { type Smoothness, smoothnessOf, watchSmoothness } from '../e2e/smoothness.ts'
import { startCasita, stopAll } from './launch.ts'
import { memberOf, seed, throughSqlite } from './seed.ts'

/** Returns a refresh token that only the browser inspects: it is never sent while the access token is valid. */
function refreshToken(): string {
  const claims = { type: 'refresh', session_id: 'bench', exp: Math.floor(Date.now() / 1000) + 86_400 }
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.none`
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let at = 0; at < height; at += 300) {
    await page.mouse.wheel(0, 300)
    await page.waitForTimeout(30)
  }
  for (let at = 0; at < height; at += 600) await page.mouse.wheel(0, -600)
}

/**
 * Scrolls, pages through and searches the ledger of a household with a number of expenses, and measures smoothness
 * once the page has loaded.
 */
export async function useLedger(
  browser: Browser,
  options: BrowserContextOptions,
  expenses: number,
): Promise<Smoothness> {
  const dataDir = mkdtempSync(join(tmpdir(), 'casita-ledger-'))
  const server = await startCasita({ dataDir, databaseUrl: null })
  try {
    seed('sqlite', throughSqlite(dataDir), [{ first: 0, last: 0, expenses, members: 3 }])
    const origin = `http://localhost:${server.port}`
    const localStorage = [
      { name: 'access_token', value: memberOf(0).token },
      { name: 'refresh_token', value: refreshToken() },
    ]
    const storageState = { cookies: [], origins: [{ origin, localStorage }] }
    const context = await browser.newContext({ ...options, storageState })
    const page = await context.newPage()
    await watchSmoothness(page)
    await page.goto(`${origin}/expenses`)
    const rows = page.locator('[data-expense]')
    await rows.nth(19).waitFor()
    await page.waitForLoadState('load')
    await page.evaluate(() => {
      window.smoothness.longestTask = 0
    })
    await scrollThrough(page)
    await page.goto(`${origin}/expenses?page=250`)
    await rows.nth(19).waitFor()
    await page.evaluate(() => {
      window.smoothness.longestTask = 0
    })
    const search = page.getByRole('searchbox')
    await search.pressSequentially('supermercado 77', { delay: 60 })
    await page.waitForURL(/search=supermercado\+77/)
    await page.getByText('Supermercado 77', { exact: true }).waitFor()
    await scrollThrough(page)
    const smoothness = await smoothnessOf(page)
    await context.close()
    return smoothness
  } finally {
    await stopAll([server])
    rmSync(dataDir, { recursive: true })
  }
}
