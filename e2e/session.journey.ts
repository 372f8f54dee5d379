import { expect, type Page } from '@playwright/test'
import { holdBack } from './holding.ts'
import { registerMember, signIn, signInSomebodyNew } from './member.ts'
import { chooseAccount, somebodyNew } from './people.ts'
import type { RunningProduct } from './product.ts'
import { seen, toastOf } from './screen.ts'
import { test } from './stage.ts'

test('a session that ends while the user types loses nothing', { tag: '@phone' }, async ({
  page,
  context,
  product,
  noise,
}) => {
  const person = somebodyNew('Ana García')
  const ana = await registerMember(product, person)
  await signIn(context, product, ana)
  noise.expect(401)

  await page.goto('/expenses?search=pan')
  await seen(page.getByRole('button', { name: 'Anotar gasto' })).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Monto').fill('12.340')
  await dialog.getByLabel('Descripción').fill('Pan y facturas')
  await dialog.getByRole('button', { name: 'Más detalles' }).click()
  await dialog.getByLabel('Nota').fill('para el desayuno')
  await ana.call('POST', '/v2/auth/logout')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Tu sesión terminó. Ingresá de nuevo y seguís donde estabas.')).toBeVisible()

  await test.step('the same person continues where they were', async () => {
    await page.getByText('Iniciar sesión con Google').click()
    await chooseAccount(page, person)
    await expect(page).toHaveURL(/\/expenses\?search=pan$/)
    await seen(page.getByRole('button', { name: 'Anotar gasto' })).click()
    await expect(dialog.getByText('Guardamos lo que habías escrito.')).toBeVisible()
    await expect(dialog.getByLabel('Monto')).toHaveValue('12.340')
    await expect(dialog.getByLabel('Descripción')).toHaveValue('Pan y facturas')
    await dialog.getByRole('button', { name: 'Anotar gasto' }).click()
    await expect(dialog).toBeHidden()
    await expect(seen(page.getByText('Pan y facturas'))).toBeVisible()
  })

  await test.step('a saved expense is no longer kept as a draft', async () => {
    await seen(page.getByRole('button', { name: 'Anotar gasto' })).click()
    await expect(dialog.getByLabel('Descripción')).toHaveValue('')
  })
})

test('a request refused after the end of the session removes nothing more', { tag: '@desk' }, async ({
  page,
  context,
  product,
  noise,
}) => {
  const ana = await signInSomebodyNew(context, product)
  noise.expect(401)
  await page.goto('/expenses?search=pan')
  await seen(page.getByRole('button', { name: 'Anotar gasto' })).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Monto').fill('900')
  await dialog.getByLabel('Descripción').fill('Pan')
  const letThrough = await holdBack(page, '**/v2/expenses')
  await dialog.getByRole('button', { name: 'Anotar gasto' }).click()
  await ana.call('POST', '/v2/auth/logout')
  await expect(page).toHaveURL(/\/login$/)
  const refused = page.waitForResponse('**/v2/expenses')
  letThrough()
  await refused
  await untilNobodyRenews(page)
  expect(await page.evaluate(() => sessionStorage.getItem('redirect_after_login'))).toBe(
    '/expenses?search=pan',
  )
})

test("the text of the dashboard's quick-add line survives the end of the session", { tag: '@phone' }, async ({
  page,
  context,
  product,
  noise,
}) => {
  const person = somebodyNew('Ana García')
  const ana = await registerMember(product, person)
  await signIn(context, product, ana)
  noise.expect(401)
  await page.goto('/dashboard')
  const line = page.getByLabel('¿Qué gastaste?')
  await line.fill('Gasté 8.500 en el súper')
  await ana.call('POST', '/v2/auth/logout')
  await expect(page).toHaveURL(/\/login$/)
  // While the household's currency is unknown, nothing is read or saved.
  const letThrough = await holdBack(page, '**/v2/households/current')
  await page.getByText('Iniciar sesión con Google').click()
  await chooseAccount(page, person)
  await expect(line).toHaveValue('Gasté 8.500 en el súper')
  const save = page.getByRole('button', { name: 'Guardar gasto' })
  await expect(save).toBeDisabled()
  letThrough()
  await save.click()
  await expect(toastOf(page)).toContainText(/^Anotado: \$\s8\.500/)
  await expect(line).toHaveValue('')
})

