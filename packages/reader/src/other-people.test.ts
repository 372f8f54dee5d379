import { describe, expect, it } from 'vitest'
import type { Context } from './context.ts'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

const members = [
  { id: 'dani', name: 'Daniela Ruiz' },
  { id: 'mar', name: 'Marina' },
  { id: 'mat', name: 'Martín' },
]

const contextOf = (language: Language): Context => homeOf(language, { members })

const amountsIn = (language: Language, text: string) => {
  const meaning = read(text, contextOf(language))
  if (meaning.kind === 'expenses') return [meaning.items.map(({ amount }) => amount / 100)]
  if (meaning.kind !== 'ambiguous') return meaning.kind
  return meaning.readings.map((items) => items.map(({ amount }) => amount / 100))
}

describe('an expense of which somebody else paid half', () => {
  it.each([
    ['es', 'medicinas de mi mamá 1136, la mitad la puso mi hermana'],
    ['es', 'cena 1136 la mitad la pagó Pedro'],
    ['es', 'cena 1136, mi hermano puso la mitad'],
    ['en', 'meat was 1136, Marcus paid half'],
    ['pt', 'a carne deu 1136, o Marcos pagou metade'],
    ['pt', 'carne 1136, metade foi do Pedro'],
    ['fr', 'la viande 1136, Paul a payé la moitié'],
    ['es', 'remedios 1136, lo pagó mi hermano la mitad'],
    ['en', 'dinner 1136, half paid by my brother'],
    ['pt', 'almoço 1136, pagou minha mãe a metade'],
    ['fr', 'resto jeudi soir 1136, les parents ont payé la moitié'],
    ['es', 'fútbol 1136, la mitad fue mi mamá'],
    ['en', 'netball 1136 for the term, half was mums'],
    ['pt', 'futebol 1136, metade foi da minha mãe'],
    ['fr', "foot 1136, la moitié c'était maman"],
  ] as const)('is ambiguous between the half and the whole (%s: %s)', (language, text) => {
    expect(amountsIn(language, text)).toEqual([[568], [1136]])
  })
})

describe('a part stated beside the price', () => {
  it.each([
    ['es', 'cena 80, la parte de Daniela son 30'],
    ['en', "present for dad 80, Daniela's half is 30"],
    ['en', "dinner 80, my brother's share was 30"],
    ['pt', 'jantar 80, a parte da Daniela é 30'],
    ['fr', "resto 80, la part de mon frère c'est 30"],
    ['en', 'tickets 80, my mates owe me 30'],
    ['fr', 'resto 80, Marc me doit 30'],
    ['fr', 'costco 80, dont 30 pour ma soeur'],
    ['en', 'kmart 80, 30 of that for my sister'],
  ] as const)("leaves open the rest or the whole if it is another person's (%s: %s)", (language, text) => {
    expect(amountsIn(language, text)).toEqual([[50], [80]])
  })

  it.each([
    ['en', 'dinner 80, my share 30'],
    ['pt', 'jantar 80, minha parte deu 30'],
    ['fr', "resto 80, ma part c'est 30"],
  ] as const)("is the amount spent if it is the writer's (%s: %s)", (language, text) => {
    expect(amountsIn(language, text)).toEqual([[30]])
  })
})

it.each([
  ['en', 'kmart 80, half of that was for my sister'],
  ['fr', "costco 80, la moitié de ça c'était pour ma soeur"],
  ['es', 'regalo de la abuela 80, lo dividimos con mi hermana'],
  ['en', 'present for gran 80, we split it with my sister'],
  ['pt', 'prenda da avó 80, dividimos com a minha irmã'],
  ['fr', 'cadeau de mamie 80, on partage avec ma soeur'],
  ['es', 'regalo de la abuela 80, la mitad es de tu hermano'],
  ['pt', 'prenda da avó 80, metade é do teu irmão'],
] as const)('asks whether half or all was spent if half was for somebody else (%s: %s)', (language, text) => {
  expect(amountsIn(language, text)).toEqual([[40], [80]])
})

