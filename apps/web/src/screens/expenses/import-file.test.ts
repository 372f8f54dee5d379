import { type BookType, CFB, utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { sheetsOf } from './import-file.ts'

/** A transaction of a bank's statement: its type, amount and whatever else. */
const transaction = (type: string, amount: string, more = '') =>
  `<STMTTRN><TRNTYPE>${type}<DTPOSTED>20261102<TRNAMT>${amount}<NAME>Pan${more}</STMTTRN>`

const account = (number: string, currency: string, ...transactions: readonly string[]) =>
  `<STMTRS><CURDEF>${currency}<ACCTID>${number}<BANKTRANLIST>${transactions.join('')}</BANKTRANLIST></STMTRS>`

const statement = (...accounts: readonly string[]) =>
  sheetsOf(new File([`OFXHEADER:100\n\n<OFX>${accounts.join('')}</OFX>`], 'extracto.ofx'))

test('the accounts of a statement are told apart by number and currency; empty ones are left out', async () => {
  const [pesos, dollars] = [account('123', 'ARS'), account('123', 'USD', transaction('DEBIT', '-5'))]
  const sheets = await statement(pesos, dollars, account('123', 'EUR', transaction('DEBIT', '-6')))
  expect(sheets.map(({ name }) => name)).toEqual(['123 USD', '123 EUR'])
  expect(await statement(pesos)).toMatchObject([{ name: '123 ARS', csv: expect.stringMatching(/^.*\r\n$/) }])
})

test.each([
  [
    ['DEBIT', '-5.00'],
    ['CREDIT', '9.00'],
    ['DEBIT', '0.00'],
    ['OTHER', '7'],
  ],
  [['POS', '-5.00']],
])(
  'amounts with a minus were spent where the types of transactions agree with it (%j, %j)',
  async (...all) => {
    const rows = all.map(([type = '', amount = '']) => transaction(type, amount))
    expect(await statement(account('4111', 'ARS', ...rows))).toMatchObject([{ spent: 'with_minus' }])
  },
)

test.each([
  ['DEBIT', '5.00'],
  ['CREDIT', '-5.00'],
])('a statement in which a %s is %s does not tell what was spent', async (type, amount) => {
  const [sheet] = await statement(
    account('4111', 'ARS', transaction('OTHER', '-1'), transaction(type, amount)),
  )
  expect(sheet).not.toHaveProperty('spent')
})

test('a transaction may be in another currency than its account, unless the bank has converted it', async () => {
  const [sheet] = await statement(
    account(
      '1',
      'ARS',
      transaction('DEBIT', '-5', '<CURRENCY><CURRATE>1500<CURSYM>USD</CURRENCY>'),
      transaction('DEBIT', '-6', '<ORIGCURRENCY><CURRATE>1500<CURSYM>USD</ORIGCURRENCY>'),
    ),
  )
  expect(sheet?.csv.split('\r\n').slice(1)).toEqual(['2026-11-02;Pan;-5;;USD', '2026-11-02;Pan;-6;;ARS', ''])
})

test('a transaction that is not posted yet is dated on the day on which it was paid', async () => {
  const pending = transaction('DEBIT', '-5').replace('DTPOSTED', 'DTUSER')
  const [sheet] = await statement(account('1', 'ARS', transaction('DEBIT', '-6'), pending))
  expect(sheet?.csv.split('\r\n').slice(1)).toEqual(['2026-11-02;Pan;-6;;ARS', '2026-11-02;Pan;-5;;ARS', ''])
})

test.each([
  [
    'closes no cell and no row',
    '<table><tr><th>fecha<th>monto<tr><td>2026-11-02<td>1.250<tr><td>2026-11-03<td></table>',
  ],
  [
    'closes rows only',
    '<table><tr><td>fecha<td>monto</tr><tr><td>2026-11-02<td>1.250</tr><tr><td>2026-11-03<td></tr></table>',
  ],
  [
    'closes all',
    '<table><thead><tr><th>fecha</th><th>monto</th></tr></thead><tbody><tr><td>2026-11-02</td><td>1.250</td></tr><tr><td>2026-11-03</td><td></td></tr></tbody></table>',
  ],
])('a page that %s is read cell by cell', async (_name, page) => {
  const [sheet] = await sheetsOf(new File([page], 'movimientos.xls'))
  expect(sheet?.csv.split('\r\n').map((row) => row.replace(/;+$/, ''))).toEqual([
    'fecha;monto',
    '2026-11-02;1.250',
    '2026-11-03',
    '',
  ])
})

test('a statement that was cut off is refused', async () => {
  await expect(statement('<STMTRS><CURDEF>ARS<BANKTRANLIST>')).rejects.toThrow('The statement is incomplete')
})

test('a spreadsheet with a password is told apart from an unknown format', async () => {
  const file = CFB.utils.cfb_new()
  const version = [4, 0, 4, 0, 0x40, 0, 0, 0]
  CFB.utils.cfb_add(file, '/EncryptionInfo', Buffer.from([...version, ...Buffer.from('<encryption/>')]))
  CFB.utils.cfb_add(file, '/EncryptedPackage', Buffer.alloc(5000, 7))
  const bytes = CFB.write(file, { type: 'array' })
  await expect(sheetsOf(new File([new Uint8Array(bytes as number[])], 'a.xlsx'))).rejects.toThrow(
    'It has a password',
  )
})

test.each(['xlsx', 'biff8', 'ods'] as const)(
  'a day that spans several rows is the day of each that has something (%s)',
  async (bookType: BookType) => {
    const day = new Date('2026-11-02T00:00:00Z')
    const rows = [
      ['fecha', 'descripción', 'monto'],
      [day, 'Pan', 10],
      [null, 'Queso', 20],
      [],
      [null, 'Luz', 30],
    ]
    const sheet = utils.aoa_to_sheet(rows, { UTC: true })
    sheet['!merges'] = [{ s: { r: 1, c: 0 }, e: { r: 3, c: 0 } }]
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, 'Gastos')
    const [gastos] = await sheetsOf(new File([write(book, { type: 'array', bookType })], 'gastos'))
    expect(gastos?.csv.split('\r\n').slice(1)).toEqual([
      '2026-11-02;Pan;10',
      '2026-11-02;Queso;20',
      expect.stringMatching(/^;*$/),
      ';Luz;30',
      '',
    ])
  },
)
