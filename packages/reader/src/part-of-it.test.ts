import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

/** The items of a message and their amounts, if it is read as expenses. */
function noted(language: Language, text: string): string[] {
  const members = [{ id: 'beto', name: 'Beto' }]
  const meaning = read(text, homeOf(language, { members }))
  if (meaning.kind !== 'expenses') return [meaning.kind]
  return meaning.items.map(({ description, amount }) => `${description} ${amount / 100}`)
}

describe('a part of an expense in the same message', () => {
  it.each([
    ['en', 'groceries 112, 20 of it was flowers', ['groceries 92', 'flowers 20']],
    ['en', 'Tesco 70, of which 12 was a birthday present', ['Tesco 58', 'birthday present 12']],
    ['en', 'grocery shop 164 but forty of that was dog food', ['grocery shop 124', 'dog food 40']],
    ['en', 'costco 90 (like 20 of that was dog food)', ['costco 70', 'dog food 20']],
    ['es', 'Carrefour 11.208 de los que 3.000 eran un regalo', ['Carrefour 8208', 'regalo 3000']],
    ['es', 'súper 9 lucas, de eso 2 lucas fueron croquetas', ['súper 7000', 'croquetas 2000']],
    ['es', 'farmacia 8.000 y de ahí 3.000 era un regalo', ['farmacia 5000', 'regalo 3000']],
    ['es', 'groceries 112, de ahí 20 fueron de la iglesia', ['groceries 92', 'iglesia 20']],
    ['pt', 'mercado 200, 50 disso foi ração', ['mercado 150', 'ração 50']],
    ['pt', 'mercado 200, dos quais 50 eram um presente', ['mercado 150', 'presente 50']],
    ['fr', "courses 80, là-dessus 20 c'était des croquettes", ['courses 60', 'croquettes 20']],
    ['fr', "carrefour 80 et 20 de ça c'était un cadeau", ['carrefour 60', 'cadeau 20']],
    ['en', 'costco 210 but 60 was clothes', ['costco 150', 'clothes 60']],
    ['es', 'mercadona 210 pero 60 eran de ropa', ['mercadona 150', 'ropa 60']],
    ['pt', 'continente 210 mas 60 foi de roupa', ['continente 150', 'roupa 60']],
    ['fr', "costco 210 mais 60 c'était du linge", ['costco 150', 'linge 60']],
  ] as const)('becomes an expense of its own if it has another category (%s: %s)', (language, text, told) => {
    expect(noted(language, text)).toEqual(told)
  })

  it.each([
    ['en', 'ugh Asda got me again, 84.20. like 30 of that was cheese', 'Asda 84.2'],
    ['en', 'Tesco 84.20, about 30 of it was cheese', 'Tesco 84.2'],
    ['fr', "courses 84,20, là-dessus 30 c'était du fromage", 'courses 84.2'],
  ] as const)('is left in the expense if it has the same category (%s: %s)', (language, text, told) => {
    expect(noted(language, text)).toEqual([told])
  })

  it('has the same day', () => {
    const meaning = read('costco 90 yesterday, 20 of that was dog food', homeOf('en'))
    expect(meaning).toMatchObject({ items: [{ date: '2026-11-17' }, { date: '2026-11-17', amount: 2000 }] })
  })

  it.each([
    ['en', "Target 84, 30 of that was my mom's", [54, 84]],
    ['en', "Target 84. 30 of that was my mom's", [54, 84]],
    ['en', 'walmart 63, but 20 of that was cash back', [43, 63]],
    ['en', 'costco 90 (20 of that was for work)', [70, 90]],
    ['es', 'súper 3.420, de los cuales 600 son de Seba', [2820, 3420]],
    ['es', '3.420, de los cuales 600 son de Seba', [2820, 3420]],
    ['es', 'súper 12 lucas, de eso 3 lucas eran de mi vecina', [9000, 12_000]],
    ['pt', 'farmácia 87,60, 40 disso é da mana', [47.6, 87.6]],
    ['pt', 'mercado 200, dos quais 50 são da minha sogra', [150, 200]],
    ['fr', "courses 80, dont 20 c'était pour ma soeur", [60, 80]],
    ['fr', "courses 80, là-dessus 20 c'était à Léa", [60, 80]],
  ] as const)("makes the expense ambiguous if it was somebody else's (%s: %s)", (language, text, amounts) => {
    const meaning = read(text, homeOf(language))
    const readings = meaning.kind === 'ambiguous' ? meaning.readings : []
    expect(readings.map((items) => items.map(({ amount }) => amount / 100))).toEqual(
      amounts.map((each) => [each]),
    )
  })

  it.each([
    ['en', 'mortgage 1742.18 of which 611 is escrow', ['mortgage 1742.18']],
    ['en', 'dinner 80, 20 of which was the tip', ['dinner 80']],
    ['en', "lunch 40, 10 of that was Beto's", ['lunch 40']],
    ['en', 'coffee 5, all of that was yesterday', ['coffee 5']],
    ['en', 'groceries 50, taxi 12, 5 of that was the tip', ['groceries 50', 'taxi 12']],
    ['en', 'sushi 60, 20 of those were rolls', ['sushi 60']],
    ['es', 'coto 9000, de eso 2500 fue carne', ['coto 9000']],
    ['es', 'luz 48, de los que 19 son impuestos', ['luz 48']],
    ['pt', 'mercado 90, dos quais 30 de carne', ['mercado 90']],
    ['fr', 'courses 84,30 dont 12 de vin', ['courses 84.3']],
  ] as const)(
    'stays in the expense if its category is the same or unknown (%s: %s)',
    (language, text, told) => {
      expect(noted(language, text)).toEqual(told)
    },
  )

  it.each([
    ['es', 'hotel 900, pagué el 30% de seña', [270, 900]],
    ['en', 'hotel 900, paid 50% now', [450, 900]],
    ['pt', 'pousada 900, paguei 50% agora', [450, 900]],
    ['pt', 'pousada 900, paguei metade agora', [450, 900]],
    ['en', 'hotel 900, paid half now', [450, 900]],
    ['fr', "hôtel 900, payé 30% d'acompte", [270, 900]],
  ] as const)('asks whether the part or the whole was paid (%s: %s)', (language, text, amounts) => {
    const meaning = read(text, homeOf(language))
    expect(
      meaning.kind === 'ambiguous' && meaning.readings.map(([item]) => (item?.amount ?? 0) / 100),
    ).toEqual(amounts)
  })

  it.each([
    ['es', 'zapatos 90, pagué con 30% de descuento', 'zapatos 90'],
    ['en', 'shoes 90, paid with 3% cashback', 'shoes 90'],
  ] as const)('is none if the percentage is of something else (%s: %s)', (language, text, told) => {
    expect(noted(language, text)).toEqual([told])
  })
})

it.each([
  ['es', 'colectivo 1.200, ida y vuelta 2.400', ['colectivo 2400']],
  ['en', 'train 12, return 24', ['train 24']],
  ['pt', 'uber 14,90 ida e volta 29,80', ['uber 29.8']],
  ['fr', 'train 12, aller-retour 24', ['train 24']],
  ['fr', 'train 12, 24 aller-retour', ['train 24']],
  ['pt', 'uber 14,90 pão 29,80', ['uber 14.9', 'pão 29.8']],
] as const)('records the way there and back once (%s: %s)', (language, text, told) => {
  expect(noted(language, text)).toEqual(told)
})
