import { expect, type Page } from '@playwright/test'
import { joinMember, registerMember, signIn } from './member.ts'
import { pressAndOpen } from './openers.ts'
import { somebodyNew } from './people.ts'
import type { RunningProduct } from './product.ts'
import { loaded, overhang, seen, still } from './screen.ts'
import { test } from './stage.ts'
import { words } from './words.ts'

const description = 'W'.repeat(200)

/** Creates an owner and a member of a household whose names contain no spaces. */
async function moveIn(product: RunningProduct) {
  const owner = await registerMember(product, somebodyNew('Ana García'), { household: 'W'.repeat(49) })
  const member = await joinMember(product, owner, somebodyNew('W'.repeat(80)))
  await owner.call('PUT', '/v2/households/current', { name: 'M'.repeat(49), currency: 'ARS' })
  const { category } = await owner.call<{ category: { id: string } }>('POST', '/v2/categories', {
    name: 'W'.repeat(49),
  })
  const amount = 999_999_999_999.99
  await member.call('POST', '/v2/expenses', { description, amount, category_id: category.id })
  await owner.call('PUT', '/v2/budgets', { amount, category_id: category.id })
  return { owner, member }
}

/** Checks that neither the page nor a drawer over it scrolls sideways. */
async function expectNothingWider(page: Page, name: string): Promise<void> {
  await still(page)
  expect(await overhang(page), name).toBe(0)
}

test('the longest names without spaces do not widen any screen of a phone', { tag: '@phone' }, async ({
  page,
  context,
  product,
}) => {
  const { owner, member } = await moveIn(product)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [who, path] of [
    [owner, '/dashboard'],
    [owner, '/expenses'],
    [owner, '/analytics'],
    [owner, '/household'],
    [member, '/settings'],
  ] as const) {
    await signIn(context, product, who)
    await page.goto(path)
    await expect(page.getByText(/W{40}|M{40}/).first()).toBeAttached()
    await loaded(page)
    await expectNothingWider(page, path)
  }
})

test('nor any drawer that shows them', { tag: '@phone' }, async ({ page, context, product }) => {
  const { owner, member } = await moveIn(product)
  await page.setViewportSize({ width: 360, height: 740 })

  await test.step('the history of an expense', async () => {
    await signIn(context, product, owner)
    await page.goto('/expenses')
    await seen(page.getByText(description)).click()
    await page.getByRole('dialog').getByRole('button', { name: words.es.history }).click()
    await expect(page.getByRole('dialog').getByText(description).last()).toBeVisible()
    await expectNothingWider(page, 'history')
  })

  await test.step('an invitation with its link', async () => {
    await page.goto('/dashboard')
    await pressAndOpen(page, words.es.invite)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Número de teléfono').fill(somebodyNew('Nora Paz').typed)
    await dialog.getByRole('button', { name: 'Mandar invitación' }).click()
    await dialog.getByRole('button', { name: 'Copiar enlace' }).click()
    await expectNothingWider(page, 'invitation')
  })

  for (const [name, who, path, button] of [
    ['leaving, of an owner', owner, '/household', words.es.leave],
    ['leaving, of a member', member, '/household', words.es.leave],
    ['deleting the account', member, '/settings', words.es.deleteAccount],
  ] as const) {
    await test.step(name, async () => {
      await signIn(context, product, who)
      await page.goto(path)
      await pressAndOpen(page, button)
      await expectNothingWider(page, name)
    })
  }
})

test('two members with the same first name are distinguished', async ({ page, product }) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const other = await joinMember(product, ana, somebodyNew('Ana Medina'))
  const beto = await joinMember(product, ana, somebodyNew('Beto García'))
  await other.call('POST', '/v2/expenses', { description: 'Pan', amount: 1200 })
  await beto.call('POST', '/v2/expenses', { description: 'Leche', amount: 1800 })
  await signIn(page.context(), product, ana)
  for (const address of ['/dashboard', '/expenses']) {
    await page.goto(address)
    const row = (what: string) => seen(page.getByRole('main').locator('li, tr').filter({ hasText: what }))
    await expect(row('Pan')).toContainText('Ana Medina')
    await expect(row('Leche')).toContainText('Beto')
    await expect(row('Leche')).not.toContainText('Beto García')
  }
})
