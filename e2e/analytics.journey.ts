import { expect } from '@playwright/test'
import { joinMember, registerMember, signIn, signInSomebodyNew } from './member.ts'
import { somebodyNew } from './people.ts'
import { seen } from './screen.ts'
import { test } from './stage.ts'
import { dayAgo } from './where.ts'

test.use({ locale: 'en-US' })

test('every number in the analysis links to its expenses', { tag: '@phone' }, async ({
  page,
  context,
  product,
  noise,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'), { language: 'en', currency: 'USD' })
  const mateo = await joinMember(product, ana, somebodyNew('Mateo García'))
  const { categories } = await ana.call<{ categories: { id: string; name: string }[] }>(
    'GET',
    '/v2/categories',
  )
  const [groceries, other] = categories
  if (!groceries || !other) throw new Error('A household begins with categories')
  await ana.call('POST', '/v2/expenses', { description: 'Market', amount: 120, category_id: groceries.id })
  await mateo.call('POST', '/v2/expenses', { description: 'Tickets', amount: 30.5, category_id: other.id })
  await signIn(context, product, ana)

  await page.goto('/analytics')
  await expect(page.getByText(/^USD\s150\.50$/).first()).toBeVisible()
  const parts = page.getByRole('region', { name: 'By category' })
  await expect(parts.getByRole('link').first()).toContainText(groceries.name)

  await test.step('shows a single month for a new household', async () => {
    // Its only month, between the columns of names and sums.
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3)
  })

  await test.step('shows what a bar consists of, largest first', async () => {
    const link = page.getByRole('link', { name: /: USD\s150\.50 in 2 expenses\. Open them$/ })
    const bar = page.getByRole('listitem').filter({ has: link })
    await expect(bar.getByText(groceries.name)).toBeHidden()
    await link.focus()
    const sums = bar.getByText(/^USD\s/).filter({ visible: true })
    await expect(sums).toHaveText([/150\.50$/, /120\.00$/, /30\.50$/])
    await expect(bar.getByText(groceries.name)).toBeVisible()
  })

  await test.step('hides the rarely used filters behind a button on a phone', async () => {
    const more = page.getByRole('button', { name: 'Filters' })
    await expect(page.getByLabel('From')).toBeHidden()
    await more.click()
    await page.getByLabel('Who').selectOption('Mateo García')
    await expect(page.getByText(/^USD\s30\.50$/).first()).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Who')).toBeVisible()
    await page.getByLabel('Who').selectOption('Everybody')
    await more.click()
    await expect(page.getByLabel('From')).toBeHidden()
  })

  await test.step('groups the spending by person', async () => {
    await page.getByText('Person', { exact: true }).first().click()
    await expect(page).toHaveURL(/by=member/)
    await expect(page.getByRole('region', { name: 'By person' }).getByRole('link').first()).toContainText(
      'Ana García',
    )
    await page.reload()
    await expect(page.getByRole('region', { name: 'By person' })).toBeVisible()
  })

  await test.step('opens the ledger from a cell of the table', async () => {
    await page.getByText('Category', { exact: true }).first().click()
    await page.getByRole('link', { name: new RegExp(`^${other.name}, Total: `) }).click()
    await expect(page).toHaveURL(new RegExp(`/expenses\\?.*category_id=${other.id}`))
    await expect(page.getByRole('button', { name: `Remove filter ${other.name}` })).toBeVisible()
    await expect(seen(page.getByText('Tickets', { exact: true }))).toBeVisible()
    await expect(page.getByText('Market', { exact: true })).toHaveCount(0)
  })

  await test.step('goes back and opens a single day in the ledger', async () => {
    await page.goBack()
    await page.getByText('This month', { exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Day by day', exact: true })).toBeVisible()
    // One column for each day up to today, besides those of names and sums.
    const today = await page.evaluate(() => new Date().getDate())
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(today + 2)
    await page.getByRole('link', { name: /: USD\s150\.50 in 2 expenses\. Open them$/ }).click()
    await expect(page).toHaveURL(/\/expenses\?start_date=([\d-]{10})&end_date=\1/)
    await expect(seen(page.getByText('Market', { exact: true }))).toBeVisible()
  })

  await test.step('explains an empty or refused selection and offers the last 12 months', async () => {
    const wayBack = page.getByRole('button', { name: 'See the last 12 months' })
    await page.goto('/analytics?start_date=2019-01-01&end_date=2019-01-31')
    await expect(page.getByText('Nothing was spent here')).toBeVisible()
    await wayBack.click()
    await expect(page.getByRole('heading', { name: 'Month by month', exact: true })).toBeVisible()
    noise.expect(422)
    for (const refused of ['end_date=9999-12-31', 'user_id=0198c1f0-0000-7000-8000-000000000000']) {
      await page.goto(`/analytics?${refused}`)
      await expect(page.getByRole('alert')).toBeVisible()
      await wayBack.click()
      await expect(page.getByRole('heading', { name: 'Month by month', exact: true })).toBeVisible()
    }
  })
})

test('the table opens at the latest part of the period, also after another period is chosen', {
  tag: '@phone',
}, async ({ page, context, product }) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  for (let week = 0; week < 12; week += 1)
    await ana.call('POST', '/v2/expenses', {
      description: 'Compra',
      amount: 1_540_979,
      expense_date: dayAgo(week * 7),
    })
  await signIn(context, product, ana)
  /** How far the latest column is hidden by the totals or the edge, and the totals by the edge. */
  const hidden = (caption: string) =>
    page.getByRole('region', { name: caption }).evaluate((region) => {
      const [latest, total] = [...region.querySelectorAll('thead th')]
        .slice(-2)
        .map((head) => head.getBoundingClientRect())
      const { left, right } = region.getBoundingClientRect()
      if (!(latest && total)) return null
      return [left - latest.left, latest.right - total.left, total.right - right].map((by) => by > 1)
    })
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/analytics')
    for (const [period, caption] of [
      ['12 meses', 'Mes a mes en números'],
      ['Este mes', 'Día a día en números'],
    ] as const) {
      await page.getByText(period, { exact: true }).click()
      await expect.poll(() => hidden(caption), `${caption} at ${width}`).toEqual([false, false, false])
    }
  }
})

