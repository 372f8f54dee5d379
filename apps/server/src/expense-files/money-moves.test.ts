import type { ImportInput, MoneyMove } from '@casita/contract'
import { beforeEach, expect, it } from 'vitest'
import { eachApp, type Person } from '../testing/app.ts'

eachApp('a row of a bank that moves own money', (app) => {
  let ana: Person
  beforeEach(async () => {
    ana = await app.register()
  })

  const check = async (body: ImportInput) => (await ana.send('checkImport', { body })).ok()
  const bring = async (body: ImportInput) => (await ana.send('importExpenses', { body })).ok()
  const fileOf = (descriptions: readonly string[]) =>
    ['fecha;concepto;importe', ...descriptions.map((each, n) => `02/11/2026;${each};${n + 1},50`)].join('\n')

  const moved: Record<MoneyMove, readonly string[]> = {
    cash: [
      ...['RETIRO CAJERO AUTOMATICO 0042 SUC 12', 'Extracción en efectivo', 'EXTRACCION 4411', 'RETIRO ATM'],
      ...['Disposición de efectivo oficina 3', 'REINTEGRO CAJERO CALLE MAYOR', 'GIRO CAJERO REDBANC'],
      ...['ATM WITHDRAWAL 18 HIGH ST', 'Cash withdrawal', 'WITHDRAWAL - ATM 0091', 'CASHPOINT WDL'],
      ...['SAQUE 24H', 'Saque no Banco24Horas', 'LEV ATM 1234 PORTO', 'Levantamento Multibanco'],
      ...['RETRAIT DAB 12/11', 'Retrait au distributeur'],
    ],
    card_bill: [
      ...[
        'PAGO TARJETA DE CREDITO',
        'Pago de tarjeta Visa **** 1234',
        'PAGO VISA 4512',
        'RECIBO TARJETA 0001',
      ],
      ...[
        'Pago TC',
        'Débito automático Mastercard',
        'LIQUIDACION TARJETA NOVIEMBRE',
        'Pago de resumen 11/2026',
      ],
      ...[
        'CREDIT CARD PAYMENT',
        'Amex autopay 1102',
        'Payment to credit card 8812',
        'CHASE CREDIT CRD AUTOPAY',
      ],
      ...['PAGAMENTO FATURA CARTAO', 'Pagto cartão de crédito', 'Fatura do cartão nov'],
      ...['PRLV CARTE DE CREDIT', 'Débit différé carte', 'RELEVE CB 1234'],
    ],
    own_account: [
      ...['TRANSFERENCIA ENTRE CUENTAS', 'Transf. a cuenta propia', 'Traspaso a hucha', 'PLAZO FIJO 30 DIAS'],
      ...['Transferencia a caja de ahorro', 'Suscripción FCI', 'TRANSF MISMO TITULAR'],
      ...['Online transfer to savings 0042', 'INTERNAL TRANSFER', 'To my savings', 'Savings pot'],
      ...[
        'TRANSFERENCIA ENTRE CONTAS',
        'Aplicação RDB',
        'APLICACAO AUTOMATICA',
        'Transferência para poupança',
      ],
      ...['VIREMENT INTERNE', 'Virement vers Livret A', 'Virement de compte à compte'],
    ],
  }
  const spent = [
    ...[
      'PAGO CON TARJETA EN COTO',
      'COMPRA TARJETA 1234 CARREFOUR',
      'COMISION RETIRO CAJERO',
      'PAGO TARJETA SUBE',
    ],
    ...[
      'Cargo por disposición de efectivo',
      'CARD PAYMENT TO TESCO',
      'ATM fee',
      'Cash & carry',
      'Amex annual fee',
    ],
    ...[
      'PAIEMENT CB 1234 CARREFOUR',
      'Cotisation carte de crédit',
      'Anuidade cartão de crédito',
      'Saquê do bar',
    ],
    ...[
      'Transferencia a Juan Pérez',
      'PIX enviado Maria',
      'Virement à Léa Martin',
      'Transfer to Tom',
      'Giros y más',
    ],
    ...[
      'Ahorramas 0012',
      'Compra en Ahorro Farmacia',
      'Savings Mart',
      'Juros do cartão',
      'Extracción de muela',
    ],
    ...['Retirada de basura', 'Cajero libros', 'Pago de resumen médico', 'Visa para Brasil', 'Elo perdido'],
  ]

  it.each(Object.entries(moved))('is told by its description (%s)', async (kind, descriptions) => {
    for (const description of descriptions)
      expect([description, (await check({ csv: fileOf([description]) })).moves]).toMatchObject([
        description,
        [{ kind, count: 1, total: 1.5, description }],
      ])
  })

  it('is not seen in what is spent, which fees are', async () => {
    for (const description of spent)
      expect([description, (await check({ csv: fileOf([description]) })).moves]).toEqual([description, []])
  })

  it('is recorded unless it is left out, and asked about only while it is new', async () => {
    const csv = fileOf(['COTO', 'RETIRO CAJERO', 'Retiro cajero 2', 'PAGO VISA'])
    const moves = [
      { kind: 'cash', count: 2, total: 6, description: 'RETIRO CAJERO' },
      { kind: 'card_bill', count: 1, total: 4.5, description: 'PAGO VISA' },
    ]
    expect(await check({ csv })).toMatchObject({ left_out: 0, moves })
    expect(await check({ csv, leave_out: ['card_bill'] })).toMatchObject({
      left_out: 1,
      moves: moves.slice(0, 1),
    })
    expect(await bring({ csv, leave_out: ['card_bill'] })).toMatchObject({
      imported: 3,
      left_out: 1,
      known: 0,
    })
    expect(await check({ csv })).toMatchObject({ moves: moves.slice(1) })
    expect(await bring({ csv })).toMatchObject({ imported: 1, left_out: 0, known: 3 })
    expect(await bring({ csv, leave_out: ['cash'] })).toMatchObject({ imported: 0, left_out: 2, known: 2 })
  })

  it('that is left out need not be readable', async () => {
    const csv = 'fecha;concepto;importe\n02/11/2026;COTO;8,50\nayer;RETIRO CAJERO;20,00'
    expect((await ana.send('importExpenses', { body: { csv } })).problem().errors).toHaveLength(1)
    expect(await bring({ csv, leave_out: ['cash'] })).toMatchObject({ imported: 1, left_out: 1 })
  })
})
