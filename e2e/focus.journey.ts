import { expect, type Page, type Request } from '@playwright/test'
import { holdBack } from './holding.ts'
import { joinMember, registerMember, signIn, signInSomebodyNew } from './member.ts'
import { somebodyNew } from './people.ts'
import { pressInToast, seen, toastOf } from './screen.ts'
import { test } from './stage.ts'

test('the focus returns from nested dialogs, and stays in the list when a row is removed', async ({
  page,
  context,
  product,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  await joinMember(product, ana, somebodyNew('Mateo García'))
  await signIn(context, product, ana)
  await page.goto('/household')
  const family = page.getByRole('region', { name: 'La familia' })
  const dialog = page.getByRole('dialog')

  await test.step('returns to the first button from the second dialog', async () => {
    const leave = family.getByRole('button', { name: 'Irme de la casa' })
    await leave.click()
    await dialog.getByRole('button', { name: 'Pasarle la casa a Mateo García' }).click()
    await expect(dialog.getByText(/^Mateo García pasa a ser titular/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(leave).toBeFocused()
  })

  await test.step('stays in the member list after a member is removed', async () => {
    await family.getByRole('button', { name: 'Acciones de Mateo García' }).click()
    await page.getByRole('menuitem', { name: 'Sacar de la casa' }).click()
    await dialog.getByRole('button', { name: /^Sacar/ }).click()
    await expect(family.getByRole('listitem')).toHaveCount(1)
    await expect(family).toBeFocused()
  })
})

test('the focus stays in a dialog that takes the place of another', { tag: '@desk' }, async ({
  page,
  context,
  product,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  await ana.call('POST', '/v2/expenses', { description: 'Alquiler', amount: 420_000 })
  await signIn(context, product, ana)
  await page.goto('/expenses')
  const row = page.getByRole('row', { name: /Alquiler/ })
  const dialog = page.getByRole('dialog')
  await expect(row).toBeVisible()
  // From here on, the second dialog is loaded, and appears at once.
  await page.getByRole('button', { name: 'Lo que se repite' }).click()
  await expect(dialog.getByText('Todavía no se repite nada.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.keyboard.press('j')
  await expect(row).toBeFocused()
  await page.keyboard.press('e')
  await dialog.getByRole('button', { name: 'Se repite' }).press('Enter')
  await expect(dialog.getByLabel('Cada cuánto')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(row).toBeFocused()
})

test('a dialog can be opened for the first time without a connection', { tag: '@phone' }, async ({
  page,
  context,
  product,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/)
  await signInSomebodyNew(context, product)
  const underWay = new Set<Request>()
  page.on('request', (request) => request.resourceType() === 'script' && underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  const dialog = page.waitForRequest(/\/expense-dialog-/)
  await page.goto('/expenses')
  await dialog
  await expect.poll(() => underWay.size).toBe(0)
  await context.setOffline(true)
  await seen(page.getByRole('button', { name: 'Anotar gasto' })).click()
  await expect(page.getByRole('dialog').getByLabel('Monto')).toBeVisible()
})

/** Returns what screen readers announce for the next toast; the text is there for only a second. */
const announcement = (page: Page) =>
  page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<string>()
    new MutationObserver(() => {
      const text = document.querySelector('[role=status][aria-live]')?.textContent
      // The label of the region comes before the message.
      if (text && !text.endsWith(' ')) resolve(text)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    return promise
  })

test('an error in a dialog is shown over it and can be dismissed there', async ({
  page,
  context,
  product,
  noise,
}) => {
  noise.expect(409)
  await signInSomebodyNew(context, product)
  await page.goto('/household')
  const dialog = page.getByRole('dialog')
  await seen(page.getByRole('button', { name: 'Nueva categoría' })).click()
  await dialog.getByLabel('Nombre').fill('SUPERMERCADO')
  const readOut = announcement(page)
  await dialog.getByRole('button', { name: 'Crear categoría' }).click()
  await expect(toastOf(page)).toContainText('Ya hay una categoría con este nombre')
  expect(await readOut).toBe('Avisos Error. Ya hay una categoría con este nombre')
  await expect(dialog.getByLabel('Nombre')).toBeFocused()
  await pressInToast(page, 'Cerrar')
  await expect(toastOf(page)).toHaveCount(0)
  await expect(dialog.getByLabel('Nombre')).toHaveValue('SUPERMERCADO')

  await test.step('an error after the dialog was closed is shown too', async () => {
    const letThrough = await holdBack(page, '**/v2/categories', { method: 'POST' })
    await dialog.getByRole('button', { name: 'Crear categoría' }).click()
    await dialog.getByRole('button', { name: 'Cerrar' }).click()
    await expect(dialog).toHaveCount(0)
    letThrough()
    await expect(toastOf(page)).toContainText('Ya hay una categoría con este nombre')
  })
})

test('a message about an expense disappears after three seconds, any other after five', {
  tag: '@desk',
}, async ({ page, context, product }) => {
  await signInSomebodyNew(context, product)
  await page.clock.install()
  const dialog = page.getByRole('dialog')
  const toast = toastOf(page)
  const stopTheClock = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  /** Advances the clock in short steps until the toast appears. */
  const appears = (text: string) =>
    expect(async () => {
      await page.clock.runFor(20)
      expect(await toast.allTextContents()).toEqual([expect.stringContaining(text)])
    }).toPass({ intervals: [50] })

  /** Advances the clock, and lets the page's event loop run in between. */
  const passes = async (milliseconds: number) => {
    for (let gone = 0; gone < milliseconds; gone += 400) {
      await page.clock.runFor(400)
      await page.evaluate(() => {
        const { promise, resolve } = Promise.withResolvers<unknown>()
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(null)
        return promise
      })
    }
  }

  await test.step('a message about a category', async () => {
    await page.goto('/household')
    await page.getByRole('button', { name: 'Nueva categoría' }).first().click()
    await dialog.getByLabel('Nombre').fill('Huerta')
    await stopTheClock()
    await dialog.getByRole('button', { name: 'Crear categoría' }).click()
    await appears('Categoría creada')
    await passes(4800)
    await expect(toast).toBeVisible()
    await passes(400)
    await expect(toast).toHaveCount(0)
    await page.clock.resume()
  })

  await test.step('a message about an expense', async () => {
    await page.goto('/expenses')
    await page.getByRole('button', { name: 'Anotar gasto' }).first().click()
    await dialog.getByLabel('Monto').fill('900')
    await dialog.getByLabel('Descripción').fill('Pan')
    await stopTheClock()
    await dialog.getByRole('button', { name: 'Anotar gasto' }).click()
    await appears('Gasto anotado')
    await passes(2800)
    await expect(toast).toBeVisible()
    await passes(400)
    await expect(toast).toHaveCount(0)
  })
})

test('a drawer takes the focus from the page, and fields that it adds get it', {
  tag: '@phone',
}, async ({ page, context, product }) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  await ana.call('POST', '/v2/expenses', { description: 'Pan', amount: 1200 })
  await signIn(context, product, ana)
  await page.goto('/expenses')
  const drawer = page.getByRole('dialog')
  const more = page.getByRole('button', { name: 'Más detalles' })

  await test.step('the menu', async () => {
    const menu = page.getByRole('button', { name: 'Abrir menú' })
    await menu.click()
    await expect(drawer).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
  })

  await test.step('a recorded expense', async () => {
    const row = page.locator('[data-expense]')
    await row.click()
    await expect(drawer).toBeFocused()
    await more.click()
    await expect(drawer.getByLabel('Nota')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(row).toBeFocused()
  })

  await test.step('a new expense', async () => {
    await page.getByRole('button', { name: 'Anotar gasto' }).click()
    await expect(drawer.getByLabel('Monto')).toBeFocused()
    await more.click()
    await expect(drawer.getByLabel('Se repite')).toBeFocused()
  })
})

test('the empty name field of a new household gets the focus', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/register')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('La casa necesita un nombre')).toBeVisible()
  await expect(page.getByLabel('Nombre de la casa')).toBeFocused()
})

test('a pressed button keeps the focus while saving, and sends only one request', {
  tag: '@desk',
}, async ({ page, context, product }) => {
  await signInSomebodyNew(context, product)
  const saved = Promise.withResolvers<void>()
  let sent = 0
  await page.route('**/v2/users/settings*', async (route) => {
    if (route.request().method() === 'PATCH') {
      sent += 1
      await saved.promise
    }
    await route.continue()
  })
  await page.goto('/settings')
  const save = page.getByRole('button', { name: 'Guardar cambios' })
  await save.press('Enter')
  await expect(save).toBeDisabled()
  await page.keyboard.press('Enter')
  await page.getByLabel('Nombre').press('Enter')
  await save.focus()
  await expect(save).toBeFocused()
  saved.resolve()
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible()
  await expect(save).toBeFocused()
  expect(sent).toBe(1)
})

test('a page that a link opens is named to screen readers, and gets the focus if the link is gone', {
  tag: '@desk',
}, async ({ page, context, product }) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  await ana.call('POST', '/v2/expenses', { description: 'Pan', amount: 10 })
  await signIn(context, product, ana)
  const named = page.locator('#arrival')
  const focused = page.locator(':focus')

  await test.step('not a page that is loaded, which the browser itself names', async () => {
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Gastos', exact: true }).first().waitFor()
    await expect(named).toBeEmpty()
  })

  await test.step('the link in the header stays focused', async () => {
    const link = page.getByRole('banner').getByRole('link', { name: 'Gastos', exact: true })
    await link.press('Enter')
    await expect(named).toHaveText('Gastos')
    await expect(link).toBeFocused()
  })

  await test.step('the focus of a link that leaves with its page moves to the new one', async () => {
    await page.goto('/dashboard')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Toda la casa/ })
      .press('Enter')
    await expect(named).toHaveText('Gastos')
    await expect(focused).toHaveAttribute('id', 'content')
  })
})
