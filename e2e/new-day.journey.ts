import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { registerMember, signIn } from './member.ts'
import { somebodyNew } from './people.ts'
import type { RunningProduct } from './product.ts'
import { seen } from './screen.ts'
import { test } from './stage.ts'
import { dayAgo } from './where.ts'

const [yesterday, today] = [dayAgo(1), dayAgo(0)]

/** Signs in somebody who bought bread yesterday, in a browser whose clock shows a time of yesterday. */
async function signInYesterday(page: Page, context: BrowserContext, product: RunningProduct, time: string) {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  await ana.call('POST', '/v2/expenses', { description: 'Pan', amount: 500, expense_date: yesterday })
  await signIn(context, product, ana)
  await page.clock.install({ time: new Date(`${yesterday}T${time}-03:00`) })
}

test('a ledger that stays open overnight begins the new day at midnight', { tag: '@desk' }, async ({
  page,
  context,
  product,
}) => {
  await signInYesterday(page, context, product, '23:57:00')
  await page.goto('/expenses')
  const row = seen(page.getByRole('row').filter({ hasText: /^(Hoy|Ayer)/ }))
  await expect(row).toContainText('Hoy')
  const asked = page.waitForRequest(/\/v2\/expenses/)
  await page.clock.runFor('04:00')
  await asked
  await expect(row).toContainText('Ayer')
})

test('the dashboard of a device that slept shows the new day, and asks again for what belongs to it', {
  tag: '@desk',
}, async ({ page, context, product }) => {
  const greeting = (day: string) => page.getByText(new RegExp(`^[^,]+, ${Number(day.slice(8))} de [^.]+\\.`))
  await signInYesterday(page, context, product, '22:00:00')
  await page.goto('/dashboard')
  await expect(greeting(yesterday)).toBeVisible()
  const asked = page.waitForRequest(/\/v2\/analytics\/month/)
  await page.clock.setSystemTime(new Date(`${today}T08:00:00-03:00`))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await asked
  await expect(greeting(today)).toBeVisible()
})
