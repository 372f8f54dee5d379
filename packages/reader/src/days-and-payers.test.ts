import { describe, expect, it } from 'vitest'
import type { Context } from './context.ts'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

const homes = {
  es: homeOf('es'),
  en: homeOf('en'),
  pt: homeOf('pt'),
  fr: homeOf('fr'),
} as const

describe('a question', () => {
  const periodIn = (text: string, context: Context) => {
    const meaning = read(text, context)
    return meaning.kind === 'query' ? `${meaning.period.from} ${meaning.period.to}` : meaning.kind
  }

  it.each([
    ['es', 'cuánto gasté del 1 al 10', '2026-11-01 2026-11-10'],
    ['es', 'cuánto gasté del 1 al 10 de octubre', '2026-10-01 2026-10-10'],
    ['es', 'total del 20 al 30', '2026-10-20 2026-10-30'],
    ['es', 'gastos entre el lunes y el miércoles', '2026-11-16 2026-11-18'],
    ['es', 'cuánto gasté en súper del 20 de octubre al 5 de noviembre', '2026-10-20 2026-11-05'],
    ['es', 'cuánto gastamos en septiembre y octubre', '2026-09-01 2026-10-31'],
    ['en', 'how much did I spend from October 1 to October 10', '2026-10-01 2026-10-10'],
    ['en', 'groceries from November 3 to 9', '2026-11-03 2026-11-09'],
    ['en', 'total from january to march', '2026-01-01 2026-03-31'],
    ['pt', 'quanto gastei entre 1 e 10 de novembro', '2026-11-01 2026-11-10'],
    ['pt', 'quanto gastamos de segunda a quarta', '2026-11-16 2026-11-18'],
    ['pt', 'no dia 1/10 quanto gastei', '2026-10-01 2026-10-01'],
    ['fr', 'combien du 1er au 10 octobre', '2026-10-01 2026-10-10'],
    ['fr', 'dépenses entre lundi et mercredi', '2026-11-16 2026-11-18'],
    ['fr', "combien du 3 novembre jusqu'au 9", '2026-11-03 2026-11-09'],
  ] as const)('in %s about a range of days has its first and last day: %s', (language, text, days) => {
    expect(periodIn(text, homes[language])).toBe(days)
  })

  it('that compares two months keeps them apart', () => {
    expect(read('comparame septiembre y octubre', homes.es)).toMatchObject({
      period: { from: '2026-09-01', to: '2026-09-30' },
      against: { from: '2026-10-01', to: '2026-10-31' },
    })
  })

  it('about the last expenses has their number', () => {
    expect(read('últimos 3 gastos', homes.es)).toMatchObject({ ask: 'list', count: 3 })
    expect(read('last 5 expenses', homes.en)).toMatchObject({ ask: 'list', count: 5 })
  })

  it('that begins with "show me" is not about entertainment', () => {
    expect(read('show me yesterday', homes.en)).toMatchObject({ scope: { categoryKind: null } })
  })

  it('does not search for the words that lead to its period', () => {
    expect(read('how much did i spend on amazon since october', homes.en)).toMatchObject({
      scope: { words: 'amazon' },
    })
  })
})

describe('a correction', () => {
  it('with only a day changes the day', () => {
    expect(read("c'était le 5", homes.fr)).toMatchObject({ changes: { date: '2026-11-05' } })
  })

  it('with the name of a payer changes only the payer', () => {
    expect(read("c'est Paul qui a payé", homes.fr)).toEqual({
      kind: 'correction',
      changes: { payerName: 'Paul' },
      sure: true,
    })
  })

  it('does not take a possessive for a description', () => {
    expect(read('no era mío', homes.es)).not.toMatchObject({ changes: { description: 'mío' } })
  })

  it.each([
    ['es', 'la cena la pagó Lucas', 'lucas'],
    ['es', 'lo pagó Flor', 'flor'],
    ['es', 'la cena la pagó Julio', 'julio'],
    ['en', 'Max paid for the dinner', 'max'],
    ['en', 'Rose paid for it', 'rose'],
    ['fr', "c'est Jean qui a payé", 'jean'],
  ] as const)(
    'in %s finds the member who paid although the name is also a word: %s',
    (language, text, payerId) => {
      const members = [payerId, 'ana'].map((id) => ({ id, name: id }))
      const meaning = read(text, { ...homes[language], members })
      expect(meaning).toMatchObject({ kind: 'correction', changes: { payerId } })
      expect(meaning).not.toMatchObject({ about: expect.stringMatching(/max|flor|jean|rose/i) })
    },
  )
})

