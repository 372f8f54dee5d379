import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

describe('a pronoun', () => {
  it.each([
    ['en', 'paid them this morning 512.40'],
    ['en', 'paid him 20'],
    ['en', 'bought this 35'],
    ['en', 'paid everything 60'],
    ['es', 'pagué eso ayer 2000'],
    ['es', 'compré esto 2000'],
    ['pt', 'comprei isso 20'],
    ['pt', 'paguei tudo 20'],
    ['fr', 'payé ça 12'],
    ['fr', "j'ai pris ça 12"],
    ['fr', 'payé 12 à lui'],
  ] as const)('gives neither a description nor a category (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({
      items: [{ description: '', categoryKind: null, categoryId: null }],
    })
  })

  it.each([
    ['en', 'paid him 20 for the lawn', 'lawn'],
    ['en', 'paid Ella 20', 'Ella'],
    ['en', 'them apples 20', 'apples'],
    ['es', 'le pagué eso al plomero 2000', 'plomero'],
    ['pt', 'paguei ele 20 pela jardinagem', 'jardinagem'],
    ['fr', 'payé ça au garage 120', 'garage'],
  ] as const)('does not replace the named thing beside it (%s: %s)', (language, text, name) => {
    const meaning = read(text, homeOf(language))
    expect(meaning.kind === 'expenses' && meaning.items[0].description).toContain(name)
  })

  it.each([
    ['en', 'bought them 35'],
    ['fr', 'ça 12'],
    ['pt', 'isso 20'],
  ] as const)('before a number is not a question for a list (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language)).kind).not.toBe('query')
  })
})

describe('a thing that is corrected before the price', () => {
  it.each([
    ['en', 'coles, I mean aldi 69', 'aldi', 'groceries'],
    ['en', 'paid the barber, I mean the dentist 45 yesterday', 'dentist', 'health'],
    ['en', 'pharmacy no wait bakery 12', 'bakery', 'groceries'],
    ['es', 'farmacia, digo, panadería 45', 'panadería', 'groceries'],
    ['es', 'farmacia mejor dicho panadería 45', 'panadería', 'groceries'],
    ['es', 'pan, leche, digo, yogur 45', 'pan, yogur', 'groceries'],
    ['pt', 'farmácia, quer dizer, padaria 45', 'padaria', 'groceries'],
    ['pt', 'mercado, não, farmácia 45', 'farmácia', 'health'],
    ['fr', 'le coiffeur, enfin le barbier 45', 'barbier', 'other'],
    ['fr', 'navigo euh non tcl 69', 'tcl', 'transport'],
    ['fr', 'carrefour, pardon, lidl 45', 'lidl', 'groceries'],
    ['es', '8 lucas en el mall, zapatillas no, fue comida', 'mall, comida', 'food'],
    ['en', '40 at target, shoes no, it was food', 'food', 'food'],
  ] as const)(
    'is left out of the description and the category (%s: %s)',
    (language, text, description, categoryKind) => {
      expect(read(text, homeOf(language))).toMatchObject({ items: [{ description, categoryKind }] })
    },
  )

  it.each([
    ['en', 'pizza no drinks 30', 'pizza no drinks'],
    ['en', 'sorry, groceries 45', 'groceries'],
    ['es', 'uy, super 45', 'super'],
    ['fr', 'pain, euh, lait 5', 'pain, lait'],
  ] as const)(
    'stays when the word before it only hesitates or denies (%s: %s)',
    (language, text, description) => {
      expect(read(text, homeOf(language))).toMatchObject({ items: [{ description }] })
    },
  )
})

it.each([
  ['en', 'our rent is 1780, paid it today', 'rent'],
  ['en', 'rent is 1780, I paid it', 'rent'],
  ['es', 'el alquiler es 1780, lo pagué hoy', 'alquiler'],
  ['pt', 'o aluguel é 1780, paguei hoje', 'aluguel'],
  ['fr', "le loyer est de 1780, je l'ai payé aujourd'hui", 'loyer'],
] as const)(
  'records a stated price when the message says that it was paid (%s: %s)',
  (language, text, description) => {
    expect(read(text, homeOf(language))).toMatchObject({
      items: [{ description, categoryKind: 'home', amount: 178_000 }],
    })
  },
)

it('refuses a stated price as a quote, and reads "no, the rent is" as a correction of the amount only', () => {
  expect(read('our rent is 1800', homeOf('en'))).toMatchObject({ kind: 'not_expense', reason: 'quote' })
  const meaning = read('no the rent is 2150', homeOf('en'))
  expect(meaning).toEqual({ kind: 'correction', about: 'rent', changes: { amount: 215_000 }, sure: true })
})