test('an expired access token is renewed unnoticed, once for all tabs', { tag: '@desk' }, async ({
  page,
  context,
  product,
  noise,
}) => {
  await signInSomebodyNew(context, product)
  noise.expect(401)
  await page.goto('/expenses')
  await expect(page.getByText('Todavía no hay nada anotado')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { name: /^Hola/ })).toBeVisible()

  let renewals = 0
  context.on('request', (request) => {
    if (request.url().endsWith('/v2/auth/refresh')) renewals += 1
  })
  // The other page is left first, so that it cannot renew the token before it is reloaded.
  await other.goto('about:blank')
  // As the token will be in half an hour: well formed, but refused, here because of its signature.
  await page.evaluate(() => {
    const token = localStorage.getItem('access_token') ?? ''
    localStorage.setItem('access_token', token.replace(/[^.]+$/, 'x'.repeat(43)))
  })
  await Promise.all([page.goto('/household'), other.goto('/household')])
  for (const each of [page, other])
    await expect(each.getByRole('heading', { level: 1, name: 'Casa García' })).toBeVisible()
  expect(renewals).toBe(1)
})

test('a fast clock does not make a tab renew tokens that another tab just renewed', {
  tag: '@phone',
}, async ({ page, context, product }) => {
  await signInSomebodyNew(context, product)
  await context.clock.install({ time: Date.now() + 25 * 60_000 })
  let renewals = 0
  context.on('request', (request) => {
    if (request.url().endsWith('/v2/auth/refresh')) renewals += 1
  })
  const other = await context.newPage()
  for (const each of [page, other]) {
    await each.goto('/dashboard')
    await expect(each.getByRole('heading', { name: /^Hola/ })).toBeVisible()
  }
  // Each tab may renew once as it opens; what one of them stores must not make the other renew again.
  for (const [writer, reader] of [
    [page, other],
    [other, page],
    [page, other],
  ] as const) {
    await untilHeard(writer, reader)
    await untilNobodyRenews(page)
  }
  expect(renewals).toBeLessThanOrEqual(2)
  await context.clock.fastForward('21:00')
  await expect.poll(() => renewals).toBeGreaterThan(2)
})

test("the dashboard's data is requested once, before the app has loaded", { tag: '@desk' }, async ({
  page,
  context,
  product,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  await ana.call('POST', '/v2/expenses', { description: 'Pan', amount: 1200 })
  await signIn(context, product, ana)
  const asked: string[] = []
  context.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/v2/')) asked.push(pathname + search)
  })
  // Delays the app's script until the page has asked who is signed in.
  const isAsked = page.waitForRequest('**/v2/auth/me')
  await page.route('**/assets/app-*.js', async (route) => {
    await isAsked
    await route.continue()
  })
  const isLive = page.waitForRequest('**/v2/events*')
  await page.goto('/dashboard')
  await expect(page.getByText('Pan', { exact: true }).first()).toBeVisible()
  await isLive
  // Requests made long before the live stream opened are repeated then, so only those before it are compared.
  expect(
    asked
      .slice(
        0,
        asked.findIndex((address) => address.startsWith('/v2/events')),
      )
      .toSorted(),
  ).toEqual([
    '/v2/analytics/dashboard/stats',
    '/v2/analytics/month',
    '/v2/auth/me',
    '/v2/budgets',
    '/v2/categories',
    '/v2/expenses?per_page=7',
    '/v2/households/current',
    '/v2/households/invitations',
  ])
})

test('invalid and expired tokens are not kept', { tag: '@phone' }, async ({ page, product }) => {
  const { tokens } = await registerMember(product, somebodyNew('Ana García'))
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const ended = [part({ alg: 'HS256' }), part({ exp: 1, session_id: 's', type: 'refresh' }), 'signature']
  for (const broken of [
    { access_token: 'a.b' },
    { refresh_token: 'x' },
    { refresh_token: ended.join('.') },
  ]) {
    await page.goto('/login')
    await page.evaluate(
      (stored) => {
        for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value)
      },
      { ...tokens, ...broken },
    )
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login$/)
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
  }
})

test('logging out ends the session in every tab', { tag: '@phone' }, async ({ page, product }) => {
  const other = await logOutBesideAnother(page, product)
  // On a phone, the tab reloads its sign-in page a moment later.
  expect(
    await other.evaluate(() => ['access_token', 'refresh_token'].map((key) => localStorage.getItem(key))),
  ).toEqual([null, null])
})

