import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

/** The ways in which a message may be recorded; else the kind of message it is, and why it is not an expense. */
function told(language: Language, text: string): string[] {
  const meaning = read(text, homeOf(language))
  if (meaning.kind === 'not_expense') return [meaning.reason]
  const readings =
    meaning.kind === 'expenses' ? [meaning.items] : meaning.kind === 'ambiguous' ? meaning.readings : []
  return readings.map((items) =>
    items.map(({ description, amount }) => `${description} ${amount / 100}`).join(', '),
  )
}

describe('a payment', () => {
  it.each([
    ['en', 'taxi 30, work will pay it back', 'taxi 30'],
    ['es', 'taxi 3000, me lo devuelve el trabajo', 'taxi 3000'],
    ['es', 'taxi 3000, me lo va a devolver la empresa', 'taxi 3000'],
    ['pt', 'táxi 30, a empresa vai reembolsar', 'táxi 30'],
    ['fr', 'taxi 30, le boulot va me rembourser', 'taxi 30'],
    ['en', "ac repair 320 landlord's paying us back", 'ac repair 320'],
    ['en', 'train 40 work is paying me back', 'train 40'],
    ['pt', 'táxi 30 a firma vai reembolsar', 'táxi 30'],
    ['fr', 'taxi 30 le boulot va me rembourser', 'taxi 30'],
  ] as const)('is recorded although somebody will pay it back (%s: %s)', (language, text, noted) => {
    expect(told(language, text)).toEqual([noted])
  })

  it.each([
    ['en', 'rates 1180 for the year', 'rates 1180'],
    ['en', 'swimming 84 for the term', 'swimming 84'],
    ['es', 'agua 3400 del bimestre', 'agua 3400'],
    ['fr', 'cantine 84 pour le trimestre', 'cantine 84'],
  ] as const)('is recorded for the span that it covers (%s: %s)', (language, text, noted) => {
    expect(told(language, text)).toEqual([noted])
  })

  it('is recorded for somebody whose name is an unknown word', () => {
    expect(told('en', "the wean's shoes 38, clarks")).toEqual(["wean's shoes, clarks 38"])
  })

  it('is recorded when it was due, but has been paid already', () => {
    expect(told('en', 'electric bill 110 due friday but paid it already')).toEqual(['electric bill 110'])
  })

  it.each([
    ['en', 'lent Tom 20 he will pay me back', 'loan'],
    ['en', "lunch 30 I'll pay you back", 'future'],
  ] as const)('is not read into what the writer lent or owes (%s: %s)', (language, text, reason) => {
    expect(told(language, text)).toEqual([reason])
  })

  it.each([
    ['en', 'went out for dinner with friends, spent about 60', 60],
    ['es', 'salimos a comer con amigos, gastamos unos 6000', 6000],
    ['pt', 'fomos jantar com uns amigos, gastamos uns 60', 60],
  ] as const)(
    'is recorded when its clause says so, whoever came along (%s: %s)',
    (language, text, amount) => {
      expect(read(text, homeOf(language))).toMatchObject({ items: [{ amount: amount * 100 }] })
    },
  )

  it.each([
    ['en', 'lent Tom 30, he will pay me back', 'loan'],
    ['en', "taxi 30, i'll pay it back", 'future'],
    ['en', 'taxi 30, Ana paid me back', 'income'],
    ['fr', "j'ai prêté 30 à Paul, il va me rembourser", 'loan'],
    ['es', 'la fianza de la silla, 50, nos la devuelven', 'unrelated'],
  ] as const)('is refused if it was lent or is owed by the writer (%s: %s)', (language, text, reason) => {
    expect(told(language, text)).toEqual([reason])
  })

  it.each([
    ['es', 'luz 90 vence el viernes, ya la pagué', 'luz 90'],
    ['pt', 'luz 90 vence sexta, já paguei', 'luz 90'],
    ['es', 'luz 3120, vence el 25 pero ya la pagué', 'luz 3120'],
    ['es', 'luz 3120 vence el 25, ya pagada', 'luz 3120'],
    ['en', 'electric 110 due on the 25th but already paid', 'electric 110'],
    ['pt', 'luz 312 vence amanhã e já paguei', 'luz 312'],
    ['fr', "edf 110 à payer le 25, c'est payé", 'edf 110'],
    ['en', 'rent 900 due friday, already paid', 'rent 900'],
  ] as const)('is recorded although it is due later (%s: %s)', (language, text, noted) => {
    expect(told(language, text)).toEqual([noted])
  })

  it('has the day on which it was paid', () => {
    const meaning = read('luz 90 vence el viernes, ya la pagué ayer', homeOf('es'))
    expect(meaning).toMatchObject({ items: [{ date: '2026-11-17' }] })
  })

  it.each([
    ['es', 'luz 90 vence el viernes, no la pagué'],
    ['es', 'luz 90 vence el viernes'],
    ['fr', 'demain je paie le plombier 120'],
  ] as const)('is refused if it is still to be paid (%s: %s)', (language, text) => {
    expect(told(language, text)).toEqual(['future'])
  })

  it.each([
    ['es', 'la propina la puse yo, 3000', 'propina 3000'],
    ['es', 'el helado lo pagué yo, 3000', 'helado 3000'],
  ] as const)('can come before its amount (%s: %s)', (language, text, noted) => {
    expect(told(language, text)).toEqual([noted])
  })

  it.each([
    ['es', 'dentista 150, falta pagar otros 150', 'dentista 150'],
    ['pt', 'dentista 150, faltam outros 150', 'dentista 150'],
    ['es', 'dentista 150, falta la luz 90', 'dentista 150, luz 90'],
  ] as const)('does not include the amount still owed (%s: %s)', (language, text, noted) => {
    expect(told(language, text)).toEqual([noted])
  })

  it.each([
    ['en', 'sofa 500, still owe 200', ['sofa 300', 'sofa 500']],
    ['en', 'dentist 140, insurance covers 80%', ['dentist 28', 'dentist 140']],
    ['es', 'pediatra 350, la obra social devuelve 200', ['pediatra 150', 'pediatra 350']],
    ['pt', 'consulta 350, o convênio devolve 200', ['consulta 150', 'consulta 350']],
    ['fr', 'dentiste 140, la mutuelle rembourse 80%', ['dentiste 28', 'dentiste 140']],
    ['pt', 'dentista 140, comparticipado 60', ['dentista 80', 'dentista 140']],
    ['pt', 'dentista 140 com comparticipação de 60', ['dentista 80', 'dentista 140']],
  ] as const)(
    'is ambiguous if a part is owed or covered by somebody else (%s: %s)',
    (language, text, all) => {
      expect(told(language, text)).toEqual(all)
    },
  )

  it.each([
    ['pt', 'ipva 3x de 412, paguei a primeira', 'ipva 412'],
    ['es', 'dentista 80 cuota del mes', 'dentista cuota 80'],
    ['es', 'heladera 600 12 cuotas', 'heladera 600'],
  ] as const)('of an instalment is that one instalment (%s: %s)', (language, text, noted) => {
    expect(told(language, text)).toEqual([noted])
  })
})

