import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

/** The items of a message and their amounts, if it is read as expenses; else the kind of message it is. */
function noted(language: Language, text: string): unknown {
  const meaning = read(text, homeOf(language))
  if (meaning.kind !== 'expenses') return meaning.kind
  return meaning.items.map(({ description, amount }) => `${description} ${amount / 100}`)
}

describe('a statement after several prices', () => {
  it.each([
    ['en', 'water 48, electric 163.20, internet 70 all due the 25th'],
    ['en', 'water 48 and electric 163.20, both due next friday'],
    ['fr', 'eau 48, edf 163, internet 70 tout à payer le 25'],
  ] as const)('makes none of them an expense if all are still due (%s: %s)', (language, text) => {
    expect(noted(language, text)).toBe('not_expense')
  })

  it.each([
    ['en', 'water 48, electric 163.20, internet 70 all paid on the 15th', 3],
    ['en', 'water 48, electric 163.20, internet 70 due the 25th', 2],
  ] as const)('leaves the expenses that were paid (%s: %s)', (language, text, count) => {
    expect(noted(language, text)).toHaveLength(count)
  })

  it.each([
    ['en', 'season pass 450, half price for the kids 225'],
    ['fr', 'abonnement de ski 450, moitié prix pour les enfants 225'],
    ['es', 'entrada 450, mitad de precio para los chicos 225'],
    ['pt', 'ingresso 450, meia para as crianças 225'],
  ] as const)('is another price if children paid half (%s: %s)', (language, text) => {
    const meaning = read(text, homeOf(language))
    const amounts = meaning.kind === 'expenses' ? meaning.items.map(({ amount }) => amount / 100) : []
    expect(amounts).toEqual([450, 225])
  })

  it.each([
    ['en', 'coat 120 half price 60', 'coat 60'],
    ['en', 'pizza 40 for the kids, my half 20', 'pizza 20'],
  ] as const)('replaces the price by the share or the discounted price (%s: %s)', (language, text, thing) => {
    expect(noted(language, text)).toEqual([thing])
  })
})

describe('a name of letters joined by "&"', () => {
  it.each([
    ['en', 'm&s 19.50', ['m&s 19.5']],
    ['en', 'waitrose 52, m&s 19.50, flowers 15', ['waitrose 52', 'm&s 19.5', 'flowers 15']],
    ['en', 'lunch at M&S 8', ['lunch at M&S 8']],
    ['es', 'Pull&Bear 30.000', ['Pull&Bear 30000']],
    ['en', 'gas 30&snacks 8', ['gas 30', 'snacks 8']],
    ['en', 'milk & eggs 6', ['milk & eggs 6']],
  ] as const)('stays in one piece (%s: %s)', (language, text, things) => {
    expect(noted(language, text)).toEqual(things)
  })
})

describe('a correction by a further amount', () => {
  it.each([
    ['en', 'no thats another 4'],
    ['en', 'it was another 4'],
    ['es', 'fueron otros 4'],
    ['pt', 'foram outros 4'],
    ['fr', "c'est encore 4"],
  ] as const)('adds it to the last expense (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'correction', changes: { by: 400 } })
  })

  it.each([
    ['en', 'another coffee 4', 'expenses'],
    ['en', 'that was another 12 for parking', 'expenses'],
    ['en', 'another 4', 'not_expense'],
  ] as const)('is not read from another thing that was bought (%s: %s)', (language, text, kind) => {
    expect(read(text, homeOf(language)).kind).toBe(kind)
  })
})

describe('the reason in a request to delete', () => {
  it.each([
    ['en', 'take off the snacks they were for work', 'snacks'],
    ['en', 'delete the coffee it was a mistake', 'coffee'],
    ['es', 'borrá los snacks eran del trabajo', 'snacks'],
    ['pt', 'apaga os lanches eram do trabalho', 'lanches'],
    ['fr', "supprime le café c'était pour le boulot", 'café'],
  ] as const)('is not searched for, even without punctuation before it (%s: %s)', (language, text, words) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'delete', words })
  })
})

it.each([
  ['how we looking on clothes', 'clothes'],
  ['how are we doing against it', ''],
])('asks what is left of a budget in colloquial words (%s)', (text, words) => {
  expect(read(text, homeOf('en'))).toMatchObject({ kind: 'budget', ask: 'show', scope: { words } })
})

it('reads a "carnet" as a notebook, and a "carnet de tickets" as transport', () => {
  const kindOf = (text: string) => {
    const meaning = read(text, homeOf('fr'))
    return meaning.kind === 'expenses' ? meaning.items[0].categoryKind : null
  }
  expect(['carnet 3,50', 'carnet de tickets 17'].map(kindOf)).toEqual(['education', 'transport'])
})
