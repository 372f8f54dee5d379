import { expect } from '@playwright/test'
import { lapse } from './lapse.ts'
import { inviteBy, registerMember, signIn, signOut } from './member.ts'
import { chooseAccount, somebodyNew } from './people.ts'
import { seen, toastOf } from './screen.ts'
import { test } from './stage.ts'

test.use({ locale: 'en-US' })

test('a newcomer joins a household by an invitation link', { tag: '@phone' }, async ({
  page,
  context,
  product,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'), { household: 'The Garcías' })
  const invitation = await inviteBy(ana)
  const mateo = somebodyNew('Mateo García')

  await page.goto(invitation.join_url)
  await expect(page).toHaveURL(/\/register\?invitation=/)
  await expect(page.getByRole('heading', { name: 'Join The Garcías household' })).toBeVisible()
  await expect(page.getByText(/^Ana García invites you\. Valid until/)).toBeVisible()

  await test.step('another code hides the details of the first invitation', async () => {
    await page.getByLabel('Invitation code').fill('NOBODYS1')
    await expect(page.getByText(/^Ana García invites you/)).toBeHidden()
    await page.getByRole('button', { name: 'Validate' }).click()
    await expect(page.getByText('Invalid invitation code.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Join this household' })).toBeDisabled()
    await page.getByLabel('Invitation code').fill(invitation.code.toLowerCase())
    await expect(page.getByText('Invalid invitation code.')).toBeHidden()
    await page.getByRole('button', { name: 'Validate' }).click()
    await page.getByRole('button', { name: 'Join this household' }).click()
  })

  await test.step('only a valid mobile number allows to continue', async () => {
    const number = page.getByLabel('The one you use with WhatsApp')
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await number.fill('123')
    await expect(page.getByText(/valid phone number for WhatsApp/i)).toBeVisible()
    await number.pressSequentially('x!')
    await expect(number).toHaveValue('123')
    await number.fill(mateo.typed)
    await expect(page.getByText('✓ Valid WhatsApp number')).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
  })

  await page.getByText('Sign up with Google').click()
  await chooseAccount(page, mateo)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(seen(page.getByText('The Garcías'))).toBeVisible()
  await expect(page.getByText('You are part of The Garcías')).toBeVisible()

  await test.step('shows the welcome until it is dismissed', async () => {
    const welcome = page.getByText(/^Welcome to The Garcías/)
    await expect(welcome).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).first().click()
    await expect(welcome).toBeHidden()
    await page.reload()
    await expect(seen(page.getByText('Ana García'))).toBeVisible()
    await expect(welcome).toBeHidden()
  })

  await test.step('the link does not work a second time', async () => {
    await signOut(context)
    await page.goto(invitation.join_url)
    await expect(page.getByText('This invitation has already been used.')).toBeVisible()
  })
})

test('the details entered during sign-up can be reviewed and changed', { tag: '@desk' }, async ({
  page,
  product,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'), { household: 'The Garcías' })
  const invitation = await inviteBy(ana)
  const create = page.getByRole('tab', { name: 'Create New Household' })
  const join = page.getByRole('tab', { name: 'Join with Code' })
  const next = page.getByRole('button', { name: 'Continue' })

  await test.step('the code stays when its own tab is pressed', async () => {
    await page.goto(`/register?invitation=${invitation.code}`)
    await expect(page.getByText(/^Ana García invites you/)).toBeVisible()
    await join.click()
    await expect(page.getByText(/^Ana García invites you/)).toBeVisible()
    await create.click()
    await expect(page.getByRole('heading', { name: 'Let’s build your casita' })).toBeVisible()
    await page.getByLabel('Household name').fill('Mine')
    await next.click()
  })

  await test.step('a valid phone number need not be entered again', async () => {
    const phone = page.getByLabel('The one you use with WhatsApp')
    await phone.fill(somebodyNew('Nora Paz').typed)
    await expect(page.getByText('✓ Valid WhatsApp number')).toBeVisible()
    const entered = await phone.inputValue()
    await next.click()
    await page.getByRole('button', { name: /^Change.*phone/ }).click()
    await expect(phone).toHaveValue(entered)
    await expect(page.getByText('✓ Valid WhatsApp number')).toBeVisible()
    await next.click()
    await expect(page.getByText('Sign up with Google')).toBeVisible()
  })

  await test.step('switching tabs clears the name of the household', async () => {
    await page.getByRole('button', { name: /^Change.*household/ }).click()
    await expect(page.getByLabel('Household name')).toHaveValue('Mine')
    await join.click()
    await create.click()
    await expect(page.getByLabel('Household name')).toHaveValue('')
  })

  await test.step('the changed details are those reviewed', async () => {
    await page.getByLabel('Household name').fill('Ours')
    await next.click()
    await expect(page.getByText('Sign up with Google')).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: /^Ours/ })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: /^Mine/ })).toHaveCount(0)
  })
})

