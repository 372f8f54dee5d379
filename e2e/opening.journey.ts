import { expect } from '@playwright/test'
import { registerMember, signIn } from './member.ts'
import { somebodyNew } from './people.ts'
import { seen } from './screen.ts'
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

  await test.step('a row of the ledger, by its words and by the key', async () => {
    await page.goto('/expenses')
    await row('Nafta').getByText('Nafta', { exact: true }).click()
    await expect(dialog.getByLabel('Descripción')).toHaveValue('Nafta')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await row('Pan').focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Descripción')).toHaveValue('Pan')
  })

  await test.step('one of the latest, and the way back', async () => {
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
})
