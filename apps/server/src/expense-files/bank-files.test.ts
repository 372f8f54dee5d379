import type { CallAnswer, checkImport, ImportInput } from '@casita/contract'
import { beforeEach, expect, it } from 'vitest'
import { eachApp, type Person } from '../testing/app.ts'

eachApp('a file of a bank or another program', (app) => {
  let ana: Person
  beforeEach(async () => {
    ana = await app.register({}, { name: 'Ana Gómez' })
  })

  const check = async (body: ImportInput, person = ana): Promise<CallAnswer<typeof checkImport>> =>
    (await person.send('checkImport', { body })).ok()
  const bring = (body: ImportInput, person = ana) => person.send('importExpenses', { body })
  const recorded = async (person = ana) =>
    (await person.send('listExpenses'))
      .ok()
      .expenses.map((each) => [each.description, each.amount, each.expense_date])

  it('is read below the lines about the account, with its debits as expenses and its credits left out', async () => {
    const csv = [
      'Titular: Ana Gómez',
      'Caja de ahorro 123-4;;',
      '',
      'Fecha;Descripción;Débito;Crédito;Saldo',
      '02/11/2026;COTO;8.500,00;;91.500,00',
      '03/11/2026;SUELDO;0,00;900.000,00;991.500,00',
      '04/11/2026;EDESUR;12.300,50;0,00;979.199,50',
    ].join('\n')
    expect(await check({ csv })).toMatchObject({ missing: [], left_out: 1 })
    expect((await bring({ csv })).ok()).toMatchObject({ imported: 2, known: 0, left_out: 1 })
    expect(await recorded()).toEqual([
      ['EDESUR', 12_300.5, '2026-11-04'],
      ['COTO', 8500, '2026-11-02'],
    ])
  })

  it('is asked about when it has amounts with a minus, and recorded as answered', async () => {
    const csv = [
      'fecha;concepto;importe',
      '02/11/2026;COTO;-8.500,00',
      '03/11/2026;SUELDO;900.000,00',
      '04/11/2026;EDESUR;$ -12.300,50',
      '05/11/2026;FARMACIA;(1.200)',
      '06/11/2026;PEAJE;950-',
    ].join('\n')
    expect(await check({ csv })).toMatchObject({
      with_minus: { count: 4, description: 'COTO', amount: '-8.500,00' },
      without_minus: { count: 1, description: 'SUELDO', amount: '900.000,00' },
    })
    expect((await bring({ csv })).problem().errors).toMatchObject([
      { path: 'row 2.amount' },
      { path: 'row 4.amount' },
      { path: 'row 5.amount' },
      { path: 'row 6.amount' },
    ])
    expect(await check({ csv, spent: 'with_minus' })).toMatchObject({ left_out: 1 })
    expect((await bring({ csv, spent: 'with_minus' })).ok()).toMatchObject({ imported: 4, left_out: 1 })
    expect(await recorded()).toEqual([
      ['PEAJE', 950, '2026-11-06'],
      ['FARMACIA', 1200, '2026-11-05'],
      ['EDESUR', 12_300.5, '2026-11-04'],
      ['COTO', 8500, '2026-11-02'],
    ])
    expect((await bring({ csv, spent: 'without_minus' })).ok()).toMatchObject({ imported: 1, left_out: 4 })
  })

  it('reports a row without an amount even if it could be left out', async () => {
    const csv = 'fecha;concepto;importe\n02/11/2026;COTO;-8.500\n03/11/2026;EDESUR;\n'
    expect((await bring({ csv, spent: 'with_minus' })).problem().errors).toMatchObject([
      { path: 'row 3.amount', message: 'The amount is missing' },
    ])
  })

  it('with unknown column names proposes what each holds, and is recorded with the columns that were chosen', async () => {
    const csv = 'F. mov.,Texto,Salió,Entró,Saldo\n02/11/2026,COTO,8500,,1000\n03/11/2026,SUELDO,,90000,1000\n'
    expect(await check({ csv })).toMatchObject({
      columns: [
        { name: 'F. mov.', example: '02/11/2026', holds: 'date' },
        { name: 'Texto', example: 'COTO', holds: 'description' },
        { name: 'Salió', example: '8500', holds: 'amount' },
        { name: 'Entró', example: '90000', holds: null },
        { name: 'Saldo', example: '1000', holds: null },
      ],
      missing: ['date', 'description', 'amount'],
    })
    expect((await bring({ csv })).problem().errors).toMatchObject([
      { path: 'row 1', message: 'No column date, description, amount' },
    ])
    const columns = { date: 0, description: 1, amount: 2, income: 3 }
    expect(await check({ csv, columns })).toMatchObject({ missing: [], left_out: 1 })
    expect((await bring({ csv, columns })).ok()).toMatchObject({ imported: 1, left_out: 1 })
    expect(await recorded()).toEqual([['COTO', 8500, '2026-11-02']])
  })

  it('proposes a category as such beside columns without a known name', async () => {
    const csv = 'Nro;Cuándo;En qué;Plata;Rubro\n17;02/11/2026;Clase de yoga;12.500,00;Deporte\n'
    expect(await check({ csv })).toMatchObject({
      columns: [
        { name: 'Nro', holds: null },
        { name: 'Cuándo', holds: 'date' },
        { name: 'En qué', holds: 'description' },
        { name: 'Plata', holds: 'amount' },
        { name: 'Rubro', holds: 'category' },
      ],
      missing: ['date', 'description', 'amount'],
    })
  })

  it('without a row of column names loses none of its rows', async () => {
    const csv = '02/11/2026;COTO;8500\n03/11/2026;EDESUR;12300\n'
    const columns = { date: 0, description: 1, amount: 2 }
    expect((await bring({ csv, columns })).ok()).toMatchObject({ imported: 2 })
    expect(await recorded()).toEqual([
      ['EDESUR', 12_300, '2026-11-03'],
      ['COTO', 8500, '2026-11-02'],
    ])
  })

  it('is refused with a chosen column that it does not have', async () => {
    const csv = 'a;b;c\n02/11/2026;COTO;8500\n'
    const answer = await bring({ csv, columns: { date: 0, description: 1, amount: 3 } })
    expect(answer.problem().errors).toMatchObject([{ path: 'columns' }])
  })

  it('is refused when the name of its amounts gives another currency', async () => {
    const csv = (unit: string) => `fecha;concepto;importe (${unit})\n02/11/2026;Hotel;90\n`
    for (const unit of ['EUR', '€', 'USD'])
      expect((await bring({ csv: csv(unit) })).problem().errors).toMatchObject([{ path: 'row 2.amount' }])
    for (const unit of ['ARS', '$', 'pesos']) expect((await bring({ csv: csv(unit) })).status).toBe(200)
  })

  it.each([
    ['02-nov-2026'],
    ['2 de noviembre de 2026'],
    ['02/NOV/2026'],
    ['Nov 2, 2026'],
    ['2 nov. 2026'],
    ['20261102'],
    ['2026/11/02'],
    ['02/11/2026 18:45'],
  ])('may write its days like %s', async (day) => {
    const csv = `fecha;concepto;importe\n${day};Pan;90\n`
    expect((await bring({ csv })).ok().imported).toBe(1)
    expect(await recorded()).toEqual([['Pan', 90, '2026-11-02']])
  })

  it.each([['2 ju 2026'], ['26/11/02'], ['2 jui 2026'], ['31-nov-2026'], ['2026-1102'], ['02/11/26']])(
    'is refused with a day like %s, which is none or may be several',
    async (day) => {
      const csv = `fecha;concepto;importe\n${day};Pan;90\n`
      expect((await bring({ csv })).problem().errors).toMatchObject([{ path: 'row 2.expense_date' }])
    },
  )

  it.each([
    ['es', ['02/11/26', '27/10/26'], ['2026-11-02', '2026-10-27']],
    ['en', ['11/02/26', '10/27/26'], ['2026-11-02', '2026-10-27']],
  ] as const)(
    'may have years of two digits where they can only come last (%s: %s)',
    async (preferred_language, days, read) => {
      const person = await app.register({ preferred_language })
      const rows = days.map((day) => `${day};Pan;90`)
      const csv = ['fecha;concepto;importe', ...rows].join('\n')
      expect((await bring({ csv }, person)).ok().imported).toBe(2)
      expect((await recorded(person)).map(([, , day]) => day)).toEqual(read)
    },
  )

  it('tells the form of its days also by rows that are no expenses', async () => {
    const csv = 'fecha;concepto;importe\n02/11/26;Pan;-90\n27/10/26;SUELDO;900\n'
    expect((await bring({ csv, spent: 'with_minus' })).ok()).toMatchObject({ imported: 1, left_out: 1 })
    expect(await recorded()).toEqual([['Pan', 90, '2026-11-02']])
  })

  it('has no amount that may be thousands or thousandths, when others have hundredths with the same sign', async () => {
    const rows = [
      '02/11/2026;Pan;12.50',
      '02/11/2026;Queso;1.250',
      '02/11/2026;Vino;3,40',
      '02/11/2026;Pez;9,125',
    ]
    const csv = ['fecha;concepto;importe', ...rows].join('\n')
    expect((await bring({ csv })).problem().errors).toMatchObject([
      { path: 'row 3.amount' },
      { path: 'row 5.amount' },
    ])
    const plain = 'fecha;concepto;importe\n02/11/2026;Pan;12,50\n02/11/2026;Queso;1.250\n'
    expect((await bring({ csv: plain })).ok().imported).toBe(2)
    expect((await recorded()).map(([, amount]) => amount)).toEqual([1250, 12.5])
  })

  it('without categories is filed by its descriptions, as in the chat, and with a column for them only by that', async () => {
    const categoriesIn = async () =>
      Object.fromEntries(
        (await ana.send('listExpenses')).ok().expenses.map((each) => [each.description, each.category_name]),
      )
    const rows = [
      '02/11/2026;COMPRA DEBITO 4321 COTO SUC 12;8500',
      '03/11/2026;FARMACIA CENTRAL;900',
      '04/11/2026;Q7;5',
    ]
    expect((await bring({ csv: ['fecha;concepto;importe', ...rows].join('\n') })).ok()).toMatchObject({
      imported: 3,
    })
    expect(await categoriesIn()).toEqual({
      'COMPRA DEBITO 4321 COTO SUC 12': 'Supermercado',
      'FARMACIA CENTRAL': 'Salud',
      Q7: null,
    })
    const csv = 'fecha;concepto;importe;categoría\n05/11/2026;PANADERIA;700;\n'
    expect((await bring({ csv })).ok().imported).toBe(1)
    expect(await categoriesIn()).toMatchObject({ PANADERIA: null })
  })

  it.each([
    [
      'a card with a column for dollars',
      [
        'Fecha;Comprobante;Descripción;Importe en $;Importe en US$',
        '02/11/2026;1;COTO;8.500,00;',
        '03/11/2026;2;NETFLIX;;5,99',
      ],
      { left_out: 0, foreign: 1 },
    ],
    [
      'an account with a column for currencies',
      [
        'Type,Started Date,Completed Date,Description,Amount,Currency',
        'CARD,2026-11-02 10:11:12,,COTO,8500.00,ARS',
        'CARD,2026-11-03 10:11:12,2026-11-04 08:00:00,TESCO,5.00,GBP',
      ],
      { left_out: 0, foreign: 1 },
    ],
    [
      'a program for shared expenses, with balances',
      [
        'Date,Description,Category,Cost,Currency,Ana,Bruno',
        '2026-11-02,COTO,,8500.00,ARS,4250,-4250',
        '2026-11-30,Total balance, , ,ARS,-4250,4250',
      ],
      { left_out: 1, foreign: 0 },
    ],
    [
      'a program for budgets',
      [
        '"Account","Date","Payee","Category","Memo","Outflow","Inflow"',
        '"Card","2026-11-02","COTO","","",$8500.00,$0.00',
        '"Card","2026-11-03","Work","","",$0.00,"$2,500.00"',
      ],
      { left_out: 1, foreign: 0 },
    ],
    [
      'a wallet, with the sums of the account first',
      [
        'INITIAL_BALANCE,CREDITS,DEBITS,FINAL_BALANCE',
        '"1.000,00","0,00","8.500,00","-7.500,00"',
        '',
        'RELEASE_DATE,TRANSACTION_TYPE,REFERENCE_ID,TRANSACTION_NET_AMOUNT,PARTIAL_BALANCE',
        '02-11-2026,COTO,123,"8.500,00","-7.500,00"',
      ],
      { left_out: 0, foreign: 0 },
    ],
    [
      'a program in which an expense is its category',
      ['Id;Date;Category;Amount;Currency;Note;Wallet', '1;02/11/2026;COTO;8500;ARS;;Cash'],
      { left_out: 0, foreign: 0 },
    ],
    [
      'an account that calls the shop a memo',
      ['Number,Date,Account,Amount,Subcategory,Memo', ' ,02/11/2026,11-22,8500.00,Card,COTO'],
      { left_out: 0, foreign: 0 },
    ],
    [
      'an account with its balances above and among the rows',
      [
        'Description,,Summary Amt.',
        'Beginning balance as of 11/01/2026,,"1,000.00"',
        '',
        'Date,Description,Amount,Running Bal.',
        '11/01/2026,Beginning balance as of 11/01/2026,,"1,000.00"',
        '11/02/2026,COTO,"8,500.00","-7,500.00"',
        '11/27/2026,Ending balance as of 11/27/2026,,"-7,500.00"',
      ],
      { left_out: 2, foreign: 0 },
    ],
    [
      'an account with withdrawals after deposits',
      [
        'CUENTA,FECHA DE OPERACIÓN,FECHA,DESCRIPCIÓN,DEPÓSITOS,RETIROS,SALDO',
        '123,02/11/2026,02/11/2026,COTO,$0.00,"$8,500.00","$1,000.00"',
        '123,27/11/2026,27/11/2026,NOMINA,"$9,000.00",$0.00,"$10,000.00"',
      ],
      { left_out: 1, foreign: 0 },
    ],
    [
      'a French account',
      [
        "Date de l'opération;Libellé;Détail de l'écriture;Montant de l'opération;Devise",
        '02/11/2026;COTO;CARTE X1;8500,00;ARS',
      ],
      { left_out: 0, foreign: 0 },
    ],
    [
      'a spreadsheet of our own',
      [
        'Fecha;Descripción;Monto',
        '02/11/2026;COTO;8.500',
        'Total;;8.500',
        ';TOTAL:;8.500',
        ';Saldo anterior;',
      ],
      { left_out: 3, foreign: 0 },
    ],
  ] as const)('is read as it is: %s', async (_, lines, rest) => {
    const csv = lines.join('\n')
    expect(await check({ csv })).toMatchObject({ missing: [], ...rest })
    expect((await bring({ csv })).ok()).toMatchObject({ imported: 1, known: 0, ...rest })
    expect(await recorded()).toEqual([['COTO', 8500, '2026-11-02']])
  })

  it('may write the month first, to a household that does not, if one of its days tells', async () => {
    const csv = 'Transaction Date,Description,Amount\n11/02/2026,COTO,8500.00\n11/27/2026,SHELL,40.00'
    expect((await bring({ csv })).ok()).toMatchObject({ imported: 2 })
    expect(await recorded()).toEqual([
      ['SHELL', 40, '2026-11-27'],
      ['COTO', 8500, '2026-11-02'],
    ])
  })

  it('keeps a description that is too long as a note, and begins with it', async () => {
    const long = `Transferencia a COTO ${'referencia 123 '.repeat(15)}fin`
    const csv = `fecha;concepto;importe\n02/11/2026;${long};8.500,00`
    expect((await bring({ csv })).ok()).toMatchObject({ imported: 1 })
    const [expense] = (await ana.send('listExpenses')).ok().expenses
    expect(expense).toMatchObject({ description: `${long.slice(0, 199).trimEnd()}…`, note: long })
    const noted = `fecha;concepto;importe;nota\n02/11/2026;${long};8.500,00;para el mes`
    expect((await bring({ csv: noted })).problem().errors).toMatchObject([{ path: 'row 2.description' }])
  })

  it('in another currency altogether is refused', async () => {
    const csv = 'date,description,amount,currency\n2026-11-02,Tesco,5,GBP\n2026-11-03,Boots,6,GBP'
    expect((await bring({ csv })).problem().errors).toMatchObject([
      { path: 'row 2.amount', message: 'The household keeps ARS, not GBP' },
      { path: 'row 3.amount' },
    ])
  })

  it('may have expenses that are called like a sum or a balance', async () => {
    const csv = 'date,description,amount\n2026-11-02,TOTAL,5\n2026-11-03,Saldo Claro,6'
    expect((await bring({ csv })).ok()).toMatchObject({ imported: 2, left_out: 0 })
  })
})
