import { expect } from '@playwright/test'
import { holdBack } from './holding.ts'
import { joinMember, linkInChat, registerMember, signIn, signInSomebodyNew } from './member.ts'
import { somebodyNew } from './people.ts'
import { seen, toastOf } from './screen.ts'
import { test } from './stage.ts'

test.use({ locale: 'en-US', permissions: ['clipboard-read', 'clipboard-write'] })

test('a member is invited and reminded, and the invitation is withdrawn', { tag: '@desk' }, async ({
  page,
  context,
  product,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'), { language: 'en' })
  const mateo = somebodyNew('Mateo García')
  await fetch(`${product.sandboxUrl}/phone/contacts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number: `+${mateo.waId}`, name: mateo.name }),
  })
  await signIn(context, product, ana)
  await page.goto('/dashboard')
  const dialog = page.getByRole('dialog')
  const family = page.getByRole('region', { name: 'The family' })

  await test.step('sends an invitation to a valid number only', async () => {
    await family.getByRole('button', { name: 'Invite' }).click()
    const number = dialog.getByLabel('Phone number')
    const submit = dialog.getByRole('button', { name: 'Send invitation' })
    await expect(submit).toBeDisabled()
    await number.focus()
    await number.blur()
    await expect(dialog.getByText('Please enter a phone number')).toBeVisible()
    await number.fill('12')
    await expect(dialog.getByText(/valid phone number for WhatsApp/)).toBeVisible()
    await expect(submit).toBeDisabled()
    await number.fill(mateo.typed)
    await expect(dialog.getByText('✓ Valid WhatsApp number')).toBeVisible()
    await submit.click()
    await expect(dialog.getByText('Invitation sent')).toBeVisible()
  })

  await test.step('copies the link and the code of the invitation', async () => {
    await dialog.getByRole('button', { name: 'Copy link' }).click()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toContain('/join?code=')
    await dialog.getByRole('button', { name: 'Copy code' }).click()
    const code = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(`${product.url}/join?code=${code}`)
    const sent = await linkInChat(product, mateo, '/join')
    expect(sent.searchParams.get('code')).toBe(code)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('offers to resend an invitation to the same number', async () => {
    await family.getByRole('button', { name: 'Invite' }).click()
    await dialog.getByLabel('Phone number').fill(mateo.typed)
    await expect(dialog.getByText('This number already has an invitation. Send it again?')).toBeVisible()
    await dialog.getByRole('button', { name: 'Resend' }).click()
    await expect(dialog.getByText('Invitation sent')).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(family.getByText('pending')).toHaveCount(1)
  })

  await test.step('resends and deletes the pending invitation', async () => {
    await expect(family.getByText('pending')).toBeVisible()
    await expect(family.getByText(/0 of 1/)).toBeVisible()
    const menu = family.getByRole('button', { name: /^Invitation for/ })
    await menu.click()
    await seen(page.getByRole('button', { name: 'Resend' })).click()
    await expect(toastOf(page)).toContainText('Invitation sent again')
    await menu.click()
    await seen(page.getByRole('button', { name: 'Delete' })).click()
    await expect(toastOf(page)).toContainText('Invitation deleted')
    await expect(family.getByText('pending')).toBeHidden()
  })
})

test('invitations that fail to load can be requested again, and a failed copy is reported', {
  tag: '@phone',
}, async ({ page, context, product, noise }) => {
  noise.expect(/net::ERR_FAILED/)
  const ana = await registerMember(product, somebodyNew('Ana García'), { language: 'en' })
  await ana.call('POST', '/v2/households/invite', {})
  await signIn(context, product, ana)
  await context.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await page.route('**/v2/households/invitations', (route) => route.abort())
  await page.goto('/dashboard')
  const family = page.getByRole('region', { name: 'The family' })
  await expect(family.getByRole('alert')).toContainText('Network error. Please check your connection.')
  await page.unroute('**/v2/households/invitations')
  await family.getByRole('button', { name: 'Try again' }).click()
  await family.getByRole('button', { name: /^Invitation for/ }).click()
  await seen(page.getByRole('button', { name: 'Copy link' })).click()
  await expect(toastOf(page)).toContainText('Your browser did not let us copy it')
})

test('an invitation that WhatsApp refuses can be shared through the device', { tag: '@phone' }, async ({
  page,
  context,
  product,
}) => {
  await signInSomebodyNew(context, product, { language: 'en' })
  // The share sheet belongs to the device, so the test shows in the page's title what would be passed to it.
  await context.addInitScript(() => {
    Object.assign(navigator, {
      share: async (shared: ShareData) => {
        document.title = `shared ${shared.url}`
      },
    })
  })
  await fetch(`${product.sandboxUrl}/whatsapp/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fail: { count: 1, code: 131026 } }),
  })
  await page.goto('/dashboard')
  const dialog = page.getByRole('dialog')
  await page.getByRole('region', { name: 'The family' }).getByRole('button', { name: 'Invite' }).click()
  await dialog.getByLabel('Phone number').fill(somebodyNew('Nora Paz').typed)
  await expect(dialog.getByText('✓ Valid WhatsApp number')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(
    dialog.getByText('Invitation created successfully, but WhatsApp message could not be sent.'),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Share' }).click()
  await expect(page).toHaveTitle(/^shared .*\/join\?code=/)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('The WhatsApp message did not arrive: share the link.')).toBeVisible()
})

