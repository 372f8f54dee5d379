import { expect, type Page } from '@playwright/test'
import { holdBack } from './holding.ts'
import { registerMember, signIn } from './member.ts'
import { somebodyNew } from './people.ts'
import type { RunningProduct } from './product.ts'
import { seen, still, toastOf } from './screen.ts'
import { test } from './stage.ts'

/** Signs Ana in and opens her ledger. */
async function openLedger(page: Page, product: RunningProduct): Promise<void> {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  await ana.call('POST', '/v2/expenses', { description: 'Pan', amount: 1200 })
  await signIn(page.context(), product, ana)
  await page.goto('/expenses')
  await expect(seen(page.getByText('Pan', { exact: true }))).toBeVisible()
}

/** Opens the drawer of a new expense. */
async function openDrawer(page: Page) {
  await seen(page.getByRole('button', { name: 'Anotar gasto' })).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByLabel('Monto')).toBeVisible()
  return drawer
}

test('the phone’s back gesture closes the drawer and stays on the page', { tag: '@phone' }, async ({
  page,
  product,
}) => {
  // Android's back gesture asks the newest CloseWatcher to close; `goBackByPhone` does the same.
  await page.addInitScript(() => {
    const { CloseWatcher: Watcher } = window as unknown as {
      CloseWatcher: new () => { requestClose: () => void }
    }
    Object.assign(window, {
      CloseWatcher: class extends Watcher {
        constructor() {
          super()
          Object.assign(window, { goBackByPhone: () => this.requestClose() })
        }
      },
    })
  })
  const goBack = () => page.evaluate('goBackByPhone()')
  await openLedger(page, product)

  await test.step('closes an expense and keeps what was typed', async () => {
    const drawer = await openDrawer(page)
    await drawer.getByLabel('Monto').fill('4.200')
    await goBack()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL(/\/expenses$/)
    await openDrawer(page)
    await expect(drawer.getByLabel('Monto')).toHaveValue('4.200')
    await goBack()
    await expect(drawer).toBeHidden()
  })

  await test.step('closes the menu', async () => {
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(/\/expenses$/)
  })
})

test('the browser’s back button first closes the dialog and then leaves the page', async ({
  page,
  product,
}) => {
  await openLedger(page, product)
  await page.goto('/dashboard')
  await seen(page.getByRole('link', { name: 'Ver todos' })).click()
  await expect(page).toHaveURL(/\/expenses$/)
  const goBack = () => page.evaluate('history.back()')

  await seen(page.getByText('Pan', { exact: true })).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Descripción').fill('Pan casero')
  await goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/expenses$/)

  await goBack()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the menu stays open until the chosen screen has loaded', { tag: '@phone' }, async ({
  page,
  product,
}) => {
  const letThrough = await holdBack(page, '**/assets/household-screen-*.js')
  await openLedger(page, product)
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  const places = page.getByRole('dialog')
  const place = places.getByRole('link', { name: 'Casa' })
  await place.click()
  await expect(place.locator('.turn')).toBeVisible()
  letThrough()
  await expect(places).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Casa García' })).toBeVisible()
})

test('a link is marked as busy until its screen has loaded', { tag: '@desk' }, async ({ page, product }) => {
  const letThrough = await holdBack(page, '**/assets/household-screen-*.js')
  await openLedger(page, product)
  const place = page.getByRole('banner').getByRole('link', { name: 'Casa', exact: true })
  await place.click()
  await expect(place).toHaveAttribute('aria-busy', 'true')
  letThrough()
  await expect(page.getByRole('heading', { level: 1, name: 'Casa García' })).toBeVisible()
  await expect(place).toHaveAttribute('aria-busy', 'false')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Gastos' })).toBeVisible()
  await expect(place).toHaveAttribute('aria-busy', 'false')
})

test('a link that is opened in another tab is not marked as busy', { tag: '@desk' }, async ({
  page,
  context,
  product,
}) => {
  await openLedger(page, product)
  const place = page.getByRole('banner').getByRole('link', { name: 'Casa', exact: true })
  const opened = context.waitForEvent('page')
  await place.click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
  await expect(place).toHaveAttribute('aria-busy', 'false')
})

