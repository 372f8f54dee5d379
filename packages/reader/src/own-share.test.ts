import { expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

/** The amounts of a message, for each reading. */
function amountsRead(language: Language, text: string): number[][] {
  const meaning = read(text, homeOf(language))
  const readings =
    meaning.kind === 'expenses' ? [meaning.items] : meaning.kind === 'ambiguous' ? meaning.readings : []
  return readings.map((items) => items.map(({ amount }) => amount / 100))
}

it.each([
  ['fr', "resto 3 pers 57 j'ai payé que ma part", 19],
  ['fr', "resto 57 à 3, j'ai payé que ma part", 19],
  ['en', 'dinner 57 for 3, paid only my share', 19],
  ['en', 'dinner for three, 57, i only paid my part', 19],
  ['es', 'cena 3 personas 57 pagué solo mi parte', 19],
  ['es', 'éramos 3, cena 57, pagué mi parte', 19],
  ['pt', 'jantar pra 3 deu 57, paguei só a minha parte', 19],
] as const)("asks whether the writer's share or the whole was spent (%s: %s)", (...row) => {
  const [language, text, part] = row
  expect(amountsRead(language, text)).toEqual([[part], [57]])
})

it.each([
  ['en', 'uber 6.40, split with a friend, I paid half'],
  ['pt', 'uber 6,40, dividi com um amigo, paguei metade'],
  ['es', 'uber 6,40, lo dividimos, pagué la mitad'],
  ['es', 'uber 6,40 con los vecinos, nosotros pusimos la mitad'],
  ['fr', 'resto avec Léa et Marc, 6,40, on a payé notre moitié'],
  ['fr', 'resto 6,40, ils nous ont rendu la moitié'],
  ['en', 'took the Millers out for a curry, 6.40, they gave us half back'],
  ['es', 'cena 6,40, nos dieron la mitad'],
  ['pt', 'jantar 6,40, eles nos deram a metade'],
] as const)('offers half when the price was split with somebody (%s: %s)', (language, text) => {
  expect(amountsRead(language, text)).toEqual([[3.2], [6.4]])
})

it.each([
  ['en', 'gift for Ana 57, paid my share'],
  ['en', '3 tickets 57, I only paid for mine'],
  ['en', 'dinner 57 on the 3rd, paid only my share'],
  ['pt', 'jantar 57, paguei só a minha parte'],
] as const)('takes the price as paid if nobody says how many shared it (%s: %s)', (language, text) => {
  expect(amountsRead(language, text)).toEqual([[57]])
})

it.each([
  ['es', 'cena 60, mi parte fue 25', 25],
  ['es', 'cena 60, a mí me tocó 25', 25],
  ['es', 'cena 60, nos toca 15 a cada uno, pagué solo lo mío', 15],
  ['pt', 'jantar 60, me tocou 20', 20],
  ['pt', 'jantar 60, pra mim deu 25', 25],
] as const)("takes the writer's own part as paid, if its amount is told (%s: %s)", (language, text, part) => {
  expect(amountsRead(language, text)).toEqual([[part]])
})

it.each([
  ['es', 'dividimos la cena con los Pérez, nuestra parte fue 22'],
  ['es', 'dividimos el uber con Juli, mi parte fue 22'],
  ['en', 'we split the taxi with Jo, our half was 22'],
  ['pt', 'dividimos o jantar com os Silva, a nossa parte foi 22'],
  ['fr', "on a partagé le resto avec les Martin, notre part c'était 22"],
] as const)('takes the part as paid if the whole price is not told (%s: %s)', (language, text) => {
  expect(amountsRead(language, text)).toEqual([[22]])
})

it.each([
  ['es', 'cena 60, nos tocó 15 a cada uno'],
  ['pt', 'jantar 60, nos tocou 15 cada um'],
] as const)('asks about the part of each, if nobody says who paid it (%s: %s)', (language, text) => {
  expect(amountsRead(language, text)).toEqual([[15], [60]])
})

it('asks whether the part is meant in thousands, as the whole is', () => {
  expect(amountsRead('es', 'sushi 24 lucas, me tocó 12')).toEqual([[12000], [12]])
})

it.each([
  ['es', 'plomero 1450, la mitad ahora'],
  ['es', 'plomero 1450 la mitad por adelantado'],
  ['en', "plasterer 1,450, half now half when he's done"],
  ['en', 'plasterer 1450, half upfront, rest on completion'],
  ['pt', 'pedreiro 1450, metade agora e metade no fim'],
  ['fr', 'plâtrier 1450, moitié maintenant moitié à la fin'],
] as const)('asks whether only the half that is due first was paid (%s: %s)', (language, text) => {
  expect(amountsRead(language, text)).toEqual([[725], [1450]])
})

it.each([
  ['en', 'just handed 300 to the roofer, half now'],
  ['fr', 'déneigement saison 450, payé 300 moitié maintenant'],
  ['pt', 'esquadria de alumínio da área: 300, metade na encomenda e metade hoje, tudo pago'],
] as const)('takes the price as paid if it was handed over, or in two halves (%s: %s)', (language, text) => {
  expect(amountsRead(language, text)).toEqual([[300]])
})

it.each([
  ['es', 'cine 34 para nosotros 4'],
  ['en', 'cinema 34 for us 4'],
  ['pt', 'cinema 34 pra nós 4'],
  ['fr', 'ciné samedi 34 pour nous 4'],
] as const)('takes no number of people for a price (%s: %s)', (language, text) => {
  expect(amountsRead(language, text)).toEqual([[34]])
})

it.each([
  ['es', 'cena para nosotros 34 y taxi 12'],
  ['en', 'dinner for us 34 and taxi 12'],
  ['pt', 'jantar pra nós 34 e táxi 12'],
  ['fr', 'resto pour nous 34 et taxi 12'],
] as const)('takes a price behind the people for a price (%s: %s)', (language, text) => {
  expect(amountsRead(language, text)).toEqual([[34, 12]])
})
