import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { registerMember } from './member.ts'
import { somebodyNew } from './people.ts'
import { test } from './stage.ts'

const guestPages = ['/', '/login', '/register']
const memberPages = ['/dashboard', '/expenses', '/household', '/settings']

/** What axe finds on the page as it is, one line a finding. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${page.url()} ${id}: ${html.slice(0, 200)}`),
  )
}

/** Goes there, waits until what it shows has come, and answers what is wrong with it. */
async function visit(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  return [...(wider ? [`${path} scrolls sideways`] : []), ...(await findings(page))]
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every screen can be used by everybody (${colorScheme})`, async ({ page, product }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const found = []
    for (const path of guestPages) found.push(...(await visit(page, path)))
    const ana = await registerMember(product, somebodyNew('Ana García'))
    for (const [description, amount] of [
      ['Compra en Coto', 34_600],
      ['Nafta', 48_000],
    ] as const)
      await ana.call('POST', '/v2/expenses', { description, amount })
    await page.evaluate((tokens) => {
      for (const [key, token] of Object.entries(tokens)) localStorage.setItem(key, token)
    }, ana.tokens)
    for (const path of memberPages) found.push(...(await visit(page, path)))
    await page.goto('/expenses')
    await page.getByRole('button', { name: 'Anotar gasto' }).filter({ visible: true }).first().click()
    await page.getByRole('dialog').waitFor()
    found.push(...(await findings(page)))
    expect(found).toEqual([])
  })
}
