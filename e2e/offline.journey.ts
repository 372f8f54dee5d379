import { expect, type Page } from '@playwright/test'
import { type Member, signInSomebodyNew } from './member.ts'
import { loaded, seen, toastOf } from './screen.ts'
import { test as onStage } from './stage.ts'

/** The browser's error for a request without a connection; its code depends on how the connection was lost. */
const missing = /net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED)/

/** Opens the dashboard as it is in its first seconds: parts that load after the first view never do. */
async function openInFirstSeconds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const begin = window.setTimeout
    const skip = (...given: Parameters<typeof begin>) => (given[1] === 4000 ? 0 : begin(...given))
    Object.assign(window, { setTimeout: skip })
  })
  await page.goto('/dashboard')
  await loaded(page)
}

/** Ana is signed in, and failed requests are expected. */
const test = onStage.extend<{ ana: Member }>({
  ana: [
    async ({ context, product, noise }, use) => {
      noise.expect(missing)
      const ana = await signInSomebodyNew(context, product)
      await use(ana)
    },
    { auto: true },
  ],
})

/** Opens the dashboard as in its first seconds, then takes the connection away. */
async function loseConnection(page: Page): Promise<void> {
  await openInFirstSeconds(page)
  await page.context().setOffline(true)
}

/** Opens the dashboard and waits for these parts, which load after its first view. */
async function openWith(page: Page, parts: readonly string[]): Promise<void> {
  const waiting = new Set(parts)
  page.on('requestfinished', (request) => {
    for (const name of waiting) if (request.url().includes(`/assets/${name}-`)) waiting.delete(name)
  })
  await page.goto('/dashboard')
  await expect.poll(() => [...waiting]).toEqual([])
}