it.each([
  ['pt', 'luz 80 15 de novembro', '2026-11-15', false],
  ['en', 'power 80 15 november', '2026-11-15', false],
  ['fr', 'elec 80 15 novembre', '2026-11-15', false],
  ['pt', 'luz 80 30 de fevereiro', '2026-11-18', true],
  ['es', 'luz 80 31 de febrero', '2026-11-18', true],
] as const)('does not take the day of a date after a price for cents (%s: %s)', (...row) => {
  const [language, text, date, dateImpossible] = row
  expect(read(text, homeOf(language))).toMatchObject({ items: [{ amount: 8000, date, dateImpossible }] })
})

it('refuses a pension without calling it income, unless the writer received it', () => {
  expect(read('pensión 15.000', homeOf('es'))).toMatchObject({
    reason: 'unrelated',
    wouldBe: { amount: 1_500_000 },
  })
  expect(read('cobré la pensión 15.000', homeOf('es'))).toMatchObject({ reason: 'income' })
})

it.each([
  ['es', 'seña de la cabaña 200 mil, el resto 600 mil después', 200_000],
  ['en', 'paid 300 upfront for the couch, rest 400 later', 300],
  ['pt', 'paguei 200 de entrada, o resto 600 mês que vem', 200],
  ['fr', 'arrhes gîte 200, le solde 600 plus tard', 200],
] as const)('leaves out the rest that is paid later (%s: %s)', (language, text, amount) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'expenses', items: [{ amount: amount * 100 }] })
})

it('records the rest that was spent on something else', () => {
  const meaning = read('groceries 30, the rest 20 on clothes', homeOf('en'))
  expect(meaning).toMatchObject({ items: [{ amount: 3000 }, { amount: 2000, description: 'clothes' }] })
})

describe('a rest without a verb', () => {
  it.each([
    ['es', 'seña 50 mil por la fiesta, resto 200 mil', 'seña por la fiesta 50000', 'resto 200000'],
    ['es', 'sillón 200 mil, saldo 600 mil', 'sillón 200000', 'saldo 600000'],
    ['pt', 'sofá 200, resto 600', 'sofá 200', 'resto 600'],
    ['en', 'paid a 150 deposit for the cottage, rest 450', 'cottage 150', 'rest 450'],
  ] as const)('may still have to be paid (%s: %s)', (language, text, paid, rest) => {
    expect(told(language, text)).toEqual([paid, `${paid}, ${rest}`])
  })

  it.each([
    ['es', '100 en el súper, el resto 50 en la verdulería', 'súper 100, verdulería 50'],
    ['en', 'dinner 80, paid the rest 40', 'dinner 80, rest 40'],
    ['fr', 'ciné 11, resto 23', 'ciné 11, resto 23'],
  ] as const)('is paid if a verb or a place says so (%s: %s)', (language, text, noted) => {
    expect(told(language, text)).toEqual([noted])
  })
})
