import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

/** The items of a message and their amounts, or the kind of message it is. */
function told(language: Language, text: string): string[] {
  const meaning = read(text, homeOf(language))
  if (meaning.kind !== 'expenses') return [meaning.kind]
  return meaning.items.map(({ description, amount }) => `${description} ${amount / 100}`)
}

describe('the price of one thing and a payment for another', () => {
  it.each([
    ['en', 'parking was 10, and I paid 18.75 for lunch', ['parking 10', 'lunch 18.75']],
    ['en', 'parking was 10 and I spent 18.75 on lunch', ['parking 10', 'lunch 18.75']],
    ['es', 'el taxi costó 900 y pagué 1400 por el almuerzo', ['taxi 900', 'almuerzo 1400']],
    ['pt', 'o estacionamento foi 10 e paguei 18,75 no almoço', ['estacionamento 10', 'almoço 18.75']],
    ['fr', "le taxi c'était 9 et j'ai payé 14 de pain", ['taxi 9', 'pain 14']],
  ] as const)('are two expenses (%s: %s)', (language, text, things) => {
    expect(told(language, text)).toEqual(things)
  })

  it.each([
    ['en', 'dinner was 80 and I paid 40', ['dinner 40']],
    ['en', 'the shoes were 60 and I paid 45 at the sale', ['shoes 45']],
    ['en', 'dinner came to 80 and I paid 40 for Sam', ['dinner 40']],
    ['es', 'la cena fue 8000 y pagué 4000 de mi parte', ['cena 4000']],
  ] as const)('are one expense if no other thing is named (%s: %s)', (language, text, things) => {
    expect(told(language, text)).toEqual(things)
  })
})

describe('the way back', () => {
  it.each([
    ['es', 'taxi 12000 y 14000 de vuelta', ['taxi 12000', 'taxi vuelta 14000']],
    ['en', 'uber 12 there and 14 on the way home', ['uber there 12', 'uber on the way home 14']],
    [
      'en',
      'bolt to church 3800 and 4200 coming back',
      ['bolt to church 3800', 'bolt to church coming back 4200'],
    ],
    ['fr', 'taxi 12 et 14 au retour', ['taxi 12', 'taxi retour 14']],
  ] as const)('is another expense with the same name (%s: %s)', (language, text, things) => {
    expect(told(language, text)).toEqual(things)
  })

  it('does not name what was bought on it', () => {
    expect(told('en', 'taxi 12, coffee on the way home 4')).toEqual(['taxi 12', 'coffee 4'])
  })
})

describe('as many prices as things before them', () => {
  it.each([
    ['en', 'bread, milk and eggs 3, 2 and 4', ['bread 3', 'milk 2', 'eggs 4']],
    ['en', 'shoes and socks, 35 and 42', ['shoes 35', 'socks 42']],
    ['en', 'yesterday gas and water 40 and 25', ['gas 40', 'water 25']],
    ['es', 'pan y leche 200 y 150', ['pan 200', 'leche 150']],
    ['es', 'Netflix y Spotify: 2099 y 1199', ['Netflix 2099', 'Spotify 1199']],
    ['pt', 'netflix e spotify 20,99 e 11,99', ['netflix 20.99', 'spotify 11.99']],
    ['fr', 'netflix et spotify 20,99 et 11,99', ['netflix 20.99', 'spotify 11.99']],
    ['fr', 'pain et lait 3 et 2', ['pain 3', 'lait 2']],
    ['en', 'screws, paint, zorbel: 4, 12.50, 3', ['screws 4', 'paint 12.5', 'zorbel 3']],
    ['es', 'feria: papas, zapallo, blimas 1500, 900, 700', ['papas 1500', 'zapallo 900', 'blimas 700']],
    ['pt', 'pão, leite e florgas, 12, 8 e 5,50', ['pão 12', 'leite 8', 'florgas 5.5']],
    ['fr', 'pain, lait, zaboule : 3, 2, 4,10', ['pain 3', 'lait 2', 'zaboule 4.1']],
  ] as const)('are paired in their order (%s: %s)', (language, text, things) => {
    expect(told(language, text)).toEqual(things)
  })

  it('share the day', () => {
    const meaning = read('gas and water bill 40 and 25 yesterday', homeOf('en'))
    expect(meaning).toMatchObject({ items: [{ date: '2026-11-17' }, { date: '2026-11-17' }] })
  })

  it.each([
    ['en', 'bread and milk 5', ['bread and milk 5']],
    ['en', 'soup and salad 12 and a beer 6', ['soup and salad 12', 'beer 6']],
    ['en', 'gas and food 40 or 50', ['ambiguous']],
    ['en', 'fish and chips 12 and 9', ['ambiguous']],
    ['es', 'pan y leche 200 y 150 de propina', ['pan y leche 200', 'propina 150']],
    ['pt', 'pão e leite 20 e 15', ['pão e leite 20.15']],
    ['en', 'shoes and hat 45, 12', ['ambiguous']],
    ['en', 'piano hire, trombone, term 1 & 2, 160', ['piano hire, trombone 160']],
    ['es', 'pan, Rosa y Beto 300, 200, 100', ['ambiguous']],
    ['es', 'depósito, alquiler y honorarios: 420, 420.000 y 250.000', ['ambiguous']],
  ] as const)(
    'are not paired if a thing has its own price or the prices are alternatives (%s: %s)',
    (language, text, things) => {
      expect(told(language, text)).toEqual(things)
    },
  )
})

