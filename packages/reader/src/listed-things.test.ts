import { expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

/** The items of a message with their amounts, or the kind of message it is. */
function told(language: Language, text: string): string | string[] {
  const meaning = read(text, homeOf(language))
  if (meaning.kind !== 'expenses') return meaning.kind
  return meaning.items.map(({ description, amount }) => `${description} ${amount / 100}`)
}

/** The kinds of the items of a message. */
function kinds(language: Language, text: string): unknown {
  const meaning = read(text, homeOf(language))
  return meaning.kind === 'expenses' && meaning.items.map(({ categoryKind }) => categoryKind)
}

it.each([
  ['es', 'pollo 35 arroz 15 lechuga 20', ['pollo 35', 'arroz 15', 'lechuga 20']],
  ['en', 'tomatoes 35 pepper 15 onions 20', ['tomatoes 35', 'pepper 15', 'onions 20']],
  ['en', 'burger 12. fries 4. beer 8', ['burger 12', 'fries 4', 'beer 8']],
  ['pt', 'frango 35, arroz 15 e queijo 20', ['frango 35', 'arroz 15', 'queijo 20']],
  ['pt', 'maçãs 5, bananas 2 e peras 3', ['maçãs 5', 'bananas 2', 'peras 3']],
  ['fr', 'tomates 3,50, oignons 1,50, lait 2', ['tomates 3.5', 'oignons 1.5', 'lait 2']],
] as const)('records all of a list whose first price happens to be the sum (%s: %s)', (...row) => {
  const [language, text, things] = row
  expect(told(language, text)).toEqual(things)
})

it.each([
  ['es', 'super 35 pollo 15 arroz 20'],
  ['en', 'walmart 35 chicken 15 rice 20'],
  ['en', 'pizza hut 35 garlic bread 15 wings 20'],
  ['pt', 'feira 35, frango 15 e queijo 20'],
  ['fr', 'lidl 35, poulet 15, riz 20'],
] as const)('asks whether the first price is that of all if a shop is named (%s: %s)', (language, text) => {
  expect(told(language, text)).toBe('ambiguous')
})

it.each([
  ['haircut 32 kids shoes 27', ['haircut 32', 'kids shoes 27']],
  ['petrol 40 kids lunch 15', ['petrol 40', 'kids lunch 15']],
  ['2 kids shoes 27', ['shoes 27']],
] as const)('tells a price from the number of children (%s)', (text, things) => {
  expect(told('en', text)).toEqual(things)
})

it.each([
  ['es', 'estantería 79,99 y envío 9', ['home', 'home']],
  ['pt', 'vestido 120 e entrega 15', ['clothes', 'clothes']],
  ['fr', 'table 100 et livraison 15', ['home', 'home']],
] as const)('files the delivery with what was delivered (%s: %s)', (language, text, filed) => {
  expect(kinds(language, text)).toEqual(filed)
})

it.each([
  [
    'es',
    'en el mercado 85 de tomate, 40 de cilantro y cebolla y 120 de pollo',
    'cilantro y cebolla',
    'pollo',
  ],
  [
    'en',
    'at the market 85 on tomatoes, 40 on onions and garlic and 120 on chicken',
    'onions and garlic',
    'chicken',
  ],
  ['pt', 'na feira 85 de tomate, 40 de alface e cebola e 120 de frango', 'alface e cebola', 'frango'],
  ['fr', "au marché 85 de tomates, 40 d'oignons et ail et 120 de poulet", 'oignons et ail', 'poulet'],
] as const)('keeps two things of one price together behind a place (%s: %s)', (language, text, two, last) => {
  expect(told(language, text).slice(1)).toEqual([`${two} 40`, `${last} 120`])
})
