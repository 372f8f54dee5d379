import { expect } from '@playwright/test'
import { joinMember, registerMember, signIn } from './member.ts'
import { somebodyNew } from './people.ts'
import { pressInToast, seen, toastOf } from './screen.ts'
import { test } from './stage.ts'

interface Ledger {
  expenses: { description: string; category_name: string | null }[]
}

interface Members {
  members: { id: string; is_current_user: boolean }[]
}

test('several expenses change category or are deleted at once, and both can be undone', async ({
  page,
  context,
  product,
  noise,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const beto = await joinMember(product, ana, somebodyNew('Beto García'))
  const note = (member: typeof ana, description: string) =>
    member.call('POST', '/v2/expenses', { description, amount: 1000 })
  for (const name of ['Pan', 'Leche', 'Queso']) await note(beto, name)
  await note(ana, 'De Ana')
  // Beto may not change Ana's expense, because neither the expense nor the household is his.
  await signIn(context, product, beto)
  await page.goto('/expenses')
  await seen(page.getByRole('button', { name: 'Elegir varios' })).click()
  const bar = page.getByRole('region', { name: 'Gastos elegidos' })
  const box = (name: string) => seen(page.getByRole('checkbox', { name: `Elegir ${name}` }))
  const categories = async () => {
    const { expenses } = await ana.call<Ledger>('GET', '/v2/expenses')
    return Object.fromEntries(expenses.map(({ description, category_name }) => [description, category_name]))
  }

  await test.step('selects only expenses that the member may change', async () => {
    await expect(box('De Ana')).toBeDisabled()
    await bar.getByRole('checkbox', { name: 'Todos los de esta página' }).check()
    await expect(bar.getByText('3 elegidos · $ 3.000')).toBeVisible()
    await box('Queso').uncheck()
    await expect(bar.getByText('2 elegidos · $ 2.000')).toBeVisible()
  })

  await test.step('moves them to another category and undoes it', async () => {
    await bar.getByLabel('Otra categoría').selectOption({ label: '🛒 Supermercado' })
    await bar.getByRole('button', { name: 'Pasar' }).click()
    await expect(toastOf(page)).toContainText('2 gastos pasaron a Supermercado')
    await expect(bar).toBeHidden()
    await expect(seen(page.getByRole('button', { name: 'Elegir varios' }))).toBeFocused()
    expect(await categories()).toMatchObject({ Pan: 'Supermercado', Leche: 'Supermercado', Queso: null })
    await pressInToast(page, 'Deshacer')
    await expect(toastOf(page)).toContainText('Todo quedó como estaba')
    expect(await categories()).toMatchObject({ Pan: null, Leche: null })
  })

  await test.step('keeps the selection when the change fails', async () => {
    await seen(page.getByRole('button', { name: 'Elegir varios' })).click()
    await box('Pan').check()
    await box('Leche').check()
    noise.expect(/ERR_FAILED/)
    await page.route('**/v2/expenses/*', (route) => route.abort())
    await bar.getByLabel('Otra categoría').selectOption({ label: '🛒 Supermercado' })
    await bar.getByRole('button', { name: 'Pasar' }).click()
    await expect(toastOf(page).filter({ hasText: 'Con 2 no funcionó' })).toBeVisible()
    await page.unroute('**/v2/expenses/*')
    await expect(bar.getByText('2 elegidos · $ 2.000')).toBeVisible()
  })

  await test.step('deletes them and undoes the deletion', async () => {
    await bar.getByRole('button', { name: 'Borrar' }).click()
    const question = page.getByRole('dialog', { name: '¿Borrar 2 gastos?' })
    await expect(question.getByText('$ 2.000 en total')).toBeVisible()
    await question.getByRole('button', { name: 'Borrar' }).click()
    await expect(toastOf(page)).toContainText('2 gastos borrados')
    expect(Object.keys(await categories())).toEqual(['De Ana', 'Queso'])
    await pressInToast(page, 'Deshacer')
    await expect(seen(page.locator('[data-expense]', { hasText: 'Leche' }))).toBeVisible()
  })
})

test('expenses are selected by keyboard, and Escape ends the selection', { tag: '@desk' }, async ({
  page,
  context,
  product,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  for (const description of ['Pan', 'Leche'])
    await ana.call('POST', '/v2/expenses', { description, amount: 1000 })
  await signIn(context, product, ana)
  await page.goto('/expenses')
  await expect(page.locator('[data-expense]')).toHaveCount(2)
  const bar = page.getByRole('region', { name: 'Gastos elegidos' })
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
  await expect(bar.getByText('2 elegidos · $ 2.000')).toBeVisible()
  await page.keyboard.press('x')
  await expect(bar.getByText('1 elegido · $ 1.000')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await expect(page.locator('[data-expense]').last()).toBeFocused()

  await test.step('Escape in the question before a deletion keeps the selection', async () => {
    await page.keyboard.press('x')
    await bar.getByRole('button', { name: 'Borrar' }).click()
    const question = page.getByRole('dialog', { name: '¿Borrar este gasto?' })
    await expect(question.getByText('$ 1.000. Lo podés recuperar durante 30 días.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(bar.getByText('1 elegido · $ 1.000')).toBeVisible()
  })
})

test('expenses that left the page or may no longer be changed are deselected', {
  tag: '@desk',
}, async ({ page, context, product }) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const beto = await joinMember(product, ana, somebodyNew('Beto García'))
  for (let index = 0; index < 20; index += 1)
    await ana.call('POST', '/v2/expenses', {
      description: `De Ana ${index}`,
      amount: 1000,
      expense_date: '2026-02-01',
    })
  await beto.call('POST', '/v2/expenses', { description: 'De Beto', amount: 1000 })
  const { category } = await ana.call<{ category: { id: string } }>('POST', '/v2/categories', {
    name: 'Feria',
  })
  await signIn(context, product, ana)
  await page.goto('/expenses')
  await page.getByRole('button', { name: 'Elegir varios' }).click()
  const bar = page.getByRole('region', { name: 'Gastos elegidos' })
  const move = bar.getByRole('button', { name: 'Pasar' })
  await bar.getByRole('checkbox', { name: 'Todos los de esta página' }).check()
  await expect(bar.getByText('20 elegidos')).toBeVisible()

  await test.step('a deleted category can no longer be chosen', async () => {
    await bar.getByLabel('Otra categoría').selectOption({ label: 'Feria' })
    await expect(move).toBeEnabled()
    await beto.call('DELETE', `/v2/categories/${category.id}`)
    await expect(move).toBeDisabled()
    await expect(bar.getByLabel('Otra categoría')).toHaveValue('')
  })

  await test.step('Escape closes an open menu and keeps the selection', async () => {
    await page.getByRole('button', { name: /^Menú de/ }).click()
    await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeHidden()
    await expect(bar).toBeVisible()
  })

  await test.step('an expense that may no longer be changed is deselected', async () => {
    const { members } = await ana.call<Members>('GET', '/v2/households/members')
    const other = members.find(({ is_current_user }) => !is_current_user)
    await ana.call('POST', `/v2/households/members/${other?.id}/owner`, {})
    await expect(bar.getByText('19 elegidos')).toBeVisible()
  })

  await test.step('moving to another page deselects everything', async () => {
    await seen(page.getByRole('link', { name: 'Siguiente' })).click()
    await expect(bar.getByText('0 elegidos')).toBeVisible()
    await seen(page.getByRole('link', { name: 'Anterior' })).click()
    await expect(page.locator('[data-expense]')).toHaveCount(20)
    await expect(bar.getByText('0 elegidos')).toBeVisible()
  })

  await test.step('where no expense is left to pick, the bar goes too', async () => {
    await page.getByLabel('Buscar un gasto').fill('Heladera')
    await expect(page.getByText('Nada con este filtro')).toBeVisible()
    await expect(bar).toBeHidden()
    await page.getByLabel('Buscar un gasto').fill('De Beto')
    await expect(bar.getByText('0 elegidos')).toBeVisible()
  })
})
