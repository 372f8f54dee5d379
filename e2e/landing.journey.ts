import { expect } from '@playwright/test'
import { registerMember, signInSomebodyNew } from './member.ts'
import { chooseAccount, somebodyNew } from './people.ts'
import { seen } from './screen.ts'
import { test } from './stage.ts'

test("the landing page is complete without scripts, in the visitor's language", { tag: '@desk' }, async ({
  browser,
  product,
}) => {
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'pt-BR',
    baseURL: product.url,
  })
  const first = await plain.newPage()
  await first.goto('/')
  await expect(first.locator('html')).toHaveAttribute('lang', 'pt')
  await expect(first.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(first.getByRole('heading', { level: 2 })).not.toHaveCount(0)
  await plain.close()
})

test('a visitor from Mexico is addressed as people are there, before and in the app', {
  tag: '@phone',
}, async ({ browser, product }) => {
  const page = await browser.newPage({ locale: 'es-MX', baseURL: product.url })
  await page.goto('/')
  await expect(page.getByText('Ponle nombre a tu casa')).toBeVisible()
  await page.goto('/login')
  await expect(page.getByText('¿Todavía no tienes casita?')).toBeVisible()
  await page.close()
})

test('what is kept about people can be read before signing in, in the language of the page', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/?lang=pt')
  await page.getByRole('link', { name: 'Privacidade' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O que a Casita guarda, e quem vê')
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce que Casita garde, et qui le voit')
  await page.getByRole('link', { name: 'Se connecter' }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'O que a Casita guarda, e quem vê' }).click()
  await expect((await opened).locator('html')).toHaveAttribute('lang', 'pt')
})

test("a device without emoji gets the page's own after the first paint, with no placeholder boxes before", {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-complete', '', { timeout: 1000 })
  const displays = await page.evaluate(() =>
    [...document.fonts].filter(({ family }) => family.includes('Emoji')).map(({ display }) => display),
  )
  expect(new Set(displays)).toEqual(new Set(['block']))
})

test("no word of the landing page's title and of its ledger breaks at twice the letter size", {
  tag: '@phone',
}, async ({ browser, product }) => {
  for (const locale of ['es-AR', 'en-US', 'pt-BR', 'fr-FR']) {
    const large = await browser.newContext({
      locale,
      baseURL: product.url,
      viewport: { width: 360, height: 780 },
    })
    const first = await large.newPage()
    await first.goto('/')
    const torn = await first.locator('h1, .casa__body b').evaluateAll((texts) => {
      document.documentElement.style.fontSize = '200%'
      const found: string[] = []
      for (const each of texts) {
        const letters = document.createTreeWalker(each, NodeFilter.SHOW_TEXT)
        while (letters.nextNode()) {
          const text = letters.currentNode
          for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word)
          }
        }
      }
      return found
    })
    expect(torn, locale).toEqual([])
    await large.close()
  }
})

test('the landing page leads to every public page and to the app', async ({ page, product }) => {
  const person = somebodyNew('Ana García')
  await registerMember(product, person)

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Las cuentas de\sla\scasa, en\sun\smensaje\./,
  )
  await seen(page.getByRole('link', { name: 'Ver cómo es' })).click()
  await expect(
    page.getByRole('heading', { name: 'Anotar un gasto no debería ser otra tarea.' }),
  ).toBeInViewport()

  await seen(page.getByRole('link', { name: 'Ingresar' })).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.getByText('Iniciar sesión con Google').click()
  await chooseAccount(page, person)
  await expect(page).toHaveURL(/\/dashboard$/)

  await test.step('opens every screen of the app', async () => {
    const menu = page.getByRole('button', { name: 'Abrir menú' })
    for (const [name, path] of [
      ['Gastos', 'expenses'],
      ['Análisis', 'analytics'],
      ['Casa', 'household'],
      ['Ajustes', 'settings'],
      ['Resumen', 'dashboard'],
    ] as const) {
      const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name })
      await expect(seen(menu.or(link))).toBeVisible()
      if (await menu.isVisible()) await menu.click()
      await seen(link).click()
      await expect(page).toHaveURL(new RegExp(`/${path}$`))
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
})

test("an unknown address says so in the visitor's language and links back", async ({
  browser,
  page,
  context,
  product,
}) => {
  await test.step('a guest is led to the landing page', async () => {
    const stranger = await browser.newContext({ locale: 'fr-FR', baseURL: product.url })
    const guest = await stranger.newPage()
    await guest.goto('/nonsense?of=me')
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Personne n’habite à cette adresse.')
    await expect(guest).toHaveTitle('Personne n’habite à cette adresse · Casita')
    await expect(guest).toHaveURL(`${product.url}/`)
    await expect(guest.getByRole('contentinfo')).toBeHidden()
    await guest.getByRole('link', { name: 'Casita, c’est quoi ?' }).click()
    await expect(guest.getByRole('contentinfo')).toBeVisible()
    await expect(guest).toHaveURL(`${product.url}/`)
    await stranger.close()
  })

  await test.step('a signed-in user gets a link to the dashboard', async () => {
    await signInSomebodyNew(context, product)
    await page.goto('/expenses/nonsense')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('En esta dirección no vive nadie.')
    await expect(page.getByRole('link', { name: 'Ir a mi casa' })).toHaveAttribute('href', '/dashboard')
    await expect(page.getByRole('link', { name: '¿Qué es Casita?' })).toBeHidden()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola de nuevo, Ana')
  })
})

test('the foot of the page leads to the licence of each package of the app', { tag: '@desk' }, async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Licencias' }).click()
  await expect(page.getByText('react: MIT').first()).toBeVisible()
  await expect(page.locator('body')).toContainText('@e965/xlsx: Apache-2.0')
  await expect(page.locator('body')).toContainText('Figtree')
})

test('no roof of the street is cut off, on a very wide window or a low one', { tag: '@desk' }, async ({
  page,
}) => {
  for (const [path, viewport] of [
    ['/', { width: 2560, height: 1300 }],
    ['/privacy', { width: 2560, height: 1300 }],
    ['/nonsense', { width: 2560, height: 1300 }],
    ['/login', { width: 780, height: 360 }],
    ['/validate', { width: 1366, height: 600 }],
  ] as const) {
    await page.setViewportSize(viewport)
    await page.goto(path)
    const street = seen(page.locator('.street'))
    await expect(street, path).toBeVisible()
    const room = await street.evaluate((drawing) => {
      const top = (shape: Element | null) => shape?.getBoundingClientRect().top ?? Number.NaN
      return top(drawing.querySelector('.r2')) - top(drawing)
    })
    expect(room, path).toBeGreaterThanOrEqual(0)
  }
})