describe('a corrected price', () => {
  it.each([
    ['es', 'la pizza, 18.000, fue Ana', 1_800_000],
    ['es', 'no, eran 18.000, fue Ana', 1_800_000],
    ['pt', 'na verdade foram 18, foi Ana', 1800],
  ] as const)('can have its payer in the same message: %s, %s', (language, text, amount) => {
    const meaning = read(text, { ...homes[language], members: [{ id: 'ana', name: 'Ana' }] })
    expect(meaning).toMatchObject({ kind: 'correction', changes: { amount, payerId: 'ana' } })
    expect(meaning).not.toMatchObject({ changes: { description: expect.anything() } })
  })
})

describe('an expense', () => {
  it.each([
    ['Ana gave the window cleaner fifteen dollars', 'window cleaner'],
    ['yesterday Ana picked up bread 4', 'bread'],
    ['milk 3 and Ana got stamps 5', 'stamps'],
  ] as const)('in English is paid by the member who acted: %s', (text, description) => {
    const meaning = read(text, { ...homes.en, members: [{ id: 'ana', name: 'Ana María' }] })
    expect(meaning).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ description, payerId: 'ana' })]),
    })
  })

  it.each(['got Ana shoes 40', 'bought Ana lunch 12'])(
    'is not paid by the member who received it: %s',
    (text) => {
      const meaning = read(text, { ...homes.en, members: [{ id: 'ana', name: 'Ana' }] })
      expect(meaning).toMatchObject({ items: [{ payerId: null }] })
    },
  )

  it.each(["le popcorn c'est lucas", "c'était lucas"])(
    'that is recorded is corrected to a member whose name means money elsewhere: %s',
    (text) => {
      const meaning = read(text, { ...homes.fr, members: [{ id: 'lucas', name: 'Lucas Morel' }] })
      expect(meaning).toMatchObject({ kind: 'correction', changes: { payerId: 'lucas' } })
    },
  )

  it.each([
    ['en', 'I paid for the pub lunch, not Ana', 'pub lunch'],
    ['pt', 'eu paguei o mercado, não a Ana', 'mercado'],
    ['fr', "j'ai payé le resto, pas Ana", 'resto'],
  ] as const)('that is recorded was paid by the writer in %s: %s', (language, text, about) => {
    const meaning = read(text, { ...homes[language], members: [{ id: 'ana', name: 'Ana' }] })
    expect(meaning).toMatchObject({ kind: 'correction', about, changes: { payerId: 'me' } })
  })

  it.each([
    ['pt', 'e a pizza, 18, foi a Ana'],
    ['pt', 'pizza 18, foi Ana'],
  ] as const)('in %s is paid by the member named in a clause of its own: %s', (language, text) => {
    const members = [{ id: 'ana', name: 'Ana María' }]
    const meaning = read(text, { ...homes[language], members })
    expect(meaning).toMatchObject({ items: [{ description: 'pizza', payerId: 'ana' }] })
  })

  it.each([
    ['es', 'pizza 45 y taxi 18, los dos fueron Ana'],
    ['es', 'pizza 45 y taxi 18, los dos fueron de Ana'],
    ['en', 'pizza 45 and taxi 18, both were Ana'],
    ['pt', 'pizza 45 e táxi 18, os dois foram a Ana'],
    ['fr', "pizza 45 et taxi 18, les deux c'était Ana"],
  ] as const)('in %s and the one beside it are both paid by the named member: %s', (language, text) => {
    const meaning = read(text, { ...homes[language], members: [{ id: 'ana', name: 'Ana' }] })
    expect(meaning).toMatchObject({ items: [{ payerId: 'ana' }, { payerId: 'ana' }] })
  })

  it.each([
    ['es', 'pan 5000 el 30/02', 'pan', 500_000, 'el 30/02'],
    ['es', '1.234,5 luz el 31 de febrero', 'luz', 123_450, 'el 31 de febrero'],
    ['en', 'pizza 20 on april 31st, 2026', 'pizza', 2000, 'on april 31st, 2026'],
    ['en', 'spent 20 on pizza on 02/30', 'pizza', 2000, 'on 02/30'],
    ['es', '31/11 pan 500', 'pan', 50_000, '31/11'],
    ['pt', 'luz 80 dia 31/11', 'luz', 8000, 'dia 31/11'],
    ['fr', 'pain 12 le 31 avril', 'pain', 1200, 'le 31 avril'],
  ] as const)(
    "in %s has today's date and is marked if the calendar lacks its day: %s",
    (language, text, description, amount, day) => {
      const meaning = read(text, homes[language])
      expect(meaning).toMatchObject({
        kind: 'expenses',
        items: [
          { description, amount, dateImpossible: true, dateStated: false, date: homes[language].today },
        ],
      })
      const [span] = meaning.kind === 'expenses' ? meaning.items[0].readFrom.day : []
      expect(text.slice(span?.start, span?.end)).toBe(day)
    },
  )

  it.each([
    ['es', 'gasté 500 en pan el 28/2'],
    ['es', 'el 28 de febrero pan 500'],
    ['es', 'pan 500 el 28/2'],
    ['en', 'spent 5 on bread on feb 28'],
    ['en', 'rent 900 on feb 28'],
    ['pt', 'gastei 5 em pão dia 28/2'],
    ['fr', "j'ai dépensé 5 de pain le 28/2"],
  ] as const)('in %s was bought on the most recent such day, however long ago: %s', (language, text) => {
    expect(read(text, homes[language])).toMatchObject({
      items: [{ date: '2026-02-28', dateStated: true }],
    })
  })

  it('was paid today if its ticket is for a day to come', () => {
    expect(read('entradas 500 el 20/12', homes.es)).toMatchObject({ items: [{ dateStated: false }] })
  })

  it.each([
    'pan 5000 el 29/02',
    'pan 5000 ayer',
    'luz 30 de febrero',
    'cuota 30/02 heladera 5000',
    'pan 5000',
  ])('is not marked for a day that exists or for no day at all: %s', (text) => {
    expect(read(text, homes.es)).toMatchObject({ items: [{ dateImpossible: false }] })
  })
})