describe('a thing that was returned', () => {
  it.each([
    ['es', 'Zara 59,97, devolví una camiseta de 15,99'],
    ['es', 'compré en zara 59,97 y devolví una camiseta de 15,99'],
    ['en', 'zara 59.97, returned a shirt for 15.99'],
    ['pt', 'zara 59,97, devolvi uma camiseta de 15,99'],
    ['pt', 'zara 59,97, devolveu-se uma camiseta de 15,99'],
    ['en', 'zara 59.97, gave back a shirt worth 15.99'],
    ['fr', 'zara 59,97, rendu un pull à 15,99'],
  ] as const)('beside a purchase leaves open the rest or the whole (%s: %s)', (language, text) => {
    expect(amountsIn(language, text)).toEqual([[43.98], [59.97]])
  })

  it.each([
    ['es', 'devolví una camiseta de 15,99'],
    ['pt', 'devolvi uma camiseta de 15,99'],
    ['en', 'returned a shirt for 15.99'],
    ['es', 'he devuelto una camiseta, 15,99'],
    ['pt', 'devolvi uma blusa, 15,99'],
    ['en', 'I returned a shirt, 15.99'],
    ['fr', "j'ai rendu un t-shirt, 15,99"],
  ] as const)('is income, not an expense, by itself (%s: %s)', (language, text) => {
    expect(read(text, contextOf(language))).toMatchObject({ kind: 'not_expense', reason: 'income' })
  })

  it.each([
    ['es', 'devolví una camiseta, pan 15,99'],
    ['en', 'I returned a shirt, lunch 15.99'],
    ['fr', "j'ai rendu un t-shirt, pain 15,99"],
  ] as const)('without a price does not hinder the expense beside it (%s: %s)', (language, text) => {
    expect(read(text, contextOf(language))).toMatchObject({ kind: 'expenses', items: [{ amount: 1599 }] })
  })

  it.each([
    ['es', 'los zapatos los regresé', 'zapatos'],
    ['es', 'devolví los zapatos', 'zapatos'],
    ['es', 'no hace falta anotar la peluquería', 'peluquería'],
    ['en', 'I returned the shoes', 'shoes'],
    ['pt', 'devolvi os sapatos', 'sapatos'],
    ['pt', 'não precisa colocar o salão não, foi presente', 'salão'],
    ['fr', "j'ai rendu les chaussures", 'chaussures'],
  ] as const)('may have to be deleted from the ledger (%s: %s)', (language, text, words) => {
    expect(read(text, contextOf(language))).toMatchObject({ kind: 'delete', words, sure: false })
  })
})

describe('an expense that somebody else paid', () => {
  it.each([
    ['es', 'no, ese lo pagaste tú', undefined],
    ['es', 'no, lo pagaste vos', undefined],
    ['en', 'no, you paid that', undefined],
    ['pt', 'não, essa você que pagou', undefined],
    ['fr', "non, c'est toi qui l'as payé", undefined],
    ['es', 'era del trabajo', undefined],
    ['es', 'la cena era de la oficina', 'cena'],
    ['pt', 'era da firma', undefined],
    ['pt', 'o ifood era da firma', 'ifood'],
  ] as const)('is corrected to an unknown payer if no member is named (%s: %s)', (language, text, about) => {
    const meaning = read(text, contextOf(language))
    expect(meaning).toEqual({
      kind: 'correction',
      ...(about && { about }),
      changes: { payerId: null },
      sure: true,
    })
  })

  it('can be denied first, with the payer after it', () => {
    const meaning = read('lo del kiosco no, eso era de mi hermana', contextOf('es'))
    expect(meaning).toMatchObject({ about: 'kiosco', changes: { payerName: 'mi hermana' } })
  })

  it.each([
    ['es', 'borrá el café que era de Marina', { kind: 'delete', words: 'café' }],
    ['es', 'quítale 120 que era de mi comadre', { kind: 'correction', changes: { by: -12_000 } }],
    ['pt', 'tira 120 que era da minha irmã', { kind: 'correction', changes: { by: -12_000 } }],
    ['en', "take off 120 that was my sister's", { kind: 'correction', changes: { by: -12_000 } }],
  ] as const)(
    'is deleted or subtracted, with the other person as the reason (%s: %s)',
    (language, text, meaning) => {
      expect(read(text, contextOf(language))).toMatchObject(meaning)
    },
  )
})

describe('a purchase with a request to put it in a category', () => {
  it.each([
    ['es', 'libro 22, ponelo en regalos'],
    ['en', 'book 22, put it in gifts'],
    ['en', 'book 22 put it in gifts'],
    ['en', 'book 22, can that go under gifts'],
    ['en', 'book 22 category gifts'],
    ['pt', 'livro 22, coloca em presentes'],
    ['fr', 'livre 22, mets dans cadeaux'],
    ['fr', 'livre 22 à mettre en cadeaux'],
    ['fr', 'livre 22 catégorie cadeaux'],
  ] as const)('is an expense in that category (%s: %s)', (language, text) => {
    const categories = [{ id: 'gifts', name: 'Regalos', kind: 'gifts' as const }]
    const meaning = read(text, { ...contextOf(language), categories })
    expect(meaning).toMatchObject({ kind: 'expenses', items: [{ amount: 2200, categoryId: 'gifts' }] })
  })
})

