import { expect } from '@playwright/test'
import { test } from './stage.ts'

test('a browser that keeps nothing for pages is told so', { tag: '@phone' }, async ({ page }) => {
  // As where all cookies are blocked: even asking throws.
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, { get: blocked })
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Crear cuenta gratis' }).first().click()
  await expect(page.getByText(/^Este navegador no deja que Casita guarde nada/)).toBeVisible()
  await expect(page.getByText(/does not let Casita store anything/)).toBeHidden()
})

test('a browser that knows no theme in its style sheet gets the light one', { tag: '@phone' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  await page.goto('/login')
  await expect(page.getByRole('button', { name: /Google/ })).toBeVisible()
  const lightness = () =>
    page.evaluate(() =>
      Number(/oklch\(([\d.]+)/.exec(getComputedStyle(document.documentElement).backgroundColor)?.[1]),
    )
  await expect.poll(lightness).toBeGreaterThan(0.9)
  await expect(page.getByText(/^Este navegador es demasiado viejo/)).toBeHidden()
})

test('a browser that knows no theme sees the landing page in the light one, too', { tag: '@phone' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('light-dark(', 'unknown-function(')
    // The policy knows the style sheet by its hash.
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers, body })
  })
  await page.goto('/')
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(Number(/oklch\(([\d.]+)/.exec(await paper())?.[1])).toBeGreaterThan(0.9)
})

test('a browser that lacks more than that is told so, and tries', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false
    Object.defineProperty(Map, 'groupBy', { value: undefined })
  })
  await page.goto('/login')
  await expect(page.getByText(/^Este navegador es demasiado viejo/)).toBeVisible()
  await expect(page.getByRole('button', { name: /Google/ })).toBeVisible()
})

test('a browser does not translate the app, which has its own languages', { tag: '@desk' }, async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('fr')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('lang', 'fr')
  await expect(root).toHaveAttribute('translate', 'no')
})
