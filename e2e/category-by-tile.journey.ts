import { expect, type Page } from '@playwright/test'
import { joinMember, type Member, registerMember, signIn } from './member.ts'
import { somebodyNew } from './people.ts'
import { pressInToast, seen, toastOf } from './screen.ts'
import { test } from './stage.ts'

interface Ledger {
  expenses: { id: string; description: string; category_name: string | null }[]
}

const tileOf = (page: Page, name: string) =>
  seen(page.getByRole('button', { name: `Cambiar la categoría de ${name}`, exact: true }))

/** A category in the menu of a wide screen, or in the drawer of a narrow one. */
const choice = (page: Page, name: string) =>
  page
    .getByRole('menuitemradio', { name, exact: true })
    .or(page.getByRole('dialog').getByRole('button', { name, exact: true }))

const layer = (page: Page) => page.getByRole('menu').or(page.getByRole('dialog'))

async function categoryOf(member: Member, name: string) {
  const { expenses } = await member.call<Ledger>('GET', '/v2/expenses')
  return expenses.find(({ description }) => description === name)?.category_name
}

const record = (member: Member, description: string) =>
  member.call<{ expense: { id: string } }>('POST', '/v2/expenses', { description, amount: 1000 })

test('pressing the tile of an expense changes its category, and the toast undoes it', async ({
  page,
  context,
  product,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  await record(ana, 'Zapallo')
  await signIn(context, product, ana)
  for (const path of ['/expenses', '/dashboard'])
    await test.step(path, async () => {
      await page.goto(path)
      const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: 'Zapallo' })
      await tileOf(page, 'Zapallo').click()
      await choice(page, 'Supermercado').click()
      await expect(toastOf(page)).toContainText('Un gasto pasó a Supermercado')
      await expect(seen(row)).toContainText('Supermercado')
      await expect(tileOf(page, 'Zapallo')).toBeFocused()
      expect(await categoryOf(ana, 'Zapallo')).toBe('Supermercado')
      await pressInToast(page, 'Deshacer')
      await expect(toastOf(page)).toContainText('Todo quedó como estaba')
      await expect(seen(row)).toContainText('Sin categoría')
      expect(await categoryOf(ana, 'Zapallo')).toBeNull()
    })
})

test('only those who may change an expense can press its tile', { tag: '@phone' }, async ({
  page,
  context,
  product,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const beto = await joinMember(product, ana, somebodyNew('Beto García'))
  await record(ana, 'De Ana')
  await record(beto, 'De Beto')
  await signIn(context, product, beto)
  for (const path of ['/expenses', '/dashboard']) {
    await page.goto(path)
    await expect(tileOf(page, 'De Beto')).toBeVisible()
    await expect(tileOf(page, 'De Ana')).toHaveCount(0)
  }
})

test('the category is changed by keyboard, and Escape leaves it as it was', { tag: '@desk' }, async ({
  page,
  context,
  product,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  await record(ana, 'Pan')
  await record(ana, 'Leche')
  await signIn(context, product, ana)
  await page.goto('/expenses')
  await tileOf(page, 'Leche').press('Enter')
  await expect(choice(page, 'Sin categoría')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(layer(page)).toBeHidden()
  await expect(tileOf(page, 'Leche')).toBeFocused()
  await page.keyboard.press('Enter')
  // The first letters choose; they are no shortcuts of the ledger meanwhile.
  await expect(choice(page, 'Sin categoría')).toBeFocused()
  await page.keyboard.type('mas')
  await expect(choice(page, 'Mascotas')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('Un gasto pasó a Mascotas')
  await expect(tileOf(page, 'Leche')).toBeFocused()
  await page.keyboard.press('j')
  await expect(page.locator('tr', { hasText: 'Pan' })).toBeFocused()
})

test('a change without a connection shows at once and is sent when there is one', { tag: '@phone' }, async ({
  page,
  context,
  product,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/)
  const ana = await registerMember(product, somebodyNew('Ana García'))
  await record(ana, 'Pan')
  await signIn(context, product, ana)
  await page.goto('/expenses')
  await tileOf(page, 'Pan').click()
  await expect(choice(page, 'Supermercado')).toBeVisible()
  await context.setOffline(true)
  await choice(page, 'Supermercado').click()
  await expect(page.getByText('Sin conexión. Lo guardamos en cuanto vuelva.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Pan' })).toContainText('Supermercado')
  await context.setOffline(false)
  await expect(toastOf(page)).toContainText('Un gasto pasó a Supermercado')
  expect(await categoryOf(ana, 'Pan')).toBe('Supermercado')
})

test('an expense that somebody deletes meanwhile is said to be gone', { tag: '@desk' }, async ({
  page,
  context,
  product,
  noise,
}) => {
  noise.expect(404)
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const beto = await joinMember(product, ana, somebodyNew('Beto García'))
  const { expense } = await record(beto, 'Pan')
  await signIn(context, product, ana)
  await page.goto('/expenses')
  await tileOf(page, 'Pan').click()
  await expect(choice(page, 'Supermercado')).toBeVisible()
  await beto.call('DELETE', `/v2/expenses/${expense.id}`)
  await expect(page.locator('[data-expense]')).toHaveCount(0)
  await choice(page, 'Supermercado').click()
  await expect(toastOf(page)).toContainText('Alguien borró este gasto mientras tanto')
})
