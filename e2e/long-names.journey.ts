import { expect } from '@playwright/test'
import { registerMember, signIn } from './member.ts'
import { somebodyNew } from './people.ts'
import { loaded, still } from './screen.ts'
import { test } from './stage.ts'

test('the longest names without a space keep every screen as wide as the phone', { tag: '@phone' }, async ({
  page,
  context,
  product,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'), { household: 'W'.repeat(49) })
  const { invitation } = await ana.call<{ invitation: { code: string } }>('POST', '/v2/households/invite', {})
  const guest = await registerMember(product, somebodyNew('W'.repeat(80)), { invitation: invitation.code })
  await ana.call('PUT', '/v2/households/current', { name: 'M'.repeat(49), currency: 'ARS' })
  const { category } = await ana.call<{ category: { id: string } }>('POST', '/v2/categories', {
    name: 'W'.repeat(49),
  })
  await guest.call('POST', '/v2/expenses', {
    description: 'W'.repeat(200),
    amount: 999_999_999_999.99,
    category_id: category.id,
  })
  await ana.call('PUT', '/v2/budgets', { amount: 999_999_999_999.99, category_id: category.id })
  await signIn(context, product, ana)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/dashboard', '/expenses', '/analytics', '/household']) {
    await page.goto(path)
    await expect(page.getByText(/W{40}|M{40}/).first()).toBeAttached()
    await loaded(page)
    await still(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
  }
})
