import { expect } from '@playwright/test'
import { registerMember, signIn } from './member.ts'
import { somebodyNew } from './people.ts'
import { seen } from './screen.ts'
import { test } from './stage.ts'

test('the ledger sorts by largest amount, over all pages', async ({ page, context, product }, {
  project,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  // The largest expense is beyond the first page by day, and on the first by amount.
  for (let index = 0; index < 22; index += 1)
    await ana.call('POST', '/v2/expenses', {
      description: `Gasto ${index}`,
      amount: index === 0 ? 90_000 : 1000 + index,
      expense_date: `2026-02-${String(index + 1).padStart(2, '0')}`,
    })
  await signIn(context, product, ana)
  await page.goto('/expenses')
  const rows = page.locator('[data-expense]').filter({ visible: true })
  await expect(rows.first()).toContainText('Gasto 21')
  if (project.name === 'desk') await page.getByRole('button', { name: 'Monto', exact: true }).click()
  else {
    await page.getByRole('button', { name: 'Filtros', exact: true }).click()
    await page.getByLabel('Orden').selectOption('Primero los más grandes')
  }
  await expect(rows.first()).toContainText('Gasto 0')
  await expect(rows.first()).toContainText('1 feb')
  // On a phone the day is below the amount, so that the description has the rest of the line.
  if (project.name === 'phone') await expect(rows.first()).toHaveText(/90\.000\s*1 feb$/)
  await expect(rows.nth(1)).toContainText('Gasto 21')
  await seen(page.getByRole('link', { name: 'Siguiente' })).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.last()).toContainText('Gasto 1')

  await test.step('removing the order shows the newest first', async () => {
    await page.getByRole('button', { name: 'Quitar filtro Primero los más grandes' }).click()
    await expect(rows.first()).toContainText('Gasto 21')
    await expect(page).toHaveURL(/\/expenses$/)
  })
})
