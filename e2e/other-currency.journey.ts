import { expect } from '@playwright/test'
import { signInSomebodyNew } from './member.ts'
import { chooseAccount, somebodyNew } from './people.ts'
import { openPhone } from './phone.ts'
import { test } from './stage.ts'

test.use({ locale: 'en-US' })

test('a household with dollars records in English', { tag: '@phone' }, async ({ page, context, product }) => {
  const mike = somebodyNew('Mike García')

  await page.goto('/register')
  await page.getByLabel('Household name').fill('The Garcías')
  await page.getByLabel('Currency').selectOption('USD')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('The one you use with WhatsApp').fill(mike.typed)
  await expect(page.getByText('✓ Valid WhatsApp number')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Sign up with Google').click()
  await chooseAccount(page, mike)
  await expect(page).toHaveURL(/\/dashboard$/)

  const phone = await openPhone(context, product, mike)
  const opened = context.waitForEvent('page')
  await phone.messages.getByRole('link').click()
  const validation = await opened
  await expect(validation.getByText('Come in, Mike. It is open.')).toBeVisible()

  await phone.write('Spent $20 on coffee')
  await expect(phone.messages.getByText(/Recorded|Noted|Got it/)).toContainText('20.00')
  await expect(
    page
      .getByRole('main')
      .getByText(/^USD\s20\.00$/)
      .first(),
  ).toBeVisible()
})

test('an amount in another currency is asked about and not taken for dollars', async ({
  page,
  context,
  product,
}) => {
  await signInSomebodyNew(context, product, { name: 'Mike García', currency: 'USD', language: 'en' })
  await page.goto('/expenses')
  await page.getByRole('button', { name: 'Add expense' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Description').fill('Taxi')
  await dialog.getByLabel('Amount').fill('20 euros')
  await expect(dialog.getByText('That is in EUR. How much was it in USD?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add expense' }).click()
  await expect(dialog.getByLabel('Amount')).toBeVisible()
  await dialog.getByLabel('Amount').fill('21.70')
  await dialog.getByRole('button', { name: 'Add expense' }).click()
  await expect(
    page
      .getByRole('main')
      .getByText(/^USD\s21\.70$/)
      .first(),
  ).toBeVisible()
})
