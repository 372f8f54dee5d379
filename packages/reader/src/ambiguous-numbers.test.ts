import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

/** The amounts of each reading of a message, or its kind. */
function amounts(language: Language, text: string, currency = homeOf(language).currency): string {
  const meaning = read(text, homeOf(language, { currency }))
  const told = (items: readonly { readonly amount: number }[]) =>
    items.map(({ amount }) => amount / 100).join(' + ')
  if (meaning.kind === 'expenses') return told(meaning.items)
  return meaning.kind === 'ambiguous' ? `? ${meaning.readings.map(told).join(' | ')}` : meaning.kind
}

describe('a number that may be the cents of the one before it', () => {
  it.each([
    ['pt', 'uber 17 e 23', '? 17.23 | 17 + 23'],
    ['pt', 'meias e camisa 12 e 15', '? 12.15 | 12 + 15'],
    ['pt', 'caixinha do porteiro e do gari, 50 e 20', '? 50.2 | 50 + 20'],
    ['fr', 'uber 17 e 23', '? 17.23 | 17 + 23'],
    ['pt', 'relógio da parede e do pulso: 5 e 15', '? 5.15 | 5 + 15'],
    ['fr', 'coiffeur 6e 25', '? 25 | 6.25'],
    ['fr', 'resto Paris 11e 38', '? 38 | 11.38'],
  ] as const)('is ambiguous if it may be another price (%s: %s)', (language, text, readings) => {
    expect(amounts(language, text)).toBe(readings)
  })

  it.each([
    ['pt', 'sorvete 12 e 50', '12.5'],
    ['pt', 'almoço 21 e 90', '21.9'],
    ['pt', 'um rissol e uma imperial 3 e 10', '3.1'],
    ['fr', 'pizza 12e50', '12.5'],
    ['fr', 'pizza 12e50 et coca 3e20', '12.5 + 3.2'],
    ['fr', 'jeu switch 35e 50', '35.5'],
    ['fr', 'taxi dans le 6e 14', '14'],
  ] as const)(
    'is read as cents or as another price if only one is possible (%s: %s)',
    (language, text, read) => {
      expect(amounts(language, text)).toBe(read)
    },
  )
})

it.each([
  ['lunch 23ish, taxi 4', '? 23 + 4'],
  ['dinner at 19ish 40', '40'],
])('asks about a price that is rounded, and not about an hour: %s', (text, read) => {
  expect(amounts('en', text)).toBe(read)
})

describe('several prices after one thing', () => {
  it.each([
    ['en', 'blinkit 212, 145 and 98', '? 212 | 145 | 98 | 212 + 145 + 98'],
    ['es', 'rappi 2120, 1450 y 980', '? 2120 | 1450 | 980 | 2120 + 1450 + 980'],
    ['pt', 'ifood 42, 45 e 98', '? 42 | 45 | 98 | 42 + 45 + 98'],
    ['fr', 'courses 42, 45 et 98', '? 42 | 45 | 98 | 42 + 45 + 98'],
  ] as const)(
    'are ambiguous, because all of them may have been paid (%s: %s)',
    (language, text, readings) => {
      expect(amounts(language, text)).toBe(readings)
    },
  )
})

it.each([
  ['en', 'present 80 split with 3 friends', '? 20 | 80'],
  ['es', 'regalo 8000, lo dividí con 3 compañeras', '? 2000 | 8000'],
  ['pt', 'presente pro chefe 80 dividi com 3 colegas', '? 20 | 80'],
  ['fr', 'cadeau 80 partagé avec trois collègues', '? 20 | 80'],
  ['en', 'dinner 80 split between 4', '? 20 | 80'],
  ['en', 'dinner 80 split with my brother', '? 40 | 80'],
] as const)('counts the writer among those who shared a price (%s: %s)', (language, text, read) => {
  expect(amounts(language, text)).toBe(read)
})

describe('half of a thing', () => {
  it.each([
    ['en', 'half of a 130 electric bill', '? 65 | 130'],
    ['es', 'la mitad de la luz de 13.000', '? 6500 | 13000'],
    ['pt', 'metade da conta de luz de 130', '? 65 | 130'],
    ['fr', "moitié de la facture d'élec de 130", '? 65 | 130'],
  ] as const)(
    'is ambiguous if the stated price may be that of the whole (%s: %s)',
    (language, text, readings) => {
      expect(amounts(language, text)).toBe(readings)
    },
  )

  it.each([
    ['es', 'la mitad del alquiler 40.000', '40000'],
    ['pt', 'metade do aluguel 650', '650'],
    ['en', 'half a dozen eggs 4', '4'],
  ] as const)('has the stated price otherwise (%s: %s)', (language, text, read) => {
    expect(amounts(language, text)).toBe(read)
  })
})