describe('a number that may be part of a name, listed like a price', () => {
  const readings = (language: Language, text: string) => {
    const meaning = read(text, homeOf(language))
    return meaning.kind === 'ambiguous'
      ? meaning.readings.map((items) => items.map(({ amount }) => amount / 100))
      : null
  }

  it.each([
    ['pt', 'canal 900, restauração 180', [[900, 180], [180]]],
    ['fr', 'salle 120, buffet 245', [[120, 245], [245]]],
    ['en', 'flight 289 baggage 35', [[289, 35], [35]]],
    ['es', 'vuelo 289 y equipaje 35', [[289, 35], [35]]],
    ['fr', 'vol 189 valise 45', [[189, 45], [45]]],
    [
      'en',
      'taxi 18, room 165, dinner 60',
      [
        [18, 60],
        [18, 165, 60],
      ],
    ],
  ] as const)('is ambiguous (%s: %s)', (language, text, asked) => {
    expect(readings(language, text)?.toSorted()).toEqual(asked.toSorted())
  })

  it.each([
    ['en', 'flights 350 and hotel 400', ['flights 350', 'hotel 400']],
    ['es', 'hotel 40000, vuelo 35000', ['hotel 40000', 'vuelo 35000']],
    ['es', 'remise 4500', ['remise 4500']],
    ['es', 'vuelo 35000', ['vuelo 35000']],
    ['pt', 'voo 350', ['voo 350']],
    ['fr', 'vol 350', ['vol 350']],
  ] as const)(
    'is a price if it is too long for a name, behind several things, or if nothing else is said (%s: %s)',
    (language, text, things) => {
      expect(told(language, text)).toEqual(things)
    },
  )

  it.each([
    ['es', 'mesa 4, pizza 1200', ['pizza 1200']],
    ['es', 'cine 900, asiento 12', ['cine 900']],
    ['en', 'flight UA 482, bags 35', ['bags 35']],
  ] as const)('is not a price if it is small (%s: %s)', (language, text, things) => {
    expect(told(language, text)).toEqual(things)
  })
})

describe('more spent at another place', () => {
  it.each([
    ['es', '8000 en el chino y 3000 más en la panadería', ['chino 8000', 'panadería 3000']],
    ['en', 'spent 20 at tesco and 5 more at the bakery', ['tesco 20', 'bakery 5']],
    ['pt', 'gastei 20 no mercado e 5 a mais na padaria', ['mercado 20', 'padaria 5']],
    ['fr', '20 chez lidl et 5 de plus à la boulangerie', ['lidl 20', 'boulangerie 5']],
  ] as const)('is another expense (%s: %s)', (language, text, things) => {
    expect(told(language, text)).toEqual(things)
  })

  it('is not what more was paid for the same thing', () => {
    expect(told('es', '45 el café y 12 más por leche de almendra')).toEqual(['ambiguous'])
  })
})

