import { expect, type Page } from '@playwright/test'
import { holdBack } from './holding.ts'
import { lapse } from './lapse.ts'
import {
  failNextMessage,
  linkInChat,
  registerMember,
  signIn,
  signInSomebodyNew,
  writeInChat,
} from './member.ts'
import { chooseAccount, somebodyNew } from './people.ts'
import { toastOf } from './screen.ts'
import { test } from './stage.ts'

test.use({ locale: 'en-US' })

/** Both kinds of links, with the texts of their pages. */
const kinds = [
  {
    path: '/validate',
    title: 'Validation Failed',
    missing: 'No verification token provided. Please check your whatsapp for the correct link.',
    unknown: 'Invalid verification link. Please check your Email for the correct link.',
    expired: 'This verification link has expired. Please request a new verification message.',
    used: 'This verification link has already been used. Your account may already be verified.',
    notYours: 'This link belongs to another account.',
  },
  {
    path: '/connect',
    title: 'Connection Failed',
    missing: 'No verification token provided. Please check your whatsapp for the correct link.',
    unknown: 'Invalid connect link. Please check your Email for the correct link.',
    expired: 'This connect link has expired. Please request a new connect message.',
    used: 'This connect link has already been used. Your account may already be connected.',
    notYours: null,
  },
] as const

for (const { path, title, missing, unknown, expired, used, notYours } of kinds) {
  // Only on a desktop, because links can be made to expire only in the embedded database.
  test(`a link to ${path} explains why it does not work`, { tag: '@desk' }, async ({
    page,
    context,
    product,
    noise,
  }) => {
    const person = somebodyNew('Ana García')
    const ana = await registerMember(product, person, { language: 'en', unverified: true })
    const chat = path === '/validate' ? person : somebodyNew('Ana García')
    if (path === '/connect') await writeInChat(product, chat, 'hola')
    const link = await linkInChat(product, chat, path)
    await signIn(context, product, ana)
    const failure = page.getByRole('alert')

    await test.step('without a token', async () => {
      await page.goto(path)
      await expect(failure.getByRole('heading', { name: title })).toBeVisible()
      await expect(failure).toContainText(missing)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
      await expect(page.getByText('If it still does not work')).toBeVisible()
    })

    noise.expect(404, 410)
    await test.step('with an unknown token', async () => {
      await page.goto(`${path}?token=${'a'.repeat(43)}`)
      await expect(failure).toContainText(unknown)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(failure).toContainText(unknown)
      // Trying again would fail again, so the link to go on comes first.
      await expect(page.getByRole('main').locator('a, button').first()).toHaveText('Go to dashboard')
      await page.getByRole('link', { name: 'Go to dashboard' }).click()
      await expect(page).toHaveURL(/\/dashboard$/)
    })

    await test.step('after it was used', async () => {
      if (notYours) {
        noise.expect(403)
        await signInSomebodyNew(context, product, { name: 'Nora Paz', language: 'en' })
        await page.goto(link.href)
        await expect(failure).toContainText(notYours)
        await signIn(context, product, ana)
      }
      await page.goto(link.href)
      await expect(page.getByRole('dialog')).toContainText(
        path === '/validate' ? 'Come in, Ana. It is open.' : 'WhatsApp connected',
      )
      expect(page.url()).not.toContain('token')
      await page.getByRole('button', { name: 'Go to dashboard' }).click()
      await expect(page).toHaveURL(/\/dashboard$/)
      await page.goto(link.href)
      await expect(failure).toContainText(used)
    })

    await test.step('after it has expired', async () => {
      const later = somebodyNew('Mateo García')
      const mateo = await registerMember(product, later, { language: 'en', unverified: true })
      const laterChat = path === '/validate' ? later : somebodyNew('Mateo García')
      if (path === '/connect') await writeInChat(product, laterChat, 'hola')
      const laterLink = await linkInChat(product, laterChat, path)
      lapse(product, 'links')
      await signIn(context, product, mateo)
      await page.goto(laterLink.href)
      await expect(failure).toContainText(expired)
    })
  })
}