describe('the person who pays an expense', () => {
  it.each([
    ['es', 'en realidad la luz la paga mi vieja, sacala', 'luz'],
    ['pt', 'a luz quem paga é minha mãe, tira', 'luz'],
  ] as const)('can be the reason to delete it, not part of its name (%s: %s)', (language, text, words) => {
    expect(read(text, contextOf(language))).toMatchObject({ kind: 'delete', words })
  })
})

describe('the owner of the card or account that was used', () => {
  it.each([
    ['es', 'cena 3000 con la tarjeta de Daniela', 'cena'],
    ['en', "dinner 30 on Daniela's card", 'dinner'],
    ['pt', 'jantar 30 no cartão da Daniela', 'jantar'],
    ['fr', 'resto 30 avec la carte de Daniela', 'resto'],
    ['fr', 'resto 30 mis sur la carte à Daniela', 'resto'],
  ] as const)('is the payer (%s: %s)', (language, text, description) => {
    expect(read(text, contextOf(language))).toMatchObject({
      kind: 'expenses',
      items: [{ description, payerId: 'dani' }],
    })
  })
})

describe('the person after a way of payment', () => {
  it.each([
    ['es', 'plomero 18000 pagado en efectivo por Daniela', 'plomero'],
    ['en', 'plumber 180 paid in cash by Daniela', 'plumber'],
    ['pt', 'encanador 180 pago em dinheiro pela Daniela', 'encanador'],
    ['fr', 'plombier 180 payé en liquide par Daniela', 'plombier'],
  ] as const)('is the payer (%s: %s)', (language, text, description) => {
    expect(read(text, contextOf(language))).toMatchObject({
      kind: 'expenses',
      items: [{ description, payerId: 'dani' }],
    })
  })
})

describe('a short first name', () => {
  const payerIn = (text: string) => {
    const meaning = read(text, contextOf('es'))
    if (meaning.kind === 'query') return meaning.scope.person
    return meaning.kind === 'expenses' ? meaning.items[0].payerId : meaning.kind
  }

  it.each([
    ['cuánto gastó dani este mes?', 'dani'],
    ['pizza 6800, la pagó Dani', 'dani'],
    ['cuánto gastó Marti este mes?', 'mat'],
  ])('means the only member whose name begins so: %s', (text, id) => {
    expect(payerIn(text)).toBe(id)
  })

  it('is not read from a money word that is also a name', () => {
    const lucas = { ...contextOf('es'), members: [{ id: 'lucas', name: 'Lucas Toledo' }] }
    const meaning = read('hacé un presupuesto para comida de 300 lucas', lucas)
    expect(meaning).toMatchObject({ kind: 'budget', amount: 30_000_000, scope: { person: null } })
  })

  it('means nobody if several names begin so', () => {
    expect(payerIn('pizza 6800, la pagó Mar')).toBeNull()
  })
})

describe('a nickname', () => {
  const members = ['Ignacio Paz', 'Robert Paz', 'Fernando Paz', 'Humberto Paz', 'Alberto Paz'].map(
    (name) => ({
      id: name.split(' ')[0] ?? name,
      name,
    }),
  )
  const meant = (language: Language, text: string) => read(text, { ...contextOf(language), members })

  it.each([
    ['es', 'súper 40.000, lo pagó nacho', 'Ignacio'],
    ['es', 'cuenta del agua 16.230, la pagó el nacho', 'Ignacio'],
    ['en', 'pizza 30, bob paid', 'Robert'],
    ['pt', 'conta da água 80, o Nando pagou', 'Fernando'],
  ] as const)('means the member as payer of an expense (%s: %s)', (language, text, payerId) => {
    expect(meant(language, text)).toMatchObject({ kind: 'expenses', items: [{ payerId }] })
  })

  it.each([
    ['es', 'fue nacho', 'Ignacio'],
    ['en', 'Bob paid', 'Robert'],
    ['pt', 'o nando pagou', 'Fernando'],
  ] as const)('means the member as payer in a correction (%s: %s)', (language, text, payerId) => {
    expect(meant(language, text)).toMatchObject({ kind: 'correction', changes: { payerId } })
  })

  it.each([
    ['es', 'nachos 4.000'],
    ['es', 'unos nachos con queso 4.000'],
    ['es', 'súper 40.000 con Beto'],
  ] as const)('means nobody if it is a thing or fits two members (%s: %s)', (language, text) => {
    expect(meant(language, text)).toMatchObject({ kind: 'expenses', items: [{ payerId: null }] })
  })
})

