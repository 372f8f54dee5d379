import { expect } from '@playwright/test'
import { joinMember, registerMember, signIn } from './member.ts'
import { somebodyNew } from './people.ts'
import { seen, toastOf } from './screen.ts'
import { test } from './stage.ts'

test('an expense that another member deletes while it is edited can be restored and saved', {
  tag: '@phone',
}, async ({ page, context, product }) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const beto = await joinMember(product, ana, somebodyNew('Beto García'))
  const { expense } = await beto.call<{ expense: { id: string } }>('POST', '/v2/expenses', {
    description: 'Pan',
    amount: 1200,
  })
  await signIn(context, product, ana)
  await page.goto('/expenses')
  const dialog = page.getByRole('dialog')
  const notice = dialog.getByText('Beto García borró este gasto.')
  const save = dialog.getByRole('button', { name: 'Guardar cambios' })
  await page.locator('button[data-expense]').click()
  await dialog.getByLabel('Monto').fill('3000')
  await beto.call('DELETE', `/v2/expenses/${expense.id}`)
  await expect(notice).toBeVisible()
  await expect(save).toBeDisabled()
  await dialog.getByRole('button', { name: 'Recuperar' }).click()
  await expect(notice).toHaveCount(0)
  await save.click()
  await expect(toastOf(page)).toContainText('Gasto actualizado')
  await expect(seen(page.locator('main').getByText('$ 3.000', { exact: true }))).toBeVisible()
})

test('an expense that is deleted with its category while it is edited cannot be saved', {
  tag: '@phone',
}, async ({ page, context, product, noise }) => {
  noise.expect(404)
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const { category } = await ana.call<{ category: { id: string } }>('POST', '/v2/categories', {
    name: 'Facturas',
  })
  await ana.call('POST', '/v2/expenses', { description: 'Pan', amount: 1200, category_id: category.id })
  await signIn(context, product, ana)
  await page.goto('/expenses')
  const dialog = page.getByRole('dialog')
  await page.locator('button[data-expense]').click()
  await expect(dialog.getByRole('button', { name: 'Guardar cambios' })).toBeEnabled()
  await ana.call('DELETE', `/v2/categories/${category.id}?force=true`)
  await expect(dialog.getByText('Este gasto ya no existe.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Guardar cambios' })).toBeDisabled()
})