test('each bar shows its total where there is room, at a matching height', {
  tag: '@desk',
}, async ({ page, context, product }) => {
  const ana = await registerMember(product, somebodyNew('Ana García'), { language: 'en', currency: 'USD' })
  for (const amount of [600, 300]) await ana.call('POST', '/v2/expenses', { description: 'Bread', amount })
  await ana.call('POST', '/v2/expenses', { description: 'Rent', amount: 1800, expense_date: dayAgo(45) })
  await signIn(context, product, ana)
  await page.goto('/analytics')
  const bars = page.getByRole('figure').getByRole('listitem')
  const sums = bars.getByText(/^USD\s/).filter({ visible: true })
  await expect(sums).toHaveText([/^USD\s1\.8k$/, /^USD\s900$/])
  const places = await sums.evaluateAll((all) =>
    all.map((sum) => {
      const bar = sum.previousElementSibling?.getBoundingClientRect()
      return { height: bar?.height ?? 0, gap: (bar?.top ?? 0) - sum.getBoundingClientRect().bottom }
    }),
  )
  const [rent, bread] = places.map(({ height }) => height)
  expect((rent ?? 0) / (bread ?? 0)).toBeCloseTo(2, 1)
  for (const { gap } of places) {
    expect(gap).toBeGreaterThanOrEqual(0)
    expect(gap).toBeLessThan(10)
  }

  await test.step('shows no totals on a phone, where there is no room', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await expect(sums).toHaveCount(0)
  })
})

test('a low bar shows the colours of all its categories', {
  tag: '@desk',
}, async ({ page, context, product }) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const { categories } = await ana.call<{ categories: { id: string }[] }>('GET', '/v2/categories')
  for (const { id } of categories.slice(0, 6))
    await ana.call('POST', '/v2/expenses', { description: 'Pan', amount: 900, category_id: id })
  await ana.call('POST', '/v2/expenses', { description: 'Auto', amount: 800_000, expense_date: dayAgo(45) })
  await signIn(context, product, ana)
  await page.goto('/analytics')
  const slices = page
    .getByRole('figure')
    .getByRole('listitem')
    .last()
    .locator('> span')
    .first()
    .locator('span')
  await expect(slices).toHaveCount(6)
  const coloured = await slices.evaluateAll((all) =>
    all.map(
      (slice) => slice.getBoundingClientRect().height - parseFloat(getComputedStyle(slice).borderBottomWidth),
    ),
  )
  expect(Math.min(...coloured)).toBeGreaterThan(0)
})

