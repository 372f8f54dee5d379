import { expect, type Page } from '@playwright/test'
import { inviteBy, linkInChat, type Member, registerMember, signIn, writeInChat } from './member.ts'
import { chooseAccount, type Person, somebodyNew } from './people.ts'
import type { RunningProduct } from './product.ts'
import { loaded } from './screen.ts'
import { test } from './stage.ts'

interface Visit {
  page: Page
  product: RunningProduct
  /** A person with an account and an unverified number. */
  person: Person
  member: Member
  /** A person that the product has never seen. */
  stranger: Person
}

interface Flow {
  name: string
  tag: '@desk' | '@phone'
  /** Goes as far as Google's page; returns the person who signs in. */
  walk: (visit: Visit) => Promise<Person>
  /** Checks where the sign-in leads. */
  lands: (visit: Visit) => Promise<void>
  /** The address to which it leads when no account was chosen. */
  failsAt: RegExp
}

async function enterPhone(page: Page, { typed }: Person): Promise<void> {
  await page.getByLabel('El que usás con WhatsApp').fill(typed)
  await expect(page.getByText('✓ Número de WhatsApp válido')).toBeVisible()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByText('Registrarse con Google').click()
}

const dashboard = async ({ page }: Visit) => {
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { name: /^Hola/ })).toBeVisible()
}

const flows: Flow[] = [
  {
    name: 'login',
    tag: '@desk',
    walk: async ({ page, person }) => {
      await page.goto('/login')
      await page.getByText('Iniciar sesión con Google').click()
      return person
    },
    lands: dashboard,
    failsAt: /\/login$/,
  },
  {
    name: 'register',
    tag: '@phone',
    walk: async ({ page, stranger }) => {
      await page.goto('/register')
      await page.getByLabel('Nombre de la casa').fill('Casa Nueva')
      await page.getByRole('button', { name: 'Continuar' }).click()
      await enterPhone(page, stranger)
      return stranger
    },
    lands: dashboard,
    failsAt: /\/register$/,
  },
  {
    name: 'join',
    tag: '@desk',
    walk: async ({ page, member, stranger }) => {
      const invitation = await inviteBy(member)
      await page.goto(`/register?invitation=${invitation.code}`)
      await page.getByRole('button', { name: 'Entrar a esta casa' }).click()
      await enterPhone(page, stranger)
      return stranger
    },
    lands: async (visit) => {
      await dashboard(visit)
      await expect(visit.page.getByText('Te damos la bienvenida a Casa García')).toBeVisible()
    },
    failsAt: /\/register$/,
  },
  {
    name: 'validation',
    tag: '@phone',
    walk: async ({ page, product, person }) => {
      const link = await linkInChat(product, person, '/validate')
      await page.goto(link.href)
      await page.getByText('Iniciar sesión con Google').click()
      return person
    },
    lands: async ({ page }) => {
      await expect(page.getByText('Pasá, Ana. Está abierto.')).toBeVisible()
      await expect(page).toHaveURL(/\/validate$/)
    },
    failsAt: /\/login$/,
  },
  {
    name: 'whatsapp-connect',
    tag: '@desk',
    walk: async ({ page, product, person }) => {
      const otherPhone = somebodyNew('Ana García')
      await writeInChat(product, otherPhone, 'hola')
      const link = await linkInChat(product, otherPhone, '/connect')
      await page.goto(link.href)
      await page.getByText('Iniciar sesión con Google').click()
      return person
    },
    lands: async ({ page }) => {
      await expect(page.getByRole('dialog', { name: 'WhatsApp conectado' })).toBeVisible()
      await expect(page).toHaveURL(/\/connect$/)
    },
    failsAt: /\/login$/,
  },
]

for (const { name, tag, walk, lands, failsAt } of flows) {
  test(`signing in with ${name} returns to the page that was asked for`, { tag }, async ({
    page,
    product,
  }) => {
    const person = somebodyNew('Ana García')
    const member = await registerMember(product, person, { language: 'es', unverified: true })
    const visit = { page, product, person, member, stranger: somebodyNew('Mateo García') }

    await test.step('after a cancelled sign-in too', async () => {
      await walk(visit)
      await page.getByRole('button', { name: 'Cancelar' }).click()
      await expect(page).toHaveURL(failsAt)
      await expect(page.getByText('Cancelaste el ingreso con Google.')).toBeVisible()
    })

    // Leaves the page: reopening it directly would keep what was entered, but this attempt starts anew.
    await page.goto('about:blank')
    const who = await walk(visit)
    await chooseAccount(page, who)
    await lands(visit)
    const kept = await page.evaluate(() => Object.keys(localStorage))
    expect(kept).toEqual(expect.arrayContaining(['access_token', 'refresh_token']))
  })
}

