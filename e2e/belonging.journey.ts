import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page } from '@playwright/test'
import { inviteBy, joinMember, type Member, registerMember, signIn, signInElsewhere } from './member.ts'
import { type Person, somebodyNew } from './people.ts'
import type { RunningProduct } from './product.ts'
import { toastOf } from './screen.ts'
import { listenForNoise, test } from './stage.ts'
import { timezoneId } from './where.ts'

/**
 * How long it may take from one member's response until another member sees the change, on a machine that is not
 * overloaded.
 */
const soon = { timeout: 30_000 }

async function join(product: RunningProduct, owner: Member, person: Person): Promise<Member> {
  return joinMember(product, owner, person, { language: 'en' })
}

/** Opens an address in the browser of another member. */
async function open(
  browser: Browser,
  product: RunningProduct,
  member: Member,
  path: string,
  noise: string[],
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'en-US',
    timezoneId,
  })
  listenForNoise(context, product, noise)
  await signIn(context, product, member)
  const page = await context.newPage()
  await page.goto(path)
  return page
}

test('an owner hands the household over, and members are removed and leave', { tag: '@phone' }, async ({
  page,
  context,
  browser,
  product,
  noise,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const mateo = await join(product, ana, somebodyNew('Mateo García'))
  const cora = await join(product, ana, somebodyNew('Cora Medina'))
  await ana.call('POST', '/v2/expenses', { description: 'Pan', amount: 1200 })
  await signIn(context, product, ana)
  await page.goto('/household')
  const his = await open(browser, product, mateo, '/household', noise.lines)
  const hers = await open(browser, product, cora, '/household', noise.lines)
  const family = page.getByRole('region', { name: 'La familia' })
  const hisFamily = his.getByRole('region', { name: 'The family' })
  const dialog = page.getByRole('dialog')
  const hisDialog = his.getByRole('dialog')
  const away = 'You are not in a household yet'

  await test.step('the owner who wants to leave hands the household over', async () => {
    await expect(hisFamily.getByRole('listitem')).toHaveCount(3)
    await expect(hisFamily.getByRole('button', { name: /^Actions for/ })).toHaveCount(0)
    await family.getByRole('button', { name: 'Irme de la casa' }).click()
    await expect(dialog.getByText(/^Sos titular de Casa García y hay más gente/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Pasarle la casa a Mateo García' }).click()
    await expect(dialog.getByText(/^Mateo García pasa a ser titular/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Pasarle la casa', exact: true }).click()
    await expect(toastOf(page)).toContainText('Ahora Mateo García es titular de la casa')
    await expect(family.getByRole('button', { name: /^Acciones de/ })).toHaveCount(0)
    await expect(
      page.getByRole('list', { name: 'Qué cambió' }).getByText('Ana García le pasó la casa a Mateo García'),
    ).toBeVisible()
  })

  await test.step('the new owner sees the change at once and removes a member', async () => {
    await hisFamily.getByRole('button', { name: 'Actions for Cora Medina' }).click(soon)
    await his.getByRole('menuitem', { name: 'Remove from the household' }).click()
    await expect(hisDialog.getByText(/The expenses that Cora Medina added stay/)).toBeVisible()
    noise.expect(403)
    await hisDialog.getByRole('button', { name: 'Remove' }).click()
    await expect(toastOf(his)).toContainText('Cora Medina is no longer in the household')
    await expect(hers.getByText(away)).toBeVisible(soon)
    await expect(family.getByText('Cora Medina')).toHaveCount(0, soon)
    await expect(
      page.getByRole('list', { name: 'Qué cambió' }).getByText('Mateo García sacó a Cora Medina'),
    ).toBeVisible()
  })

  await test.step('a member leaves', async () => {
    await family.getByRole('button', { name: 'Irme de la casa' }).click()
    await expect(dialog.getByText(/Los gastos que anotaste les quedan a los demás/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Irme', exact: true }).click()
    await expect(page.getByText('Todavía no estás en una casa')).toBeVisible()
    await expect(toastOf(page)).toContainText('Te fuiste de Casa García')
    await expect(hisFamily.getByRole('listitem')).toHaveCount(1, soon)
    const left = await mateo.call<{ expenses: object[] }>('GET', '/v2/expenses')
    expect(left.expenses).toMatchObject([{ description: 'Pan', amount: 1200 }])
  })

  await test.step('the last member leaves and deletes the household after confirming', async () => {
    await hisFamily.getByRole('button', { name: 'Leave the household' }).click()
    await expect(hisDialog.getByText(/^You are the last person in it/)).toBeVisible()
    const leave = hisDialog.getByRole('button', { name: 'Leave and delete it' })
    await expect(leave).toBeDisabled()
    const { code } = await inviteBy(mateo)
    const usable = async () =>
      (await mateo.call<{ valid: boolean }>('POST', '/v2/households/validate-invite', { code })).valid
    expect(await usable()).toBe(true)
    await hisDialog.getByRole('checkbox').check()
    await leave.click()
    await expect(his.getByText(away)).toBeVisible()
    expect(await usable(), 'an invitation to a deleted household').toBe(false)
    await his.goto('/household')
    await expect(his.getByText(away)).toBeVisible()
  })
  await hers.context().close()
  await his.context().close()
})

test('a former member sees nothing of the household on any open screen', { tag: '@desk' }, async ({
  page,
  context,
  product,
  noise,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  await ana.call('POST', '/v2/expenses', { description: 'Pan', amount: 1200 })
  const mateo = await join(product, ana, somebodyNew('Mateo García'))
  await signIn(context, product, mateo)
  const analytics = await context.newPage()
  await analytics.goto('/analytics')
  await expect(
    analytics
      .locator('main')
      .getByText(/1\.200/)
      .first(),
  ).toBeAttached()
  await page.bringToFront()
  await page.goto('/expenses')
  await expect(page.getByText('Pan', { exact: true }).first()).toBeVisible()
  noise.expect(403)
  await mateo.call('POST', '/v2/households/leave', {})
  for (const each of [page, analytics]) {
    await each.bringToFront()
    await expect(each.getByRole('heading', { name: 'You are not in a household yet' })).toBeVisible(soon)
  }

  await test.step('a new household shows nothing of the old one', async () => {
    await page.bringToFront()
    await page.getByLabel('Household name').fill('Mine')
    await page.getByRole('button', { name: 'Create a household' }).click()
    await expect(page.getByText('Your first expense is one line away')).toBeVisible()
    await page.route('**/v2/expenses?*', () => undefined)
    await page.getByRole('link', { name: 'Your spending' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Expenses' })).toBeAttached()
    await expect(page.getByText('Pan', { exact: true })).toHaveCount(0)
  })
})

test('a screen of the household that was left opens in one that was entered in another tab', {
  tag: '@desk',
}, async ({ page, context, product, noise }) => {
  noise.expect(403)
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const mateo = await joinMember(product, ana, somebodyNew('Mateo García'))
  await ana.call('POST', '/v2/expenses', { description: 'Pan', amount: 1200 })
  await signIn(context, product, mateo)
  const rows = page.getByRole('row', { name: /Pan/ })
  const screens = page.getByRole('navigation', { name: 'Principal' })
  await page.goto('/expenses')
  await expect(rows).toHaveCount(1)
  await mateo.call('POST', '/v2/households/leave', {})
  await expect(page.getByText('Todavía no estás en una casa')).toBeVisible()
  await mateo.call('POST', '/v2/households', { name: 'Casa Nueva', currency: 'ARS' })
  await expect(page.getByText('Tu primer gasto está a un renglón')).toBeVisible()
  await screens.getByRole('link', { name: 'Gastos' }).click()
  await expect(page).toHaveURL(/\/expenses$/)
  await expect(page.getByText('Casa Nueva, 0 gastos')).toBeVisible()
  await expect(rows).toHaveCount(0)
})

test('a person ends sessions, downloads their data and deletes their account', {
  tag: '@desk',
}, async ({ page, context, product, noise }) => {
  const person = somebodyNew('Ana García')
  const ana = await registerMember(product, person)
  const mateo = await join(product, ana, somebodyNew('Mateo García'))
  const inOffice = await signInElsewhere(
    product,
    person,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
  )
  await signInElsewhere(
    product,
    person,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1 Version/26.0 Safari/604.1',
  )
  await signIn(context, product, ana)
  await page.goto('/settings')
  const dialog = page.getByRole('dialog')

  await test.step('ends one session', async () => {
    await expect(page.getByRole('listitem').filter({ hasText: 'este navegador' })).toBeVisible()
    await expect(page.getByText('Safari en iPhone')).toBeVisible()
    await page.getByRole('button', { name: /^Cerrar sesión: Firefox en Windows/ }).click()
    await expect(toastOf(page)).toContainText('Sesión cerrada')
    await expect(page.getByText('Firefox en Windows')).toHaveCount(0)
    const headers = { authorization: `Bearer ${inOffice.access_token}` }
    expect((await fetch(`${product.url}/v2/auth/me`, { headers })).status).toBe(401)
  })

  await test.step('ends all other sessions', async () => {
    const endOthers = page.getByRole('button', { name: 'Cerrar todas las demás' })
    await endOthers.click()
    await expect(toastOf(page)).toContainText('Cerramos otra sesión')
    await expect(page.getByText('Safari en iPhone')).toHaveCount(0)
    await expect(endOthers).toHaveCount(0)
    await expect(page.getByText('este navegador', { exact: true })).toBeVisible()
  })

  await test.step('downloads all personal data as a file', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar todo' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^casita-mis-datos-\d{4}-\d\d-\d\d\.json$/)
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
      user: { name: 'Ana García', email: person.email },
      household: { household_name: 'Casa García', role: 'owner' },
    })
  })

  await test.step('the owner has to hand the household over first', async () => {
    await page.getByRole('button', { name: 'Eliminar la cuenta' }).click()
    await expect(dialog.getByText('Primero pasale la casa a alguien')).toBeVisible()
    await dialog.getByRole('link', { name: 'Ir a la casa' }).click()
    await expect(page.getByRole('region', { name: 'La familia' })).toBeVisible()
    const { members } = await ana.call<{ members: { id: string; is_current_user: boolean }[] }>(
      'GET',
      '/v2/households/members',
    )
    const heir = members.find(({ is_current_user }) => !is_current_user)
    // Until the page hears that she is no longer the owner, it requests what only an owner may see.
    noise.expect(403)
    await ana.call('POST', `/v2/households/members/${heir?.id}/owner`)
  })

  await test.step('deletes the account', async () => {
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Eliminar la cuenta' }).click()
    await expect(dialog.getByText(/les quedan a los demás de Casa García, sin tu nombre/)).toBeVisible()
    const remove = dialog.getByRole('button', { name: 'Eliminar la cuenta' })
    await expect(remove).toBeDisabled()
    const sure = dialog.getByRole('checkbox', { name: 'Sí, eliminar mi cuenta' })
    await sure.check()
    // Whoever asks again confirms again.
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('button', { name: 'Eliminar la cuenta' }).click()
    await expect(sure).not.toBeChecked()
    await sure.check()
    noise.expect(401)
    await remove.click()
    await page.waitForURL(`${product.url}/`)
    await expect(page.getByRole('link', { name: 'Ingresar' }).first()).toBeVisible()
    await page.goto('/dashboard')
    await page.waitForURL('**/login')
    const { members } = await mateo.call<{ members: unknown[] }>('GET', '/v2/households/members')
    expect(members).toMatchObject([{ name: 'Mateo García', role: 'owner' }])
  })
})
