import { limits } from '@casita/contract'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eachApp, type Person } from '../testing/app.ts'
import { turnsDuring } from '../testing/turns.ts'
import { csvLine, readCsv } from './csv.ts'

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells)

describe('a CSV file', () => {
  it('is read back exactly as it was written, whatever its cells contain', () => {
    const cell = fc.string({ unit: 'binary' }).map((text) => text.trim().replace(/^'+/, ''))
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1 }), (rows) => {
        const text = ['a,b,c\r\n', ...rows.map((row) => csvLine(row))].join('')
        const filled = rows.filter((row) => row.some((each) => each !== ''))
        expect(cellsOf(text).slice(1)).toEqual(filled)
      }),
    )
  })

  it.each([
    [
      'a;b\n1,50;x',
      [
        ['a', 'b'],
        ['1,50', 'x'],
      ],
    ],
    [
      '\ufeffa\tb\r\n\r\n1\t"x\ny"\r\n',
      [
        ['a', 'b'],
        ['1', 'x\ny'],
      ],
    ],
    [
      'a,b\n"say ""hi""", c ',
      [
        ['a', 'b'],
        ['say "hi"', 'c'],
      ],
    ],
    [
      'sep=;\r\na;b,c\r\n1;2\r\n',
      [
        ['a', 'b,c'],
        ['1', '2'],
      ],
    ],
    ['', []],
  ])('is read with its own separator, quotes and line endings: %j', (text, rows) => {
    expect(cellsOf(text)).toEqual(rows)
  })

  it('contains no cell that a spreadsheet would run as a formula', () => {
    expect(csvLine(['=1+1', '+5', '-2', '@x', 'a=b'])).toBe("'=1+1,'+5,'-2,'@x,a=b\r\n")
  })

  it('contains none even for a program that expects another separator', () => {
    const texts = ['pan;=1+1', 'pan;"=1+1;"', 'pan\t@x', 'pan\n-2', "pan;''+5", 'pan,=1+1', '＝1+1']
    for (const separator of [',', ';'] as const) {
      const line = csvLine(texts, separator)
      for (const cell of line.split(/[,;\t\r\n]/)) expect(cell).not.toMatch(/^[" ]*[=+\-@＝＋－＠]/)
      expect(cellsOf(`a,b\n${csvLine(texts)}`)[1]).toEqual(texts)
    }
  })

  it('is read in linear time, whatever it repeats', () => {
    for (const part of [',', '\n', '" ', "'", ';"', '="', ', ', "'="]) {
      const begun = performance.now()
      readCsv(`a,b\n"${part.repeat(400_000)}`)
      expect(performance.now() - begun, part).toBeLessThan(3000)
    }
  })
})

