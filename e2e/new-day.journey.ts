import { expect } from '@playwright/test'
import { registerMember, signIn } from './member.ts'
import { somebodyNew } from './people.ts'
import { seen } from './screen.ts'
import { test } from './stage.ts'
import { dayAgo } from './where.ts'

test('a page that stays open overnight shows the new day, and asks again for what belongs to it', {
  tag: '@desk',
}, async ({ page, context, product }) => {
  const [yesterday, today] = [dayAgo(1), dayAgo(0)]
  const ana = await registerMember(product, somebodyNew('Ana García'))
  await ana.call('POST', '/v2/expenses', { description: 'Pan', amount: 500, expense_date: yesterday })
  await signIn(context, product, ana)
  const greeting = (day: string) => page.getByText(new RegExp(`^[^,]+, ${Number(day.slice(8))} de [^.]+\\.`))
  await page.clock.install({ time: new Date(`${yesterday}T23:57:00-03:00`) })

  await test.step('at midnight, in the ledger', async () => {
    await page.goto('/expenses')
    const row = seen(page.getByRole('row').filter({ hasText: /^(Hoy|Ayer)/ }))
    await expect(row).toContainText('Hoy')
    const asked = page.waitForRequest(/\/v2\/expenses/)
    await page.clock.runFor('04:00')
    await asked
    await expect(row).toContainText('Ayer')
  })

  await test.step('in the morning, on the dashboard of a device that slept', async () => {
    await page.clock.setSystemTime(new Date(`${yesterday}T22:00:00-03:00`))
    await page.goto('/dashboard')
    await expect(greeting(yesterday)).toBeVisible()
    const asked = page.waitForRequest(/\/v2\/analytics\/month/)
    await page.clock.setSystemTime(new Date(`${today}T08:00:00-03:00`))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await asked
    await expect(greeting(today)).toBeVisible()
  })
})
