import { expect } from '@playwright/test'
import { registerMember } from './member.ts'
import { somebodyNew } from './people.ts'
import { startProduct } from './product.ts'
import { test } from './stage.ts'

test('a server for one household tells whoever wants another one to ask for an invitation', {
  tag: '@phone',
}, async ({ browser }) => {
  const product = await startProduct('sqlite', { NEW_HOUSEHOLDS: 'off' })
  try {
    await registerMember(product, somebodyNew('Ana García'))
    const page = await browser.newPage({ locale: 'es-AR' })
    await page.goto(`${product.url}/register`)
    await page.getByLabel('Nombre de la casa').fill('Casa Medina')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByText('Acá no se crean casas nuevas: pedí una invitación.')).toBeVisible()
    await expect(page.getByLabel('El que usás con WhatsApp')).toBeHidden()
    await page.close()
  } finally {
    await product.stop()
  }
})
