import { expect } from '@playwright/test'
import { registerMember, signIn } from './member.ts'
import { somebodyNew } from './people.ts'
import { loaded } from './screen.ts'
import { test } from './stage.ts'

test('both columns of the dashboard end at the same height, with nothing below them', {
  tag: '@desk',
}, async ({ page, context, product }) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  await ana.call('POST', '/v2/expenses', { description: 'Pan', amount: 1200 })
  await signIn(context, product, ana)
  const [left, right] = [
    page.getByRole('region', { name: 'Últimos gastos' }),
    page.getByRole('region', { name: 'Tu casa' }),
  ]
  const ends = () =>
    Promise.all([left, right].map((each) => each.evaluate((end) => end.getBoundingClientRect().bottom)))

  await test.step('on a screen with room for everything', async () => {
    await page.setViewportSize({ width: 1440, height: 1600 })
    await page.goto('/dashboard')
    await loaded(page)
    await expect(right).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1600)
  })

  await test.step('at the end of a low screen', async () => {
    await page.setViewportSize({ width: 1440, height: 500 })
    await page.keyboard.press('End')
    await expect(right).toBeInViewport()
    await expect(async () => {
      const [one = 0, other = 0] = await ends()
      expect(Math.abs(one - other)).toBeLessThan(40)
    }).toPass()
  })
})
