import { describe, expect, it } from 'vitest'
import { recorded } from './testing/recorded.ts'

describe('what was bought instead of a dearer thing', () => {
  it.each([
    [
      'es',
      'quería comprar un sillón de 300 mil pero al final compré un almohadón por 18 mil',
      'almohadón 18000',
    ],
    [
      'es',
      'íbamos a ir al teatro pero salía 20 mil cada entrada así que pedimos una pizza por 16 mil',
      'pizza 16000',
    ],
    [
      'en',
      'I was going to buy a bike for 240 but my uncle lent me his so I only got a helmet for 35',
      'helmet 35',
    ],
    ['en', "we didn't get the salmon for 22 we got chicken for 9", 'chicken 9'],
    [
      'pt',
      'fui ver um sofá novo mas custava 2900 então não comprei só comprei um abajur de 120',
      'abajur 120',
    ],
    ['pt', 'quase comprei um relógio de 800 mas no fim levei só uma pilha de 15', 'pilha 15'],
    [
      'fr',
      "j'ai failli acheter un vélo à 400 mais c'était trop cher du coup j'ai pris juste un casque à 35",
      'casque 35',
    ],
    [
      'fr',
      "on voulait aller au cirque mais c'était 30 euros l'entrée alors on a juste pris des crêpes 12 euros",
      'crêpes 12',
    ],
  ] as const)('is all that is recorded (%s: %s)', (language, text, expected) => {
    expect(recorded(language, text)).toBe(expected)
  })

  it('is recorded with what was bought beside it', () => {
    expect(recorded('en', 'we wanted to order sushi for 60 but got a pizza for 18 and juice for 4')).toBe(
      'pizza 18, juice 4',
    )
  })

  it.each([
    ['es', 'fui a ver una película 9000 y compré pochoclos 4000', 'película 9000, pochoclos 4000'],
    ['en', 'almost forgot the taxi 20 and lunch was 14', 'taxi 20, lunch 14'],
  ] as const)('is no other purchase of the message (%s: %s)', (language, text, expected) => {
    expect(recorded(language, text)).toBe(expected)
  })
})

describe('a price with the request not to record it', () => {
  it.each([
    ['es', 'cenamos con Marta y fueron 40 mil pero pagó ella así que no anotes nada'],
    ['es', 'el avión fueron 210 mil pero me lo paga el trabajo así que no hace falta que lo anotes'],
    ['en', "got the bus to York for work that was 31.20 return but work pays it back so don't count that"],
    ['en', 'dinner was 48 but my dad got it so no need to note it'],
    ['pt', 'o teatro foram 22 reais mas pagou o meu tio por isso não anotes'],
    ['pt', 'almoço com o fornecedor deu 160 mas a firma paga então não precisa anotar'],
    ['fr', "on a pris une bière 9 euros mais c'est Paul qui a payé alors note rien"],
    ['fr', "le concert c'était 45 euros mais ma sœur a payé donc pas besoin de le noter"],
  ] as const)('is not recorded (%s: %s)', (language, text) => {
    expect(recorded(language, text)).toBe('not_expense')
  })

  it('does not keep another purchase from being recorded', () => {
    expect(recorded('en', 'tea 4, lunch 12 and do not write the wrong day')).toBe('tea 4, lunch 12')
  })
})