test('the weeks of three months fit, and the labels below them do not overlap', {
  tag: '@phone',
}, async ({ page, context, product }) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  for (const days of [70, 40, 0])
    await ana.call('POST', '/v2/expenses', {
      description: 'Alquiler',
      amount: 1_762_000,
      expense_date: dayAgo(days),
    })
  await signIn(context, product, ana)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/analytics')
  await page.getByText('3 meses', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Semana a semana', exact: true })).toBeVisible()
  const beyond = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth
  expect(await page.locator('div:has(> figure)').evaluate(beyond)).toBe(0)
  const names = page.locator('figure > [aria-hidden] > span > span:visible')
  await expect(names.first()).toHaveText(/^\d+$/)
  const edges = await names.evaluateAll((all) =>
    all.map((name) => {
      const text = document.createRange()
      text.selectNodeContents(name)
      const { left, right, top } = text.getBoundingClientRect()
      return { left, right, top }
    }),
  )
  for (const top of new Set(edges.map((edge) => edge.top))) {
    const line = edges.filter((edge) => edge.top === top)
    const rooms = line.slice(1).map((edge, place) => edge.left - (line[place]?.right ?? 0))
    expect(Math.min(...rooms)).toBeGreaterThan(0)
  }
})

test('a period that ends before it starts is reported at its field and can be swapped', {
  tag: '@phone',
}, async ({ page, context, product }) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  await ana.call('POST', '/v2/expenses', { description: 'Pan', amount: 900, expense_date: '2026-03-05' })
  await signIn(context, product, ana)
  await page.goto('/analytics?start_date=2026-03-20&end_date=2026-03-01')
  const [from, to] = [page.getByLabel('Desde'), page.getByLabel('Hasta')]
  await expect(to).toHaveAccessibleDescription('El final está antes del comienzo.')
  // The error below one field must not move the other.
  expect((await from.boundingBox())?.y).toBe((await to.boundingBox())?.y)
  await page.getByRole('button', { name: 'Dar vuelta las fechas' }).click()
  await expect(page).toHaveURL(/start_date=2026-03-01&end_date=2026-03-20/)
  await expect(page.getByText(/^\$\s900$/).first()).toBeVisible()
  // The button is gone, but not the focus.
  await expect(page.getByRole('region', { name: 'Período' })).toBeFocused()
})

test('a household without expenses is led to its first expense', {
  tag: '@desk',
}, async ({ page, context, product }) => {
  await signInSomebodyNew(context, product, { language: 'en' })
  await page.goto('/analytics')
  await expect(page.getByText('Nothing added yet')).toBeVisible()
  await page.getByText('This month', { exact: true }).click()
  await expect(page.getByText('Nothing was spent here')).toBeVisible()
  await page.getByText('12 months', { exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Add expense' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('figures of somebody who leaves meanwhile are not said to be of everybody', { tag: '@desk' }, async ({
  page,
  context,
  product,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'), { language: 'en' })
  const beto = await joinMember(product, ana, somebodyNew('Beto García'))
  await beto.call('POST', '/v2/expenses', { description: 'Pan', amount: 500 })
  const { members } = await ana.call<{ members: { id: string; name: string }[] }>(
    'GET',
    '/v2/households/members',
  )
  const id = members.find(({ name }) => name === 'Beto García')?.id
  await signIn(context, product, ana)
  await page.goto(`/analytics?user_id=${id}`)
  const chosen = page.getByLabel('Who').locator('option:checked')
  await expect(chosen).toHaveText('Beto García')
  await beto.call('POST', '/v2/households/leave')
  await expect(chosen).toHaveText('Somebody who left')
  await page.goto(`/expenses?user_id=${id}`)
  await expect(page.getByRole('button', { name: 'Remove filter Somebody who left' })).toBeVisible()
})

test('expenses and figures of a category that is deleted meanwhile are not shown any longer', {
  tag: '@desk',
}, async ({ page, context, product, noise }) => {
  noise.expect(422)
  const ana = await registerMember(product, somebodyNew('Ana García'), { language: 'en' })
  const { categories } = await ana.call<{ categories: { id: string; name: string }[] }>(
    'GET',
    '/v2/categories',
  )
  const [gone, other] = ['Gifts', 'Groceries'].map((each) => categories.find(({ name }) => name === each)?.id)
  await ana.call('POST', '/v2/expenses', { description: 'Vase', amount: 500, category_id: gone })
  await signIn(context, product, ana)
  const ledger = await context.newPage()
  await ledger.goto(`/expenses?category_id=${gone}`)
  await expect(ledger.getByText('Vase')).toBeVisible()
  await page.goto(`/analytics?by=member&category_id=${gone}`)
  await expect(page.getByRole('heading', { name: 'By person' })).toBeVisible()
  await ana.call('DELETE', `/v2/categories/${gone}?move_to=${other}`)
  for (const tab of [page, ledger])
    await expect(tab.getByRole('main').getByRole('alert')).toContainText('Unknown category')
  await expect(ledger.getByText('Vase')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'By person' })).toHaveCount(0)
})
