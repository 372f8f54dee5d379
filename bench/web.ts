// What the first view of a page costs: script and style over the wire, requests, and what jumps; and how smoothly a
// long ledger runs. In Chromium against the built app and the real server: `node bench/web.ts`
import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from '@playwright/test'
import { registerMember } from '../e2e/member.ts'
import { chooseAccount, somebodyNew } from '../e2e/people.ts'
import { type RunningProduct, startProduct } from '../e2e/product.ts'
import { chromium as chromiumOfMachine } from '../tools/testing/machine.mjs'
import { buildWebIfStale } from '../tools/web-build.mjs'
import { smoothnessOf, useLedger, watchSmoothness } from './smoothness.ts'

/** Thousand bytes of brotli and numbers of requests, of the issue "every screen of the specification". */
const bars = {
  landing: { path: '/', script: 40, style: 15, requests: 8 },
  login: { path: '/login', script: 95, style: 15, requests: Number.POSITIVE_INFINITY },
  register: { path: '/register', script: 120, style: 15, requests: Number.POSITIVE_INFINITY },
  dashboard: { path: '/dashboard', script: 140, style: 15, requests: Number.POSITIVE_INFINITY },
  expenses: { path: '/expenses', script: 150, style: 15, requests: 14 },
  analytics: {
    path: '/analytics',
    script: Number.POSITIVE_INFINITY,
    style: 15,
    requests: Number.POSITIVE_INFINITY,
  },
  household: {
    path: '/household',
    script: Number.POSITIVE_INFINITY,
    style: 15,
    requests: Number.POSITIVE_INFINITY,
  },
  settings: {
    path: '/settings',
    script: Number.POSITIVE_INFINITY,
    style: 15,
    requests: Number.POSITIVE_INFINITY,
  },
} as const
const inFront = ['landing', 'login', 'register'] as const
const behindSignIn = ['dashboard', 'expenses', 'analytics', 'household', 'settings'] as const
/** Nothing may jump; a ledger of so many expenses is never deaf for longer than this, in milliseconds. */
const mostShift = 0
const longLedger = { expenses: 10_000, longestTask: 50 }

/** A phone in one hand, in the language that most households speak. */
const visitor = { viewport: { width: 390, height: 844 }, locale: 'es-AR' } satisfies BrowserContextOptions
/** A view is complete when nothing has been asked for so long, in milliseconds. */
const quiet = 1500

interface View {
  script: number
  style: number
  requests: number
  shift: number
}

async function settle(page: Page): Promise<void> {
  let last = Date.now()
  page.on('request', () => {
    last = Date.now()
  })
  await page.locator('h1').first().waitFor()
  while (Date.now() - last < quiet) await page.waitForTimeout(100)
}

async function weigh(requests: Request[], type: string): Promise<number> {
  let bytes = 0
  for (const request of requests.filter((each) => each.resourceType() === type)) {
    const response = await request.response()
    const encoding = await response?.headerValue('content-encoding')
    // Below a certain length a server may send a file as it is.
    if (encoding !== 'br' && (await request.sizes()).responseBodySize > 1024)
      throw new Error(`${request.url()} came as ${encoding ?? 'it is'}, not as brotli`)
    bytes += (await request.sizes()).responseBodySize
  }
  return bytes / 1000
}

/** Opens a page with an empty cache, and weighs what came until it was complete. */
async function firstView(browser: Browser, options: BrowserContextOptions, url: string): Promise<View> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await watchSmoothness(page)
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto(url)
  await settle(page)
  const view = {
    script: await weigh(requests, 'script'),
    style: await weigh(requests, 'stylesheet'),
    requests: requests.filter((request) => request.url().startsWith('http')).length,
    shift: (await smoothnessOf(page)).shift,
  }
  await context.close()
  return view
}

/** Signs a verified member in through the browser; gives what the browser then remembers. */
async function signIn(browser: Browser, product: RunningProduct) {
  const person = somebodyNew('Ana García')
  const member = await registerMember(product, person)
  for (const description of ['Verdulería', 'Farmacia', 'Nafta'])
    await member.call('POST', '/v2/expenses', { description, amount: 12_500 })
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
  // As root in a container Chromium has no namespaces to build its own sandbox of.
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
try {
  const storageState = await signIn(browser, product)
  const rows: Record<string, Record<string, string>> = {}
  for (const name of [...inFront, ...behindSignIn]) {
    const bar = bars[name]
    const isIn = behindSignIn.some((each) => each === name)
    const options = isIn ? { ...visitor, storageState } : visitor
    const view = await firstView(browser, options, product.url + bar.path)
    const isLight = view.script <= bar.script && view.style <= bar.style && view.requests <= bar.requests
    const held = isLight && view.shift <= mostShift
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
