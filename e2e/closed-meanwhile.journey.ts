import { expect, type Page } from '@playwright/test'
import { holdBack } from './holding.ts'
import { registerMember, signIn, signInSomebodyNew } from './member.ts'
import { somebodyNew } from './people.ts'
import { seen, toastOf } from './screen.ts'
import { test } from './stage.ts'

const budgetsUrl = '**/v2/budgets'
const inviteUrl = '**/v2/households/invite'
const receiptUrl = '**/v2/expenses/*/receipt'

interface Meanwhile {
  /** The call that is pending. */
  url: string
  press: () => Promise<unknown>
  fails?: boolean
  /** Whether it is answered while the drawer still slides out. */
  sliding?: boolean
  /** The message shown once it is answered. */
  told: string
}

/** Closes the dialog while its call is pending, and only then lets the call be answered. */
async function closeMeanwhile(page: Page, { url, press, fails, sliding, told }: Meanwhile) {
  const dialog = page.getByRole('dialog')
  const closed = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    await closed.promise
    return fails ? route.fulfill({ status: 500, body: '' }) : route.continue()
  })
  const asked = page.waitForRequest(url)
  await press()
  await asked
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  if (!sliding) await expect(dialog).toHaveCount(0)
  closed.resolve()
  await expect(toastOf(page)).toContainText(told)
  await expect(dialog).toHaveCount(0)
  await page.unroute(url)
}

test('a dialog that is closed while it saves still reports the result', { tag: '@phone' }, async ({
  page,
  context,
  product,
  noise,
}) => {
  noise.expect(500)
  const ana = await registerMember(product, somebodyNew('Ana García'))
  await ana.call('POST', '/v2/expenses', { description: 'Heladera', amount: 900_000 })
  await signIn(context, product, ana)
  await page.goto('/dashboard')
  const dialog = page.getByRole('dialog')
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  const toast = toastOf(page)

  await test.step('setting a budget', async () => {
    const openBudget = async () => {
      await page.getByRole('button', { name: 'Nuevo presupuesto' }).click()
      await dialog.getByLabel('Monto por mes').fill('500.000')
    }
    await openBudget()
    await closeMeanwhile(page, {
      url: budgetsUrl,
      press: () => press('Guardar'),
      fails: true,
      told: 'No pudimos guardar el presupuesto. Probá de nuevo.',
    })
    await openBudget()
    await closeMeanwhile(page, {
      url: budgetsUrl,
      press: () => press('Guardar'),
      told: 'Presupuesto guardado',
    })
  })

  await test.step('removing a budget, which is then restored', async () => {
    await page.getByRole('button', { name: /^Editar el presupuesto de Toda la casa/ }).click()
    await closeMeanwhile(page, {
      url: `${budgetsUrl}/*`,
      press: () => press('Sacar el presupuesto'),
      told: 'Sacamos el presupuesto',
    })
    await toast.getByRole('button', { name: 'Deshacer' }).click()
    await expect(toast).toContainText('Presupuesto recuperado')
  })

  await test.step('sending an invitation', async () => {
    const openInvite = async () => {
      await page.getByRole('region', { name: 'La familia' }).getByRole('button', { name: 'Invitar' }).click()
      await dialog.getByLabel('Número de teléfono').fill('11 5263-4999')
      await expect(dialog.getByRole('button', { name: 'Mandar invitación' })).toBeEnabled()
    }
    await openInvite()
    await closeMeanwhile(page, {
      url: inviteUrl,
      press: () => press('Mandar invitación'),
      fails: true,
      told: 'No pudimos mandar la invitación',
    })
    await openInvite()
    await closeMeanwhile(page, {
      url: inviteUrl,
      press: () => press('Mandar invitación'),
      sliding: true,
      told: 'Invitación enviada',
    })
  })

  await test.step('adding a receipt', async () => {
    await page.goto('/expenses')
    const row = seen(
      page.locator('button[data-expense]').or(page.getByRole('button', { name: 'Editar Heladera' })),
    )
    const picture = { name: 'a.png', mimeType: 'image/png', buffer: await page.screenshot() }
    const choose = () => dialog.locator('input[type=file]').setInputFiles(picture)
    await row.click()
    await expect(dialog.getByRole('button', { name: 'Agregar una foto' })).toBeVisible()
    await closeMeanwhile(page, {
      url: receiptUrl,
      press: choose,
      fails: true,
      told: 'No pudimos guardar el recibo',
    })
    await row.click()
    await expect(dialog.getByRole('button', { name: 'Agregar una foto' })).toBeVisible()
    await closeMeanwhile(page, {
      url: receiptUrl,
      press: choose,
      fails: true,
      sliding: true,
      told: 'No pudimos guardar el recibo',
    })
    await row.click()
    await expect(dialog.getByRole('button', { name: 'Agregar una foto' })).toBeVisible()
    await closeMeanwhile(page, { url: receiptUrl, press: choose, told: 'Guardamos el recibo' })
  })
})

test('leaving the settings while they are saved still reports the result', { tag: '@desk' }, async ({
  page,
  context,
  product,
}) => {
  await signInSomebodyNew(context, product)
  await page.goto('/settings')
  const letThrough = await holdBack(page, '**/v2/users/settings', { method: 'PATCH' })
  await page.getByLabel('Nombre').fill('Ana María García')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await page.getByRole('link', { name: 'Gastos' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gastos' })).toBeVisible()
  letThrough()
  await expect(toastOf(page)).toContainText('Guardado')
})
