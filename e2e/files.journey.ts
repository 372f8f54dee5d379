import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { joinMember, registerMember, signIn } from './member.ts'
import { somebodyNew } from './people.ts'
import { seen, toastOf } from './screen.ts'
import { test } from './stage.ts'

test('a ledger is exported as a file and imported once into another household', {
  tag: '@desk',
}, async ({ page, context, product, noise }) => {
  const ana = await registerMember(product, somebodyNew('Ana García'))
  const nora = await registerMember(product, somebodyNew('Nora Paz'))
  await ana.call('POST', '/v2/expenses', { description: 'Pan, leche y "algo más"', amount: 8500.5 })
  await ana.call('POST', '/v2/expenses', { description: '=Alquiler', amount: 420000 })
  const dialog = page.getByRole('dialog', { name: 'Importar gastos' })
  const open = () => page.getByRole('button', { name: 'Importar', exact: true }).click()
  const choose = (name: string, buffer: Buffer) =>
    dialog.getByLabel('Elegir un archivo').setInputFiles({ name, mimeType: 'text/csv', buffer })
  const bring = async (name: string, text: string, encoding: BufferEncoding = 'utf8') => {
    if (!(await dialog.isVisible())) await open()
    await choose(name, Buffer.from(text, encoding))
  }
  let file = ''

  await test.step('exports the filtered expenses only', async () => {
    await signIn(context, product, ana)
    await page.goto('/expenses?search=leche')
    await expect(seen(page.getByText('Pan, leche'))).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar' }).click()
    const taken = await download
    expect(taken.suggestedFilename()).toMatch(/^casita-\d{4}-\d\d-\d\d\.csv$/)
    file = await readFile(await taken.path(), 'utf8')
    expect(file).toContain('"Pan, leche y ""algo más""";8500,50;ARS')
    expect(file).not.toContain('Alquiler')
  })

  noise.expect(422)
  await test.step('refuses a payer who is not in the other household', async () => {
    await signIn(context, product, nora)
    await page.goto('/expenses')
    await bring('casita.csv', file)
    await expect(dialog.getByRole('alert')).toContainText('No anotamos nada')
    await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText([
      'Fila 2, pagó. Nadie en la casa se llama así.',
    ])
  })

  await test.step('refuses a payer whose name two members have', async () => {
    for (const _ of [1, 2]) await joinMember(product, nora, somebodyNew('Ana García'))
    await page.reload()
    await bring('casita.csv', file)
    await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText([
      'Fila 2, pagó. Más de una persona de la casa se llama así: escribí el nombre completo o dejalo vacío.',
    ])
  })

  await test.step('imports the file without payers, and only once', async () => {
    await page.reload()
    file = file.replaceAll('Ana García', '')
    await bring('casita.csv', file)
    await expect(toastOf(page)).toContainText('Anotamos un gasto')
    await expect(dialog).toBeHidden()
    await expect(seen(page.getByText('Pan, leche'))).toBeVisible()
    await page.reload()
    await bring('casita.csv', file)
    await expect(toastOf(page)).toContainText('No había nada nuevo')
    await expect(toastOf(page)).toContainText('Uno ya estaba')
    const { expenses } = await nora.call<{ expenses: unknown[] }>('GET', '/v2/expenses')
    expect(expenses).toMatchObject([{ description: 'Pan, leche y "algo más"', amount: 8500.5 }])
  })

  await test.step('refuses a file with invalid rows as a whole and lists the errors by row and column', async () => {
    await page.reload()
    const wrong = 'fecha,descripción,monto\n2026-01-02,Café,"1.200,50"\n2026-01-03,Té,mucho\n2026-01-04,,x\n'
    await bring('mal.csv', wrong)
    await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText([
      'Filas 3–4, monto. No lo entendemos, o está en otra moneda.',
      'Fila 4, descripción. Falta en qué fue.',
    ])
    await bring(
      'mal.csv',
      'fecha,descripción,monto\n2026-01-02,Café,12,50\n2026-01-03,"Té,20\n2026-01-04,Mate,5\n',
    )
    await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText([
      'Fila 2, monto. La fila tiene más celdas que la primera: poné entre comillas lo que lleva una coma',
      'Fila 3, descripción. Se abre una comilla que nada cierra',
    ])
    await bring(
      'mal.csv',
      `fecha;descripción;monto;categoría\n2026-01-02;Café;12;${'Bar '.repeat(13)}\n2026-01-03;Té;5;T\n`,
    )
    await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText([
      'Fila 2, categoría. El nombre tiene que tener menos de 50 caracteres',
      'Fila 3, categoría. El nombre tiene que tener al menos 2 caracteres',
    ])
    const { expenses } = await nora.call<{ expenses: unknown[] }>('GET', '/v2/expenses')
    expect(expenses).toHaveLength(1)
  })

  await test.step('offers existing categories for new ones, and names those that it creates', async () => {
    await bring(
      'club.csv',
      'fecha;descripción;monto;categoría\n2026-01-05;Cuota;3;Club\n2026-01-06;Tinta;4;Oficina\n2026-01-07;Fideos;5;Súper\n',
    )
    const choosing = page.getByRole('dialog', { name: 'Categorías del archivo' })
    const chosen = (name: string) => choosing.getByLabel(name).locator('option:checked')
    await expect(chosen('Súper')).toHaveText(/Supermercado/)
    await expect(chosen('Oficina')).toHaveText('Crear “Oficina”')
    await choosing.getByLabel('Club').selectOption('Crear “Club”')
    await choosing.getByRole('button', { name: 'Importar' }).click()
    await expect(toastOf(page)).toContainText('Anotamos 3 gastos')
    await expect(toastOf(page)).toContainText('Creamos 2 categorías: Club, Oficina')
    const { expenses } = await nora.call<{ expenses: object[] }>('GET', '/v2/expenses?search=Fideos')
    expect(expenses).toMatchObject([{ category_name: 'Supermercado' }])
  })

  await test.step('names the required columns when they are missing', async () => {
    await bring('otro.csv', 'cuándo;cuánto\n1;2\n')
    await expect(dialog.getByRole('alert')).toHaveText(/Necesita las columnas fecha, descripción y monto/)
    await bring('vacío.csv', '')
    await expect(dialog.getByRole('alert')).toHaveText(/Necesita las columnas fecha, descripción y monto/)
    await bring('bien.csv', 'fecha;descripción;monto\n2026-01-04;Té;3\n')
    await expect(toastOf(page)).toContainText('Anotamos un gasto')
    await expect(dialog).toBeHidden()
  })

  await test.step('lists the columns beforehand and offers a sample file that can be imported', async () => {
    await page.reload()
    await open()
    await expect(dialog.getByText('Necesita estas columnas')).toBeVisible()
    await expect(dialog.getByRole('term')).toHaveText([
      'fecha',
      'descripción',
      'monto',
      'categoría',
      'pagó',
      'nota',
    ])
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Descargar un ejemplo' }).click()
    const taken = await download
    expect(taken.suggestedFilename()).toBe('casita-ejemplo.csv')
    await choose('casita-ejemplo.csv', await readFile(await taken.path()))
    await expect(toastOf(page)).toContainText('Anotamos 2 gastos')
    await expect(seen(page.getByText('Compra en el súper'))).toBeVisible()
  })

  await test.step('reads files in the encodings that Excel writes', async () => {
    for (const [description, encoding] of [
      ['Cañería', 'latin1'],
      ['Señal €', 'utf16le'],
    ] as const) {
      await page.reload()
      const text = `\ufefffecha;descripción;monto\n05/01/2026;${description};1.200,50\n`
      const file = encoding === 'latin1' ? text.slice(1) : text
      await bring('excel.csv', file, encoding)
      await expect(toastOf(page)).toContainText('Anotamos un gasto')
      await expect(seen(page.getByText(description))).toBeVisible()
    }
  })
})