test('the buttons of a long form stay in sight on a small phone, and the amount is grouped when it is left', {
  tag: '@phone',
}, async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openLedger(page, product)
  await seen(page.getByText('Pan', { exact: true })).click()
  const drawer = page.getByRole('dialog')
  const save = drawer.getByRole('button', { name: 'Guardar cambios' })
  const erase = drawer.getByRole('button', { name: 'Borrar' })
  await still(page)
  await expect(erase).not.toBeInViewport()
  await expect(save).toBeInViewport({ ratio: 1 })

  await drawer.getByLabel('Monto').fill('12500')
  await drawer.getByLabel('Descripción').focus()
  await expect(drawer.getByLabel('Monto')).toHaveValue('12.500')
  await drawer.getByRole('button', { name: 'Cancelar' }).click()
  await expect(drawer).toBeHidden()
  await expect(seen(page.getByText(/\$\s1\.200/))).toBeVisible()

  await seen(page.getByText('Pan', { exact: true })).click()
  await expect(drawer.getByLabel('Monto')).toHaveValue('1.200')
  await drawer.getByLabel('Monto').fill('2345678')
  await drawer.getByLabel('Monto').press('Enter')
  await expect(toastOf(page)).toContainText('Gasto actualizado')
  await expect(seen(page.getByText(/\$\s2\.345\.678/))).toBeVisible()
})

test('the message about the last expense does not cover the button of the next one', {
  tag: '@phone',
}, async ({ page, product }) => {
  await openLedger(page, product)
  const drawer = await openDrawer(page)
  await drawer.getByLabel('Monto').fill('1.500')
  await drawer.getByLabel('Descripción').fill('Colectivo')
  await drawer.getByRole('button', { name: 'Anotar gasto' }).click()
  await expect(toastOf(page)).toContainText('Gasto anotado')
  await openDrawer(page)
  await still(page)
  await expect(toastOf(page)).toBeVisible()
  const toast = await toastOf(page).boundingBox()
  const submit = await drawer.getByRole('button', { name: 'Anotar gasto' }).boundingBox()
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(submit?.y ?? 0)
})

test('a message over the tallest drawer leaves its handle and close button free', { tag: '@phone' }, async ({
  page,
  product,
  noise,
}) => {
  noise.expect(409)
  await page.setViewportSize({ width: 360, height: 640 })
  await openLedger(page, product)
  await page.goto('/household')
  await page.getByRole('button', { name: 'Nueva categoría' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Nombre').fill('Supermercado')
  await drawer.getByRole('button', { name: 'Crear categoría' }).click()
  await expect(toastOf(page)).toContainText('Ya hay una categoría con este nombre')
  await still(page)
  const toast = await toastOf(page).boundingBox()
  const handle = await drawer.locator('[data-vaul-handle]').boundingBox()
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(handle?.y ?? 0)

  await test.step('the title stays visible when the form is scrolled', async () => {
    await drawer.getByRole('button', { name: 'Crear categoría' }).scrollIntoViewIfNeeded()
    await expect(drawer.getByRole('heading', { name: 'Nueva categoría' })).toBeInViewport()
  })
})

test('an invalid amount is not reported as missing', { tag: '@phone' }, async ({ page, product }) => {
  await openLedger(page, product)
  const drawer = await openDrawer(page)
  for (const typed of ['-5', '1e3', 'mucho']) {
    await drawer.getByLabel('Monto').fill(typed)
    await expect(drawer.getByText('Eso no es un monto.')).toBeVisible()
  }
  await drawer.getByLabel('Monto').fill('')
  await drawer.getByRole('button', { name: 'Anotar gasto' }).click()
  await expect(drawer.getByText('Falta el monto')).toBeVisible()
})

test('the field that keeps a form from being sent comes into view and gets the focus', {
  tag: '@phone',
}, async ({ page, product }) => {
  await openLedger(page, product)
  await page.goto('/household')
  await page.getByRole('button', { name: 'Nueva categoría' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Crear categoría' }).click()
  await expect(drawer.getByLabel('Nombre')).toBeFocused()
  await expect(drawer.getByLabel('Nombre')).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  await test.step('a budget of zero is refused with a reason', async () => {
    await seen(page.getByRole('button', { name: /Poner un presupuesto/ })).click()
    await drawer.getByLabel('Monto por mes').fill('0')
    await drawer.getByRole('button', { name: 'Guardar' }).click()
    await expect(drawer.getByText('Tiene que ser más que cero.')).toBeVisible()
  })
})

test('the focus is not taken back from a person who moves on while a drawer closes', {
  tag: '@phone',
}, async ({ page, product }) => {
  await openLedger(page, product)
  const drawer = await openDrawer(page)
  await page.keyboard.press('Escape')
  await page.getByLabel('Buscar un gasto').focus()
  await expect(drawer).toHaveCount(0)
  await still(page)
  await expect(page.getByLabel('Buscar un gasto')).toBeFocused()
})
