import { expect } from '@playwright/test'
import { registerMember, signIn } from './member.ts'
import { somebodyNew } from './people.ts'
import { pressInToast, seen, toastOf } from './screen.ts'
import { test } from './stage.ts'
import { dayAgo } from './where.ts'

interface Series {
  id: string
  description: string
  amount: number
  every: string
  next_date: string | null
}

test('a recurring expense repeats by itself, is changed, skipped and stopped', { tag: '@phone' }, async ({
  page,
  context,
  product,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  await ana.call('POST', '/v2/expenses', { description: 'Pan', amount: 1200, expense_date: dayAgo(7) })
  await signIn(context, product, ana)
  await page.goto('/expenses')
  const dialog = page.getByRole('dialog')
  const listed = async () =>
    (await ana.call<{ recurring_expenses: Series[] }>('GET', '/v2/recurring-expenses')).recurring_expenses

  await test.step('records an expense that repeats every month, from the list where nothing repeats yet', async () => {
    await seen(page.getByRole('button', { name: 'Lo que se repite' })).click()
    await dialog.getByRole('button', { name: 'Anotar uno que se repite' }).click()
    await expect(dialog).toHaveAccessibleName('Gasto que se repite')
    await dialog.getByLabel('Monto').fill('350.000')
    await dialog.getByLabel('Descripción').fill('Alquiler')
    await expect(dialog.getByLabel('Se repite')).toHaveValue('month')
    await dialog.getByRole('button', { name: 'Anotar gasto' }).click()
    await expect(toastOf(page)).toContainText('Gasto anotado')
    await expect(toastOf(page)).toContainText('El próximo, ')
    await expect.poll(listed).toMatchObject([{ description: 'Alquiler', amount: 350_000, every: 'month' }])
  })

  await test.step('undoing a recurring expense also stops it', async () => {
    await seen(page.getByRole('button', { name: 'Anotar gasto' })).click()
    await dialog.getByLabel('Monto').fill('9.000')
    await dialog.getByLabel('Descripción').fill('Gimnasio')
    await dialog.getByRole('button', { name: 'Más detalles' }).click()
    await dialog.getByLabel('Se repite').selectOption('Cada semana')
    await dialog.getByRole('button', { name: 'Anotar gasto' }).click()
    await expect.poll(listed).toHaveLength(2)
    await expect(toastOf(page)).toContainText('El próximo, ')
    await pressInToast(page, 'Deshacer')
    await expect(toastOf(page)).toContainText('Ya no se repite')
    await expect(toastOf(page)).toContainText('Borramos el gasto.')
    await expect.poll(listed).toHaveLength(1)
  })

  await test.step('undoes a backdated series together with the expense it recorded today', async () => {
    const total = async () => (await ana.call<{ total_count: number }>('GET', '/v2/expenses')).total_count
    const before = await total()
    await seen(page.getByRole('button', { name: 'Anotar gasto' })).click()
    await dialog.getByLabel('Monto').fill('7.000')
    await dialog.getByLabel('Descripción').fill('Natación')
    await dialog.getByLabel('Día').fill(dayAgo(14))
    await dialog.getByRole('button', { name: 'Más detalles' }).click()
    await dialog.getByLabel('Se repite').selectOption('Cada semana')
    await dialog.getByRole('button', { name: 'Anotar gasto' }).click()
    await expect(toastOf(page)).toContainText('El de hoy ya está anotado.')
    expect(await total()).toBe(before + 2)
    await pressInToast(page, 'Deshacer')
    await expect(toastOf(page)).toContainText('Borramos los 2 gastos.')
    expect(await total()).toBe(before)
    expect(await listed()).toHaveLength(1)
  })

  await test.step('makes a recorded expense recurring', async () => {
    await seen(page.locator('[data-expense]', { hasText: 'Pan' })).click()
    await dialog.getByRole('button', { name: 'Se repite' }).click()
    await expect(dialog).toHaveAccessibleName('Que se repita')
    await dialog.getByLabel('Cada cuánto').selectOption('Cada semana')
    await dialog.getByRole('button', { name: 'Que se repita' }).click()
    await expect(toastOf(page)).toContainText('Se repite')
    await expect(toastOf(page)).toContainText('El de hoy ya está anotado.')
    await expect(dialog).toBeHidden()
    await expect(page.locator('[data-expense]')).toHaveCount(3)
    await pressInToast(page, 'Deshacer')
    await expect(toastOf(page)).toContainText('Borramos el de hoy.')
    await expect(page.locator('[data-expense]')).toHaveCount(2)
    expect(await listed()).toHaveLength(1)
    await seen(page.locator('[data-expense]', { hasText: 'Pan' })).click()
    await dialog.getByRole('button', { name: 'Se repite' }).click()
    await dialog.getByLabel('Cada cuánto').selectOption('Cada semana')
    await dialog.getByRole('button', { name: 'Que se repita' }).click()
    // What was undone is recorded again, as the words say.
    await expect(toastOf(page)).toContainText('El de hoy ya está anotado.')
    await expect(page.locator('[data-expense]')).toHaveCount(3)
    await expect.poll(listed).toHaveLength(2)
  })

  const open = async (name: RegExp) => {
    await seen(page.getByRole('button', { name: 'Lo que se repite', exact: true })).click()
    await dialog.getByRole('button', { name }).click()
  }
  await test.step('changes it for future dates', async () => {
    await seen(page.getByRole('button', { name: 'Lo que se repite', exact: true })).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    await expect(dialog).toContainText('por mes')
    await dialog.getByRole('button', { name: /Alquiler/ }).click()
    await dialog.getByLabel('Monto').fill('400.000')
    await dialog.getByLabel('Hasta').fill('2020-01-01')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog).toContainText('Es antes del primer día')
    await dialog.getByLabel('Hasta').fill('')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(toastOf(page)).toContainText('Guardado')
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Alquiler' })).toContainText('400.000')
    await page.keyboard.press('Escape')
  })

  await test.step('skips its next date', async () => {
    const before = (await listed()).find(({ description }) => description === 'Pan')
    await open(/Pan/)
    await dialog.getByRole('button', { name: 'Saltear el próximo' }).click()
    await expect(toastOf(page)).toContainText('Salteado')
    await page.keyboard.press('Escape')
    const after = (await listed()).find(({ description }) => description === 'Pan')
    expect(Date.parse(after?.next_date ?? '') - Date.parse(before?.next_date ?? '')).toBe(7 * 86_400_000)
  })

  await test.step('begins with the list again after one of them was left', async () => {
    await open(/Pan/)
    await expect(dialog.getByLabel('Monto')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await seen(page.getByRole('button', { name: 'Lo que se repite', exact: true })).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('stops it and undoes that', async () => {
    const series = async () =>
      (await listed()).map(({ id, description, next_date }) => ({ id, description, next_date }))
    const before = await series()
    await open(/Pan/)
    await dialog.getByRole('button', { name: 'Que no se repita más' }).click()
    await expect(toastOf(page)).toContainText('Ya no se repite')
    await expect.poll(series).toEqual(before.filter(({ description }) => description !== 'Pan'))
    await pressInToast(page, 'Deshacer')
    await expect.poll(series).toEqual(before)
  })
})

test('recurring expenses still to come are shown with the month', { tag: '@phone' }, async ({
  page,
  context,
  product,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  // A week after that day is tomorrow; the budget's month begins today, so that it includes that day.
  const { expense } = await ana.call<{ expense: { id: string } }>('POST', '/v2/expenses', {
    description: 'Niñera',
    amount: 9000,
    expense_date: dayAgo(6),
  })
  await ana.call('POST', '/v2/recurring-expenses', { expense_id: expense.id, every: 'week' })
  const month_starts_on = Number(dayAgo(0).slice(8))
  await ana.call('PUT', '/v2/budgets', { amount: 100_000, month_starts_on })
  await signIn(context, product, ana)
  await page.goto('/dashboard')
  const [fits, tooMuch] = [/Por venir .*: después quedan .* por día\./, /con eso se pasa por/]
  const budget = page.getByRole('button', { name: /Toda la casa/ })
  await expect(budget).toContainText(fits)
  await ana.call('PUT', '/v2/budgets', { amount: 8000 })
  await expect(budget).toContainText(tooMuch)
  await expect(budget).not.toContainText('Vas bien')
  await page.goto('/household')
  await expect(page.getByRole('region', { name: /hasta hoy/ })).toContainText(tooMuch)
  await page.goto('/dashboard')

  const isLastDay = dayAgo(-1).endsWith('-01')
  const line = page.getByRole('link', { name: /Todavía por venir este mes/ })
  await test.step('none are left on the last day of a month', async () => {
    if (isLastDay) await expect(line).toBeHidden()
  })
  await test.step('on any other day a line links to the list', async () => {
    if (isLastDay) return
    const before = (await seen(line).textContent()) ?? ''
    await line.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: /Por venir este mes/ })).toBeVisible()
    await dialog.getByRole('button', { name: /Niñera/ }).click()
    await dialog.getByLabel('Monto').fill('12.345')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByRole('listitem')).toContainText('12.345')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(page.locator('[data-expense]')).toBeVisible()
    await expect(dialog).toBeHidden()
    await page.goBack()
    await expect(line).not.toHaveText(before)
  })
})
