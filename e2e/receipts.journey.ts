import { expect, type Locator } from '@playwright/test'
import { joinMember, registerMember, signIn, signInSomebodyNew } from './member.ts'
import { somebodyNew } from './people.ts'
import { openPhone } from './phone.ts'
import { loaded, seen, toastOf } from './screen.ts'
import { test } from './stage.ts'

/** The width of a picture in pixels, once it is decoded. */
const widthOf = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))

test('a receipt photographed in the chat appears with its expense, and another is added on the web', async ({
  page,
  context,
  product,
  isMobile,
}) => {
  const people = { ana: somebodyNew('Ana García'), beto: somebodyNew('Beto García') }
  const ana = await registerMember(product, people.ana)
  const beto = await joinMember(product, ana, people.beto)
  await signIn(context, product, beto)
  await page.goto('/expenses')
  await loaded(page)
  const dialog = page.getByRole('dialog')
  /** Opens the history of an expense, or the edit dialog of one's own. */
  const open = async (name: string, does: 'Historial de' | 'Editar') => {
    const row = seen(page.locator('[data-expense]').filter({ hasText: name }))
    if (isMobile) return row.click()
    await row.hover()
    await row.getByRole('button', { name: `${does} ${name}` }).click()
  }

  await test.step('Ana sends a picture with the amount in its caption', async () => {
    const phone = await openPhone(context, product, people.ana)
    await phone.page.getByRole('button', { name: 'Foto de un recibo' }).click()
    await expect(phone.messages.getByRole('img', { name: 'Foto' })).toBeVisible()
    await expect(phone.messages.getByText(/Anotado/)).toContainText('8.500')
    await expect(phone.messages).toContainText('La foto queda con el gasto')
    await phone.page.close()
  })

  await test.step('Beto sees it appear in the open ledger and views it', async () => {
    const row = seen(page.locator('[data-expense]').filter({ hasText: 'Súper' }))
    await expect(row.getByRole('img', { name: 'Con recibo' })).toBeVisible()
    await open('súper', 'Historial de')
    await dialog.getByRole('button', { name: 'Ver el recibo' }).click()
    const picture = dialog.getByRole('img', { name: 'Recibo de súper' })
    await expect(picture).toBeVisible()
    expect(await widthOf(picture)).toBe(520)
    await expect(dialog.getByRole('button', { name: 'Quitar' })).toBeHidden()
    await dialog.getByRole('button', { name: 'Cerrar' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('Beto adds a receipt to an expense of his own', async () => {
    await beto.call('POST', '/v2/expenses', { description: 'Heladera', amount: 900_000 })
    await expect(seen(page.getByText('Heladera'))).toBeVisible()
    await open('Heladera', 'Editar')
    const receipt = dialog.getByRole('region', { name: 'Recibo' })
    const choose = receipt.locator('input[type=file]')
    await expect(receipt.getByRole('button', { name: 'Agregar una foto' })).toBeVisible()
    await choose.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(receipt.getByRole('status')).toContainText('No pudimos leer esa foto')
    await choose.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: await page.screenshot() })
    await expect(receipt.getByRole('status')).toContainText('Guardamos el recibo')
    await receipt.getByRole('button', { name: 'Ver el recibo' }).click()
    await expect(receipt.getByRole('img', { name: 'Recibo de Heladera' })).toBeVisible()
  })

  await test.step('Beto removes it and undoes the removal', async () => {
    const receipt = dialog.getByRole('region', { name: 'Recibo' })
    await receipt.getByRole('button', { name: 'Quitar' }).click()
    await expect(receipt.getByRole('status')).toContainText('Quitamos el recibo')
    await expect(receipt.getByRole('button', { name: 'Ver el recibo' })).toBeHidden()
    await receipt.getByRole('button', { name: 'Deshacer' }).click()
    await expect(receipt.getByRole('button', { name: 'Ver el recibo' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Cerrar' }).click()
    const row = seen(page.locator('[data-expense]').filter({ hasText: 'Heladera' }))
    await expect(row.getByRole('img', { name: 'Con recibo' })).toBeVisible()
  })

  await test.step('Beto sees in the settings of the household how much space the pictures take', async () => {
    await page.goto('/household')
    await page.getByRole('button', { name: 'Editar la casa' }).click()
    await expect(dialog.getByText('Fotos de recibos')).toBeVisible()
    await expect(dialog.getByText(/^0,\d\sMB de 2\sGB$/)).toBeVisible()
  })
})

test('a new expense is saved with its receipt, and also if the receipt fails to upload', async ({
  page,
  context,
  product,
  isMobile,
  noise,
}) => {
  noise.expect(503)
  await signInSomebodyNew(context, product)
  await page.goto('/expenses')
  await loaded(page)
  const dialog = page.getByRole('dialog')
  const toast = toastOf(page)
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: await page.screenshot() }
  const choose = () => dialog.locator('input[type=file]').setInputFiles(picture)
  const row = (name: string) => seen(page.locator('[data-expense]').filter({ hasText: name }))
  const write = async (description: string) => {
    await seen(page.getByRole('button', { name: 'Anotar gasto' })).click()
    await dialog.getByLabel('Monto').fill('8500')
    await dialog.getByLabel('Descripción').fill(description)
  }
  const save = () => dialog.getByRole('button', { name: 'Anotar gasto' }).click()

  await test.step('chooses, views, removes and chooses a picture again', async () => {
    await write('Farmacia')
    const camera = dialog.getByRole('button', { name: 'Sacar una foto' })
    await (isMobile ? expect(camera).toBeVisible() : expect(camera).toBeHidden())
    await dialog.locator('input[type=file]').setInputFiles({ ...picture, buffer: Buffer.from('no picture') })
    await expect(dialog.getByText('No pudimos leer esa foto')).toBeVisible()
    await choose()
    await expect(dialog.getByText('Se guarda junto con el gasto.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Ver el recibo' }).click()
    await expect(dialog.getByRole('img', { name: 'Recibo de Farmacia' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Quitar' }).click()
    await expect(dialog.getByRole('region', { name: 'Recibo' })).toBeHidden()
    await choose()
    await expect(dialog.getByRole('button', { name: 'Ver el recibo' })).toBeVisible()
  })

  await test.step('saves the receipt together with the expense', async () => {
    await save()
    await expect(toast).toContainText('Gasto anotado')
    await expect(dialog).toBeHidden()
    await expect(row('Farmacia').getByRole('img', { name: 'Con recibo' })).toBeVisible()
  })

  await test.step('undoes an expense that recurs and has a receipt', async () => {
    await write('Gimnasio')
    await choose()
    await dialog.getByRole('button', { name: 'Más detalles' }).click()
    await dialog.getByLabel('Se repite').selectOption('Cada mes')
    await save()
    await expect(toast).toContainText('El próximo, ')
    await expect(row('Gimnasio').getByRole('img', { name: 'Con recibo' })).toBeVisible()
    await toast.getByRole('button', { name: 'Deshacer' }).click()
    await expect(toast).toContainText('Ya no se repite')
    await expect(row('Gimnasio')).toBeHidden()
  })

  await test.step('keeps the expense when the upload fails, and sends the receipt again', async () => {
    await page.route('**/receipt', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
    await write('Ferretería')
    await choose()
    await save()
    await expect(toast).toContainText('Anotamos el gasto, pero no el recibo')
    await expect(dialog).toBeHidden()
    await expect(row('Ferretería')).toBeVisible()
    await expect(row('Ferretería').getByRole('img', { name: 'Con recibo' })).toBeHidden()
    await toast.getByRole('button', { name: 'Probar de nuevo' }).click()
    await expect(toast).toContainText('Guardamos el recibo')
    await expect(row('Ferretería').getByRole('img', { name: 'Con recibo' })).toBeVisible()
  })

  await test.step('reports a failed upload after the dialog was closed', async () => {
    const closed = Promise.withResolvers<void>()
    await page.route('**/receipt', (route) =>
      closed.promise.then(() => route.fulfill({ status: 503, body: '' })),
    )
    await write('Kiosco')
    await choose()
    await save()
    await expect(row('Kiosco')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cerrar' }).click()
    await expect(dialog).toBeHidden()
    closed.resolve()
    await expect(toast).toContainText('Anotamos el gasto, pero no el recibo')
    await seen(page.getByRole('button', { name: 'Anotar gasto' })).click()
    await expect(dialog.getByLabel('Descripción')).toHaveValue('')
  })
})
