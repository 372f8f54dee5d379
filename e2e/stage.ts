import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Request,
  type Response,
  type WebError,
} from '@playwright/test'
import { type Engine, type RunningProduct, startProduct } from './product.ts'

/** What the journeys of one worker share. */
export interface Stage {
  engine: Engine
  product: RunningProduct
}

/** Complaints of the browser, for journeys in which something goes wrong on purpose. */
export interface Noise {
  /** Declares expected complaints: the status of a response, or words on the console. */
  expect: (...expected: (number | RegExp)[]) => void
}

/** A test with a running product and a browser that must not complain. */
export const test = base.extend<{ noise: Noise & { lines: string[] } }, Stage>({
  engine: ['sqlite', { option: true, scope: 'worker' }],
  product: [
    async ({ engine }, use) => {
      const product = await startProduct(engine)
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the parameter which fixtures are needed
  noise: async ({}, use) => {
    const lines: string[] = []
    const expected: RegExp[] = []
    await use({
      lines,
      expect: (...more) => {
        expected.push(...more.map((each) => (typeof each === 'number' ? ofStatus(each) : each)))
      },
    })
    const unexpected = lines.filter((line) => !expected.some((pattern) => pattern.test(line)))
    expect(unexpected, 'what the browser complained of').toEqual([])
  },
  context: async ({ context, product, noise }, use, testInfo) => {
    listenForNoise(context, product, noise.lines)
    await use(context)
    if (testInfo.status !== testInfo.expectedStatus) await testInfo.attach('log', { path: product.logFile })
  },
})

/** Matches a response with this status, as the noise list and as the console describe it. */
const ofStatus = (status: number) => new RegExp(`^${status} for |responded with a status of ${status} `)

/**
 * Collects what no page may do (complain on the console, throw, fail to load, contact other sites) until the returned
 * function is called.
 */
export function listenForNoise(
  context: BrowserContext,
  { url, sandboxUrl }: RunningProduct,
  noise: string[],
): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) noise.push(`${message.type()}: ${message.text()}`)
  }
  const onThrown = (error: WebError) => noise.push(`thrown: ${error.error().stack}`)
  const onResponse = (response: Response) => {
    if (response.status() >= 400) noise.push(`${response.status()} for ${response.url()}`)
  }
  const onRequest = (request: Request) => {
    const { origin, protocol } = new URL(request.url())
    const isOurs = [url, sandboxUrl].includes(origin) || ['data:', 'blob:'].includes(protocol)
    if (!isOurs) noise.push(`a request to ${request.url()}`)
  }
  context.on('console', onConsole)
  context.on('weberror', onThrown)
  context.on('response', onResponse)
  context.on('request', onRequest)
  return () => {
    context.off('console', onConsole)
    context.off('weberror', onThrown)
    context.off('response', onResponse)
    context.off('request', onRequest)
  }
}