test('a link still works after the session ended or the server did not say whose it is', {
  tag: '@desk',
}, async ({ page, context, product, noise }) => {
  const person = somebodyNew('Ana García')
  const ana = await registerMember(product, person, { language: 'en', unverified: true })
  const link = await linkInChat(product, person, '/validate')
  await signIn(context, product, ana)

  await test.step('a failed connection asks nobody to sign in', async () => {
    noise.expect(/net::ERR_FAILED/)
    await page.route('**/v2/auth/me', (route) => route.abort())
    await page.goto(link.href)
    await expect(page.getByRole('heading', { name: 'We could not load your account' })).toBeVisible()
    await page.unroute('**/v2/auth/me')
  })

  await test.step('signing in after the session ended continues with the link', async () => {
    noise.expect(401)
    await ana.call('POST', '/v2/auth/logout')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await page.getByText('Sign in with Google').click()
    await chooseAccount(page, person)
    await expect(page.getByText('Come in, Ana. It is open.')).toBeVisible()
    await expect(page).toHaveURL(/\/validate$/)
  })
})

test('an unverified user is told so, requests the message again and opens its link', {
  tag: '@phone',
}, async ({ page, context, product, noise }) => {
  const person = somebodyNew('Ana García')
  const ana = await registerMember(product, person, { language: 'en', unverified: true })
  await signIn(context, product, ana)
  await page.goto('/dashboard')
  await expect(page.getByText('Verify your phone number', { exact: true })).toBeVisible()
  const connect = page.getByRole('button', { name: /^Connect/ }).first()
  await expect(connect).toBeDisabled()
  await connect.press('Enter')
  await expect(toastOf(page)).toContainText('Verify your phone number first')
  noise.expect(429)
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByText(/Verification message sent to your WhatsApp!|Too many requests/)).toBeVisible()

  const link = await linkInChat(product, person, '/validate')
  await page.goto(link.href)
  await expect(page.getByText('Come in, Ana. It is open.')).toBeVisible()
  await page.getByRole('button', { name: 'Go to dashboard' }).click()
  await expect(page.getByText('Verify your phone number', { exact: true })).toBeHidden()
})

test('a mistyped phone number is corrected, and the message arrives at the right one', {
  tag: '@desk',
}, async ({ page, context, product }) => {
  const person = somebodyNew('Ana García')
  const ana = await registerMember(product, person, { language: 'en', unverified: true })
  const right = somebodyNew('Ana García')
  await signIn(context, product, ana)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Another number' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Send the message' })).toBeDisabled()
  await dialog.getByLabel('Phone number').fill(right.typed)
  await dialog.getByRole('button', { name: 'Send the message' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Verification message sent to your WhatsApp!')).toBeVisible()

  const link = await linkInChat(product, right, '/validate')
  await page.goto(link.href)
  await expect(page.getByText('Come in, Ana. It is open.')).toBeVisible()
})

test('a verification message that WhatsApp refuses is reported as not sent', {
  tag: '@phone',
}, async ({ page, context, product, noise }) => {
  const person = somebodyNew('Ana García')
  const ana = await registerMember(product, person, { language: 'en', unverified: true })
  await signIn(context, product, ana)
  await page.goto('/dashboard')
  noise.expect(503)
  await failNextMessage(product)
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByText('Could not resend verification message')).toBeVisible()
})

test('another number is asked for afresh, and checked once', {
  tag: '@desk',
}, async ({ page, context, product }) => {
  const person = somebodyNew('Ana García')
  const ana = await registerMember(product, person, { language: 'en', unverified: true })
  await signIn(context, product, ana)
  await page.goto('/dashboard')
  const dialog = page.getByRole('dialog')
  const number = dialog.getByLabel('Phone number', { exact: true })
  const missing = dialog.getByText('Please enter a phone number')

  await test.step('nothing is said to be missing before anything was asked', async () => {
    await page.getByRole('button', { name: 'Another number' }).click()
    await number.focus()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Another number' }).click()
    await expect(number).toBeVisible()
    await expect(missing).toBeHidden()
  })

  await test.step('leaving the field asks nothing that is being asked already', async () => {
    const checks = '**/v2/utilities/validate-phone'
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/validate-phone')) asked += 1
    })
    const letGo = await holdBack(page, checks)
    await Promise.all([page.waitForRequest(checks), number.fill(somebodyNew('Ana García').typed)])
    await number.blur()
    letGo()
    await expect(dialog.getByText('✓ Valid WhatsApp number')).toBeVisible()
    expect(asked).toBe(1)
  })
})

