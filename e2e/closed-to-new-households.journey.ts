import { expect } from '@playwright/test'
import { registerMember } from './member.ts'
import { somebodyNew } from './people.ts'
import { startProduct } from './product.ts'
import { test } from './stage.ts'

test('a server for one household tells whoever wants another one to ask for an invitation', {
  tag: '@phone',
}, async ({ browser }) => {
  const product = await startProduct('sqlite', { NEW_HOUSEHOLDS: 'off' })
  const page = await browser.newPage({ locale: 'es-AR' })
  const name = page.getByLabel('Nombre de la casa')
  const refusal = page.getByText('Acá no se crean casas nuevas: pedí una invitación.')
  try {
    await test.step('whoever names theirs while another one is created', async () => {
      await page.goto(`${product.url}/register`)
      await name.fill('Casa Medina')
      await registerMember(product, somebodyNew('Ana García'))
      await page.getByRole('button', { name: 'Continuar' }).click()
      await expect(refusal).toBeVisible()
      await expect(page.getByLabel('El que usás con WhatsApp')).toBeHidden()
    })

    await test.step('whoever comes later, before they have typed anything', async () => {
      await page.reload()
      await expect(refusal).toBeVisible()
      await expect(name).toHaveCount(0)
      await page.getByRole('tab', { name: 'Tengo un código' }).click()
      await expect(page.getByLabel('Código de invitación')).toBeVisible()
      await expect(refusal).toHaveCount(0)
    })
    await page.close()
  } finally {
    await product.stop()
  }
})