describe('several of a thing, and one more at another price', () => {
  it.each([
    ['en', '2 pizzas at 11 and one at 13', ['2 pizzas 22', '2 pizzas 13']],
    ['en', 'two at 3.20 and one at 4, coffees for the crew', ['two 6.4', 'coffees 4']],
    ['es', '2 remeras a 15 mil y una a 20 mil', ['2 remeras 30000', '2 remeras 20000']],
    ['pt', 'duas camisetas a 40 e uma a 50', ['duas camisetas 80', 'duas camisetas 50']],
    ['fr', '2 pizzas à 11 et une à 13', ['2 pizzas 22', '2 pizzas 13']],
  ] as const)('are two expenses (%s: %s)', (language, text, things) => {
    expect(told(language, text)).toEqual(things)
  })

  it('is still the time of a meal after "for two at"', () => {
    expect(told('en', 'dinner for two at 7, 45')).toEqual(['dinner for two 45'])
  })
})

it.each(['duas idas ao mercado 30 e 45', 'dois almoços 30 e 45'])(
  'asks whether two prices or cents follow two of a thing (%s)',
  (text) => expect(told('pt', text)).toEqual(['ambiguous']),
)

it('takes the usual cents for those of what two cost', () => {
  expect(told('pt', 'dois cafés 12 e 50')).toEqual(['dois cafés 12.5'])
})

it.each([
  ['en', '3 shirts of 15', [15, 45]],
  ['es', '4 clases de 6 mil', [6000, 24_000]],
  ['pt', '3 camisetas de 40', [40, 120]],
  ['fr', '3 t-shirts de 15', [15, 45]],
] as const)('asks whether what is counted cost that each or in all (%s: %s)', (language, text, amounts) => {
  const meaning = read(text, homeOf(language))
  expect(meaning.kind === 'ambiguous' && meaning.readings.map(([item]) => (item?.amount ?? 0) / 100)).toEqual(
    amounts,
  )
})

it.each([
  ['15 mil en el super, 3 en la panadería', [18_000]],
  ['15 lucas de nafta, 3 de peaje', [18_000]],
])('asks about an amount behind one in thousands, and does not leave it out (%s)', (text, sums) => {
  const meaning = read(text, homeOf('es'))
  const readings = meaning.kind === 'ambiguous' ? meaning.readings : []
  const told = readings.map((items) => items.reduce((sum, { amount }) => sum + amount / 100, 0))
  expect(told).toEqual(expect.arrayContaining(sums))
})

it.each(['dinner was 60, tipped 10', 'dinner was 60 and I tipped 10'])(
  'adds a tip to what the meal was (%s)',
  (text) => expect(told('en', text)).toEqual(['dinner 70']),
)

it('takes what was paid of a meal, which is no tip', () => {
  expect(told('en', 'dinner was 60, paid 30')).toEqual(['dinner 30'])
})

describe('two small numbers at the end', () => {
  it.each([
    ['es', 'sartén 24,99 y vasos 2x5', ['sartén 24.99', 'vasos 10']],
    ['pt', 'frigideira 24,99 e copos 2x5', ['frigideira 24.99', 'copos 10']],
    ['fr', 'poêle 24,99 et des verres 2x5', ['poêle 24.99', 'verres 10']],
    ['fr', 'bougies 2x5 et cadre 12', ['bougies 10', 'cadre 12']],
    ['en', 'pumpkins 2 for 5', ['pumpkins 5']],
    ['en', 'physio 60 and parking 3 for 2 hours', ['physio 60', 'parking 3']],
  ] as const)('are no promotion if the second is larger or tells how long (%s: %s)', (...row) => {
    const [language, text, things] = row
    expect(told(language, text)).toEqual(things)
  })

  it.each([
    ['es', 'cerveza 40, era 2x1', ['cerveza 40']],
    ['es', '42 de césped artificial, el rollo de 2x5', ['césped artificial, el rollo 42']],
    ['en', 'beers 12, 3 for 2', ['beers 12']],
  ] as const)('are no price if they are a promotion or sides (%s: %s)', (language, text, things) => {
    expect(told(language, text)).toEqual(things)
  })
})

