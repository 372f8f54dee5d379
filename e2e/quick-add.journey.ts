import { expect, type Page } from '@playwright/test'
import { holdBack, loseAnswers } from './holding.ts'
import { type Member, registerMember, signIn, signInSomebodyNew } from './member.ts'
import { somebodyNew } from './people.ts'
import { toastOf } from './screen.ts'
import { test } from './stage.ts'

const readings = '**/v2/assistant/readings'

const lineOf = (page: Page) => {
  const section = page.getByRole('region', { name: 'Anotar un gasto' })
  return {
    field: section.getByLabel('¿Qué gastaste?'),
    save: section.getByRole('button', { name: 'Guardar gasto' }),
    amount: section.getByRole('button', { name: /^Monto/ }),
    category: section.getByLabel('Categoría'),
    section,
  }
}

const ledger = async (member: Member) =>
  (
    await member.call<{ expenses: { description: string; amount: number; category_name: string | null }[] }>(
      'GET',
      '/v2/expenses',
    )
  ).expenses

test('the quick-add line shows what would be recorded, and accepts corrections before saving', {
  tag: '@phone',
}, async ({ page, context, product }) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const { categories } = await ana.call<{ categories: { id: string; name: string }[] }>(
    'GET',
    '/v2/categories',
  )
  const category_id = categories.find(({ name }) => name === 'Educación')?.id ?? ''
  const { expense } = await ana.call<{ expense: { id: string } }>('POST', '/v2/expenses', {
    description: 'flurbos',
    amount: 900,
  })
  await ana.call('PUT', `/v2/expenses/${expense.id}`, { category_id })
  await signIn(context, product, ana)
  await page.goto('/dashboard')
  const line = lineOf(page)

  await test.step('uses the category taught by the household', async () => {
    await line.field.fill('flurbos 2.000')
    await expect(line.category).toHaveValue(category_id)
    await expect(line.amount).toContainText('2.000')
  })

  await test.step('saves another category and another amount', async () => {
    await line.category.selectOption({ label: '🛒 Supermercado' })
    await line.amount.click()
    await line.section.getByRole('textbox', { name: 'Monto' }).fill('dos mil quinientos')
    await line.section.getByRole('textbox', { name: 'Monto' }).press('Enter')
    await expect(line.amount).toContainText('2.500')
    await line.save.click()
    await expect(toastOf(page)).toContainText(/^Anotado: \$\s2\.500, flurbos/)
    expect(await ledger(ana)).toMatchObject([
      { description: 'flurbos', amount: 2500, category_name: 'Supermercado' },
      { amount: 900 },
    ])
  })

  await test.step('asks about a foreign and an ambiguous amount', async () => {
    await line.field.fill('Gasté 20 dólares')
    await expect(line.section.getByText(/¿Cuánto fue en ARS\?/)).toBeVisible()
    await line.field.pressSequentially(' en café')
    await expect(line.field).toHaveValue('Gasté 20 dólares en café')
    await expect(line.field).toBeFocused()
    await line.section.getByRole('textbox', { name: 'Monto' }).fill('30.000')
    await line.section.getByRole('textbox', { name: 'Monto' }).press('Enter')
    await expect(line.amount).toContainText('30.000')
    await line.field.fill('café 1.500.50')
    await expect(line.section.getByText('Ese monto se puede leer de más de una manera.')).toBeVisible()
    await line.section.getByRole('button', { name: /150\.050/ }).click()
    await expect(line.amount).toContainText('150.050')
  })
})

test('after each correction by keyboard or touch, focus returns to the text or to the next question', {
  tag: '@desk',
}, async ({ page, context, product }) => {
  await signInSomebodyNew(context, product)
  await page.goto('/dashboard')
  const line = lineOf(page)
  const amount = line.section.getByRole('textbox', { name: 'Monto' })

  await test.step('corrects an amount, and keeps it on Escape', async () => {
    await line.field.fill('súper 5000')
    await line.amount.press('Enter')
    await amount.fill('5.500')
    await amount.press('Enter')
    await expect(line.field).toBeFocused()
    await expect(line.amount).toContainText('5.500')
    await line.amount.press('Enter')
    await amount.fill('9')
    await amount.press('Escape')
    await expect(line.amount).toBeFocused()
    await expect(line.amount).toContainText('5.500')
  })

  await test.step('leaves out one of two expenses', async () => {
    await line.field.fill('súper 5000, nafta 20000')
    await line.section.getByRole('button', { name: 'Sacar súper' }).press('Enter')
    await expect(line.field).toBeFocused()
    await expect(line.amount).toContainText('20.000')
  })

  await test.step('answers the question about a foreign amount', async () => {
    await line.field.fill('súper 20 usd')
    await expect(line.section.getByText(/¿Cuánto fue en ARS/)).toBeVisible()
    await line.field.press('Enter')
    await expect(amount).toBeFocused()
    await amount.fill('30000')
    await amount.press('Enter')
    await expect(line.field).toBeFocused()
    await line.field.press('Enter')
    await expect(toastOf(page)).toContainText('30.000')
  })
})