async function openPlace(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Abrir menú' })
  if (await menu.isVisible()) {
    await menu.click()
    await page.getByRole('dialog').getByRole('link', { name }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  } else await page.getByRole('navigation').getByRole('link', { name }).click()
}

const ledger = async (member: Member) =>
  (await member.call<{ expenses: { description: string; amount: number }[] }>('GET', '/v2/expenses')).expenses

test('every screen opens offline shortly after the first one was loaded', async ({ page, context }) => {
  await openWith(page, [
    'expenses-screen',
    'analytics-screen',
    'household-screen',
    'settings-screen',
    'side-drawer',
    'rooms',
  ])
  await context.setOffline(true)
  for (const [name, title] of [
    ['Gastos', 'Gastos'],
    ['Casa', 'Casa'],
    ['Ajustes', 'Ajustes'],
    ['Análisis', 'Análisis'],
  ] as const) {
    await openPlace(page, name)
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    await expect(page.getByRole('banner')).toBeVisible()
  }
  await context.setOffline(false)
  await openPlace(page, 'Gastos')
  await expect(page.getByText('Todavía no hay nada anotado')).toBeVisible()
})

test('a screen that cannot load says so below the header and loads once the connection is back', {
  tag: '@desk',
}, async ({ page, context }) => {
  await loseConnection(page)
  const trouble = page.getByRole('main').getByText('Sin conexión. Revisá tu internet.')
  await openPlace(page, 'Casa')
  await expect(trouble).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()

  await test.step('other screens still open, and another try fails', async () => {
    await openPlace(page, 'Gastos')
    await expect(trouble).toBeVisible()
    await openPlace(page, 'Resumen')
    await expect(page.getByLabel('¿Qué gastaste?')).toBeVisible()
    await page.goBack()
    await expect(trouble).toBeVisible()
    await page.getByRole('button', { name: 'Probar de nuevo' }).click()
    await expect(trouble).toBeVisible()
  })

  await test.step('the screen loads by itself once the connection is back', async () => {
    await context.setOffline(false)
    await expect(page.getByText('Todavía no hay nada anotado')).toBeVisible()
  })

  await test.step('so does the screen that was left', async () => {
    await openPlace(page, 'Casa')
    await expect(page.getByRole('heading', { level: 1, name: 'Casa García' })).toBeVisible()
  })
})

test('a screen that failed loads on the next try, however soon the connection is back', {
  tag: '@desk',
}, async ({ page }) => {
  await openInFirstSeconds(page)
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await openPlace(page, 'Casa')
  const again = page.getByRole('main').getByRole('button', { name: 'Probar de nuevo' })
  await expect(again).toBeVisible()
  await page.evaluate(() => {
    const comesBack = new MutationObserver(() => {
      comesBack.disconnect()
      window.dispatchEvent(new Event('online'))
    })
    comesBack.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
  })
  await again.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Casa García' })).toBeVisible()
})

test('a menu that cannot load leaves the page as it is and opens on the next press', {
  tag: '@phone',
}, async ({ page, context }) => {
  await loseConnection(page)
  const menu = page.getByRole('button', { name: 'Abrir menú' })
  const trouble = seen(page.getByText('Sin conexión. Revisá tu internet.'))
  for (const time of ['once', 'twice']) {
    await test.step(time, async () => {
      await menu.click()
      await expect(trouble).toBeVisible()
      await expect(page.getByLabel('¿Qué gastaste?')).toBeVisible()
      await expect(trouble).toBeHidden()
    })
  }
  await context.setOffline(false)
  await menu.click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Gastos' })).toBeVisible()
})

test('saving is confirmed even if little of the page has loaded', { tag: '@phone' }, async ({
  page,
  context,
  ana,
}) => {
  await page.route('**/assets/toast-view-*.js', (route) => route.abort('internetdisconnected'))
  await page.goto('/dashboard')
  const section = page.getByRole('region', { name: 'Anotar un gasto' })
  const field = section.getByLabel('¿Qué gastaste?')
  await field.fill('gasté 9.901 en pan')
  await expect(section.getByRole('button', { name: /^Monto/ })).toContainText('9.901')
  await context.setOffline(true)
  await field.press('Enter')
  await expect(section.getByText('Sin conexión. Lo guardamos en cuanto vuelva.')).toBeVisible()
  await expect(field).toHaveValue('gasté 9.901 en pan')
  await context.setOffline(false)
  await expect(page.getByText(/^Anotado: \$\s9\.901, pan/)).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(section.getByText(/Sin conexión/)).toBeHidden()
  expect(await ledger(ana)).toMatchObject([{ description: 'pan', amount: 9901 }])
})

test('the page reports that it is offline and keeps an expense typed before it can be read', {
  tag: '@desk',
}, async ({ page, context, ana }) => {
  await page.goto('/dashboard')
  const section = page.getByRole('region', { name: 'Anotar un gasto' })
  const field = section.getByLabel('¿Qué gastaste?')
  await expect(page.getByRole('region', { name: 'Tu casa' })).toBeVisible()
  await context.setOffline(true)
  const pill = page.getByRole('banner').getByText('Sin conexión')
  await expect(pill).toBeVisible()
  await field.fill('gasté 9.902 en pan')
  await field.press('Enter')
  await expect(section.getByText('Sin conexión. Lo guardamos en cuanto vuelva.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^Anotado: \$\s9\.902, pan/)).toBeVisible()
  await expect(pill).toBeHidden()
  expect(await ledger(ana)).toMatchObject([{ description: 'pan', amount: 9902 }])
})

test('a queued expense is gone from the quick-add line after leaving the page, and is saved once', {
  tag: '@desk',
}, async ({ page, context, ana }) => {
  await openWith(page, ['expenses-screen', 'toast-view'])
  const section = page.getByRole('region', { name: 'Anotar un gasto' })
  const field = section.getByLabel('¿Qué gastaste?')
  await field.fill('gasté 9.903 en pan')
  await expect(section.getByRole('button', { name: /^Monto/ })).toContainText('9.903')
  await context.setOffline(true)
  await field.press('Enter')
  await expect(section.getByText('Sin conexión. Lo guardamos en cuanto vuelva.')).toBeVisible()
  await openPlace(page, 'Gastos')
  await expect(toastOf(page)).toContainText('Lo guardamos en cuanto vuelva')
  await openPlace(page, 'Resumen')
  await expect(field).toHaveValue('')
  await context.setOffline(false)
  await expect(page.getByText(/^Anotado: \$\s9\.903, pan/)).toBeVisible()
  await expect(field).toHaveValue('')
  expect(await ledger(ana)).toMatchObject([{ description: 'pan', amount: 9903 }])
})

test('a preview appears as soon as the connection is back', { tag: '@phone' }, async ({ page, context }) => {
  await page.goto('/dashboard')
  const section = page.getByRole('region', { name: 'Anotar un gasto' })
  await expect(page.getByRole('region', { name: 'Tu casa' })).toBeVisible()
  await context.setOffline(true)
  await section.getByLabel('¿Qué gastaste?').fill('gasté 9.904 en pan')
  await expect(section.getByText('Sin conexión. Revisá tu internet.')).toBeVisible()
  await context.setOffline(false)
  await expect(section.getByRole('button', { name: /^Monto/ })).toContainText('9.904')
})

test('a form sent offline says that it is waiting, and is saved when the connection is back', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/household')
  await loaded(page)
  await seen(page.getByRole('button', { name: 'Nueva categoría' })).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre').fill('Libros')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Crear categoría' }).click()
  await expect(dialog.getByText('Sin conexión. Lo guardamos en cuanto vuelva.')).toBeVisible()
  // Closing does not take it back, so no button says so.
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeHidden()
  await dialog.getByText('Cerrar', { exact: true }).click()
  await expect(dialog).toBeHidden()
  await context.setOffline(false)
  await expect(toastOf(page)).toContainText('Categoría creada')
  await expect(seen(page.getByText('Libros', { exact: true }))).toBeVisible()
})

