import type { Page } from '@playwright/test'

/** Which requests to an address are meant: those of a method, or with a body that matches; all if left out. */
interface Meant {
  method?: 'POST' | 'PATCH'
  body?: RegExp
}

/** Holds back requests to an address until the returned function is called. */
export async function holdBack(page: Page, url: string, { method, body = /^/ }: Meant = {}) {
  const held = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    const request = route.request()
    const isMeant = (!method || request.method() === method) && body.test(request.postData() ?? '')
    if (isMeant) await held.promise
    await route.fallback()
  })
  return held.resolve
}

/** Lets what is posted to an address arrive but loses its answer, until the returned function is called. */
export async function loseAnswers(page: Page, url: string) {
  await page.route(url, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  return () => page.unroute(url)
}