test('a signed-in user skips the sign-in pages and reaches the page that was asked for', {
  tag: '@phone',
}, async ({ page, product }) => {
  const person = somebodyNew('Ana García')
  await registerMember(product, person)

  await page.goto('/expenses?search=pan')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByText('Iniciar sesión con Google').click()
  await chooseAccount(page, person)
  await expect(page).toHaveURL(/\/expenses\?search=pan$/)

  await loaded(page)
  for (const path of ['/', '/login', '/register', '/nowhere/at/all']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
})

test('an older session that ends during the Google sign-in locks nobody out', { tag: '@desk' }, async ({
  page,
  context,
  product,
  noise,
}) => {
  const person = somebodyNew('Ana García')
  const ana = await registerMember(product, person)
  await signIn(context, product, ana)
  noise.expect(401, /net::ERR_FAILED/)
  await page.route('**/v2/auth/me', (route) => route.abort())
  await page.goto('/login')
  await page.getByText('Iniciar sesión con Google').click()
  await page.unroute('**/v2/auth/me')
  await ana.call('POST', '/v2/auth/logout')
  // Delays the response to the sign-in until the page knows that the old session has ended.
  const refused = page.waitForResponse('**/v2/auth/refresh')
  await page.route('**/v2/auth/login', async (route) => {
    await refused
    await route.continue()
  })
  await chooseAccount(page, person)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { name: /^Hola/ })).toBeVisible()
})

test('a user without an account is sent to registration', { tag: '@phone' }, async ({
  page,
  product,
  noise,
}) => {
  const stranger = somebodyNew('Nora Paz')
  noise.expect(404)
  await page.goto('/login')
  await page.getByText('Iniciar sesión con Google').click()
  await chooseAccount(page, stranger)
  await expect(page).toHaveURL(/\/register$/)
  await expect(page.getByText(/^No hay ninguna cuenta con este usuario de Google/)).toBeVisible()
  await expect(page.getByText(`Cuenta de Google: ${stranger.email}`)).toBeVisible()

  await test.step('keeps nothing of that user for the next person who signs in', async () => {
    const ana = somebodyNew('Ana García')
    await registerMember(product, ana)
    await page.goto('/login')
    await page.getByText('Iniciar sesión con Google').click()
    await chooseAccount(page, ana)
    await expect(page).toHaveURL(/\/dashboard$/)
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('google_user_info')
  })
})

test('a refusal without a code leads a user without an account to registration, too', {
  tag: '@desk',
}, async ({ page, noise }) => {
  const stranger = somebodyNew('Nora Paz')
  noise.expect(404)
  await page.route('**/v2/auth/login', async (route) => {
    const { code: _, ...documented } = await (await route.fetch()).json()
    await route.fulfill({ status: 404, json: documented })
  })
  await page.goto('/login')
  await page.getByText('Iniciar sesión con Google').click()
  await chooseAccount(page, stranger)
  await expect(page).toHaveURL(/\/register$/)
  await expect(page.getByText(`Cuenta de Google: ${stranger.email}`)).toBeVisible()
})

test('a failed registration keeps everything that was entered', { tag: '@desk' }, async ({
  page,
  product,
  noise,
}) => {
  const person = somebodyNew('Ana García')
  await registerMember(product, person)
  noise.expect(409)
  await page.goto('/register')
  await page.getByLabel('Nombre de la casa').fill('Otra casa')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await enterPhone(page, somebodyNew('Ana García'))
  await chooseAccount(page, person)
  await expect(page.getByText('Ya existe una cuenta con este usuario de Google. Ingresá.')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /^Otra casa/ })).toBeVisible()
  await expect(page.getByText('Registrarse con Google')).toBeVisible()
})

test('going back and reloading during registration keeps everything that was entered', {
  tag: '@phone',
}, async ({ page }) => {
  const next = page.getByRole('button', { name: 'Continuar' })
  await page.goto('/register')
  await page.getByLabel('Nombre de la casa').fill('Los Paz')
  await next.click()
  await expect(page.getByRole('heading', { name: /Tu teléfono/ })).toBeFocused()

  await test.step('going back shows the previous step', async () => {
    await page.goBack()
    await expect(page.getByLabel('Nombre de la casa')).toHaveValue('Los Paz')
    await page.goForward()
  })

  await test.step('a reload stays at the same step', async () => {
    await page.getByLabel('El que usás con WhatsApp').fill(somebodyNew('Nora Paz').typed)
    await next.click()
    await page.reload()
    await expect(page.getByText('Registrarse con Google')).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: /^Los Paz/ })).toBeVisible()
  })

  await test.step('going back works after the reload too', async () => {
    await page.goBack()
    await expect(page.getByLabel('El que usás con WhatsApp')).not.toHaveValue('')
    await page.goBack()
    await expect(page.getByLabel('Nombre de la casa')).toHaveValue('Los Paz')
  })
})

test('a browser without a time zone can still register', { tag: '@desk' }, async ({ page }) => {
  await page.addInitScript(() => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' }
    }
  })
  const stranger = somebodyNew('Nora Paz')
  await page.goto('/register')
  await page.getByLabel('Nombre de la casa').fill('Casa Paz')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await enterPhone(page, stranger)
  await chooseAccount(page, stranger)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a language that cannot be loaded is reported, and the page stays as it is', { tag: '@phone' }, async ({
  page,
  noise,
}) => {
  noise.expect(/net::ERR_FAILED/)
  await page.goto('/login')
  const language = page.getByLabel('Idioma')
  await page.route('**/assets/**', (route) => route.abort())
  await language.selectOption('Português')
  await expect(page.getByRole('alert')).toContainText('No pudimos cambiar el idioma. Revisá tu internet.')
  await expect(language).toHaveValue('es')
  await page.unroute('**/assets/**')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Hola de nuevo' })).toBeVisible()
})
