import { expect } from '@playwright/test'
import { registerMember } from './member.ts'
import { chooseAccount, somebodyNew } from './people.ts'
import { test } from './stage.ts'

test.use({ locale: 'en-US' })

/** The ways in which Google can misbehave, with the message shown for each. */
const faults = [
  { fault: { callback_error: 'temporarily_unavailable' }, said: 'Login failed. Please try again.' },
  {
    fault: { token_endpoint: 'error' },
    status: 503,
    said: 'Google cannot be reached right now. Please try again.',
  },
  {
    fault: { token_endpoint: 'not_json' },
    status: 503,
    said: 'Google cannot be reached right now. Please try again.',
  },
  {
    fault: { claims: ['wrong_nonce'] },
    status: 400,
    said: 'Google did not accept this sign-in. Please sign in again.',
  },
  {
    fault: { signature: 'foreign_key' },
    status: 400,
    said: 'Google did not accept this sign-in. Please sign in again.',
  },
  {
    fault: { claims: ['email_not_verified'] },
    status: 403,
    said: 'This Google account has no verified e-mail address.',
  },
]

test('a failed Google sign-in is explained, and the next attempt works', {
  tag: '@desk',
}, async ({ page, product, noise }) => {
  const person = somebodyNew('Ana García')
  await registerMember(product, person, { language: 'en' })
  for (const { fault, status, said } of faults) {
    await test.step(JSON.stringify(fault), async () => {
      if (status) noise.expect(status)
      await fetch(`${product.sandboxUrl}/google/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      })
      await page.goto('/login')
      await page.getByText('Sign in with Google').click()
      await chooseAccount(page, person)
      await expect(page).toHaveURL(/\/login$/)
      await expect(page.getByText('We could not sign you in with Google')).toBeVisible()
      await expect(page.getByText(said)).toBeVisible()
    })
  }
  await page.getByText('Sign in with Google').click()
  await chooseAccount(page, person)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a return from Google that nobody asked for signs nobody in', { tag: '@phone' }, async ({ page }) => {
  const failures = [
    ['/auth/callback', 'No authorization code received'],
    [
      '/auth/callback?code=abc&state=def',
      'OAuth flow state not found. Please start the authentication process again.',
    ],
  ] as const
  for (const [path, said] of failures) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Authentication Failed' })).toBeVisible()
    await expect(page.getByText(said)).toBeVisible()
    await expect(page).toHaveURL(/\/auth\/callback$/)
  }

  await test.step('nor does a return with a foreign state', async () => {
    await page.getByRole('link', { name: 'Back to Login' }).click()
    await page.getByText('Sign in with Google').click()
    await page.getByRole('button', { name: 'Cancel' }).waitFor()
    await page.goto('/auth/callback?code=abc&state=def')
    await expect(page.getByText('Invalid state parameter - possible security risk')).toBeVisible()
  })
})