describe('the same thing for another child', () => {
  it.each([
    ['es', 'zapatillas 45 para Gael y 38 para Tomi', ['zapatillas para Gael 45', 'zapatillas para Tomi 38']],
    ['en', 'dinners 24 for Alfie and 25 for Poppy', ['dinners for Alfie 24', 'dinners for Poppy 25']],
    ['pt', 'tênis 45 pro Tomás e 38 pra Luz', ['tênis pro Tomás 45', 'tênis pra Luz 38']],
    ['fr', 'cantine 45 pour Tom et 38 pour Léa', ['cantine pour Tom 45', 'cantine pour Léa 38']],
  ] as const)('has its name, even if the child is called like a thing (%s: %s)', (...row) => {
    const [language, text, things] = row
    expect(told(language, text)).toEqual(things)
  })

  it('is not meant when another thing is named', () => {
    expect(told('en', 'gift 20 for Alfie and 12 for lunch')).toEqual(['gift for Alfie 20', 'lunch 12'])
    expect(told('en', 'shoes 45 for Alfie and 38 for Zara')).toEqual(['shoes for Alfie 45', 'Zara 38'])
  })
})

describe('a sum after as many things as it has terms', () => {
  it.each([
    ['es', 'velas y torta, 26 + 14', ['velas 26', 'torta 14']],
    ['en', 'bread and milk 3 + 2', ['bread 3', 'milk 2']],
    ['pt', 'tinta, rolo e pincel: 4 + 7 + 39', ['tinta 4', 'rolo 7', 'pincel 39']],
    ['fr', 'pain et lait 3 + 2 = 5', ['pain 3', 'lait 2']],
  ] as const)('tells the price of each (%s: %s)', (language, text, things) => {
    expect(told(language, text)).toEqual(things)
  })

  it('is the price of one thing otherwise', () => {
    expect(told('en', 'pizza 30 + 5')).toEqual(['pizza 35'])
    expect(told('es', 'cine y helado 20+5+3')).toEqual(['cine y helado 28'])
    expect(told('pt', 'farmácia: fralda 60 + 30')).toEqual(['fralda 90'])
  })
})

describe('the price of one before that of several', () => {
  it.each([
    ['es', 'clase de pilates 75, tres clases, 225', ['clase de pilates 225']],
    ['en', 'lesson 40, three lessons, 120', ['lesson 120']],
    ['pt', 'aula de violão 75, três aulas, 225 e o livro 60', ['aula de violão 225', 'livro 60']],
    ['fr', 'dog sitter 25 la promenade, forfait de 8, 200', ['dog sitter 200']],
  ] as const)('is not added to it (%s: %s)', (language, text, things) => {
    expect(told(language, text)).toEqual(things)
  })

  it('is a price of its own if another thing is counted', () => {
    expect(told('en', 'coffee 3, two croissants 6')).toEqual(['coffee 3', 'two croissants 6'])
    expect(told('en', 'one lesson 40, two lessons 80')).toHaveLength(2)
  })
})

describe('a price that could be taken for something else', () => {
  it.each([
    ['es', 'gasté 63.250 en coto, aparte 7800 en la dietética', ['coto 63250', 'dietética 7800']],
    ['es', 'colectivo 5.900, minutos 1.500', ['colectivo 5900', 'minutos 1500']],
    ['es', 'club de básquet, cuota 45, camiseta 22', ['club de básquet 45', 'camiseta 22']],
    ['en', 'gym, instalment 28, towel 15', ['gym 28', 'towel 15']],
    [
      'es',
      'uñas 45 mil cejas 18 mil y el envío de la torta 23.500',
      ['uñas 45000', 'cejas 18000', 'envío de la torta 23500'],
    ],
    ['fr', 'gâteau pour mamie 14e95, carte 3e', ['gâteau pour mamie 14.95', 'carte 3']],
    ['fr', 'photocopies 1e20, bière 6e', ['photocopies 1.2', 'bière 6']],
    ['fr', 'tram 2e10 et brioche 1e10', ['tram 2.1', 'brioche 1.1']],
    ['fr', 'limonade 3e gaufre 4e50 manège 2e', ['limonade 3', 'gaufre 4.5', 'manège 2']],
    ['fr', 'piscine 6e + glace 2e50', ['piscine 6', 'glace 2.5']],
    ['es', 'agua=98 gas=79 internet=35', ['agua 98', 'gas 79', 'internet 35']],
    ['en', 'milk=3 bread=2 juice=4', ['milk 3', 'bread 2', 'juice 4']],
    ['pt', 'luz = 98, água = 35', ['luz 98', 'água 35']],
    [
      'pt',
      'táxi aeroporto 12 táxi hotel 19 táxi casa 16',
      ['táxi aeroporto 12', 'táxi hotel 19', 'táxi casa 16'],
    ],
    ['fr', 'location smoking 45 coiffeur 8', ['location smoking 45', 'coiffeur 8']],
    ['fr', 'collants 40 deniers 7,99', ['collants 7.99']],
  ] as const)('is an expense of its own (%s: %s)', (language, text, things) => {
    expect(told(language, text)).toEqual(things)
  })

  it.each([
    ['es', 'calefón 385 lucas uno nuevo', ['calefón 385000']],
    ['pt', 'custou 3 e cinquenta o cafezinho', ['cafezinho 3.5']],
    ['pt', 'paguei 12 e oitenta no pão', ['pão 12.8']],
  ] as const)('is one with the words around it (%s: %s)', (language, text, things) => {
    expect(told(language, text)).toEqual(things)
  })

  it.each([
    ['en', 'the dinner bill was 48, left 60 with tip', ['dinner bill 60']],
    ['es', 'la cena 92, dejamos 110 con la propina', ['cena 110']],
  ] as const)('contains the bill that was told before it (%s: %s)', (language, text, things) => {
    expect(told(language, text)).toEqual(things)
  })
})