it.each(['cuota refri 189,90 (4/12)', 'celular 120 (2/6)'])(
  'does not take the number of an instalment for a day: %s',
  (text) => {
    expect(read(text, homeOf('es'))).toMatchObject({ kind: 'expenses', items: [{ dateStated: false }] })
  },
)

describe("a relative who paid and does not share the writer's money", () => {
  const members = [{ id: 'papa', name: 'Papá' }]
  const read80 = (language: Language, text: string, known: typeof members = []) =>
    read(text, homeOf(language, { members: known }))

  it.each([
    ['es', 'matrícula 3.450.000 la pagó mi mamá'],
    ['es', 'cena 80, invitó mi suegra'],
    ['en', 'dinner 80, my dad paid'],
    ['en', 'dinner 80 paid by my sister'],
    ['pt', 'o refri 32 quem pagou foi minha mãe'],
    ['pt', 'matrícula 300 minha mãe pagou'],
    ['fr', "cotisation foot 180, c'est maman qui a payé"],
    ['fr', 'resto 80 payé par mon père'],
  ] as const)('makes the expense ambiguous (%s: %s)', (language, text) => {
    expect(read80(language, text)).toMatchObject({ kind: 'ambiguous', why: 'intent' })
  })

  it.each([
    ['es', 'cena 80 la pagó mi mujer'],
    ['es', 'cena 80 con mi mamá'],
    ['en', 'dinner 80, my wife paid'],
    ['en', 'paid my dad 80 for dinner'],
    ['pt', 'jantar 80, meu marido pagou'],
    ['fr', "resto 80, c'est mon mari qui a payé"],
  ] as const)('is neither a partner nor somebody who was only there (%s: %s)', (language, text) => {
    expect(read80(language, text)).toMatchObject({ kind: 'expenses', items: [{ amount: 8000 }] })
  })

  it.each([
    ['en', 'dinner 80, papá paid'],
    ['en', 'the electric was 80 and papá paid'],
    ['fr', 'resto 80, papá a payé'],
    ['fr', "resto 80, c'est papá qui a payé"],
  ] as const)(
    'is the payer if a member has that name, which comes before the verb (%s: %s)',
    (language, text) => {
      expect(read80(language, text, members)).toMatchObject({ items: [{ amount: 8000, payerId: 'papa' }] })
    },
  )

  it.each([
    ['en', 'dinner was 80, did my wife pay?'],
    ['es', '¿la cena de 80 la pagó mi mujer?'],
  ] as const)('is not recorded when it is only asked (%s: %s)', (language, text) => {
    expect(read80(language, text).kind).not.toBe('expenses')
  })

  it('is the payer if a member has that name', () => {
    expect(read80('es', 'cena 80, la pagó papá', members)).toMatchObject({ items: [{ payerId: 'papa' }] })
  })
})

