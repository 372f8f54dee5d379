import { expect } from '@playwright/test'
import { registerMember, signIn } from './member.ts'
import { somebodyNew } from './people.ts'
import { seen } from './screen.ts'
import { test } from './stage.ts'

test('an edit while its category is merged neither shows nor sets another one', { tag: '@phone' }, async ({
  page,
  context,
  product,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const create = async (name: string) => {
    const { category } = await ana.call<{ category: { id: string } }>('POST', '/v2/categories', { name })
    return category.id
  }
  const [old, other] = [await create('Facturas'), await create('Panadería')]
  await ana.call('POST', '/v2/expenses', { description: 'Pan', amount: 2100, category_id: old })
  await signIn(context, product, ana)
  await page.goto('/expenses')
  const dialog = page.getByRole('dialog')
  await page.locator('button[data-expense]').click()
  await ana.call('DELETE', `/v2/categories/${old}?move_to=${other}`)
  await expect(page.locator('main').getByText('Panadería').first()).toBeAttached()
  await expect(dialog.getByLabel('Categoría').locator('option:checked')).toHaveText('Facturas')
  await dialog.getByLabel('Monto').fill('2200')
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(seen(page.locator('main').getByText('Panadería'))).toBeVisible()
  await expect(seen(page.locator('main').getByText('$ 2.200', { exact: true }))).toBeVisible()
})

test('an expense is saved with the category that its form shows after the chosen one is removed', {
  tag: '@phone',
}, async ({ page, context, product }) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const { category } = await ana.call<{ category: { id: string } }>('POST', '/v2/categories', {
    name: 'Facturas',
  })
  await ana.call('POST', '/v2/expenses', { description: 'Pan', amount: 2100, category_id: category.id })
  await signIn(context, product, ana)
  await page.goto('/expenses')
  const dialog = page.getByRole('dialog')
  const chosen = dialog.getByLabel('Categoría').locator('option:checked')
  await seen(page.getByRole('button', { name: 'Anotar gasto' })).click()
  await dialog.getByLabel('Monto').fill('900')
  await dialog.getByLabel('Descripción').fill('Cosas')
  await dialog.getByLabel('Categoría').selectOption('Facturas')
  await ana.call('DELETE', `/v2/categories/${category.id}`)
  await expect(chosen).toHaveText('Sin categoría')
  await dialog.getByRole('button', { name: 'Anotar gasto' }).click()
  await expect(seen(page.locator('main').getByText('Cosas'))).toBeVisible()
  await expect(dialog).toHaveCount(0)
})
