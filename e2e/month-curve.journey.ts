import { expect, type Page } from '@playwright/test'
import { registerMember, signIn } from './member.ts'
import { somebodyNew } from './people.ts'
import { test } from './stage.ts'
import { monthAgo } from './where.ts'

/** The labels of the month's chart that overlap others. */
function collisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = [...document.querySelectorAll('figure span[aria-hidden], figure div[aria-hidden] span')]
      .filter((each) => each.checkVisibility() && each.textContent)
      .map((each) => ({ text: each.textContent, at: each.getBoundingClientRect() }))
    return words.flatMap((one, index) =>
      words
        .slice(index + 1)
        .filter(
          ({ at }) =>
            one.at.left < at.right &&
            at.left < one.at.right &&
            one.at.top < at.bottom &&
            at.top < one.at.bottom,
        )
        .map((other) => `${one.text} / ${other.text}`),
    )
  })
}

test('a month with nothing in it or the one before says what its curve will show, or shows the budget', async ({
  page,
  context,
  product,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const longAgo = new Date(Date.now() - 100 * 86_400_000).toISOString().slice(0, 10)
  await ana.call('POST', '/v2/expenses', { description: 'Alquiler', amount: 420_000, expense_date: longAgo })
  await signIn(context, product, ana)
  await page.goto('/dashboard')
  await expect(page.getByText('Lo que anoten se dibuja acá, día a día.')).toBeVisible()
  await expect(page.getByRole('slider')).toHaveCount(0)

  await ana.call('PUT', '/v2/budgets', { category_id: null, amount: 600_000 })
  await page.reload()
  await expect(page.locator('figure').getByText('presupuesto')).toContainText('$ 600.000')
})

test("the curve's table shows a dash for a day without a total, also for one that the month does not have", {
  tag: '@desk',
}, async ({ page, context, product }) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  await ana.call('POST', '/v2/expenses', { description: 'Alquiler', amount: 420_000 })
  await signIn(context, product, ana)
  await page.route(/\/v2\/analytics\/month/, async (route) => {
    const response = await route.fetch()
    const month = await response.json()
    month.running_totals = Array.from({ length: 28 }, () => 420_000)
    month.previous.running_totals = Array.from({ length: 31 }, () => 9_000)
    await route.fulfill({ response, json: month })
  })
  await page.goto('/dashboard')
  const last = page.getByRole('row', { name: /^31 / })
  await expect(last.getByRole('cell')).toHaveText(['–', '$ 9.000'])
})

test("the labels of the month's curve do not overlap on a small phone, in large letters too", {
  tag: '@phone',
}, async ({ page, context, product }) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  for (const [back, amount] of [
    [1, 1_154_296],
    [0, 840_000],
  ] as const)
    await ana.call('POST', '/v2/expenses', { description: 'Alquiler', amount, expense_date: monthAgo(back) })
  await signIn(context, product, ana)
  await page.setViewportSize({ width: 360, height: 780 })
  for (const budget of [1_180_000, 1_300_000, 1_500_000]) {
    await ana.call('PUT', '/v2/budgets', { category_id: null, amount: budget })
    for (const size of ['100%', '200%']) {
      await page.goto('/dashboard')
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize
      }, size)
      await expect(page.locator('figure').getByText('presupuesto')).toBeVisible()
      expect(await collisions(page), `${budget} at ${size}`).toEqual([])
    }
  }
})
