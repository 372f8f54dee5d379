import { type BookType, utils, write } from '@e965/xlsx'
import { expect, type Page } from '@playwright/test'
import { type Member, signInSomebodyNew } from './member.ts'
import { pressInToast, seen, toastOf } from './screen.ts'
import { test as onStage } from './stage.ts'

/** Ana is signed in, with an empty list of expenses open. */
const test = onStage.extend<{ ana: Member }>({
  ana: [
    async ({ context, page, product }, use) => {
      const ana = await signInSomebodyNew(context, product)
      await page.goto('/expenses')
      await use(ana)
    },
    { auto: true },
  ],
})

const dialogOf = (page: Page) => page.getByRole('dialog')
const rowsOf = (page: Page) => dialogOf(page).getByRole('listitem')

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Importar', exact: true }).click()
  await dialogOf(page).getByRole('heading', { name: 'Importar gastos' }).waitFor()
}

async function bring(page: Page, rows: readonly string[]): Promise<void> {
  await open(page)
  const buffer = Buffer.from(['fecha;descripción;monto;categoría', ...rows].join('\n'))
  await dialogOf(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer })
}

const progressIn = (page: Page) => dialogOf(page).getByRole('progressbar')

const totalOf = async (member: Member) =>
  (await member.call<{ general_total: number }>('GET', '/v2/expenses')).general_total

test('an import is undone from its toast at once, and from the list later', async ({ page, ana }) => {
  const file = ['2026-01-02;Pan;10;Oficina', '2026-01-03;Luz;20;', '2026-01-04;Gas;30;']

  await test.step('undoes it from the toast', async () => {
    await bring(page, file)
    await expect(toastOf(page)).toContainText('Anotamos 3 gastos')
    await expect(seen(page.getByText('Pan', { exact: true }))).toBeVisible()
    await pressInToast(page, 'Deshacer')
    await expect(toastOf(page)).toContainText('Borramos 3 gastos')
    await expect(toastOf(page)).toContainText('Desactivamos la categoría Oficina')
    await expect(page.getByText('Pan', { exact: true })).toHaveCount(0)
    expect(await totalOf(ana)).toBe(0)
  })

  await test.step('imports the same file again', async () => {
    await bring(page, file)
    await expect(toastOf(page)).toContainText('Anotamos 3 gastos')
    expect(await totalOf(ana)).toBe(60)
  })

  await test.step('undoes it from the list, except for a changed expense', async () => {
    const { expenses } = await ana.call<{ expenses: { id: string; description: string }[] }>(
      'GET',
      '/v2/expenses',
    )
    const bread = expenses.find(({ description }) => description === 'Pan')
    await ana.call('PUT', `/v2/expenses/${bread?.id}`, { amount: 11 })
    await page.reload()
    await open(page)
    await expect(rowsOf(page)).toHaveCount(2)
    await expect(rowsOf(page).first()).toContainText(/3 gastos, \$\s*60/)
    await expect(rowsOf(page).last()).toContainText('Deshecha')
    await expect(rowsOf(page).last().getByRole('button')).toHaveCount(0)
    await rowsOf(page).first().getByRole('button', { name: 'Deshacer' }).click()
    await expect(dialogOf(page)).toContainText('Se borran los 3 gastos que trajo Ana García')
    await expect(dialogOf(page)).toContainText('Lo que alguien cambió después queda')
    await dialogOf(page).getByRole('button', { name: 'Deshacer' }).click()
    await expect(toastOf(page)).toContainText('Borramos 2 gastos')
    await expect(toastOf(page)).toContainText('Uno cambió después y queda')
    await expect(rowsOf(page).first()).toContainText('Deshecha')
    expect(await totalOf(ana)).toBe(11)
  })
})

