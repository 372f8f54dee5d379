import type { Browser, BrowserContextOptions, Page, Request } from '@playwright/test'
import { type Member, registerMember } from './member.ts'
import type { Person } from './people.ts'
import type { RunningProduct } from './product.ts'
import { smoothnessOf, watchSmoothness } from './smoothness.ts'

/**
 * The limits of each page in thousands of bytes (brotli) and numbers of requests, from the issue "every screen of the
 * specification".
 */
export const bars = {
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

/** Whether a page is shown to visitors who are not signed in. */
export function isInFront(name: string): boolean {
  return ['landing', 'login', 'register'].includes(name)
}

/** Registers a person with a verified number and a few expenses. */
export async function memberWithExpenses(product: RunningProduct, person: Person): Promise<Member> {
  const member = await registerMember(product, person)
  for (const description of ['Verdulería', 'Farmacia', 'Nafta'])
    await member.call('POST', '/v2/expenses', { description, amount: 12_500 })
  return member
}

/** The limits that a first view exceeds, in words; no layout shift is allowed. */
export function missedBy(view: View, bar: (typeof bars)[keyof typeof bars]): string[] {
  const most = { script: bar.script, style: bar.style, requests: bar.requests, shift: 0 }
  return (Object.keys(most) as (keyof View)[])
    .filter((what) => view[what] > most[what])
    .map((what) => `${what} ${view[what]} of ${most[what]}`)
}

/** A visitor with a phone, in the language of most households. */
export const visitor = {
  viewport: { width: 390, height: 844 },
  locale: 'es-AR',
} satisfies BrowserContextOptions

/** A view counts as complete after this many milliseconds without a request. */
const quiet = 1500

/** The cost of a page's first view: kB transferred, number of requests, and layout shift. */
export interface View {
  script: number
  style: number
  requests: number
  shift: number
}

/** Waits until a page is complete. */
export async function settle(page: Page): Promise<void> {
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
    // The server may send short files uncompressed.
    if (encoding !== 'br' && (await request.sizes()).responseBodySize > 1024)
      throw new Error(`${request.url()} came as ${encoding ?? 'it is'}, not as brotli`)
    bytes += (await request.sizes()).responseBodySize
  }
  return bytes / 1000
}

/** Opens a page with an empty cache and measures what was transferred until it was complete. */
export async function firstView(
  browser: Browser,
  options: BrowserContextOptions,
  url: string,
): Promise<View> {
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
