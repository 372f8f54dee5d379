import { expect } from '@playwright/test'
import { joinMember, registerMember, signIn, signInSomebodyNew } from './member.ts'
import { somebodyNew } from './people.ts'
import { loaded, seen, toastOf } from './screen.ts'
import { test } from './stage.ts'

test('an expense opens where it is pressed, in the ledger and on the dashboard', async ({
  page,
  context,
  product,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  for (const [description, amount] of [
    ['Pan', 1200],
    ['Nafta', 32_000],
  ] as const)
    await ana.call('POST', '/v2/expenses', { description, amount })
  await signIn(context, product, ana)
  const dialog = page.getByRole('dialog', { name: 'Editar gasto' })
  const row = (name: string) => seen(page.locator('[data-expense]', { hasText: name }))

  await test.step('opens a row of the ledger by click and by keyboard', async () => {
    await page.goto('/expenses')
    await row('Nafta').getByText('Nafta', { exact: true }).click()
    await expect(dialog.getByLabel('Descripción')).toHaveValue('Nafta')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await row('Pan').focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Descripción')).toHaveValue('Pan')
  })

  await test.step('opens one of the latest expenses and goes back', async () => {
    await page.goto('/dashboard')
    await page.getByRole('region', { name: 'Últimos gastos' }).getByRole('link', { name: /Nafta/ }).click()
    await expect(dialog.getByLabel('Descripción')).toHaveValue('Nafta')
    await dialog.getByRole('button', { name: 'Cerrar' }).click()
    await expect(dialog).toBeHidden()
    await expect(row('Nafta')).toBeFocused()
    await page.reload()
    await expect(row('Nafta')).toBeVisible()
    await expect(dialog).toBeHidden()
    await page.goBack()
    await expect(page.getByRole('region', { name: 'Últimos gastos' })).toBeVisible()
  })

  await test.step('opens an expense recorded after the ledger was loaded', async () => {
    await ana.call('POST', '/v2/expenses', { description: 'Queso', amount: 900 })
    await page.getByRole('region', { name: 'Últimos gastos' }).getByRole('link', { name: /Queso/ }).click()
    await expect(dialog.getByLabel('Descripción')).toHaveValue('Queso')
  })
})

test("an expense is recorded again with today's date", { tag: '@phone' }, async ({
  page,
  context,
  product,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const nafta = { description: 'Nafta', amount: 32_000.5, expense_date: '2026-01-31', note: 'tanque lleno' }
  await ana.call('POST', '/v2/expenses', nafta)
  await signIn(context, product, ana)
  await page.goto('/expenses')
  const dialog = page.getByRole('dialog')
  await seen(page.locator('[data-expense]')).click()
  await dialog.getByRole('button', { name: 'Duplicar' }).click()
  await expect(dialog).toHaveAccessibleName('Anotar gasto')
  await expect(dialog.getByLabel('Descripción')).toHaveValue('Nafta')
  await expect(dialog.getByLabel('Nota')).toHaveValue('tanque lleno')
  await dialog.getByLabel('Monto').fill('35.000')
  await dialog.getByRole('button', { name: 'Anotar gasto' }).click()
  await expect(toastOf(page)).toContainText('Gasto anotado')
  const { expenses } = await ana.call<{ expenses: (typeof nafta)[] }>('GET', '/v2/expenses')
  expect(expenses.map(({ amount }) => amount)).toEqual([35_000, 32_000.5])
  expect(expenses[0]?.expense_date).not.toBe(nafta.expense_date)

  await test.step('the next new expense starts empty', async () => {
    await page.getByRole('button', { name: 'Anotar gasto' }).click()
    await expect(dialog.getByLabel('Descripción')).toHaveValue('')
  })
})

test('an expense paid by a former member is recorded again as paid by the current user', {
  tag: '@desk',
}, async ({ page, context, product }) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const beto = await joinMember(product, ana, somebodyNew('Beto García'))
  await beto.call('POST', '/v2/expenses', { description: 'Nafta', amount: 32_000 })
  await beto.call('POST', '/v2/households/leave', {})
  await signIn(context, product, ana)
  await page.goto('/expenses')
  const dialog = page.getByRole('dialog')
  await loaded(page)
  await page.locator('[data-expense]').getByText('Nafta', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Duplicar' }).click()
  await dialog.getByRole('button', { name: 'Anotar gasto' }).click()
  await expect(toastOf(page)).toContainText('Gasto anotado')
  const { expenses } = await ana.call<{ expenses: { paid_by_name: string }[] }>('GET', '/v2/expenses')
  expect(expenses.map(({ paid_by_name }) => paid_by_name)).toEqual(['Ana García', 'Beto García'])
})

test('a page whose script fails to load offers to try again', { tag: '@phone' }, async ({ page, noise }) => {
  noise.expect(/ERR_FAILED/)
  const app = /\/assets\/app-[^/]+\.js$/
  await page.route(app, (route) => route.abort())
  await page.goto('/login')
  const again = page.getByRole('link', { name: /Probar de nuevo/ })
  await expect(again).toBeHidden()
  await expect(again).toBeVisible()
  await page.unroute(app)
  await again.click()
  await expect(page.getByRole('heading', { name: 'Hola de nuevo' })).toBeVisible()
})

test('an address with capitals or a slash at its end opens the same screen, with its title', {
  tag: '@phone',
}, async ({ page, context, product }) => {
  await signInSomebodyNew(context, product)
  for (const [address, title] of [
    ['/expenses/', 'Gastos'],
    ['/Household', 'Casa'],
  ] as const) {
    await page.goto(address)
    await expect(seen(page.getByRole('banner').getByText(title, { exact: true }))).toBeVisible()
  }
})