describe('a price of its own', () => {
  it.each([
    ['fr', 'déménageurs 860, carton à part 42', ['déménageurs 860', 'carton 42']],
    ['en', 'picture 180, frame was separate, 95', ['picture 180', 'frame 95']],
    ['es', 'depilación de mamá 14.500, la mía 18 mil', ['depilación de mamá 14500', 'depilación 18000']],
    ['es', 'remera 9.000, la campera aparte 15 mil', ['remera 9000', 'campera 15000']],
  ] as const)('is neither a part nor a sum of another number (%s: %s)', (language, text, things) => {
    expect(told(language, text)).toEqual(things)
  })
})

it.each([
  ['fr', 'le coach 40, la salle 25', 'coach 40 + salle 25'],
  ['en', 'the coach 40, the room 25', 'coach 40 + room 25'],
] as const)('asks whether a number is the price of what rooms are called by (%s: %s)', (...row) => {
  const [language, text, both] = row
  const meaning = read(text, homeOf(language))
  const readings = meaning.kind === 'ambiguous' ? meaning.readings : []
  expect(
    readings.map((items) =>
      items.map(({ description, amount }) => `${description} ${amount / 100}`).join(' + '),
    ),
  ).toContain(both)
})

it.each([
  ['fr', 'la salle 5, le coach 40'],
  ['en', 'room 25, coach 40'],
] as const)('still takes the number of a room for its name (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'expenses', items: [{ amount: 4000 }] })
})

describe('what cost nothing', () => {
  it.each([
    ['en', 'gp visit for Ben 0, script 5', ['script 5']],
    ['en', 'lunch 18, museum 0', ['lunch 18']],
    ['es', 'consulta 0, remedios 500', ['remedios 500']],
    ['pt', 'museu 0, almoço 38 e café 7', ['almoço 38', 'café 7']],
    ['fr', 'cantine 0, goûter 3,50', ['goûter 3.5']],
  ] as const)('does not give its name to the next price (%s: %s)', (language, text, things) => {
    expect(told(language, text)).toEqual(things)
  })
})

it.each([
  ['en', 'school trip 24 for Ellie, 12 for Ben', ['school trip for Ellie 24', 'school trip for Ben 12']],
  ['fr', 'sortie de classe 24 pour Ellie', ['sortie de classe pour Ellie 24']],
] as const)('is called by what was bought, not by whom it was for (%s: %s)', (language, text, things) => {
  expect(told(language, text)).toEqual(things)
})

it.each([
  ['en', 'pharmacy 12.49, 8.99 and 4.50', ['pharmacy 12.49', 'pharmacy 8.99', 'pharmacy 4.5']],
  ['fr', 'pharmacie 12,49, 8,99 et 4,50', ['pharmacie 12.49', 'pharmacie 8.99', 'pharmacie 4.5']],
  ['es', 'un café 180 y otro 200 a la tarde', ['café 180', 'café 200']],
  ['fr', 'un café 1,80 ce matin, un autre 2', ['café 1.8', 'café 2']],
] as const)(
  'takes a list of prices, or another one, for as many of a thing (%s: %s)',
  (language, text, items) => {
    expect(told(language, text)).toEqual(items)
  },
)