test('an invitation that is answered while its dialog closes leaves the dialog empty', {
  tag: '@phone',
}, async ({ page, context, product }) => {
  await signInSomebodyNew(context, product, { language: 'en' })
  await page.goto('/dashboard')
  const dialog = page.getByRole('dialog')
  const invite = page.getByRole('region', { name: 'The family' }).getByRole('button', { name: 'Invite' })
  const letThrough = await holdBack(page, '**/v2/households/invite')
  await invite.click()
  await dialog.getByLabel('Phone number').fill(somebodyNew('Nora Paz').typed)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  letThrough()
  await expect(page.getByText('pending')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await invite.click()
  await expect(dialog.getByLabel('Phone number')).toHaveValue('')
})

test('an invitation is created once, even if its answers are lost and it is retried', {
  tag: '@desk',
}, async ({ page, context, product, noise }) => {
  noise.expect(/net::ERR_FAILED/)
  const ana = await signInSomebodyNew(context, product, { language: 'en' })
  await page.goto('/dashboard')
  const dialog = page.getByRole('dialog')
  await page.route(
    '**/v2/households/invite',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 2 },
  )
  await page.getByRole('region', { name: 'The family' }).getByRole('button', { name: 'Invite' }).click()
  await dialog.getByLabel('Phone number').fill(somebodyNew('Nora Paz').typed)
  await expect(dialog.getByText('✓ Valid WhatsApp number')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByRole('alert')).toContainText('connection')
  // By now the page knows that the number was invited.
  await dialog.getByRole('button', { name: 'Resend' }).click()
  await expect(dialog.getByText('Invitation sent')).toBeVisible()
  const { invitations } = await ana.call<{ invitations: unknown[] }>('GET', '/v2/households/invitations')
  expect(invitations).toHaveLength(1)
})

test('a person without a known number is invited by a link from the household screen', {
  tag: '@phone',
}, async ({ page, context, product, browser }) => {
  await signInSomebodyNew(context, product, { language: 'en' })
  await page.goto('/household')
  const family = page.getByRole('region', { name: 'The family' })
  await family.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleDescription(/They get a WhatsApp message/)
  await dialog.getByRole('button', { name: 'Make a link to share' }).click()
  await expect(dialog).toHaveAccessibleDescription('The link works once, for seven days.')
  await expect(dialog.getByText('Send them this link')).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(family.getByText('Invitation by link').first()).toBeVisible()

  await test.step('the link shows a guest the household', async () => {
    const guest = await browser.newPage({ baseURL: product.url, locale: 'en-US' })
    await guest.goto(link)
    await expect(guest.getByText('Casa García').first()).toBeVisible()
    await guest.close()
  })
})

test('of a large family, the dashboard shows the one who looks and four others until asked for all', {
  tag: '@desk',
}, async ({ page, context, product }) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const others = ['Beto', 'Cora', 'Dani', 'Elsa', 'Félix', 'Gabi']
  const joined = []
  for (const name of others)
    joined.push(await joinMember(product, ana, somebodyNew(`${name} García`), { language: 'en' }))
  const gabi = joined.at(-1) ?? ana
  await signIn(context, product, gabi)
  await page.goto('/dashboard')
  const family = page.getByRole('region', { name: 'The family' })
  const members = family.getByRole('listitem')
  await expect(members).toHaveCount(5)
  await expect(members.first()).toContainText('Gabi García')
  await family.getByRole('button', { name: '2 more' }).click()
  await expect(members).toHaveCount(7)
})