describe('money that was left', () => {
  it.each([
    ['es', 'verdura 11.000, carne 16.500 y me quedaron 2.500', '11000 + 16500'],
    ['es', 'con 30.000 pagué todo: verdura 11.000, carne 16.500 y me quedaron 2.500', '11000 + 16500'],
    ['en', 'veg 11, meat 16.50 and had 2.50 left', '11 + 16.5'],
    ['en', 'veg 11, meat 16.50 and I was left with 2.50', '11 + 16.5'],
    ['pt', 'verdura 11, carne 16,50 e sobraram 2,50', '11 + 16.5'],
    ['fr', 'légumes 11, viande 16,50 et il reste 2,50', '11 + 16.5'],
  ] as const)('is not an expense after prices (%s: %s)', (language, text, read) => {
    expect(amounts(language, text)).toBe(read)
  })

  it('is not confused with a tip that was left', () => {
    expect(amounts('en', 'dinner 40, left 5 tip')).not.toBe('40')
  })
})

describe('a price each way', () => {
  it.each([
    ['en', 'train home 16.50 each way', '? 33 | 16.5'],
    ['es', 'bus 1.500 cada trayecto', '? 3000 | 1500'],
    ['pt', 'trem 4,50 cada viagem', '? 9 | 4.5'],
    ['fr', 'train 8,40 par trajet', '? 16.8 | 8.4'],
  ] as const)('may have been paid twice (%s: %s)', (language, text, readings) => {
    expect(amounts(language, text)).toBe(readings)
  })

  it('is counted twice if the total confirms it', () => {
    expect(amounts('en', 'trains 16.50 each way so 33')).toBe('33')
  })
})

describe('hours and minutes', () => {
  it.each([
    ['es', 'niñera 3h30 a 2.000 la hora', '7000'],
    ['pt', 'babá 3h30 a 20 a hora', '70'],
    ['fr', "baby-sitter 3h30 à 10 de l'heure", '? 35 | 10'],
    ['fr', 'ciné 20h30 à 12', '12'],
  ] as const)('are multiplied by the hourly price (%s: %s)', (language, text, read) => {
    expect(amounts(language, text)).toBe(read)
  })
})

describe('a number word with its last digit typed', () => {
  it.each([
    ['es', 'pan ochentay5', '85'],
    ['es', 'ochentay5 de pan', '85'],
    ['pt', 'pão cinquentae5', '55'],
  ] as const)('is read as one number (%s: %s)', (language, text, read) => {
    expect(amounts(language, text)).toBe(read)
  })
})

describe('a price of another time', () => {
  it.each([
    ['en', 'council tax was 168 last year'],
    ['es', 'la luz fue 30.000 el año pasado'],
    ['es', 'el año pasado la patente fue 18.000'],
    ['fr', "la taxe foncière c'était 900 l'an dernier"],
    ['es', 'una vez gasté 100 lucas en un asado'],
    ['en', 'once paid 90 for a haircut'],
    ['fr', "une fois j'ai payé 300 un resto"],
  ] as const)('is not recorded without asking (%s: %s)', (language, text) => {
    expect(amounts(language, text)).toMatch(/^(\? \d+|not_expense)$/)
  })

  it.each([
    ['en', 'last year calendar 12', '12'],
    ['en', 'coffee was 4 last week', '4'],
    ['es', 'la luz fue 30.000', '30000'],
  ] as const)('is not every price with such a time or verb (%s: %s)', (language, text, read) => {
    expect(amounts(language, text)).toBe(read)
  })
})

describe('pieces at a spoken price', () => {
  it.each([
    ['two sandwiches at nine fifty and a salad for 12', '? 19 + 12 | 9.5 + 12'],
    ['three coffees at four fifty and a muffin 3', '? 13.5 + 3 | 4.5 + 3'],
  ])('are ambiguous between the product and the price: %s', (text, readings) => {
    expect(amounts('en', text)).toBe(readings)
  })
})

