import { expect } from '@playwright/test'
import { signInSomebodyNew } from './member.ts'
import { seen, toastOf } from './screen.ts'
import { test } from './stage.ts'

test('the dialog of a new expense suggests a category until one is chosen', { tag: '@phone' }, async ({
  page,
  context,
  product,
}) => {
  const ana = await signInSomebodyNew(context, product)
  await page.goto('/expenses')
  const dialog = page.getByRole('dialog')
  const category = dialog.getByLabel('Categoría')
  const description = dialog.getByLabel('Descripción')
  const shown = () => category.locator('option:checked').textContent()
  const recorded = async () =>
    (await ana.call<{ expenses: { category_name: string | null }[] }>('GET', '/v2/expenses')).expenses[0]
  const begin = async (text: string) => {
    await seen(page.getByRole('button', { name: 'Anotar gasto' })).click()
    await dialog.getByLabel('Monto').fill('8.500')
    await description.fill(text)
  }
  const save = async () => {
    await dialog.getByRole('button', { name: 'Anotar gasto' }).click()
    await expect(dialog).toBeHidden()
    await expect(toastOf(page).last()).toContainText('Gasto anotado')
  }

  await test.step('follows the description, and is saved if nothing else is chosen', async () => {
    await begin('Nafta')
    await expect.poll(shown).toContain('Transporte')
    await expect(category).toHaveAccessibleName('Categoría (sugerida)')
    await description.fill('Verdulería')
    await expect.poll(shown).toContain('Supermercado')
    await expect(dialog.getByText('Categoría sugerida: Supermercado.')).toBeAttached()
    await description.fill('')
    await expect.poll(shown).toBe('Sin categoría')
    await description.fill('Verdulería')
    await expect.poll(shown).toContain('Supermercado')
    await save()
    expect(await recorded()).toMatchObject({ category_name: 'Supermercado' })
  })

  await test.step('gives way to a choice, no category included', async () => {
    await begin('Nafta')
    await expect.poll(shown).toContain('Transporte')
    await category.selectOption('Sin categoría')
    await expect(category).toHaveAccessibleName('Categoría (opcional)')
    await description.fill('Verdulería')
    await page.waitForTimeout(600)
    expect(await shown()).toBe('Sin categoría')
    await save()
    expect(await recorded()).toMatchObject({ category_name: null })
  })
})
