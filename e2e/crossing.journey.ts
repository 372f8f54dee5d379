import { expect } from '@playwright/test'
import { joinMember, registerMember, signIn } from './member.ts'
import { somebodyNew } from './people.ts'
import { seen } from './screen.ts'
import { test } from './stage.ts'

/** Notices come only after the screen has loaded its own data. */
const inTime = { timeout: 30_000 }

test('an open screen reports once that another member crossed a budget', { tag: '@desk' }, async ({
  page,
  context,
  product,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const mateo = await joinMember(product, ana, somebodyNew('Mateo García'))
  await ana.call('PUT', '/v2/budgets', { amount: 100_000 })
  await signIn(context, product, ana)
  const looked = page.waitForResponse('**/v2/budgets', inTime)
  await page.goto('/expenses')
  await looked

  const spend = (amount: number) =>
    mateo.call<{ expense: { id: string } }>('POST', '/v2/expenses', { description: 'Súper', amount })
  const { expense } = await spend(85_000)
  await expect(seen(page.getByText('Toda la casa: ya va el 80 % del presupuesto'))).toBeVisible(inTime)

  for (const amount of [10_000, 90_000]) await mateo.call('PUT', `/v2/expenses/${expense.id}`, { amount })
  await spend(20_000)
  await expect(seen(page.getByText('Toda la casa: ya va el 100 % del presupuesto'))).toBeVisible(inTime)

  const again = page.waitForResponse('**/v2/budgets', inTime)
  await page.reload()
  await again
  await expect(page.getByText('$ 110.000').first()).toBeVisible()
  await expect(page.getByText('del presupuesto')).toHaveCount(0)
})
