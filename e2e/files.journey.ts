import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { registerMember, signIn } from './member.ts'
import { somebodyNew } from './people.ts'
import { seen, toastOf } from './screen.ts'
import { test } from './stage.ts'

test('a ledger is taken away as a file, put into another household, and noted there once', async ({
  page,
  context,
  product,
  noise,
}) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const nora = await registerMember(product, somebodyNew('Nora Paz'))
  await ana.call('POST', '/v2/expenses', { description: 'Pan, leche y "algo más"', amount: 8500.5 })
  await ana.call('POST', '/v2/expenses', { description: '=Alquiler', amount: 420000 })
  const bring = (name: string, text: string, encoding: BufferEncoding = 'utf8') =>
    page
      .getByLabel('Importar')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text, encoding) })
      .then(() => toastOf(page))
  let file = ''

  await test.step('taken away: what the filters show', async () => {
    await signIn(context, product, ana)
    await page.goto('/expenses?search=leche')
    await expect(seen(page.getByText('Pan, leche'))).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar' }).click()
    const taken = await download
    expect(taken.suggestedFilename()).toMatch(/^casita-\d{4}-\d\d-\d\d\.csv$/)
    file = await readFile(await taken.path(), 'utf8')
    expect(file).toContain('"Pan, leche y ""algo más"""')
    expect(file).not.toContain('Alquiler')
  })

  noise.expect(422)
  await test.step('put into another household, where nobody is called like who paid', async () => {
    await signIn(context, product, nora)
    await page.goto('/expenses')
    await expect(page.getByText('un archivo CSV con las columnas fecha, descripción y monto')).toBeVisible()
    await expect(await bring('casita.csv', file)).toContainText(/No anotamos nada.*Revisá la fila 2/)
  })

  await test.step('put there without names, once', async () => {
    await page.reload()
    file = file.replaceAll('Ana García', '')
    await expect(await bring('casita.csv', file)).toContainText('Anotamos un gasto')
    await expect(seen(page.getByText('Pan, leche'))).toBeVisible()
    await page.reload()
    await expect(await bring('casita.csv', file)).toContainText('No había nada nuevo')
    await expect(toastOf(page)).toContainText('Uno ya estaba')
    const { expenses } = await nora.call<{ expenses: unknown[] }>('GET', '/v2/expenses')
    expect(expenses).toMatchObject([{ description: 'Pan, leche y "algo más"', amount: 8500.5 }])
  })

  await test.step('a file with a wrong row is left out as a whole, and says which', async () => {
    await page.reload()
    const wrong = 'fecha,descripción,monto\n2026-01-02,Café,"1.200,50"\n2026-01-03,Té,mucho\n'
    await expect(await bring('mal.csv', wrong)).toContainText('Revisá la fila 3 (Monto)')
    const { expenses } = await nora.call<{ expenses: unknown[] }>('GET', '/v2/expenses')
    expect(expenses).toHaveLength(1)
  })

  await test.step('a file without the columns says which it needs', async () => {
    await page.reload()
    await expect(await bring('otro.csv', 'cuándo;cuánto\n1;2\n')).toContainText(
      'Necesita las columnas fecha, descripción y monto',
    )
  })

  await test.step('a file is read as Excel writes it, whichever way that is', async () => {
    for (const [description, encoding] of [
      ['Cañería', 'latin1'],
      ['Señal €', 'utf16le'],
    ] as const) {
      await page.reload()
      const text = `\ufefffecha;descripción;monto\n05/01/2026;${description};1.200,50\n`
      const file = encoding === 'latin1' ? text.slice(1) : text
      await expect(await bring('excel.csv', file, encoding)).toContainText('Anotamos un gasto')
      await expect(seen(page.getByText(description))).toBeVisible()
    }
  })
})
