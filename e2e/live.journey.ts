import { expect } from '@playwright/test'
import { holdBack } from './holding.ts'
import { inviteBy, joinMember, registerMember, signIn, signInSomebodyNew } from './member.ts'
import { somebodyNew } from './people.ts'
import { loaded, seen, toastOf } from './screen.ts'
import { listenForNoise, test } from './stage.ts'
import { timezoneId } from './where.ts'

interface Categories {
  categories: { id: string; name: string }[]
}

/**
 * How long it may take from one member's response until another member sees the change, on a machine that is not
 * overloaded.
 */
const soon = { timeout: 30_000 }

test("two members see each other's changes without reloading", { tag: '@desk' }, async ({
  page,
  context,
  product,
  browser,
  noise,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const mateo = await joinMember(product, ana, somebodyNew('Mateo García'), { language: 'en' })
  await signIn(context, product, ana)
  const pocket = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId,
  })
  listenForNoise(pocket, product, noise.lines)
  await signIn(pocket, product, mateo)
  const phone = await pocket.newPage()
  await phone.goto('/expenses')
  await expect(phone.getByText('Nothing added yet')).toBeVisible()
  await page.goto('/expenses')
  await expect(page.getByText('Todavía no hay nada anotado')).toBeVisible()

  await test.step('a new expense', async () => {
    await page.getByRole('button', { name: 'Anotar gasto' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Monto').fill('2.500')
    await dialog.getByLabel('Descripción').fill('Medialunas')
    await dialog.getByRole('button', { name: 'Anotar gasto' }).click()
    await expect(seen(phone.getByText('Medialunas'))).toBeVisible(soon)
    await expect(seen(phone.getByText('Ana', { exact: true }))).toBeVisible()
  })

  await test.step('an expense recorded in the chat', async () => {
    await mateo.write('listo')
    await mateo.write('gasté 1.200 en el colectivo')
    await expect(seen(page.getByText(/colectivo/i))).toBeVisible(soon)
    await expect(seen(phone.getByText(/colectivo/i))).toBeVisible(soon)
  })

  await test.step('a deletion', async () => {
    await page.getByRole('row', { name: /Medialunas/ }).hover()
    await page.getByRole('button', { name: 'Borrar Medialunas' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click()
    await expect(phone.getByText('Medialunas')).toHaveCount(0, soon)
  })

  await test.step('a new household name', async () => {
    await phone.goto('/household')
    await expect(phone.getByRole('heading', { level: 1, name: 'Casa García' })).toBeVisible()
    await ana.call('PUT', '/v2/households/current', { name: 'Casa Medina', currency: 'ARS' })
    await expect(phone.getByRole('heading', { level: 1, name: 'Casa Medina' })).toBeVisible(soon)
  })
  await pocket.close()
})

test('changes made while the stream or a response is on its way appear, too', { tag: '@phone' }, async ({
  page,
  context,
  product,
}) => {
  const ana = await signInSomebodyNew(context, product)
  const rename = (name: string) => ana.call('PUT', '/v2/households/current', { name, currency: 'ARS' })
  const title = (name: string) => page.getByRole('heading', { level: 1, name })

  await test.step('before the stream is open', async () => {
    const letThrough = await holdBack(page, '**/v2/events*')
    await page.goto('/household')
    await expect(title('Casa García')).toBeVisible()
    await rename('Casa Medina')
    letThrough()
    await expect(title('Casa Medina')).toBeVisible()
  })

  await test.step('before the first response arrives', async () => {
    const isRead = Promise.withResolvers<void>()
    const isHeard = Promise.withResolvers<void>()
    await page.route('**/v2/households/current', async (route) => {
      const answer = await route.fetch()
      isRead.resolve()
      await isHeard.promise
      await route.fulfill({ response: answer })
    })
    const isLive = page.waitForResponse('**/v2/events*')
    await page.reload()
    await Promise.all([isRead.promise, isLive])
    // Another request that the event causes shows that the page has received it.
    const isAskedAgain = page.waitForRequest('**/v2/auth/me')
    await rename('Casa Paz')
    await isAskedAgain
    isHeard.resolve()
    await expect(title('Casa Paz')).toBeVisible()
  })

  await test.step('before a second tab is listening', async () => {
    const other = await context.newPage()
    const letThrough = await holdBack(other, '**/v2/auth/me')
    const isRead = other.waitForResponse('**/v2/expenses?per_page=7')
    await other.goto('/dashboard')
    await isRead
    await ana.call('POST', '/v2/expenses', { description: 'Pan', amount: 1200 })
    await expect(page.getByText(/1\.200/).first()).toBeVisible()
    letThrough()
    await expect(other.getByText('Pan', { exact: true }).first()).toBeVisible()
  })
})

test('changes made while offline appear when the connection is back', { tag: '@desk' }, async ({
  page,
  context,
  product,
  noise,
}) => {
  const ana = await signInSomebodyNew(context, product)
  await page.goto('/expenses')
  await expect(page.getByText('Todavía no hay nada anotado')).toBeVisible()

  await seen(page.getByRole('button', { name: 'Anotar gasto' })).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Monto').fill('900')
  await dialog.getByLabel('Descripción').fill('Chicles')

  noise.expect(/net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED)/)
  await context.setOffline(true)
  await ana.call('POST', '/v2/expenses', { description: 'Verdulería', amount: 7300 })
  await dialog.getByRole('button', { name: 'Anotar gasto' }).click()
  await expect(dialog.getByText('Sin conexión. Lo guardamos en cuanto vuelva.')).toBeVisible()
  await expect(dialog.getByLabel('Descripción')).toHaveValue('Chicles')

  // The expense that waited for the connection is sent automatically, even if the browser reports the connection too
  // early.
  let tries = 0
  await page.route('**/v2/expenses', (route) =>
    route.request().method() === 'POST' && tries++ === 0
      ? route.abort('internetdisconnected')
      : route.fallback(),
  )
  await context.setOffline(false)
  await expect(dialog).toBeHidden()
  expect(tries).toBeGreaterThan(1)
  await page.unroute('**/v2/expenses')
  await expect(seen(page.getByText('Chicles'))).toBeVisible()
  await expect(seen(page.getByText('Verdulería'))).toBeVisible()
  const { expenses } = await ana.call<{ expenses: unknown[] }>('GET', '/v2/expenses')
  expect(expenses).toHaveLength(2)

  await test.step('a search that cannot load says so and loads once the connection is back', async () => {
    await context.setOffline(true)
    await page.getByLabel('Buscar un gasto').fill('verdulería')
    await expect(page.getByRole('alert')).toContainText('Sin conexión')
    await context.setOffline(false)
    await expect(seen(page.getByText('Verdulería'))).toBeVisible()
    await page.getByRole('button', { name: 'Borrar la búsqueda' }).click()
    await expect(seen(page.getByText('Chicles'))).toBeVisible()
  })

  await test.step('an expense is also saved when its dialog was closed, and the next one starts empty', async () => {
    const add = seen(page.getByRole('button', { name: 'Anotar gasto' }))
    await add.click()
    await dialog.getByLabel('Monto').fill('450')
    await dialog.getByLabel('Descripción').fill('Alfajor')
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Anotar gasto' }).click()
    // No button says 'Cancelar', because closing does not take the expense back.
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeHidden()
    await dialog.getByRole('button', { name: 'Cerrar' }).first().click()
    await expect(dialog).toBeHidden()
    await expect(toastOf(page)).toContainText('Lo guardamos en cuanto vuelva')
    await context.setOffline(false)
    await expect(toastOf(page)).toContainText('Gasto anotado')
    await expect(seen(page.getByText('Alfajor'))).toBeVisible()
    await add.click()
    await expect(dialog.getByLabel('Descripción')).toHaveValue('')
  })

  await test.step('an expense sent again while offline is saved once', async () => {
    const send = dialog.getByRole('button', { name: 'Anotar gasto' })
    await dialog.getByLabel('Monto').fill('320')
    await dialog.getByLabel('Descripción').fill('Turrón')
    await context.setOffline(true)
    await send.click()
    await dialog.getByRole('button', { name: 'Cerrar' }).first().click()
    await expect(dialog).toBeHidden()
    await seen(page.getByRole('button', { name: 'Anotar gasto' })).click()
    await expect(dialog.getByLabel('Descripción')).toHaveValue('Turrón')
    await send.click()
    await context.setOffline(false)
    await expect(dialog).toBeHidden()
    const { expenses } = await ana.call<{ expenses: { description: string }[] }>('GET', '/v2/expenses')
    expect(expenses.filter(({ description }) => description === 'Turrón')).toHaveLength(1)
  })
})

test('losing the connection leaves the loaded screen in place', { tag: '@phone' }, async ({
  page,
  context,
  product,
  noise,
}) => {
  await signInSomebodyNew(context, product)
  noise.expect(/net::ERR_FAILED/)
  await page.route('**/assets/budget-alerts-*.js', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/expenses')
  expect((await failed).url()).toContain('budget-alerts')
  await expect(page.getByText('Todavía no hay nada anotado')).toBeVisible()
  // Opening the filters renders the screen again, including the part that failed to load.
  await seen(page.getByRole('button', { name: 'Filtros' })).click()
  await expect(page.getByLabel('Categoría')).toBeVisible()
})

test('every change by one member appears on every open screen of another', { tag: '@desk' }, async ({
  page,
  context,
  product,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const mateo = await joinMember(product, ana, somebodyNew('Mateo García'))
  await signIn(context, product, mateo)
  const [household, dashboard, analytics] = [page, await context.newPage(), await context.newPage()]
  await household.goto('/household')
  await dashboard.goto('/dashboard')
  await analytics.goto('/analytics')
  for (const each of [household, dashboard, analytics]) await loaded(each)

  await test.step('a new category', async () => {
    await ana.call('POST', '/v2/categories', { name: 'Huerta', color: '#47A172', icon: '🌱' })
    await expect(household.getByText('Huerta', { exact: true })).toBeVisible(soon)
  })

  const { categories } = await ana.call<Categories>('GET', '/v2/categories')
  const garden = categories.find(({ name }) => name === 'Huerta')?.id
  await test.step('a new expense, in totals and charts', async () => {
    await ana.call('POST', '/v2/expenses', { description: 'Semillas', amount: 48_250, category_id: garden })
    await expect(
      dashboard
        .locator('main')
        .getByText(/48\.250/)
        .first(),
    ).toBeVisible(soon)
    await expect(dashboard.locator('main').getByText('Huerta').first()).toBeVisible(soon)
    await expect(analytics.locator('main').getByText('Huerta').first()).toBeAttached(soon)
    await expect(
      analytics
        .locator('main')
        .getByText(/48\.250/)
        .first(),
    ).toBeAttached(soon)
  })

  await test.step('a new budget', async () => {
    await ana.call('PUT', '/v2/budgets', { category_id: garden, amount: 60_000 })
    const budget = { name: /^Editar el presupuesto de Huerta/ }
    await expect(household.getByRole('button', budget)).toContainText('60.000', soon)
    await expect(dashboard.getByRole('button', budget)).toContainText('60.000', soon)
  })

  await test.step('an invitation and the member who uses it', async () => {
    const another = await inviteBy(ana)
    const family = dashboard.getByRole('region', { name: 'La familia' })
    await expect(family.getByText('pendiente')).toBeVisible(soon)
    await registerMember(product, somebodyNew('Nora Paz'), { invitation: another.code })
    await expect(family.getByText('Nora Paz')).toBeVisible(soon)
    await expect(family.getByText('pendiente')).toHaveCount(0, soon)
  })
})

test('a stream that is refused even with new tokens is asked for less and less often', {
  tag: '@desk',
}, async ({ page, context, product, noise }) => {
  noise.expect(401)
  await signInSomebodyNew(context, product)
  let asked = 0
  await page.route('**/v2/events*', (route) => {
    asked += 1
    const problem = { success: false, code: 'unauthorized', detail: '', message: '', request_id: '' }
    return route.fulfill({ status: 401, json: problem })
  })
  await page.goto('/dashboard')
  await expect.poll(() => asked).toBeGreaterThan(1)
  const before = asked
  await page.waitForTimeout(3000)
  // After one, two and four seconds at most.
  expect(asked - before).toBeLessThanOrEqual(4)
})