test('a link that somebody else passed on shows their number, and is taken back at once', {
  tag: '@desk',
}, async ({ context, page, product }) => {
  const mallory = somebodyNew('Mallory Paz')
  await signIn(context, product, await registerMember(product, somebodyNew('Ana García'), { language: 'en' }))
  await writeInChat(product, mallory, 'hola')
  await page.goto((await linkInChat(product, mallory, '/connect')).href)
  await expect(page.getByRole('dialog')).toContainText(mallory.waId.slice(-4))
  await page.getByRole('button', { name: 'That is not my number' }).click()
  await expect(toastOf(page)).toContainText('WhatsApp is disconnected')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('button', { name: /^Connect/ }).first()).toBeVisible()
})

test('the chat is connected and disconnected from the header', { tag: '@desk' }, async ({
  page,
  context,
  product,
}) => {
  const person = somebodyNew('Ana García')
  const ana = await registerMember(product, person, { language: 'en' })
  await signIn(context, product, ana)
  await page.goto('/dashboard')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Connect/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'QR code that opens the chat with Casita' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute('href', /text=I%20spent/)
  await expect(dialog).not.toContainText('+54')
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog).toBeHidden()

  await ana.write('listo')
  const pill = page.getByRole('banner').getByRole('button', { name: /onnected$/ })
  await pill.click()
  await expect(dialog).toContainText('WhatsApp is connected')
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect(toastOf(page)).toContainText('WhatsApp is disconnected')
  await expect(page.getByRole('banner').getByRole('button', { name: /^Connect/ })).toBeVisible()
})

test('a phone opens the chat in its app, or on the web if no app takes over', {
  tag: '@phone',
}, async ({ page, context, product, noise }) => {
  noise.expect(/whatsapp:/)
  await signInSomebodyNew(context, product, { language: 'en' })
  const openChat = async (tab: Page) => {
    await tab.goto('/dashboard')
    await tab
      .getByRole('banner')
      .getByRole('button', { name: /^Connect/ })
      .click()
    await tab.getByRole('dialog').getByRole('link', { name: 'Open WhatsApp' }).click()
  }

  await openChat(page)
  await expect(page).toHaveURL(/\/\d+\?text=I%20spent/)

  await test.step('a user who returns from the app is still on the same page', async () => {
    const tab = await context.newPage()
    await tab.clock.install()
    await openChat(tab)
    await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await tab.clock.fastForward(5000)
    await expect(tab).toHaveURL(/\/dashboard$/)
  })
})

test('a link whose response is lost is reported as used successfully', { tag: '@desk' }, async ({
  page,
  context,
  product,
  noise,
}) => {
  noise.expect(/net::ERR_FAILED/)
  const person = somebodyNew('Ana García')
  const ana = await registerMember(product, person, { language: 'en', unverified: true })
  const link = await linkInChat(product, person, '/validate')
  await signIn(context, product, ana)
  await page.route(
    '**/v2/auth/validation/validate?*',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.goto(link.href)
  await expect(page.getByText('Come in, Ana. It is open.')).toBeVisible()
})

test('a refusal without a code is understood by its sentence', { tag: '@desk' }, async ({
  page,
  context,
  product,
  noise,
}) => {
  noise.expect(400)
  await signInSomebodyNew(context, product, { language: 'en' })
  let answer: unknown
  await page.route('**/v2/auth/connect/whatsapp?*', (route) => route.fulfill({ status: 400, json: answer }))
  for (const [detail, sentence] of [
    ['The token has expired', 'This connect link has expired. Please request a new connect message.'],
    [
      'It has already been used',
      'This connect link has already been used. Your account may already be connected.',
    ],
    ['Token not found', 'Invalid connect link. Please check your Email for the correct link.'],
    ['The chat is closed for today.', 'The chat is closed for today.'],
    [null, 'Connect failed. Please try again.'],
  ] as const) {
    answer = { success: false, detail }
    await page.goto('/connect?token=anything')
    await expect(page.getByRole('alert')).toContainText(sentence)
  }
})