describe('stated change', () => {
  it.each([
    ['es', 'pasé un billete de 20.000 en la verdulería y el vuelto fue 7.400', '12600'],
    ['es', 'pagué la verdulería con 20.000 y el vuelto fue 7.400', '12600'],
    ['en', 'gave a 20 at the greengrocer and the change was 7.40', '12.6'],
    ['pt', 'dei uma nota de 20 no hortifruti e o troco foi 7,40', '12.6'],
    ['fr', "donné un billet de 20 au primeur et la monnaie c'était 7,40", '12.6'],
    ['es', 'el vuelto fue 4.350 de los 15.000 que di en la verdulería', '10650'],
    ['pt', 'o troco foi 4,35 dos 15 que dei na quitanda', '10.65'],
  ] as const)('is subtracted from the money handed over (%s: %s)', (language, text, read) => {
    expect(amounts(language, text)).toBe(read)
  })
})

describe('a number after a plus sign', () => {
  it.each([
    ['pt', 'xis coração 27 + xis bacon 29 + 2 fruki 14', '27 + 29 + 14'],
    ['es', 'visita 2000 + 2 tramos de tubo 950 + mano de obra 3500', '2000 + 950 + 3500'],
    ['en', 'burger 12 + 2 zingos 9', '12 + 9'],
  ] as const)('is a count if the thing has its own price (%s: %s)', (language, text, read) => {
    expect(amounts(language, text)).toBe(read)
  })

  it('is added otherwise', () => {
    expect(amounts('en', 'dinner 40 + 5 tip')).toBe('45')
  })
})

describe('a price that looks like another kind of number', () => {
  it.each([
    ['es', '2 camisetas, una 799,50 y otra 1299,90', '799.5 + 1299.9'],
    ['pt', '2 camisetas, uma 27,99 e outra 32,90', '27.99 + 32.9'],
    ['pt', 'ração de tartaruga 34, lâmpada UV 79', '34 + 79'],
    ['en', 'flight UA 482 $212', '212'],
    ['es', 'cinco litros de pintura mil cien y dos brochas noventa y seis', '1100 + 96'],
    ['es', 'pintura mil treinta y dos', '1032'],
  ] as const)('is read as a price (%s: %s)', (language, text, read) => {
    expect(amounts(language, text)).toBe(read)
  })
})

describe('an exam mark', () => {
  it('is not a price although it has two decimals', () => {
    expect(amounts('es', 'he sacado un 6,87 en el primer examen')).toBe('not_expense')
  })
})

describe('a tip or discount after "with"', () => {
  it.each([
    ['es', 'uber 95 con 20 de propina', '? 95 | 115'],
    ['pt', 'pizza 70 com 10 de gorjeta', '? 70 | 80'],
    ['fr', 'resto 70 avec 10 de pourboire', '? 70 | 80'],
    ['en', 'dinner 289 with 40 tip on top', '? 289 | 329'],
    ['es', 'cena 48000 con 10 mil de descuento', '? 38000 | 48000'],
    ['pt', 'sapatos 70 com 20 de desconto', '? 50 | 70'],
    ['fr', 'pull à 30 moins 8 de remise', '? 22 | 30'],
  ] as const)('is never read as the cents of the price (%s: %s)', (language, text, readings) => {
    expect(amounts(language, text)).toBe(readings)
  })

  it.each([
    ['es', 'pan 95 con 20', '95.2'],
    ['fr', 'resto 53 avec les 5 de pourboire', '53'],
    ['pt', 'jantar 132 já com os 12 de gorjeta', '132'],
  ] as const)('is not read from other words (%s: %s)', (language, text, read) => {
    expect(amounts(language, text)).toBe(read)
  })
})

describe('change stated after a price', () => {
  it.each([
    ['es', 'verdulería 380, vuelto 120', '? 260 | 380'],
    ['en', 'groceries 38, change 12', '? 26 | 38'],
    ['pt', 'feira 38, troco 12', '? 26 | 38'],
    ['fr', 'marché 38, monnaie 12', '? 26 | 38'],
    ['en', 'tires 200, oil change 40', '200 + 40'],
  ] as const)('is not a purchase (%s: %s)', (language, text, read) => {
    expect(amounts(language, text)).toBe(read)
  })
})