test('a day that does not exist is asked about before anything is saved', { tag: '@desk' }, async ({
  page,
  context,
  product,
}) => {
  const ana = await signInSomebodyNew(context, product)
  await page.goto('/dashboard')
  const line = lineOf(page)
  const question = line.section.getByText('Ese día no existe. ¿Cuándo fue?')
  await line.field.fill('pan 5000 el 30/02')
  await expect(question).toBeVisible()
  await expect(line.save).toBeDisabled()
  await line.field.press('Enter')
  await expect(line.field).toHaveValue('pan 5000 el 30/02')
  expect(await ledger(ana)).toEqual([])

  const day = line.section.getByLabel('Día')
  await expect(day).toHaveValue('')
  const today = (await day.getAttribute('max')) ?? ''
  await day.fill(today)
  await expect(question).toBeHidden()
  await line.save.click()
  await expect(toastOf(page)).toContainText(/^Anotado: \$\s5\.000, pan/)
  expect(await ledger(ana)).toMatchObject([{ description: 'pan', expense_date: today }])
})

test('the question about a day fits a small phone in the longest language', {
  tag: '@phone',
}, async ({ page, context, product }) => {
  await signInSomebodyNew(context, product, { language: 'fr' })
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/dashboard')
  const section = page.getByRole('region', { name: 'Noter une dépense' })
  await section.getByLabel('Qu’as-tu dépensé ?').fill('pain 9 le 30/02')
  await expect(section.getByText('Ce jour n’existe pas. C’était quand ?')).toBeVisible()
  expect(await section.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})

test('a user who saves before the preview arrives gets what the text says', {
  tag: '@desk',
}, async ({ page, context, product }) => {
  const ana = await signInSomebodyNew(context, product)
  await page.goto('/dashboard')
  const line = lineOf(page)
  await line.field.fill('Pan 1.200')
  await expect(line.amount).toContainText('1.200')

  const letGo = await holdBack(page, readings)
  await line.field.pressSequentially(' y leche 1.800')
  // The previous reading stays until the next one arrives.
  await page.waitForRequest(readings)
  await expect(line.amount).toContainText('1.200')
  await line.field.press('Enter')
  await expect(line.save).toBeDisabled()
  expect(await ledger(ana)).toEqual([])
  letGo()
  await expect(toastOf(page)).toContainText(/^Anotado: 2 gastos/)
  await expect(line.field).toHaveValue('')
  expect((await ledger(ana)).map(({ amount }) => amount).sort()).toEqual([1200, 1800])
})

test('what is typed while an expense is being saved is the next one, and Enter saves it as soon as it can', {
  tag: '@phone',
}, async ({ page, context, product }) => {
  const ana = await signInSomebodyNew(context, product)
  await page.goto('/dashboard')
  const line = lineOf(page)
  await line.field.fill('Pan 1.200')
  await line.category.selectOption({ label: '💊 Salud' })
  const saveFirst = await holdBack(page, '**/v2/expenses', { method: 'POST' })
  await line.field.press('Enter')
  await line.field.fill('Leche 900')
  await line.field.press('Enter')
  expect(await ledger(ana)).toEqual([])
  saveFirst()
  await expect(line.field).toHaveValue('')
  expect(await ledger(ana)).toMatchObject([
    { description: 'Leche', amount: 900, category_name: 'Supermercado' },
    { description: 'Pan', amount: 1200, category_name: 'Salud' },
  ])

  // On the way to another screen, nothing of it is lost.
  const saveNext = await holdBack(page, '**/v2/expenses', { method: 'POST' })
  await line.field.fill('Agua 700')
  await line.field.press('Enter')
  await line.field.fill('Queso 3.000')
  await page.getByRole('link', { name: 'Ver todos' }).click()
  saveNext()
  await expect(page.locator('main').getByText('Agua').filter({ visible: true }).first()).toBeVisible()
  await page.goBack()
  await expect(line.field).toHaveValue('Queso 3.000')
})

test('answers to questions are not applied to the next expense', {
  tag: '@phone',
}, async ({ page, context, product }) => {
  await signInSomebodyNew(context, product)
  await page.goto('/dashboard')
  const line = lineOf(page)
  const answer = line.section.getByRole('button', { name: 'Descartar' })
  await line.field.fill('¿Cuánto gasté este mes?')
  await line.section.getByRole('button', { name: 'Preguntar' }).click()
  await expect(line.field).toHaveValue('')
  await expect(answer).toBeVisible()

  await line.field.fill('Pan 1.200')
  await expect(line.amount).toContainText('1.200')
  await expect(answer).toBeHidden()
  await line.save.click()
  await expect(toastOf(page)).toContainText(/^Anotado/)
  await expect(line.field).toHaveValue('')
  await expect(answer).toBeHidden()
})

test('a button of an answer leaves what is being typed', {
  tag: '@desk',
}, async ({ page, context, product }) => {
  const ana = await signInSomebodyNew(context, product)
  await ana.call('POST', '/v2/expenses', { description: 'Pan', amount: 1200 })
  await page.goto('/dashboard')
  const line = lineOf(page)
  await line.field.fill('Borrá el último')
  await line.section.getByRole('button', { name: 'Preguntar' }).click()
  await line.field.fill('y la fl')
  await line.section.getByRole('button', { name: 'Recuperar' }).click()
  await expect.poll(() => ledger(ana)).toHaveLength(1)
  await expect(line.section.getByText(/^Recuperado/)).toBeVisible()
  await expect(line.field).toHaveValue('y la fl')
})

test('a late response changes nothing', { tag: '@phone' }, async ({ page, context, product }) => {
  await signInSomebodyNew(context, product)
  await page.goto('/dashboard')
  const line = lineOf(page)
  const letGo = await holdBack(page, readings, { body: /Taxi/ })
  const [early] = await Promise.all([page.waitForRequest(readings), line.field.fill('Taxi 4.000')])
  await line.field.fill('Pan 1.200')
  await expect(line.amount).toContainText('1.200')
  letGo()
  await early.response()
  await expect(line.amount).toContainText('1.200')
})

test('the line says when it is offline, and saves what was sent once the connection is back', {
  tag: '@desk',
}, async ({ page, context, product, noise }) => {
  noise.expect(/net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED)/)
  const ana = await signInSomebodyNew(context, product)
  await page.clock.install()
  await page.goto('/dashboard')
  const line = lineOf(page)
  await line.field.fill('Pan')
  await expect(line.section.getByText('¿Cuánto fue?')).toBeVisible()
  await context.setOffline(true)
  await line.field.fill('Pan 1.200')
  await expect(line.section.getByText('Sin conexión. Revisá tu internet.')).toBeVisible()
  await line.field.press('Enter')
  const waits = line.section.getByText('Sin conexión. Lo guardamos en cuanto vuelva.')
  await expect(waits).toBeVisible()
  // Longer than a request is retried.
  await page.clock.runFor(3000)
  await expect(waits).toBeVisible()
  await expect(line.field).toHaveValue('Pan 1.200')
  await context.setOffline(false)
  await expect(line.field).toHaveValue('')
  expect(await ledger(ana)).toMatchObject([{ description: 'Pan', amount: 1200 }])
})

test('a correction changes the recorded expense whose response was lost', {
  tag: '@phone',
}, async ({ page, context, product, noise }) => {
  noise.expect(/net::ERR_FAILED/)
  const ana = await signInSomebodyNew(context, product)
  await page.goto('/dashboard')
  const line = lineOf(page)
  await line.field.fill('Pan 1.200')
  await expect(line.amount).toContainText('1.200')
  const letAnswer = await loseAnswers(page, '**/v2/expenses')
  await line.field.press('Enter')
  await expect(toastOf(page)).toContainText('Sin conexión')
  await letAnswer()
  await line.amount.click()
  await line.section.getByRole('textbox', { name: 'Monto' }).fill('1.300')
  await line.section.getByRole('textbox', { name: 'Monto' }).press('Enter')
  await line.save.click()
  await expect(toastOf(page)).toContainText(/^Anotado: \$\s1\.300, Pan/)
  await expect(line.field).toHaveValue('')
  expect(await ledger(ana)).toMatchObject([{ description: 'Pan', amount: 1300 }])
})
