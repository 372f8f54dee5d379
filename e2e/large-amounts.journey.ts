import { expect, type Locator } from '@playwright/test'
import { joinMember, registerMember, signIn } from './member.ts'
import { somebodyNew } from './people.ts'
import type { RunningProduct } from './product.ts'
import { loaded, overhang, still } from './screen.ts'
import { test } from './stage.ts'
import { dayAgo, monthAgo } from './where.ts'

/** Creates a household in Colombian pesos, whose everyday amounts are in millions, with expenses of two people. */
async function moveIn(product: RunningProduct, amounts: readonly number[], name = 'Fernández Echeverría') {
  const owner = await registerMember(product, somebodyNew(`Maximiliano ${name}`), { currency: 'COP' })
  const member = await joinMember(product, owner, somebodyNew(name))
  const { category } = await owner.call<{ category: { id: string } }>('POST', '/v2/categories', {
    name: 'Donaudampfschifffahrtselektrizitätenhauptbetrieb'.slice(0, 49),
  })
  const description = 'Arriendo del apartamento de noviembre'
  for (const [place, amount] of amounts.entries())
    await (place % 2 ? member : owner).call('POST', '/v2/expenses', {
      description,
      amount,
      ...(place % 2 && { category_id: category.id }),
    })
  return owner
}

/** By how many pixels an element extends beyond the right edge of its container. */
async function beyond(inner: Locator, outer: Locator): Promise<number> {
  const [one, other] = [await inner.boundingBox(), await outer.boundingBox()]
  if (!(one && other)) throw new Error('Both can be seen')
  return Math.max(0, Math.round(one.x + one.width - other.x - other.width))
}

test('the largest amounts fit their places', { tag: '@desk' }, async ({ page, context, product }) => {
  const amount = 999_999_999_999.99
  const owner = await moveIn(product, [amount, amount, amount], 'Wolfeschlegelsteinhausenbergerdorff')
  const { categories } = await owner.call<{ categories: { id: string }[] }>('GET', '/v2/categories')
  const category_id = categories[0]?.id ?? ''
  await owner.call('POST', '/v2/expenses', {
    description: 'Pan',
    amount: 1,
    expense_date: monthAgo(1),
    category_id,
  })
  const { expense } = await owner.call<{ expense: { id: string } }>('POST', '/v2/expenses', {
    description: 'Cuota del Donaudampfschifffahrtselektrizitätenhauptbetrieb',
    amount,
    expense_date: dayAgo(6),
  })
  await owner.call('POST', '/v2/recurring-expenses', { expense_id: expense.id, every: 'week' })
  await owner.call('PUT', '/v2/budgets', { amount, month_starts_on: Number(dayAgo(0).slice(8)) })
  await signIn(context, product, owner)
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/dashboard', '/expenses', '/household', '/analytics']) {
      await page.goto(path)
      await loaded(page)
      await still(page)
      expect(await overhang(page), `${path} at ${width}`).toBe(0)
    }
    const facts = page.getByRole('term').locator('..')
    await expect(facts).toHaveCount(3)
    for (const fact of await facts.all())
      for (const sum of await fact.locator('.amount').all()) expect(await beyond(sum, fact)).toBe(0)
    await page.goto('/expenses#recurring')
    const list = page.getByRole('dialog')
    await expect(list.getByRole('listitem')).toHaveCount(1)
    for (const sum of await list.locator('.amount').all()) expect(await beyond(sum, list)).toBe(0)
    await page.goto('/household')
    await loaded(page)
    const strip = page.getByRole('region', { name: /hasta hoy/ })
    for (const total of await strip.locator('.amount').all()) expect(await beyond(total, strip)).toBe(0)
  }

  await page.goto('/dashboard')
  await loaded(page)
  await still(page)
  const line = page.getByRole('region', { name: 'Anotar un gasto' })
  for (const name of ['La familia', 'Presupuestos', 'Tu casa'])
    expect(await beyond(page.getByRole('region', { name }), line), name).toBe(0)
  const where = page.getByRole('region', { name: 'En qué se fue' })
  const rows = where.getByRole('listitem').filter({ hasText: /COP/ })
  await expect(rows).toHaveCount(2)
  for (const row of await rows.all()) {
    const change = await row.getByRole('link').locator('> span').last().locator('span').first().boundingBox()
    const money = await row.locator('.amount').boundingBox()
    expect((money?.x ?? 0) + (money?.width ?? 0)).toBeLessThanOrEqual(change?.x ?? 0)
  }

  await page.goto('/expenses')
  await loaded(page)
  for (const cell of await page.getByRole('row', { name: /Arriendo/ }).all()) {
    const money = cell.getByRole('cell').nth(3)
    expect(await beyond(money.locator('.amount'), money)).toBe(0)
  }
})

test('a phone shortens everyday amounts to millions without cutting the text beside them', {
  tag: '@phone',
}, async ({ page, context, product }) => {
  const owner = await moveIn(product, [18_450_000, 2_850_000, 12_300_000])
  await owner.call('POST', '/v2/expenses', {
    description: 'Matrícula',
    amount: 17_300_000,
    expense_date: dayAgo(40),
  })
  await signIn(context, product, owner)
  await page.setViewportSize({ width: 360, height: 740 })

  await test.step('phone numbers and descriptions stay whole', async () => {
    await page.goto('/dashboard')
    await loaded(page)
    await still(page)
    const linesOf = (text: Locator) =>
      text.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      })
    const family = page.getByRole('region', { name: 'La familia' })
    for (const number of await family.getByText(/^\+54/).all()) expect(await linesOf(number)).toBe(1)
    const latest = page.getByRole('region', { name: 'Últimos gastos' })
    const bought = latest.getByText(/^Arriendo/)
    await expect(bought).toHaveCount(3)
    for (const text of await bought.all())
      expect(
        await text.evaluate(
          ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
            scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth,
        ),
      ).toBe(true)
  })

  await test.step('no figure of the table is cut, however far it is scrolled', async () => {
    await page.goto('/analytics')
    await loaded(page)
    const table = page.getByRole('region', { name: /en números/ }).last()
    await table.scrollIntoViewIfNeeded()
    for (const left of [10_000, 240, 130, 15, 0]) {
      await table.evaluate((region, to) => region.scrollTo({ left: to, behavior: 'instant' }), left)
      await still(page)
      const cut = await table.evaluate((region) => {
        const { left, right } = region.getBoundingClientRect()
        const total = region.querySelector('tfoot td:last-child')?.getBoundingClientRect()
        return [...region.querySelectorAll('td a')].flatMap((figure) => {
          const range = document.createRange()
          range.selectNodeContents(figure)
          const box = range.getBoundingClientRect()
          const isCut = (edge: number) => box.left < edge - 1 && box.right > edge + 1
          const end = figure.closest('td:last-child') ? right : (total?.left ?? right)
          return isCut(left) || isCut(end) ? [figure.textContent] : []
        })
      })
      expect(cut, `scrolled to ${left}`).toEqual([])
    }
  })
})

test('the sums of the analysis fit a phone with letters twice as large', { tag: '@phone' }, async ({
  page,
  context,
  product,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'), { currency: 'BRL' })
  await ana.call('POST', '/v2/expenses', { description: 'Pan', amount: 205_266.14 })
  await signIn(context, product, ana)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/analytics')
  await loaded(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await still(page)
  expect(await overhang(page)).toBe(0)
})