test('an expired invitation says so', { tag: '@desk' }, async ({ page, product }) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const invitation = await inviteBy(ana)
  lapse(product, 'invitations')

  await page.goto(`/register?code=${invitation.code}`)
  await expect(page.getByText('This invitation has expired.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Join this household' })).toBeDisabled()

  await test.step('a household can still be created instead', async () => {
    await page.getByRole('tab', { name: 'Create New Household' }).click()
    await expect(page.getByText('This invitation has expired.')).toBeHidden()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Household name is required')).toBeVisible()
    await page.getByLabel('Household name').fill('A')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Household name must be at least 2 characters')).toBeVisible()
    await page.getByLabel('Household name').fill('Mine')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('The one you use with WhatsApp')).toBeVisible()
  })
})

test('a reason without a code why an invitation is not valid is shown as it is', { tag: '@desk' }, async ({
  page,
}) => {
  const answer = { success: false, valid: false, error: 'This household takes nobody in at the moment.' }
  await page.route('**/v2/households/validate-invite', (route) => route.fulfill({ json: answer }))
  await page.goto('/register?invitation=ABCD2345')
  await expect(page.getByText(answer.error)).toBeVisible()
})

test('a signed-in user opens an invitation link', { tag: '@phone' }, async ({
  page,
  context,
  product,
  noise,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'), { household: 'The Garcías' })
  const nora = await registerMember(product, somebodyNew('Nora Paz'), { language: 'en' })
  const invitation = await inviteBy(ana)
  await signIn(context, product, nora)

  await test.step('without a code, leads to the dashboard', async () => {
    await page.goto('/join')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(toastOf(page)).toHaveCount(0)
  })

  await test.step('leads a member of another household to the dashboard', async () => {
    noise.expect(409)
    await page.goto(`/join?code=${invitation.code}`)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(toastOf(page)).toContainText(
      'You already belong to a household. To join another one, leave it first.',
    )
  })

  await test.step('admits a user without a household', async () => {
    // Open pages request once more what is no longer theirs: it is refused, or not found if the request was let in
    // just before.
    noise.expect(403, 404)
    await nora.call('POST', '/v2/households/leave', { confirm_delete: true })
    await expect(page.getByRole('heading', { name: 'You are not in a household yet' })).toBeVisible()
    await page.goto(`/join?code=${invitation.code}`)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText(/^Welcome to The Garcías/)).toBeVisible()
  })

  await test.step('admits the user from the registration page too', async () => {
    await nora.call('POST', '/v2/households/leave', {})
    await expect(page.getByRole('heading', { name: 'You are not in a household yet' })).toBeVisible()
    await page.goto(`/register?invitation=${(await inviteBy(ana)).code}`)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText(/^Welcome to The Garcías/)).toBeVisible()
  })

  await test.step('leads a member from the registration page to the dashboard', async () => {
    await page.goto(`/register?invitation=${invitation.code}`)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(toastOf(page)).toHaveCount(0)
  })
})

test('a user with an account joins by an invitation link', { tag: '@desk' }, async ({
  page,
  product,
  noise,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'), { household: 'The Garcías' })
  const person = somebodyNew('Nora Paz')
  const nora = await registerMember(product, person, { language: 'en' })
  await nora.call('POST', '/v2/households/leave', { confirm_delete: true })
  const invitation = await inviteBy(ana)

  const signInAs = async (who: typeof person) => {
    await page.getByRole('link', { name: 'I already have an account' }).click()
    await page.getByText('Sign in with Google').click()
    await chooseAccount(page, who)
  }
  await page.goto(invitation.join_url)
  await expect(page.getByRole('heading', { name: 'Join The Garcías household' })).toBeVisible()

  await test.step('a person without an account returns to the invitation to register', async () => {
    noise.expect(404)
    await signInAs(somebodyNew('Mateo Paz'))
    await expect(page.getByText(/^No account found with this Google account/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Join The Garcías household' })).toBeVisible()
  })

  await signInAs(person)
  await expect(page.getByText(/^Welcome to The Garcías/)).toBeVisible()
})

test('a user without a household creates one', { tag: '@phone' }, async ({
  page,
  context,
  product,
  noise,
}) => {
  const nora = await registerMember(product, somebodyNew('Nora Paz'), { language: 'en' })
  await nora.call('POST', '/v2/households/leave', { confirm_delete: true })
  await signIn(context, product, nora)

  // A browser that does not know yet that she left preloads once what is no longer hers.
  noise.expect(403)
  await page.goto('/dashboard')
  await page.getByLabel('Invitation code').fill('NOBODYS1')
  noise.expect(404)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByText('Invalid invitation code.')).toBeVisible()
  await page.getByLabel('Invitation code').fill('NOBODYS')
  await expect(page.getByText('Invalid invitation code.')).toBeHidden()

  await page.getByLabel('Household name').fill('Paz at home')
  await page.getByLabel('Currency').selectOption('EUR')
  await page.getByRole('button', { name: 'Create a household' }).click()
  await expect(page.getByText('Your first expense is one line away')).toBeVisible()
  await expect(seen(page.getByText('Paz at home'))).toBeVisible()
})
