import { describe, expect, it } from 'vitest'
import type { Context } from './context.ts'
import { read } from './index.ts'
import { filingHomeOf, homeOf } from './testing/home.ts'

const itemIn = (text: string, home: Context) => {
  const meaning = read(text, home)
  return meaning.kind === 'expenses' ? meaning.items[0] : null
}

describe('the category of an expense', () => {
  it.each([
    ['fr', 'essence pour la tondeuse 20', 'home'],
    ['fr', 'essence 20', 'transport'],
    ['es', 'seguro del ibiza 45.000', 'transport'],
    ['es', 'funda de hielo 2.500', 'groceries'],
    ['es', 'del mercado de la casa 142.300', 'groceries'],
    ['es', 'pagué el seguro de casa 28.000', 'home'],
    ['pt', 'compras da casa 142', 'groceries'],
    ['pt', 'limpa vidros do carro 30', 'transport'],
    ['pt', 'cuidadora da vó 150', 'health'],
    ['en', 'violin rosin 12', 'education'],
    ['en', 'grab to the office 180', 'transport'],
    ['en', 'grab home 120', 'transport'],
    ['en', 'flight home for xmas 300', 'travel'],
    ['en', 'turkey for xmas 45', 'groceries'],
    ['en', 'scarf for xmas 45', 'gifts'],
    ['es', 'hotel para el cumple de mamá 12.000', 'travel'],
    ['pt', 'hotel pro aniversário da mãe 120', 'travel'],
    ['fr', 'vin pour noël 30', 'groceries'],
    ['fr', 'bonne à tout faire 300', 'home'],
  ] as const)('is chosen by all words of the description together (%s: %s)', (language, text, kind) => {
    expect(itemIn(text, homeOf(language))).toMatchObject({ categoryKind: kind })
  })

  it("is the household's category of the likeliest kind, or else of the next one", () => {
    const home = { id: 'home', name: 'Maison', kind: 'home' as const }
    const car = { id: 'car', name: 'Voiture', kind: 'transport' as const }
    const text = 'essence pour la tondeuse 20'
    expect(itemIn(text, homeOf('fr', { categories: [car, home] }))?.categoryId).toBe('home')
    expect(itemIn(text, homeOf('fr', { categories: [car] }))?.categoryId).toBe('car')
  })

  it('is that of the thing even if the message mentions a bill', () => {
    const bills = { id: 'bills', name: 'Factures', kind: 'utilities' as const }
    const car = { id: 'car', name: 'Transports', kind: 'transport' as const }
    const home = homeOf('fr', { categories: [bills, car] })
    expect(itemIn('garagiste 214,50 facture du 18', home)?.categoryId).toBe('car')
    expect(itemIn('facture 40', home)?.categoryId).toBe('bills')
  })

  it('is the one that the household taught or named, even if another kind is likelier', () => {
    const home = { id: 'home', name: 'Maison', kind: 'home' as const }
    const fuel = { id: 'fuel', name: 'Essence', kind: 'transport' as const }
    const text = 'essence pour la tondeuse 20'
    expect(itemIn(text, homeOf('fr', { categories: [home, fuel] }))?.categoryId).toBe('fuel')
    const habits = [{ words: 'essence', categoryId: 'other' }]
    const other = { id: 'other', name: 'Divers' }
    expect(itemIn(text, homeOf('fr', { categories: [home, other], habits }))?.categoryId).toBe('other')
  })
})

describe('the category of things listed under a shop', () => {
  it.each([
    ['es', 'super: café 8900, galletitas 2100', 'groceries'],
    ['es', 'café 8900, galletitas 2100', 'food'],
    ['es', 'salida: café 3200, cine 8000', 'food'],
    ['pt', 'mercado\ncafé 21,40\narroz 28,90', 'groceries'],
    ['pt', 'Pingo Doce: café 3,49, pão 1,20', 'groceries'],
    ['en', 'tesco: coffee 4.50, milk 1.60', 'groceries'],
    ['fr', 'carrefour : café 4,20, lait 1,10', 'groceries'],
  ] as const)('is groceries for what is also eaten out (%s: %s)', (language, text, kind) => {
    expect(itemIn(text, homeOf(language))).toMatchObject({ categoryKind: kind })
  })
})

describe('the word for home', () => {
  it.each([
    ['es', 'taxi a casa 45', 'Transporte'],
    ['es', 'pintura para la casa 220', 'Casa'],
    ['en', 'train home 8.20', 'Transport'],
    ['en', 'home insurance 120', 'Home'],
    ['pt', 'uber pra casa 23', 'Transporte'],
    ['fr', 'taxi maison 20', 'Transports'],
  ] as const)(
    'after another thing is a destination, not the category (%s: %s)',
    (language, text, category) => {
      expect(itemIn(text, filingHomeOf(language))?.categoryId).toBe(category)
    },
  )
})

describe('the premium of an insurance', () => {
  it.each([
    ['es', 'prima del seguro 94'],
    ['en', 'insurance premium 94'],
    ['fr', "prime d'assurance 94"],
    ['fr', 'prime assurance auto 94'],
  ] as const)('is an expense (%s: %s)', (language, text) => {
    expect(itemIn(text, homeOf(language))).toMatchObject({ amount: 9400 })
  })

  it('is not the bonus of a worker, which is income', () => {
    expect(read('ma prime de 900', homeOf('fr'))).toMatchObject({ kind: 'not_expense', reason: 'income' })
  })
})

it.each([
  ['en', 'gave mama 20'],
  ['fr', 'donné 20 à maman'],
  ['es', 'le di 20 a mamá'],
  ['pt', 'dei 20 pra vovó'],
] as const)('is a gift if only somebody of the family is named (%s: %s)', (language, text) => {
  expect(itemIn(text, homeOf(language))).toMatchObject({ categoryKind: 'gifts' })
})

it('keeps the thing for somebody, with its kind', () => {
  expect(itemIn('drugs for the baby 43', homeOf('en'))).toMatchObject({
    description: 'drugs for the baby',
    categoryKind: 'health',
  })
})