describe('a description', () => {
  const members = [
    { id: 'coni', name: 'Constanza' },
    { id: 'sam', name: 'Sam' },
  ]
  const called = (language: Language, text: string) => {
    const meaning = read(text, homeOf(language, { members }))
    return meaning.kind === 'expenses' ? meaning.items.map(({ description }) => description) : meaning.kind
  }

  it.each([
    ['en', "phone 22 and Thandi's 18", ['phone', "Thandi's phone"]],
    ['en', "my phone 22 and Sam's 18", ['phone', "Sam's phone"]],
    ['en', "phone 22 and mom's 18", ['phone', "mom's phone"]],
    ['en', "phone 22, McDonald's 18", ['phone', "McDonald's"]],
    ['en', "bread 3 and Aldi's 18", ['bread', "Aldi's"]],
  ] as const)(
    "repeats the thing before it for another person's one, but not for a shop (%s: %s)",
    (language, text, names) => {
      expect(called(language, text)).toEqual(names)
    },
  )

  it.each([
    ['es', 'almorzamos afuera, 2.950 con propina', 'almuerzo'],
    ['es', 'cenamos afuera 45000 con propina', 'cena'],
    ['en', 'ate out, 45 with tip', 'meal'],
    ['pt', 'almoçamos fora, 90 com gorjeta', 'almoço'],
    ['es', 'propina 2.950', 'propina'],
    ['en', 'I took an uber 20', 'uber'],
    ['fr', "j'ai fait le plein, 72€", 'plein d’essence'],
    ['pt', 'abasteci o carro, 180', 'combustível'],
  ] as const)('names the meal without its tip, and a ride or fuel without its verb (%s: %s)', (...row) => {
    const [language, text, name] = row
    expect(called(language, text)).toEqual([name])
  })

  it.each([
    ['es', 'le pagué 350 a doña Lupita por la limpieza', 'limpieza'],
    ['es', 'le he dado 20 euros a Paula para el cine', 'cine'],
    ['es', 'le dimos 150 a la niña para la feria de la escuela', 'feria de la escuela'],
    ['fr', 'on a donné 15 € à Jules pour la piscine', 'piscine'],
    ['es', 'le di 100 pesos a Toñito para su recreo', 'recreo'],
    ['pt', 'dei 30 reais pro Pedro comprar o lanche', 'lanche'],
    ['pt', 'dei 20 pra Bia ir ao cinema', 'cinema'],
    ['es', 'le di 50 a mi mamá para el pasaje', 'pasaje'],
    ['es', 'le di 5000 al jardinero por el pasto', 'jardinero'],
    ['en', 'paid Mrs Jones 40 for the cleaning', 'cleaning'],
    ['en', 'paid 60 to Dave for the fence', 'fence'],
    ['pt', 'dei 20 pro Pedro pro lanche', 'lanche'],
    ['fr', "j'ai donné 30 à Fatou pour le ménage", 'ménage'],
  ] as const)('leaves out the person who was paid for it, unless called by their work (%s: %s)', (...row) => {
    const [language, text, name] = row
    expect(called(language, text)).toEqual([name])
  })

  it.each([
    ['es', 'sushi 28.900 con la tarjeta de la Coni', 'sushi', 'coni'],
    ['es', 'sushi 28.900 con la tarjeta de la Pame', 'sushi', null],
    ['pt', 'sushi 28,90 no cartão da Constanza', 'sushi', 'coni'],
  ] as const)('leaves out whose card was used (%s: %s)', (language, text, description, payerId) => {
    expect(read(text, homeOf(language, { members }))).toMatchObject({ items: [{ description, payerId }] })
  })

  it.each([
    ['es', 'no, eran 12 seguro'],
    ['en', 'it was 12 for sure'],
    ['pt', 'foram 12 com certeza'],
    ['fr', "c'était 12 c'est sûr"],
  ] as const)('is not changed by words of certainty (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'correction', changes: { amount: 1200 } })
    expect(read(text, homeOf(language))).not.toHaveProperty('changes.description')
  })

  it('is changed to "seguro" when that is an insurance', () => {
    expect(read('no, eran 12 del seguro', homeOf('es'))).toMatchObject({ changes: { description: 'seguro' } })
  })
})

it.each([
  ['es', 'cine 36 + 18 de pochoclo', 'cine', 54],
  ['pt', 'troquei o óleo da moto 45 + 20 de mão de obra', 'troquei o óleo da moto', 65],
  ['fr', 'ciné 36 + 18 de popcorn', 'ciné', 54],
  ['en', 'cinema 36 + 18 for popcorn', 'cinema', 54],
  ['es', '20 + 15 de pan', 'pan', 35],
] as const)(
  'takes the description of a sum from its first part (%s: %s)',
  (language, text, description, amount) => {
    expect(read(text, homeOf(language))).toMatchObject({ items: [{ description, amount: amount * 100 }] })
  },
)