it.each([
  ['es', 'los remedios 54.200, los paga Dani'],
  ['es', 'Dani paga el alquiler 780'],
  ['pt', 'remédio 54, paga a Dani'],
  ['en', 'taxi 30, Dani is paying'],
] as const)('reads the member who pays, for an expense or a planned one (%s: %s)', (language, text) => {
  const meaning = read(text, contextOf(language))
  const item =
    meaning.kind === 'expenses' ? meaning.items[0] : meaning.kind === 'not_expense' && meaning.wouldBe
  expect(item).toMatchObject({ payerId: 'dani' })
})

it.each([
  ['es', 'el corte lo pago yo', 'corte'],
  ['pt', 'o gás quem pagou fui eu, meu filho', 'gás'],
  ['pt', 'o gás quem pagou fui eu meu filho', 'gás'],
] as const)(
  'reads the writer as payer even if the message addresses somebody (%s: %s)',
  (language, text, about) => {
    expect(read(text, contextOf(language))).toMatchObject({
      kind: 'correction',
      about,
      changes: { payerId: 'me' },
    })
  },
)

it.each([
  ['es', 'gym 29,90 mío y 24,90 de Dani', ['gym', 'gym de Dani']],
  ['pt', 'ginásio 29,90 meu e 24,90 da Dani', ['ginásio', 'ginásio da Dani']],
  ['es', 'taxi al médico 63 ida y 68 vuelta', ['taxi al médico ida', 'taxi al médico vuelta']],
] as const)(
  "repeats the description for another person's or the way back's price (%s: %s)",
  (language, text, names) => {
    const meaning = read(text, contextOf(language))
    expect(meaning.kind === 'expenses' && meaning.items.map(({ description }) => description)).toEqual(names)
  },
)

it("asks whether half or all was spent if half is somebody else's", () => {
  const meaning = read('carrefour 34.560, la mitad es de mi hermano', contextOf('es'))
  expect(meaning.kind === 'ambiguous' && meaning.readings.map(([item]) => item?.amount)).toEqual([
    1_728_000, 3_456_000,
  ])
})

it.each([
  'mowed the lawn for Mr Hill, got 40',
  'babysat for the Lees, got 30',
  'walked the dog for Sue and made 15',
])("refuses pay for the writer's work as income (%s)", (text) => {
  expect(read(text, contextOf('en'))).toMatchObject({ kind: 'not_expense', reason: 'income' })
})

it.each([
  ['got lunch for the kids, 12', 12],
  ['bought a gift for Sue and got 15', 15],
  ['went to Aldi for milk, got 4 bottles 8', 8],
  ['went to costco and got 140', 140],
])('records what was "got" for money (%s)', (text, amount) => {
  expect(amountsIn('en', text)).toEqual([[amount]])
})

describe('a number after "tel"', () => {
  it.each([
    ['es', 'pagué el tel 399', 'expenses'],
    ['pt', 'paguei o tel 39', 'expenses'],
    ['es', 'tel 4567', 'not_expense'],
    ['es', 'pagué el timbre 45', 'missing_amount'],
  ] as const)('is an amount if it was paid, and else a telephone number (%s: %s)', (language, text, kind) => {
    expect(read(text, contextOf(language)).kind).toBe(kind)
  })
})

describe('one of several things that somebody else paid', () => {
  it.each([
    ['es', 'súper 9 y café 3, el café lo pagó un compañero'],
    ['es', 'súper 9 y taxi 3, el taxi lo pagó mi suegra'],
    ['en', 'lunch 9 and coffee 3, a colleague paid for the coffee'],
    ['pt', 'almoço 9 e o café 3, e o café foi o Zé que pagou'],
    ['pt', 'mercado 9 e pizza 3, a pizza quem pagou foi um amigo'],
    ['fr', "resto 9 et café 3, le café c'est Paul qui l'a payé"],
  ] as const)('is asked about (%s: %s)', (language, text) => {
    expect(amountsIn(language, text)).toEqual([[9], [9, 3]])
  })

  it.each([
    ['es', 'súper 9 y taxi 3, el taxi lo pagué yo'],
    ['es', 'súper 9 y taxi 3, el taxi lo pagó Marina'],
    ['en', 'lunch 9 and coffee 3, Marina paid the coffee'],
    ['pt', 'almoço 9 e café 3, o café foi o Martín que pagou'],
  ] as const)('is not one that the writer or a member paid (%s: %s)', (language, text) => {
    expect(amountsIn(language, text)).toEqual([[9, 3]])
  })
})