test('each expense of a longer import that was undone is among those recently deleted', async ({
  page,
  ana,
}) => {
  const rows = Array.from({ length: 101 }, (_, n) => `2026-01-02;Cosa ${n};1;`)
  await bring(page, rows)
  await expect(toastOf(page)).toContainText('Anotamos 101 gastos')
  await pressInToast(page, 'Deshacer')
  await expect(toastOf(page)).toContainText('Borramos 101 gastos')
  await page.getByRole('button', { name: 'Borrados hace poco' }).click()
  const more = dialogOf(page).getByRole('button', { name: 'Mostrar más' })
  await expect(rowsOf(page)).toHaveCount(100)
  await more.click()
  await expect(rowsOf(page)).toHaveCount(101)
  await expect(more).toBeHidden()
  await rowsOf(page).last().getByRole('button').click()
  await expect(rowsOf(page)).toHaveCount(100)
  expect(await totalOf(ana)).toBe(1)
})

test('a long import shows its progress, also after reopening, and resumes when the connection breaks', {
  tag: '@desk',
}, async ({ page, context, ana, noise }) => {
  const rows = (count: number, name: string) =>
    Array.from({ length: count }, (_, n) => `2026-01-02;${name} ${n};1;`)

  await test.step('shows the progress, and lets no other tab begin another import', async () => {
    const otherTab = await context.newPage()
    await otherTab.goto('/expenses')
    await open(otherTab)
    const choose = dialogOf(otherTab).getByRole('button', { name: 'Elegir un archivo' })
    await expect(choose).toBeEnabled()
    await bring(page, rows(10_000, 'Cosa'))
    await Promise.all([
      expect(choose).toBeDisabled(),
      expect(progressIn(page)).toHaveAttribute('aria-valuetext', /^(\d\.)?\d{3} de 10\.000 filas listas$/),
    ])
    await otherTab.close()
    await expect(toastOf(page)).toContainText('Anotamos 10.000 gastos', { timeout: 60_000 })
    expect(await totalOf(ana)).toBe(10_000)
  })

  await test.step('shows it in a dialog that was closed and reopened', async () => {
    await page.reload()
    await bring(page, rows(10_000, 'Más'))
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
    await open(page)
    await expect(progressIn(page)).toHaveAttribute('aria-valuemax', '10000')
    await expect(toastOf(page)).toContainText('Anotamos 10.000 gastos', { timeout: 60_000 })
    expect(await totalOf(ana)).toBe(20_000)
  })

  await test.step('retries after a lost response, without duplicates', async () => {
    noise.expect(/net::ERR_FAILED/)
    let sent = 0
    await page.route('**/v2/expenses/import', async (route) => {
      sent++
      if (sent > 1) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await page.reload()
    await bring(page, rows(3, 'Otra'))
    await expect(toastOf(page)).toContainText('Anotamos 3 gastos')
    expect(sent).toBe(2)
    expect(await totalOf(ana)).toBe(20_003)
    await open(page)
    await expect(rowsOf(page)).toHaveCount(3)
  })
})

const sendFile = (page: Page, name: string, text: string | Buffer) =>
  dialogOf(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) })

const ledgerOf = async (member: Member) =>
  (
    await member.call<{ expenses: { description: string; amount: number; expense_date: string }[] }>(
      'GET',
      '/v2/expenses',
    )
  ).expenses.map(({ description, amount, expense_date }) => [description, amount, expense_date])