it.each([
  ['es', 'la farmacia salió 9.000 pero con el descuento de PAMI pagué 4.300', 'farmacia', 430000],
  ['en', 'pharmacy was 90 but with the insurance discount I paid 43', 'pharmacy', 4300],
  ['pt', 'farmácia era 90 mas com o desconto do plano paguei 43', 'farmácia', 4300],
  ['fr', "pharmacie 90 mais avec la remise de la mutuelle j'ai payé 43", 'pharmacie', 4300],
] as const)('leaves out who gave a discount (%s: %s)', (language, text, description, amount) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'expenses', items: [{ description, amount }] })
})

it.each([
  ['es', 'almorzamos afuera, 42 mil los 4', 'almuerzo'],
  ['en', 'ate out, 42 for the 4 of us', 'meal'],
  ['pt', 'almoçamos fora, 120 os 4', 'almoço'],
  ['fr', 'resto 80 les 4', 'resto'],
] as const)('leave out how many ate (%s: %s)', (language, text, description) => {
  expect(read(text, homeOf(language))).toMatchObject({ items: [{ description }] })
})

it.each([
  ['es', 'pelu Nati 12, yo 23', 'pelu'],
  ['es', 'corte del nene 12 y el mío 23', 'corte'],
  ['en', 'haircut for Mae 12 and mine 23', 'haircut'],
  ['pt', 'cabeleireiro da Bia 12, eu 23', 'cabeleireiro'],
  ['fr', 'coiffeur Lise 12, et moi 23', 'coiffeur'],
] as const)("names the writer's own without the person the first one was for (%s: %s)", (...row) => {
  const [language, text, own] = row
  expect(read(text, homeOf(language))).toMatchObject({
    items: [{ amount: 1200 }, { amount: 2300, description: own }],
  })
})

it.each([
  ['es', 'almorcé con el equipo, gasté 41', 'almuerzo'],
  ['en', 'had lunch with the team, spent 41', 'lunch'],
  ['en', 'went out for dinner with my cousins and spent 41', 'dinner'],
  ['pt', 'almocei com o pessoal, gastei 41', 'almoço'],
  ['fr', 'déjeuné avec un collègue 41', 'dejeuner'],
] as const)('names the meal, not those who were there (%s: %s)', (language, text, description) => {
  expect(read(text, homeOf(language))).toMatchObject({ items: [{ amount: 4100, description }] })
})

it.each([
  ['fr', 'payé 80 à Jean pour le jardin', 'jardin'],
  ['es', 'pagué 80 a Luz por la limpieza', 'limpieza'],
  ['pt', 'paguei 80 pra Rosa pela faxina', 'faxina'],
  ['en', 'paid Ginger 80 for the gutters', 'gutters'],
  ['fr', 'payé 80 un jean', 'jean'],
  ['es', 'pagué 80 la luz', 'luz'],
] as const)('takes a first name that is a thing, too, for a person who was paid (%s: %s)', (...row) => {
  const [language, text, description] = row
  expect(read(text, homeOf(language))).toMatchObject({ items: [{ amount: 8000, description }] })
})

it.each([
  ['en', 'I bought a pair of jeans for forty five dollars', 4500, 'pair of jeans'],
  ['en', 'jeans for 45', 4500, 'jeans'],
  ['en', 'jeans for Tom 45', 4500, 'jeans for Tom'],
] as const)('leaves out a "for" before the price (%s: %s)', (language, text, amount, description) => {
  expect(read(text, homeOf(language))).toMatchObject({ items: [{ amount, description }] })
})

it.each([
  ['es', 'hicimos la compra del mes, 245,80', 'compra del mes', 245.8],
  ['es', 'hice las compras de la semana 230', 'compra de la semana', 230],
  ['es', 'ayer tanqueé la moto 150', 'tanqueo', 150],
  ['pt', 'fiz a compra do mês, 684,50', 'compra do mês', 684.5],
  ['pt', 'fizemos a feira 72', 'mercado', 72],
] as const)('take what was done from the verb (%s: %s)', (language, text, description, amount) => {
  expect(read(text, homeOf(language))).toMatchObject({
    kind: 'expenses',
    items: [{ description, amount: amount * 100 }],
  })
})

it.each([
  ['es', 'torta 15, era para Sofía', 'torta para Sofía'],
  ['en', 'flowers 15, it was for mom', 'flowers for mom'],
  ['pt', 'bolo 15, era pra Ju', 'bolo pra Ju'],
  ['fr', "fleurs 15, c'était pour maman", 'fleurs pour maman'],
] as const)('name the person whom a last clause tells (%s: %s)', (language, text, description) => {
  const items = [{ description, amount: 1500 }]
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'expenses', items })
})
