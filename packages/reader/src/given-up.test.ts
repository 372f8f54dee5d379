import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

describe('a purchase that its message takes back', () => {
  it.each([
    ['es', 'taxi 50, no, dejá, ya lo pagó Beto'],
    ['es', 'helado 20, era broma'],
    ['en', 'parking 8 oh forget that, Ana did it already'],
    ['pt', 'estacionamento 4, esquece, já está'],
    ['pt', 'pizza 30, brincadeira'],
    ['fr', "essence 40, oublie, c'est déjà mis"],
  ] as const)('is not recorded (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'not_expense', reason: 'negation' })
  })

  it.each([
    ['es', 'café 300, olvidalo'],
    ['en', 'coffee 4, never mind'],
    ['pt', 'pizza 30, deixa pra lá'],
    ['fr', 'parking 8, laisse tomber'],
  ] as const)('is asked about if it says no more (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'ambiguous', why: 'intent' })
  })

  it.each([
    ['en', 'pizza 20, scratch that, 22', [2200]],
    ['pt', 'óculos de sol R$ 25, polarizado (mentira)', [2500]],
  ] as const)(
    'is recorded if another price follows, or only a comment (%s: %s)',
    (language, text, amounts) => {
      const meaning = read(text, homeOf(language))
      expect(meaning.kind === 'expenses' && meaning.items.map(({ amount }) => amount)).toEqual(amounts)
    },
  )
})

describe('a list whose end says that one thing was not bought', () => {
  it.each([
    ['es', 'la camisa 30 y el pantalón 45, pero el pantalón no lo compré', ['camisa']],
    ['es', 'pan 2, leche 3 y queso 7, al final no había queso', ['pan', 'leche']],
    ['es', 'pan 2, leche 3 y queso 7, el queso no lo llevé', ['pan', 'leche']],
    ['en', 'milk 1.20 and bread 1.50, but they were out of bread', ['milk']],
    ['en', "shirt 30, shoes 60 and socks 5, I didn't buy the shoes", ['shirt', 'socks']],
    ['en', 'I remember when air was free, milk 2 and bread 3', ['milk', 'bread']],
    ['pt', 'leite 5 e pão 8, mas não tinha pão', ['leite']],
    ['pt', 'camisa 30 e calça 45, a calça não comprei', ['camisa']],
    ['fr', "lait 1,20 et pain 1,50, mais il n'y avait plus de pain", ['lait']],
    ['fr', "chemise 30 et pantalon 45, le pantalon je l'ai pas pris", ['chemise']],
  ] as const)('records the others (%s: %s)', (language, text, things) => {
    const meaning = read(text, homeOf(language))
    expect(meaning.kind === 'expenses' && meaning.items.map(({ description }) => description)).toEqual(things)
  })
})

describe('a meal that somebody else paid, who is not named', () => {
  it.each([
    ['es', 'comí con Pepe y pagó él, 25'],
    ['en', 'had lunch with Pete and he paid, 25'],
    ['pt', 'almocei com o Zé e ele pagou, 25'],
    ['fr', "resto avec Paul, c'est lui qui a payé, 25"],
  ] as const)('is asked about (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'ambiguous', why: 'intent' })
  })
})

describe('a place that was visited to buy something', () => {
  it.each([
    ['es', 'pasé por la carnicería y compré un pollo que me salió doce mil', 'pollo'],
    ['en', 'popped into the chemist and bought plasters 4', 'plasters'],
    ['pt', 'fui na padaria e comprei um bolo 30', 'bolo'],
    ['fr', "je suis passé à la boucherie et j'ai acheté un poulet, 12", 'poulet'],
  ] as const)('is no part of what was bought (%s: %s)', (language, text, description) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'expenses', items: [{ description }] })
  })
})