it.each([
  ['es', 'agua 18.900 del 5', '2026-11-05'],
  ['es', 'zapatos 18.900 del 12', '2026-11-18'],
  ['es', 'tornillos 900 del 8', '2026-11-18'],
  ['es', 'pan 200 aller', '2026-11-17'],
  ['fr', 'train aller 20', '2026-11-18'],
  ['en', 'match on sunday, tickets 40', '2026-11-18'],
  ['es', 'partido el domingo, entradas 40', '2026-11-18'],
  ['en', 'match on sunday, beers 40', '2026-11-15'],
  ['en', 'bought tickets on sunday 40', '2026-11-15'],
] as const)('takes the day of payment, not a size or the day of a coming match (%s: %s)', (...row) => {
  const [language, text, date] = row
  expect(read(text, homeOf(language))).toMatchObject({ items: [{ date }] })
})

it.each([
  ['es', 'se paga el día 5'],
  ['es', 'me lo cobran el 5'],
  ['en', 'it comes out on the 5th'],
  ['pt', 'é debitado dia 5'],
  ['fr', 'prélevée le 5'],
] as const)('corrects the day to that on which it is charged (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'correction', changes: { date: '2026-11-05' } })
})

it.each([
  ['en', "it's wednesday"],
  ['es', 'es miércoles jaja'],
  ['pt', 'hoje é quarta kkk'],
  ['fr', "c'est mercredi"],
] as const)('takes a weekday that it is for today (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'correction', changes: { date: '2026-11-18' } })
})

it.each([
  ['en', 'it was wednesday', '2026-11-11'],
  ['en', "it's tuesday", '2026-11-17'],
] as const)('takes a weekday that it was, or that is not today, for the last one (%s: %s)', (...row) => {
  const [language, text, date] = row
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'correction', changes: { date } })
})

it.each([
  ['es', 'pasaje 5000 para volver el viernes', '2026-11-18'],
  ['pt', 'passagem 120 pra voltar na sexta', '2026-11-18'],
  ['fr', 'blablacar 27 pour rentrer vendredi', '2026-11-18'],
  ['en', 'taxi 14 to get home friday', '2026-11-13'],
] as const)('does not take the day of a journey that was booked for that of payment (%s: %s)', (...row) => {
  const [language, text, date] = row
  expect(read(text, homeOf(language))).toMatchObject({ items: [{ date }] })
})

it('does not date the groceries for a Sunday dinner', () => {
  expect(read('Sunday dinner groceries 58', homeOf('en'))).toMatchObject({
    items: [{ description: 'Sunday dinner groceries', date: '2026-11-18' }],
  })
})