test('signing in lets in every tab that waits at the sign-in', { tag: '@desk' }, async ({
  page,
  product,
}) => {
  const person = somebodyNew('Ana García')
  await registerMember(product, person)
  const other = await page.context().newPage()
  for (const tab of [other, page]) await tab.goto('/login')
  await page.getByText('Iniciar sesión con Google').click()
  await chooseAccount(page, person)
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/dashboard$/)
})

test('a tab that learns late of the log-out sends no more requests', { tag: '@desk' }, async ({
  page,
  product,
}) => {
  await logOutBesideAnother(page, product, (other) => other.addInitScript(hearLate, 300))
})

test('nor does a tab that becomes visible just then', { tag: '@phone' }, async ({ page, product }) => {
  await logOutBesideAnother(page, product, async (other) => {
    await other.addInitScript(comeIntoViewAtLogOut)
    await other.addInitScript(hearLate, 300)
  })
})

test('a tab that was frozen during the log-out ends when it is shown again', { tag: '@desk' }, async ({
  page,
  product,
  noise,
}) => {
  // Its live stream ends, and it asks once more.
  noise.expect(401)
  await logOutBesideAnother(page, product, (other) => other.addInitScript(sleepThroughLogOut))
})

/** Waits until no tab of a browser is refreshing its tokens, or waiting to. */
async function untilNobodyRenews(page: Page): Promise<void> {
  const renewing = () =>
    page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query()
      return [...held, ...pending].filter(({ name }) => name === 'casita-refresh').length
    })
  await expect.poll(renewing).toBe(0)
}

/** Waits until one tab has received everything that another has stored so far; storage events arrive in order. */
async function untilHeard(writer: Page, reader: Page): Promise<void> {
  const key = `heard-${crypto.randomUUID()}`
  const heard = await reader.evaluateHandle(
    (expected) => ({
      mark: new Promise<void>((resolve) => {
        window.addEventListener('storage', ({ key }) => key === expected && resolve())
      }),
    }),
    key,
  )
  await writer.evaluate((mark) => localStorage.setItem(mark, ''), key)
  await heard.evaluate(({ mark }) => mark)
}

/**
 * Registers a person who logs out in one tab, which ends the session in the other tab too, and returns that one.
 * `prepare` is called before it is opened.
 */
async function logOutBesideAnother(
  page: Page,
  product: RunningProduct,
  prepare: (other: Page) => Promise<unknown> = async () => undefined,
): Promise<Page> {
  await signInSomebodyNew(page.context(), product)
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: /^Hola/ }).waitFor()
  const other = await page.context().newPage()
  await prepare(other)
  await other.goto('/expenses')
  await expect(other.getByText('Todavía no hay nada anotado')).toBeVisible()

  await page.bringToFront()
  await page.getByRole('button', { name: 'Menú de Ana García' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login$/)
  return other
}

/** Makes a page believe that it is in the background until another tab removes the tokens. */
function comeIntoViewAtLogOut(): void {
  let isHidden = true
  Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') })
  window.addEventListener(
    'storage',
    (event) => {
      if (!isHidden || event.key !== 'access_token' || event.newValue !== null) return
      isHidden = false
      document.dispatchEvent(new Event('visibilitychange'))
    },
    { capture: true },
  )
}

/** Keeps from a page what other tabs store, and shows it again a second after the log-out. */
function sleepThroughLogOut(): void {
  const show = () => document.dispatchEvent(new Event('visibilitychange'))
  window.addEventListener(
    'storage',
    (event) => {
      event.stopImmediatePropagation()
      if (event.key === 'access_token') setTimeout(show, 1000)
    },
    { capture: true },
  )
}

/** Lets a page still read for `milliseconds` what another tab has removed from the storage. */
function hearLate(milliseconds: number): void {
  const known = new Map(Object.entries(localStorage))
  const read = Storage.prototype.getItem
  Storage.prototype.getItem = function (key) {
    return read.call(this, key) ?? (this === localStorage ? (known.get(key) ?? null) : null)
  }
  const heard = new WeakSet<Event>()
  window.addEventListener('storage', (event) => {
    if (heard.has(event)) return
    event.stopImmediatePropagation()
    setTimeout(() => {
      if (event.key !== null && event.newValue === null) known.delete(event.key)
      const late = new StorageEvent('storage', event)
      heard.add(late)
      window.dispatchEvent(late)
    }, milliseconds)
  })
}