test('an invitation link asked for offline says that it waits, asks for no number, and comes with the connection', {
  tag: '@desk',
}, async ({ page, context }) => {
  await page.goto('/household')
  await loaded(page)
  await page.getByRole('region', { name: 'La familia' }).getByRole('button', { name: 'Invitar' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Número de teléfono')).toBeFocused()
  await context.setOffline(true)
  const link = dialog.getByRole('button', { name: 'Hacer un enlace para compartir' })
  await link.click()
  await expect(dialog.getByText('Sin conexión. Lo guardamos en cuanto vuelva.')).toBeVisible()
  await expect(link).toHaveAttribute('aria-busy', 'true')
  await expect(dialog.getByRole('button', { name: 'Mandar invitación' })).toBeDisabled()
  await expect(dialog.getByText('Ingresá un número de teléfono')).toBeHidden()
  await context.setOffline(false)
  await expect(dialog.getByText('Mandale este enlace')).toBeVisible()
})

test('what is asked about first is not done later, after its question was left', { tag: '@desk' }, async ({
  page,
  context,
  ana,
}) => {
  const dialog = page.getByRole('dialog')
  // Offline, a message that has not been loaded shows its text alone.
  await page.route('**/assets/toast-view-*.js', (route) => route.abort('internetdisconnected'))
  const leaveOffline = async (submit: string) => {
    const confirm = dialog.getByRole('button', { name: submit })
    await expect(confirm).toBeEnabled()
    await context.setOffline(true)
    await confirm.click()
    await expect(page.getByText('Error. Sin conexión. Revisá tu internet.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect(dialog).toHaveCount(0)
    await context.setOffline(false)
  }

  await test.step('deleting a category', async () => {
    await page.goto('/household')
    await page.getByRole('button', { name: 'Acciones de Salud' }).click()
    await page.getByRole('menuitem', { name: 'Borrar' }).click()
    await leaveOffline('Borrar')
  })

  await test.step('deleting the account', async () => {
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Eliminar la cuenta' }).click()
    await dialog.getByRole('checkbox').check()
    await leaveOffline('Eliminar la cuenta')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible()
  })

  const { categories } = await ana.call<{ categories: { name: string }[] }>('GET', '/v2/categories')
  expect(categories).toContainEqual(expect.objectContaining({ name: 'Salud' }))
})