test('a file of a bank is imported after asking what its columns hold and which amounts are expenses', async ({
  page,
  ana,
  noise,
}) => {
  noise.expect(/422/)
  await open(page)
  const rows = ['02/11/2026;COTO;-8.500,00;91.500', '03/11/2026;SUELDO;900.000,00;991.500']
  await sendFile(page, 'extracto.csv', ['Cuenta 123-4', 'Cuándo;Texto;Movió;Quedó', ...rows].join('\n'))
  await dialogOf(page).getByRole('heading', { name: 'Columnas del archivo' }).waitFor()
  const choose = (label: string, option: string) =>
    dialogOf(page).getByLabel(label).selectOption({ label: option })

  await test.step('proposes the columns by what stands below their names', async () => {
    for (const [label, place] of [
      ['Fecha', '0'],
      ['Descripción', '1'],
      ['Monto', '2'],
    ] as const)
      await expect(dialogOf(page).getByLabel(label)).toHaveValue(place)
  })

  await test.step('asks for a column that is missing', async () => {
    await choose('Descripción', 'Elegí una columna')
    await dialogOf(page).getByRole('button', { name: 'Seguir' }).click()
    await expect(dialogOf(page).getByLabel('Descripción')).toBeFocused()
    await expect(dialogOf(page).getByLabel('Descripción')).toHaveAccessibleDescription('Elegí una columna')
  })

  await test.step('lets another column be chosen when one was wrong', async () => {
    await choose('Descripción', 'Texto: COTO')
    await choose('Monto', 'Texto: COTO')
    await dialogOf(page).getByRole('button', { name: 'Seguir' }).click()
    await expect(dialogOf(page).getByRole('alert')).toContainText('monto')
    await choose('Monto', 'Movió: -8.500,00')
    await dialogOf(page).getByRole('button', { name: 'Seguir' }).click()
  })

  await test.step('records only the amounts that were spent', async () => {
    await dialogOf(page).getByRole('heading', { name: '¿Qué montos son gastos?' }).waitFor()
    await dialogOf(page)
      .getByRole('button', { name: /Los que tienen un menos/ })
      .click()
    await expect(toastOf(page)).toContainText('Anotamos un gasto')
    await expect(toastOf(page)).toContainText('Una fila no es un gasto y quedó afuera')
    expect(await ledgerOf(ana)).toEqual([['COTO', 8500, '2026-11-02']])
  })

  await test.step('leaves out and counts what was paid in another currency', async () => {
    await open(page)
    const card = ['04/11/2026;EDESUR;12.300,00;', '05/11/2026;NETFLIX;;5,99', 'Total;;12.300,00;5,99']
    await sendFile(page, 'tarjeta.csv', ['Fecha;Detalle;Importe en $;Importe en US$', ...card].join('\n'))
    await expect(toastOf(page)).toContainText('Una fila está en otra moneda y quedó afuera')
    expect(await ledgerOf(ana)).toEqual([
      ['EDESUR', 12_300, '2026-11-04'],
      ['COTO', 8500, '2026-11-02'],
    ])
  })
})

test('money that only changed place is left out of a bank’s file, unless it is chosen', async ({
  page,
  ana,
}) => {
  await open(page)
  const rows = ['02/11/2026;COTO;8.500,00', '03/11/2026;RETIRO CAJERO 0042;40.000,00']
  const bill = '04/11/2026;PAGO TARJETA VISA;90.000,00'
  await sendFile(page, 'caja.csv', ['Fecha;Concepto;Importe', ...rows, bill].join('\n'))
  await dialogOf(page).getByRole('heading', { name: '¿Esto también fue un gasto?' }).waitFor()
  await expect(rowsOf(page)).toHaveText([
    /Efectivo retirado.*Una fila de \$\s*40\.000: RETIRO CAJERO 0042/,
    /Pago de la tarjeta de crédito.*Una fila de \$\s*90\.000: PAGO TARJETA VISA/,
  ])
  await dialogOf(page)
    .getByRole('checkbox', { name: /Efectivo retirado/ })
    .check()
  await dialogOf(page).getByRole('button', { name: 'Seguir' }).click()
  await expect(toastOf(page)).toContainText('Anotamos 2 gastos')
  await expect(toastOf(page)).toContainText('Una fila no es un gasto y quedó afuera')
  expect(await ledgerOf(ana)).toEqual([
    ['RETIRO CAJERO 0042', 40_000, '2026-11-03'],
    ['COTO', 8500, '2026-11-02'],
  ])
})

/** A spreadsheet of two months as Excel or LibreOffice would save it. */
function spreadsheet(format: BookType): Buffer {
  const day = new Date('2026-11-02T00:00:00Z')
  const header = ['fecha', 'descripción', 'monto']
  const sheetOf = (rows: readonly unknown[][]) => utils.aoa_to_sheet([header, ...rows], { UTC: true })
  const book = utils.book_new()
  utils.book_append_sheet(book, sheetOf([[day, 'Café', 1250]]), 'Octubre')
  const november = [
    [day, 'Pan', 12.5],
    [day, 'Queso', 100 / 3],
    [day, 'Ñoquis', 9000],
  ]
  utils.book_append_sheet(book, sheetOf(november), 'Noviembre')
  return Buffer.from(write(book, { type: 'buffer', bookType: format }))
}

