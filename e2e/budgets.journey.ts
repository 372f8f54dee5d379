import { expect } from '@playwright/test'
import { registerMember, signIn } from './member.ts'
import { somebodyNew } from './people.ts'
import { pressInToast, toastOf } from './screen.ts'
import { test } from './stage.ts'
import { dayAgo } from './where.ts'

test('a budget is set, used up, changed, removed and restored', { tag: '@phone' }, async ({
  page,
  context,
  product,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const { categories } = await ana.call<{ categories: { id: string; name: string }[] }>(
    'GET',
    '/v2/categories',
  )
  const [category] = categories
  if (!category) throw new Error('A household begins with categories')
  await signIn(context, product, ana)
  await page.goto('/household')
  const dialog = page.getByRole('dialog')
  const budget = page.getByRole('button', { name: new RegExp(`^Editar el presupuesto de ${category.name}`) })

  await test.step('sets a budget for a category', async () => {
    await page.getByRole('button', { name: `Acciones de ${category.name}` }).click()
    await page.getByRole('menuitem', { name: 'Poner un presupuesto' }).click()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByText('Falta el monto')).toBeVisible()
    await dialog.getByLabel('Monto por mes').fill('100.000')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(toastOf(page)).toContainText('Presupuesto guardado')
    await expect(budget).toContainText('Quedan $ 100.000')
  })

  await test.step('the budget follows the spending', async () => {
    const spend = (amount: number) =>
      ana.call('POST', '/v2/expenses', { description: 'Compra', amount, category_id: category.id })
    await spend(20_000)
    await expect(budget.getByRole('img', { name: /^20\s?% usado/ })).toBeVisible()
    await spend(100_000)
    await expect(budget).toContainText('Se pasó por $ 20.000')
  })

  await test.step('changes it for this month only', async () => {
    await budget.click()
    await dialog.getByText(/^Solo este mes/).click()
    await dialog.getByLabel('Monto de este mes').fill('150 mil')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog).toBeHidden()
    await expect(budget).toContainText('de $ 150.000')
  })

  await test.step('shows it on the dashboard, where it is removed and restored', async () => {
    await page.goto('/dashboard')
    await expect(budget).toContainText('de $ 150.000')
    await ana.call('POST', '/v2/expenses', {
      description: 'Compra',
      amount: 30_000,
      category_id: category.id,
    })
    await expect(budget).toContainText('Se gastó justo todo.')
    await budget.click()
    await dialog.getByRole('button', { name: 'Sacar el presupuesto' }).click()
    await expect(budget).toBeHidden()
    await pressInToast(page, 'Deshacer')
    await expect(budget).toBeVisible()
  })

  await test.step('sets one for the whole household', async () => {
    await page.getByRole('button', { name: 'Nuevo presupuesto' }).click()
    await expect(dialog.getByLabel('Para')).toHaveValue('')
    await dialog.getByLabel('Monto por mes').fill('500.000')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByRole('button', { name: /^Editar el presupuesto de Toda la casa/ })).toContainText(
      'de $ 500.000',
    )
  })
})

test("on the last day of a budget's month, what is left is for today", { tag: '@desk' }, async ({
  page,
  context,
  product,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  await ana.call('POST', '/v2/expenses', { description: 'Pan', amount: 2000 })
  const month_starts_on = Number(dayAgo(-1).slice(8))
  await ana.call('PUT', '/v2/budgets', { category_id: null, amount: 10_000, month_starts_on })
  await signIn(context, product, ana)
  await page.goto('/dashboard')
  const budgets = page.getByRole('region', { name: 'Presupuestos' })
  await expect(budgets).toContainText(/Quedan \$\s8\.000 para hoy\./)
  await expect(budgets).not.toContainText('por día')
})

test('of many budgets, those nearest to their limit come first, and the others on request', {
  tag: '@phone',
}, async ({ page, context, product }) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const { categories } = await ana.call<{ categories: { id: string; name: string }[] }>(
    'GET',
    '/v2/categories',
  )
  for (const { id } of categories.slice(0, 9))
    await ana.call('PUT', '/v2/budgets', { category_id: id, amount: 100 })
  await ana.call('PUT', '/v2/budgets', { amount: 10_000 })
  const last = categories[8]
  await ana.call('POST', '/v2/expenses', { description: 'Compra', amount: 90, category_id: last?.id })
  await signIn(context, product, ana)
  await page.goto('/dashboard')
  const budgets = page
    .getByRole('region', { name: 'Presupuestos' })
    .getByRole('button', { name: /^Editar el presupuesto/ })
  await expect(budgets).toHaveCount(6)
  await expect(budgets.nth(0)).toContainText('de $ 10.000')
  await expect(budgets.nth(1)).toContainText(last?.name ?? '')
  await page.getByRole('button', { name: '4 más' }).click()
  await expect(budgets).toHaveCount(10)
  const fewer = page.getByRole('button', { name: 'Ver menos' })
  await expect(fewer).toBeFocused()
  await fewer.press('Enter')
  await expect(budgets).toHaveCount(6)
})
