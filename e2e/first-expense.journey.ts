import { expect } from '@playwright/test'
import { holdBack } from './holding.ts'
import { signInSomebodyNew } from './member.ts'
import { chooseAccount, somebodyNew } from './people.ts'
import { openPhone } from './phone.ts'
import { toastOf } from './screen.ts'
import { test } from './stage.ts'
import { monthAgo } from './where.ts'

test('a family signs up, verifies its phone, and sees chat and web expenses in one ledger', async ({
  page,
  context,
  product,
}) => {
  const ana = somebodyNew('Ana García')

  await test.step('signs up', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Crear cuenta gratis' }).first().click()
    await page.getByLabel('Nombre de la casa').fill('Casa García')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByLabel('El que usás con WhatsApp').fill(ana.typed)
    await expect(page.getByText('✓ Número de WhatsApp válido')).toBeVisible()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByText('Registrarse con Google').click()
    await chooseAccount(page, ana)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { name: /Hola.*, Ana/ })).toBeVisible()
    await expect(page.getByText('Verificá tu número', { exact: true })).toBeVisible()
  })

  const phone = await openPhone(context, product, ana)

  await test.step('the phone opens the latest chat', async () => {
    await expect(phone.messages).toContainText(ana.email)
    const another = await context.newPage()
    await another.goto(product.sandboxUrl)
    await expect(another.getByRole('log')).toContainText(ana.email)
    await another.close()
  })

  const dashboard = await test.step('verifies the number', async () => {
    await expect(phone.messages).toContainText('Ana García')
    await expect(phone.messages).toContainText(ana.email)
    const opened = context.waitForEvent('page')
    await phone.messages.getByRole('link').click()
    const validation = await opened
    await expect(validation.getByText('Pasá, Ana. Está abierto.')).toBeVisible()
    await validation.getByRole('button', { name: 'Ir al resumen' }).click()
    await expect(validation).toHaveURL(/\/dashboard$/)
    await expect(validation.getByText('Verificá tu número', { exact: true })).toBeHidden()
    return validation
  })

  await test.step('the first dashboard updates without a reload', async () => {
    await expect(page.getByText('Verificá tu número', { exact: true })).toBeHidden()
  })

  await test.step('records an expense in the chat', async () => {
    await page.goto('/expenses')
    await expect(page.getByText('Todavía no hay nada anotado')).toBeVisible()
    // Actions that need an expense are not offered yet.
    await expect(page.getByRole('button', { name: 'Importar' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Elegir varios|Exportar)$/ })).toHaveCount(0)
    await phone.write('listo')
    await expect(phone.messages.getByText(/gasto/i).first()).toBeVisible()
    await phone.write('gasté 8.500 en el súper')
    await expect(phone.messages.getByText(/Anotado/)).toContainText('8.500')
  })

  await test.step('open pages show it without a reload', async () => {
    // A line of the ledger begins with a capital, even if it was written in lower case.
    await expect(page.getByText('Súper', { exact: true }).filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByText('$ 8.500', { exact: true }).filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Elegir varios|Exportar)$/ })).toHaveCount(2)
    await expect(dashboard.getByRole('link', { name: /^Tus gastos/ })).toContainText(/\$\s8\.500/)
    await expect(dashboard.getByRole('link', { name: /^Anotaste/ })).toContainText('1 gasto')
    await expect(dashboard.getByText(/todavía no hay con qué comparar/)).toBeVisible()
    // Last month has no line in the chart, so there is no label to tell two lines apart.
    const lastMonth = new Date(monthAgo(1))
    const name = lastMonth.toLocaleDateString('es-AR', { month: 'long', timeZone: 'UTC' })
    await expect(dashboard.getByText(name, { exact: true })).toBeHidden()
  })

  await test.step('records an expense on the web in the same ledger', async () => {
    await page.getByRole('button', { name: 'Anotar gasto' }).filter({ visible: true }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Monto').fill('1.200')
    await dialog.getByLabel('Descripción').fill('Colectivo')
    await dialog.getByRole('button', { name: 'Anotar gasto' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Colectivo').filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByText('Súper').filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByText('$ 9.700', { exact: true }).filter({ visible: true }).first()).toBeVisible()
    await expect(dashboard.getByRole('link', { name: /^Tus gastos/ })).toContainText(/\$\s9\.700/)
    await dashboard.getByRole('link', { name: /^Tus gastos/ }).click()
    await expect(dashboard).toHaveURL(/\/expenses\?start_date=[\d-]+-01&end_date=[\d-]+&user_id=/)
    await expect(dashboard.getByText('Colectivo').filter({ visible: true }).first()).toBeVisible()
  })
})

test('text typed on the dashboard while an expense is being saved stays for the next one', {
  tag: '@phone',
}, async ({ page, context, product }) => {
  await signInSomebodyNew(context, product)
  await page.goto('/dashboard')
  const line = page.getByLabel('¿Qué gastaste?')
  const save = page.getByRole('button', { name: 'Guardar gasto' })
  const letThrough = await holdBack(page, '**/v2/expenses')
  await line.fill('Gasté 8.500 en el súper')
  await save.click()
  await line.fill('Colectivo 1.200')
  letThrough()
  await expect(toastOf(page)).toContainText(/8\.500/)
  await expect(line).toHaveValue('Colectivo 1.200')

  await test.step('an expense is saved even if its page was left', async () => {
    await page.unroute('**/v2/expenses')
    const letNextThrough = await holdBack(page, '**/v2/expenses')
    await save.click()
    await page.getByRole('link', { name: /^Tu casa/ }).click()
    await expect(page).toHaveURL(/\/household$/)
    letNextThrough()
    await expect(toastOf(page)).toContainText(/1\.200/)
    await page.goBack()
    await expect(line).toHaveValue('')
  })
})
