import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'
import { recorded } from './testing/recorded.ts'

describe('a price that was agreed on after another one had been asked for', () => {
  it.each([
    ['es', 'el plomero quería 45 mil pero arreglamos en 35 mil', 'plomero 35000'],
    ['en', 'the mechanic asked for 800 but we settled on 650', 'mechanic 650'],
    ['en', 'got a haircut the guy wanted 22 but I gave him 27 with the tip', 'haircut 27'],
    ['pt', 'o mecânico pediu 800 mas fechei por 650 no dinheiro', 'mecânico 650'],
    ['fr', "le plombier voulait 80 mais on s'est mis d'accord sur 65", 'plombier 65'],
  ] as const)('is recorded under what was paid for (%s: %s)', (language, text, expected) => {
    expect(recorded(language, text)).toBe(expected)
  })
})

describe('a price of which the writer is nearly sure', () => {
  it.each([
    ['es', 'creo que el almuerzo fueron 18', 'almuerzo 18'],
    ['en', 'I think lunch was about 18', 'lunch 18'],
    ['pt', 'o almoço acho que deu 18', 'almoço 18'],
    ['fr', "je crois que le déjeuner c'était 18", 'déjeuner 18'],
  ] as const)('is recorded (%s: %s)', (language, text, expected) => {
    expect(recorded(language, text)).toBe(expected)
  })

  it('is asked about if it is one of two', () => {
    expect(recorded('en', 'I think lunch was 18 or 19')).toBe('ambiguous')
  })
})

describe('a payment in part whose rest is paid later', () => {
  it.each([
    ['es', 'le dejé 60 mil de seña al carpintero y el resto se lo pago el viernes'],
    ['pt', 'dei 250 de sinal pro marceneiro e o resto pago na sexta'],
    ['fr', "j'ai donné 250 d'acompte au menuisier et le reste je le paie vendredi"],
  ] as const)('is not dated by the day of the rest (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'expenses', items: [{ dateStated: false }] })
  })
})
