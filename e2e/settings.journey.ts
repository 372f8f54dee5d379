import { expect } from '@playwright/test'
import { signInSomebodyNew } from './member.ts'
import { seen } from './screen.ts'
import { test } from './stage.ts'

test('name, language, time zone and theme take effect at once and are kept', {
  tag: '@phone',
}, async ({ page, context, product }) => {
  await signInSomebodyNew(context, product)
  await page.goto('/settings')
  await expect(page.getByText('Verificado')).toBeVisible()
  const initials = page.locator('main').getByText('AG', { exact: true })
  const color = await initials.evaluate((circle) => getComputedStyle(circle).backgroundColor)

  await test.step('requires a name', async () => {
    await page.getByLabel('Nombre', { exact: true }).fill(' ')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(page.getByText('Ingresá un nombre')).toBeVisible()
    await page.getByLabel('Nombre', { exact: true }).fill('Anita García')
  })

  await test.step('finds a city without its accents', async () => {
    await page.getByLabel('Buscar una ciudad').fill('atlantida')
    await expect(page.getByText('No hay una zona con ese nombre.')).toBeVisible()
    await page.getByLabel('Buscar una ciudad').fill('sao pa')
    await page.getByRole('button', { name: 'San Pablo (América)' }).click()
    await expect(page.getByLabel('Zona horaria', { exact: true })).toHaveValue('America/Sao_Paulo')
    await expect(page.getByLabel('Zona horaria', { exact: true })).toBeFocused()
  })

  await test.step('finds a city in the user’s language, and asks to choose it', async () => {
    const search = page.getByLabel('Buscar una ciudad')
    await search.fill('Tokio')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(search).toHaveAccessibleDescription('Elegí una de las ciudades o borrá la búsqueda.')
    await search.press('Enter')
    await expect(page.getByLabel('Zona horaria', { exact: true })).toHaveValue('Asia/Tokyo')
    await search.fill('san pablo')
    await search.press('Enter')
    await expect(page.getByLabel('Zona horaria', { exact: true })).toHaveValue('America/Sao_Paulo')
    await expect(search).toHaveValue('')
  })

  for (const [language, heading, save, saved] of [
    ['pt', 'Ajustes', 'Guardar cambios', /./],
    ['fr', 'Réglages', /./, /./],
    ['en', 'Settings', /./, 'Saved'],
  ] as const) {
    await test.step(`switches to the language ${language}`, async () => {
      await page.locator('form select').first().selectOption(language)
      await page.locator('form').getByRole('button', { name: save }).click()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.locator('form').getByRole('status').filter({ hasText: saved }).last()).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    })
  }

  await test.step('hides the confirmation at the next change', async () => {
    const name = page.locator('form input').first()
    await page.locator('form').getByRole('button', { name: 'Save' }).click()
    const said = page.locator('form').getByText('Saved', { exact: true })
    await expect(said).toBeVisible()
    await name.fill('Anita G.')
    // Without the new input it would stay for three seconds.
    await expect(said).toBeHidden({ timeout: 500 })
    await name.fill('Anita García')
  })

  await test.step('changes the theme', async () => {
    await page.getByText('Dark', { exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByText('System', { exact: true }).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  })

  await test.step('follows a theme that is chosen in another tab', async () => {
    const tab = await context.newPage()
    await tab.goto('/settings')
    await tab.getByText('Light', { exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(page.getByLabel('Light')).toBeChecked()
    await tab.getByText('System', { exact: true }).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
    await tab.close()
  })

  await test.step('keeps all of it on another screen', async () => {
    await expect(page.getByLabel('Display name')).toHaveValue('Anita García')
    await expect(initials, 'whoever changes their name keeps their colour').toHaveCSS(
      'background-color',
      color,
    )
    await expect(page.getByLabel('Time zone', { exact: true })).toHaveValue('America/Sao_Paulo')
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: /Anita/ })).toBeAttached()
    await expect(seen(page.getByText('Your first expense is one line away'))).toBeVisible()
  })
})