for (const format of ['xlsx', 'biff8', 'ods'] as const)
  test(`a spreadsheet is imported sheet by sheet (${format})`, async ({ page, ana }) => {
    await open(page)
    await sendFile(page, 'gastos', spreadsheet(format))
    await dialogOf(page).getByRole('button', { name: 'Noviembre' }).click()
    await expect(toastOf(page)).toContainText('Anotamos 3 gastos')
    expect((await ledgerOf(ana)).toSorted()).toEqual([
      ['Pan', 12.5, '2026-11-02'],
      ['Queso', 33.33, '2026-11-02'],
      ['Ñoquis', 9000, '2026-11-02'],
    ])
  })

test('what banks offer for download is imported as it is', async ({ page, ana }) => {
  await test.step('a page that is called .xls, amounts as they are written', async () => {
    const account = '<table><tr><td colspan="4">Caja de ahorro en pesos</td></tr></table>'
    const rows = [
      '<tr><th>Fecha</th><th>Descripci&oacute;n</th><th>D&eacute;bito</th><th>Cr&eacute;dito</th></tr>',
      '<tr><td>02/11/2026</td><td>COTO &amp; C&iacute;a</td><td>12.500</td><td>&nbsp;</td></tr>',
      '<tr><td>03/11/2026</td><td>Haberes</td><td></td><td>1.812.500,50</td></tr>',
    ]
    await open(page)
    await sendFile(
      page,
      'movimientos.xls',
      `<html><body>${account}<table>${rows.join('')}</table></body></html>`,
    )
    await expect(toastOf(page)).toContainText('Anotamos un gasto')
    expect(await ledgerOf(ana)).toEqual([['COTO & Cía', 12_500, '2026-11-02']])
  })

  await test.step('a statement (OFX), without asking what was spent', async () => {
    const transactions = [
      ['-1250,90', '20261104120000[-3:ART]', 'EDESUR', 'Débito automático'],
      ['-89,500', '20261105', 'Farmacia del Pueblo & Hijos SR', 'Farmacia del Pueblo & Hijos SRL Rosario <3'],
      ['300000', '20261106', '', 'Sueldo'],
    ].map(
      ([amount, at, name, memo]) =>
        `<STMTTRN>\n<TRNTYPE>OTHER\n<DTPOSTED>${at}\n<TRNAMT>${amount}\n<FITID>1\n<CHECKNUM>\n<NAME>${name}\n<MEMO>${memo}\n</STMTTRN>`,
    )
    const account = `<CURDEF>ARS\n<BANKACCTFROM>\n<ACCTID>123\n</BANKACCTFROM>\n<BANKTRANLIST>${transactions.join('\n')}</BANKTRANLIST>`
    const file = `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>${account}</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
    await open(page)
    await sendFile(page, 'extracto.ofx', Buffer.from(file, 'latin1'))
    await expect(toastOf(page)).toContainText('Anotamos 2 gastos')
    await expect(toastOf(page)).toContainText('Una fila no es un gasto y quedó afuera')
    expect(await ledgerOf(ana)).toEqual([
      ['Farmacia del Pueblo & Hijos SRL Rosario <3', 89.5, '2026-11-05'],
      ['EDESUR', 1250.9, '2026-11-04'],
      ['COTO & Cía', 12_500, '2026-11-02'],
    ])
  })
})

test('a file that cannot be read says how to save it', async ({ page, ana }) => {
  for (const beginning of [
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    'PK\x03\x04',
    '%PDF-1.7',
    '<html><body>Iniciar sesión</body></html>',
  ]) {
    await open(page)
    await sendFile(page, 'gastos.xls', Buffer.from(beginning, 'latin1'))
    await expect(dialogOf(page).getByRole('alert')).toContainText('Guardalo como .xlsx o CSV')
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
  }
  expect(await ledgerOf(ana)).toHaveLength(0)
})