eachApp('the ledger as a file', (app) => {
  let ana: Person
  let beto: Person
  beforeAll(() => app.clock.set('2026-11-20T15:00:00Z'))
  beforeEach(async () => {
    ana = await app.register({}, { name: 'Ana Gómez' })
    beto = await app.join(ana)
  })

  const bring = (csv: string, person = ana) => person.send('importExpenses', { body: { csv } })
  const list = async (person = ana) => (await person.send('listExpenses')).ok()
  const take = async (query: Record<string, string> = {}, person = ana) =>
    cellsOf((await person.send('exportExpenses', { query })).ok())

  it('is exported with the filters of the list, exact to the cent', async () => {
    const { categories } = (await ana.send('listCategories')).ok()
    const [category] = categories
    const body = { description: 'Pan, "casero"', amount: 1234.5, category_id: category?.id, note: '=cmd' }
    const { expense } = (await ana.send('createExpense', { body })).ok()
    await beto.send('createExpense', {
      body: { description: 'Luz', amount: 0.01, expense_date: '2026-10-31' },
    })
    const rows = await take()
    expect(rows).toHaveLength(3)
    expect(rows[0]).toEqual(
      'id,date,description,amount,currency,category,paid_by,added_by,note,source'.split(','),
    )
    expect(rows[1]).toEqual([
      ...[expense.id, '2026-11-20', 'Pan, "casero"', '1234.50', 'ARS', 'Supermercado'],
      ...['Ana Gómez', 'Ana Gómez', '=cmd', 'web'],
    ])
    const october = await take({ start_date: '2026-10-01', end_date: '2026-10-31' })
    expect(october.slice(1).map((row) => row.slice(1, 4))).toEqual([['2026-10-31', 'Luz', '0.01']])
    const answer = await ana.send('exportExpenses')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="casita-2026-11-20.csv"')
    expect((await ana.send('exportExpenses', { query: { category_id: crypto.randomUUID() } })).status).toBe(
      422,
    )
    expect(await take({ format: 'csv' })).toEqual(rows)
    expect((await ana.send('exportExpenses', { query: { format: 'xlsx' } })).status).toBe(422)
    const stranger = await app.register()
    expect(await take({}, stranger)).toHaveLength(1)
  })

  it('is exported with decimal commas on request, and can be imported again', async () => {
    for (const amount of [1234.5, 0.01])
      (await ana.send('createExpense', { body: { description: 'Pan; leche, huevos', amount } })).ok()
    const csv = (await ana.send('exportExpenses', { query: { separator: ';' } })).ok()
    expect(csv.split('\r\n')[0]).toBe(
      '\ufeffid;date;description;amount;currency;category;paid_by;added_by;note;source',
    )
    expect(csv).toContain('"Pan; leche, huevos";1234,50;ARS;')
    const carla = await app.register({}, { name: 'Ana Gómez' })
    expect((await bring(csv, carla)).ok()).toMatchObject({ imported: 2 })
    expect(await list(carla)).toMatchObject({ general_total: 1234.51 })
    expect((await ana.send('exportExpenses', { query: { separator: '|' } })).status).toBe(422)
  })

  it('can be checked before the import, where each new category can be replaced by an existing one of its kind', async () => {
    const rows = [
      'fecha;descripción;monto;categoría',
      '2026-11-02;Compra;100;Súper',
      '2026-11-03;Feria;20;SUPER',
      '2026-11-03;Pan;5;Supermercado',
      '2026-11-04;Cuota;30;Zzyzx',
      '2026-11-05;Nafta;40;Combustible',
      '2026-11-06;Nada;1;',
    ]
    const csv = rows.join('\n')
    const check = async (text = csv) =>
      (await ana.send('checkImport', { body: { csv: text } })).ok().new_categories
    const { categories } = (await ana.send('listCategories')).ok()
    const idOf = (name: string) => categories.find((each) => each.name === name)?.id ?? ''
    expect(await check()).toEqual([
      { name: 'Súper', count: 2, like: idOf('Supermercado') },
      { name: 'Zzyzx', count: 1, like: null },
      { name: 'Combustible', count: 1, like: idOf('Transporte') },
    ])
    const chosen = (category_id: string) => ({
      body: { csv, categories: [{ name: 'Súper', category_id }] },
    })
    expect((await ana.send('importExpenses', chosen(crypto.randomUUID()))).status).toBe(422)
    expect(await list()).toMatchObject({ total_count: 0 })
    expect((await ana.send('importExpenses', chosen(idOf('Supermercado')))).ok()).toMatchObject({
      imported: 6,
      category_names: ['Zzyzx', 'Combustible'],
    })
    const of = async (category_id: string) =>
      (await ana.send('listExpenses', { query: { category_id } })).ok().filtered_total
    expect(await of(idOf('Supermercado'))).toBe(125)
    // Nothing of it is new any more, and what cannot be read is told beforehand.
    expect(await check()).toEqual([])
    const wrong = (await ana.send('checkImport', { body: { csv: `${csv}\nayer;Pan;10;` } })).problem()
    expect(wrong.errors?.map(({ path }) => path)).toEqual(['row 8.expense_date'])
  })

  it('is imported with payers, existing categories and new ones', async () => {
    const csv = [
      'Fecha;Descripción;Monto;Categoría;Pagado por;Nota',
      '2026-11-02;Compra;"8.500,50";supermercado;Beto;en Coto',
      '03/11/2026;Vacuna;12.000;Veterinario;;',
      '4/11/2026;Alimento;9.000;veterinario;Ana Gómez;',
    ].join('\n')
    expect((await bring(csv)).ok()).toMatchObject({
      ...{ imported: 3, created_categories: 1, category_names: ['Veterinario'], known: 0 },
    })
    const { expenses, general_total } = await list(beto)
    expect(general_total).toBe(29_500.5)
    expect(expenses).toMatchObject([
      {
        description: 'Alimento',
        category_name: 'Veterinario',
        expense_date: '2026-11-04',
        user_name: 'Ana Gómez',
      },
      { description: 'Vacuna', category_name: 'Veterinario', amount: 12_000, paid_by_name: 'Ana Gómez' },
      {
        description: 'Compra',
        amount: 8500.5,
        category_name: 'Supermercado',
        note: 'en Coto',
        paid_by_name: 'Beto García',
        user_name: 'Ana Gómez',
        source: 'import',
      },
    ])
  })

  it.each([
    ['Transaction Date,Merchant,Cost,Currency,Memo', '2026-11-02,Bakery,12.50,ARS,fresh'],
    ['Fecha de operación;Comercio;Importe;Divisa', '02/11/2026;Panadería;12,50;ARS'],
    ['Data da compra;Lançamento;Valor;Moeda', '02/11/2026;Padaria;12,50;ARS'],
    ["Date d'opération;Intitulé;Montant;Devise", '02/11/2026;Boulangerie;12,50;ARS'],
  ])('is imported with the columns that other programs and banks write: %s', async (header, row) => {
    expect((await bring(`${header}\n${row}\n`)).ok()).toMatchObject({ imported: 1 })
    const [expense] = (await list()).expenses
    expect(expense).toMatchObject({ amount: 12.5, expense_date: '2026-11-02' })
  })

  it('adds nothing when it is imported again, even at once, but keeps two equal rows of one file', async () => {
    const csv = 'date,description,amount\n2026-11-02,Café,100\n2026-11-02,Café,100\n'
    const answers = await Promise.all([bring(csv), bring(csv), bring(csv, beto)])
    expect(answers.map((answer) => answer.ok().imported).sort()).toEqual([0, 0, 2])
    const [expense] = (await list()).expenses
    await ana.send('changeExpense', { params: { id: expense?.id ?? '' }, body: { amount: 150 } })
    expect((await bring(csv)).ok()).toMatchObject({ imported: 0, known: 2 })
    expect((await bring(`${csv}2026-11-02,Café,100\n`)).ok()).toMatchObject({ imported: 1, known: 2 })
  })

  it('adds nothing when its own export is imported, and everything in another household', async () => {
    for (const amount of [10, 20.5, 0])
      await ana.send('createExpense', { body: { description: `${amount}`, amount } })
    const [latest] = (await list()).expenses
    await ana.send('changeExpense', { params: { id: latest?.id ?? '' }, body: { description: '' } })
    const csv = (await ana.send('exportExpenses')).ok()
    expect((await bring(csv)).ok()).toMatchObject({ imported: 0, known: 3 })
    const carla = await app.register({}, { name: 'Ana Gómez' })
    expect((await bring(csv, carla)).ok()).toMatchObject({ imported: 3, known: 0 })
    expect(await list(carla)).toMatchObject({ general_total: 30.5, total_count: 3 })
  })

  it('adds only new rows when an export is imported after payers have left', async () => {
    const carla = await app.join(ana)
    for (const person of [beto, carla])
      (await person.send('createExpense', { body: { description: 'Pan', amount: 10 } })).ok()
    ;(await ana.send('createExpense', { body: { description: 'Luz', amount: 20 } })).ok()
    ;(await beto.send('leaveHousehold', { body: {} })).ok()
    ;(await carla.send('deleteAccount', { body: { confirm: true } })).ok()
    const csv = (await ana.send('exportExpenses')).ok()
    expect((await bring(csv)).ok()).toMatchObject({ imported: 0, known: 3 })
    const [header = '', row = ''] = csv.split('\r\n')
    const fresh = row.replace(/^[^,]*/, '').replace('Luz', 'Gas')
    expect((await bring(`${csv}${fresh}`)).ok()).toMatchObject({ imported: 1, known: 3 })
    const strange = `${header}\n,2026-11-02,Gas,5,ARS,,Beto García,,,`
    expect((await bring(strange)).problem().errors).toMatchObject([{ path: 'row 2.paid_by' }])
    expect((await list()).total_count).toBe(4)
  })

  it.each([
    ['description,amount\nx,1', 'row 1'],
    ['\n\r\ndescription,amount\nx,1', 'row 3'],
    ['date,description,amount\n\n,,\n2026-11-02,x,-1', 'row 4.amount'],
    ['date,description,amount\r\n\r\n2026-11-02,"x\r\ny",1\r\n2026-11-02,x,-1\r\n', 'row 4.amount'],
    ['date,description,amount\n2026-02-30,x,1', 'row 2.expense_date'],
    ['date,description,amount\n2026-11-02,x,1\n2026-11-02,,1', 'row 3.description'],
    ['date,description,amount\n3026-11-02,x,1', 'row 2.expense_date'],
    ['date,description,amount\n2026-11-02,x,-1', 'row 2.amount'],
    ['date,description,amount\n2026-11-02,x,1.23.4', 'row 2.amount'],
    ['date,description,amount\n13/13/2026,x,1', 'row 2.expense_date'],
    ['date,description,amount\n13/11/2026,x,1\n11/13/2026,x,1', 'row 3.expense_date'],
    ['date,description,amount\n2026-11-021,x,1', 'row 2.expense_date'],
    ['date,description,amount\n2026-11-02,x,12,50', 'row 2.amount'],
    ['date,description,amount,note\n2026-11-02,x,1,"y\n2026-11-03,z,2,\n', 'row 2.description'],
    ['date,description,amount,currency\n2026-11-02,x,1,USD', 'row 2.amount'],
    ['date,description,amount\n2026-11-02,x,USD 20', 'row 2.amount'],
    ['date,description,amount,paid_by\n2026-11-02,x,1,Zoe', 'row 2.paid_by'],
    [`date,description,amount\n${'2026-11-02,x,1\n'.repeat(limits.importRows + 1)}`, 'csv'],
    [`sep=,\ndate,description,amount\n${'2026-11-02,x,1\n'.repeat(limits.importRows + 1)}`, 'csv'],
    ['', 'csv'],
  ])('is refused as a whole if any part of it is invalid or unclear', async (csv, path) => {
    const answer = await bring(`${csv}`)
    expect(answer.status).toBe(422)
    expect(answer.problem().errors?.map((error) => error.path)).toContain(path)
    expect((await list()).total_count).toBe(0)
  })

  it('says whether nobody or more than one member is called so', async () => {
    const { invitation } = (await ana.send('invite', { body: {} })).ok()
    await app.register({ invitation_code: invitation.code }, { name: 'Beto Paz' })
    const csv = 'date,description,amount,paid_by\n2026-11-02,x,1,Beto\n2026-11-02,y,1,Zoe\n'
    expect((await bring(csv)).problem().errors).toEqual([
      { path: 'row 2.paid_by', message: 'More than one member is called Beto' },
      { path: 'row 3.paid_by', message: 'Nobody in the household is called Zoe' },
    ])
    const whole = 'date,description,amount,paid_by\n2026-11-02,x,1,Beto Paz\n'
    expect((await bring(whole)).ok()).toMatchObject({ imported: 1 })
  })

  it('reports all invalid fields of all rows at once, with one error per field', async () => {
    const csv = 'date,description,amount,paid_by\nsoon,,much,Zoe\n2026-11-02,x,1,\n2026-02-30,,-1,\n'
    expect((await bring(csv)).problem().errors?.map((error) => error.path)).toEqual([
      ...['row 2.expense_date', 'row 2.description', 'row 2.amount', 'row 2.paid_by'],
      ...['row 4.expense_date', 'row 4.description', 'row 4.amount'],
    ])
  })

  it('reports which fields of a row are missing', async () => {
    const csv = 'date,description,amount,category\n,x,,Luz\n,x,1,\n2026-11-02,x,,\n'
    const [date, amount] = ['The date is missing', 'The amount is missing']
    const { errors } = (await bring(csv)).problem()
    expect(errors?.map(({ message }) => message)).toEqual([date, amount, date, amount])
  })

  it('refuses an ambiguous date in English instead of guessing the month', async () => {
    const amy = await app.register({ preferred_language: 'en' })
    expect((await bring('date,description,amount\n04/11/2026,x,1', amy)).status).toBe(422)
    expect((await bring('date,description,amount\n24/11/2026,x,1', amy)).ok().imported).toBe(1)
  })

  it.each([
    ['11/13/2026', '04/11/2026', '2026-04-11'],
    ['13/11/2026', '04/11/2026', '2026-11-04'],
  ])(
    'in English takes its date order from an unambiguous day: with %s, %s means %s',
    async (sure, open, day) => {
      const amy = await app.register({ preferred_language: 'en' })
      const csv = `date,description,amount\n${open},x,1\n${sure},y,2\n`
      expect((await bring(csv, amy)).ok().imported).toBe(2)
      const dayOf = Object.fromEntries(
        (await list(amy)).expenses.map((each) => [each.description, each.expense_date]),
      )
      expect(dayOf).toEqual({ x: day, y: '2026-11-13' })
      const both = `date,description,amount\n${open},x,3\n11/13/2026,y,4\n13/11/2026,z,5\n`
      expect((await bring(both, amy)).problem().errors?.map((error) => error.path)).toContain(
        'row 2.expense_date',
      )
    },
  )

  it('may have empty cells after the last column and times after its dates', async () => {
    const csv = 'date,description,amount\n2026-11-02T10:30:00Z,x,1,,\n2026-11-03 08:00,y,2\n'
    expect((await bring(csv)).ok().imported).toBe(2)
  })

  it('counts in totals and budgets like expenses recorded by hand', async () => {
    await ana.send('setBudget', { body: { amount: 100 } })
    await bring('date,description,amount\n2026-11-02,x,60\n2026-11-03,y,30\n2026-10-03,z,500')
    expect((await ana.send('listBudgets')).ok().budgets).toMatchObject([
      { spent: 90, alerts: [{ threshold: 80 }] },
    ])
    expect((await ana.send('dashboardStats')).ok().expenses).toMatchObject({ household_monthly_total: 90 })
  })

  it('is imported completely or not at all when it has more rows than one batch', async () => {
    const many = Array.from({ length: 1100 }, (_, n) => `2026-11-02,Café,100,,${n < 1050 ? 'Bar' : 'Club'}`)
    const csv = ['date,description,amount,note,category', ...many].join('\n')
    expect((await bring(`${csv}\n2026-11-31,x,1,,`)).problem().errors).toMatchObject([
      { path: 'row 1102.expense_date' },
    ])
    expect((await list()).total_count).toBe(0)
    expect((await bring(csv)).ok()).toMatchObject({
      ...{ imported: 1100, category_names: ['Bar', 'Club'], known: 0 },
    })
    expect((await bring(csv)).ok()).toMatchObject({ imported: 0, category_names: [], known: 1100 })
    expect(await list()).toMatchObject({ total_count: 1100, general_total: 110_000 })
  })

  it('is read completely with the maximum number of rows, even above 1 MB', async () => {
    const row = (n: number) => `2026-11-02,Compra número ${n} de la semana,${n + 1},${'ñ'.repeat(100)}`
    const csv = `date,description,amount,note\n${Array.from({ length: limits.importRows }, (_, n) => row(n)).join('\n')}`
    expect(csv.length).toBeGreaterThan(1_000_000)
    expect((await bring(`${csv},one cell too many`)).problem().errors).toMatchObject([
      { path: `row ${limits.importRows + 1}.amount` },
    ])
  })

  it('with many rows lets other requests run during import and export', async () => {
    const rows = Array.from({ length: 900 }, (_, n) => `2026-11-02,${`Cosa ${n} `.padEnd(60, 'x')},${n + 1}`)
    const csv = `date,description,amount\n${rows.join('\n')}`
    expect(await turnsDuring(bring(csv))).toBeGreaterThan(900)
    // 150 kB, in pieces of 32.
    expect(await turnsDuring(ana.send('exportExpenses'))).toBeGreaterThan(4)
  })

  it('is checked without keeping others waiting, however many categories it names and however long its cells are', async () => {
    const rows = Array.from({ length: 1000 }, (_, n) => `2026-11-02,Pan,1,Cosas de ${n} para la casa`)
    const check = (csv: string) => ana.send('checkImport', { body: { csv } })
    const checked = check(['date,description,amount,category', ...rows].join('\n'))
    expect(await turnsDuring(checked)).toBeGreaterThan(1100)
    expect((await checked).ok().new_categories).toHaveLength(1000)
    const begun = performance.now()
    const long = (await check(`date,description,amount\n2026-11-02,Pan,"${'% $'.repeat(600_000)}"`)).problem()
    expect(long.errors).toMatchObject([{ path: 'row 2.amount' }])
    expect(long.detail).toHaveLength('row 2.amount: The amount … cannot be read for certain'.length + 50)
    expect(performance.now() - begun).toBeLessThan(3000)
  })
})