describe('one price for several things', () => {
  it.each([
    ['es', 'compré 3 camisas, 250 por todas', '250'],
    ['en', 'bought 3 shirts, 45 for the lot', '45'],
    ['pt', 'comprei 3 camisetas, 90 por todas', '90'],
    ['fr', 'acheté 4 places, 240 le tout', '240'],
    ['es', 'compré 3 camisas de 250 cada una', '750'],
    ['en', '4 tacos at 3.50', '14'],
  ] as const)('is counted once (%s: %s)', (language, text, read) => {
    expect(amounts(language, text)).toBe(read)
  })
})

describe('a reduced or negotiated price', () => {
  it.each([
    ['fr', 'jean 80 soldé 45', '45'],
    ['en', 'jeans 80 marked down to 45', '45'],
    ['es', 'jean 8000 rebajado a 4500', '4500'],
    ['pt', 'calça 80 remarcada por 45', '45'],
    ['es', 'remera de 30 mil la dejaron a 22', '22000'],
    ['fr', "marché 31,50, il me l'a arrondi à 30", '30'],
    ['fr', 'boisson 2,10, barre 1,60', '2.1 + 1.6'],
    ['es', 'remera 30 mil y gorra 22', '30000 + 22000'],
    ['es', 'me pidieron 30 mil por la remera, se la saqué en 22', '22000'],
  ] as const)('is the lower one (%s: %s)', (language, text, read) => {
    expect(amounts(language, text)).toBe(read)
  })
})

describe('an insurance refund', () => {
  it.each([
    ['en', 'paid the 200 dentist bill, insurance gave back 80', '? 120 | 200'],
    ['fr', 'dentiste 200, la mutuelle rend 80', '? 120 | 200'],
  ] as const)('is not a purchase (%s: %s)', (language, text, readings) => {
    expect(amounts(language, text)).toBe(readings)
  })
})

describe('five digits', () => {
  it.each([
    ['en', 'Rent 12500', '12500'],
    ['en', 'Car 3500 and bike 12000', '3500 + 12000'],
    ['pt', 'Carro 35000, moto 12000', '35000 + 12000'],
    ['fr', 'Toiture 12500', '12500'],
  ] as const)('at the end of a message are a price, however it begins (%s: %s)', (language, text, read) => {
    expect(amounts(language, text)).toBe(read)
  })

  it('before the name of a town are a postcode', () => {
    expect(amounts('fr', 'pain 2,10 à 75011 Paris')).toBe('2.1')
  })
})

describe('an amount below which nothing is sold', () => {
  it.each([
    ['COP', 'tanqueé la moto con 15', '? 15000 | 15'],
    ['COP', 'plan del celular 47.9', '? 47900 | 47.9'],
    ['CLP', 'bencina 20 y colación 8', '? 20000 + 8000 | 20 + 8'],
    ['CLP', 'completos 7.500 y bebida 2', '? 7500 + 2000 | 7500 + 2'],
    ['COP', '2 pollos a 38 cada uno', '? 76000 | 76'],
    ['COP', '3 empanadas a 2,5', '? 7500 | 7.5'],
    ['COP', 'almuerzo 15 x 2', '? 30000 | 30'],
    ['CLP', '2 completos a 3 cada uno', '? 6000 | 6'],
    ['COP', 'cena 60 entre 3', '? 20000 | 60000 | 20'],
  ] as const)('is asked about, in thousands first (%s: %s)', (currency, text, readings) => {
    expect(amounts('es', text, currency)).toBe(readings)
  })

  it.each([
    ['COP', 'tinto 900', '900'],
    ['COP', '2 tintos a 900', '1800'],
    ['COP', '2 pollos a 38 mil cada uno', '76000'],
    ['CLP', 'pan 450', '450'],
    ['CLP', '20 de bencina, en lucas', '20000'],
    ['MXN', 'chicle 5', '5'],
  ] as const)('is not seen in what may be a price (%s: %s)', (currency, text, amount) => {
    expect(amounts('es', text, currency)).toBe(amount)
  })
})

it.each([
  ['fr', 'crème solaire 50+ 12,50', '? 50 | 12.5'],
  ['pt', 'protetor solar 50+ 42,90', '? 50 | 42.9'],
] as const)('adds no number to a grade with a plus (%s: %s)', (language, text, readings) => {
  expect(amounts(language, text)).toBe(readings)
})
