import { type BrowserContext, test as base, expect } from '@playwright/test'
import { type Engine, type RunningProduct, startProduct } from './product.ts'

/** What the journeys of one worker share. */
export interface Stage {
  engine: Engine
  product: RunningProduct
}

/** A test on a running product, in a browser that must not complain. */
export const test = base.extend<object, Stage>({
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
  context: async ({ context, product }, use, testInfo) => {
    const noise = listenForNoise(context, [product.url, product.sandboxUrl])
    await use(context)
    if (testInfo.status !== testInfo.expectedStatus) await testInfo.attach('log', { path: product.logFile })
    expect(noise, 'what the browser complained of').toEqual([])
  },
})

/** Collects what no page of ours may do: complain on the console, throw, fail to load, or talk to strangers. */
function listenForNoise(context: BrowserContext, origins: string[]): string[] {
  const noise: string[] = []
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => noise.push(`thrown: ${error.error().stack}`))
  context.on('response', (response) => {
    if (response.status() >= 400) noise.push(`${response.status()} for ${response.url()}`)
  })
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    const isOurs = origins.includes(origin) || ['data:', 'blob:'].includes(protocol)
    if (!isOurs) noise.push(`a request to ${request.url()}`)
  })
  return noise
}
