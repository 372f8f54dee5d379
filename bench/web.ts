// Measures what the first view of a page costs (script and style over the wire, requests, layout shift) and how
// smoothly a long ledger runs, in Chromium against the built app and the real server: `node bench/web.ts`
import { type Browser, chromium } from '@playwright/test'
import {
  bars,
  firstView,
  isInFront,
  memberWithExpenses,
  missedBy,
  settle,
  visitor,
} from '../e2e/first-view.ts'
import { chooseAccount, somebodyNew } from '../e2e/people.ts'
import { type RunningProduct, startProduct } from '../e2e/product.ts'
import { chromium as chromiumOfMachine } from '../tools/testing/machine.mjs'
import { buildWebIfStale } from '../tools/web-build.mjs'
import { useLedger } from './long-ledger.ts'

/**
 * A ledger of this many expenses must not block the page longer than this, in milliseconds, and its layout must not
 * shift.
 */
const longLedger = { expenses: 10_000, longestTask: 50 }
const mostShift = 0

/** Signs a verified member in through the browser, and returns what the browser then stores. */
async function signIn(browser: Browser, product: RunningProduct) {
  const person = somebodyNew('Ana García')
  await memberWithExpenses(product, person)
  const context = await browser.newContext(visitor)
  const page = await context.newPage()
  await page.goto(`${product.url}/login`)
  await page.getByRole('button', { name: 'Google' }).click()
  await chooseAccount(page, person)
  await page.waitForURL('**/dashboard')
  await settle(page)
  const storageState = await context.storageState()
  await context.close()
  return storageState
}

const against = (value: number, bar: number, digits: number) =>
  Number.isFinite(bar) ? `${value.toFixed(digits)} of ${bar}` : value.toFixed(digits)

buildWebIfStale()
const product = await startProduct('sqlite')
const executablePath = chromiumOfMachine()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  // Run as root in a container, Chromium has no namespaces for its own sandbox.
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
try {
  const storageState = await signIn(browser, product)
  const rows: Record<string, Record<string, string>> = {}
  for (const [name, bar] of Object.entries(bars)) {
    const options = isInFront(name) ? visitor : { ...visitor, storageState }
    const view = await firstView(browser, options, product.url + bar.path)
    const held = missedBy(view, bar).length === 0
    if (!held) process.exitCode = 1
    rows[name] = {
      'script, kB': against(view.script, bar.script, 1),
      'style, kB': against(view.style, bar.style, 1),
      requests: against(view.requests, bar.requests, 0),
      shift: against(view.shift, mostShift, 3),
      verdict: held ? 'held' : 'missed',
    }
  }
  console.table(rows)
  const ledger = await useLedger(browser, visitor, longLedger.expenses)
  const isSmooth = ledger.longestTask <= longLedger.longestTask && ledger.shift <= mostShift
  if (!isSmooth) process.exitCode = 1
  console.table({
    [`ledger of ${longLedger.expenses}`]: {
      'longest task, ms': against(ledger.longestTask, longLedger.longestTask, 0),
      shift: against(ledger.shift, mostShift, 3),
      verdict: isSmooth ? 'held' : 'missed',
    },
  })
} finally {
  await browser.close()
  await product.stop()
}
