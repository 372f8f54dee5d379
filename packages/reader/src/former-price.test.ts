import { describe, expect, it } from 'vitest'
import { recorded } from './testing/recorded.ts'

describe('a price beside what the same thing cost before', () => {
  it.each([
    ['es', 'el queso me costó 5200 la semana pasada estaba 4800 una locura', 'queso 5200'],
    ['es', 'la peluquería me ha salido por 42 cuando antes eran 35 qué barbaridad', 'peluquería 42'],
    ['es', 'el corte me costó 190 la vez pasada fueron 160', 'corte 190'],
    ['en', 'I filled up the car today it was about 52 bucks gas is crazy it was 44 last week', 'car 52'],
    [
      'en',
      'and I got some school shoes which were 41 quid would you believe they were 32 last year',
      'school shoes 41',
    ],
    ['en', 'the dry cleaning was 24 it used to be 19', 'dry cleaning 24'],
    ['pt', 'o cabeleireiro cobrou 45 da última vez foram 36 está tudo caro', 'cabeleireiro 45'],
    ['pt', 'o pão foi 14 semana passada era 11', 'pão 14'],
    ['fr', "le coiffeur m'a pris 48 la dernière fois c'était 39", 'coiffeur 48'],
    ['fr', 'le beurre 3,40 la semaine dernière il était à 2,90', 'beurre 3.4'],
  ] as const)('is all that is recorded (%s: %s)', (language, text, expected) => {
    expect(recorded(language, text)).toBe(expected)
  })

  it.each([
    ['en', 'last time the plumber was 210 but this time he only charged us 160', 'plumber 160'],
    ['pt', 'na semana passada a faxineira cobrou 140 mas hoje ela cobrou 170', 'faxineira 170'],
    ['fr', "la dernière fois le coiffeur c'était 36 et là il m'a pris 43", 'coiffeur 43'],
  ] as const)('is all that is recorded behind it (%s: %s)', (language, text, expected) => {
    expect(recorded(language, text)).toBe(expected)
  })

  it.each([
    ['es', 'hoy el súper 21 mil y la semana pasada el súper 16 mil', 'súper 21000, súper 16000'],
    ['en', 'lunch was 15 and last week I spent 22 on a taxi', 'lunch 15, taxi 22'],
    ['fr', "la semaine dernière j'ai payé le dentiste 62 et hier le kiné 41", 'dentiste 62, kiné 41'],
  ] as const)('is recorded with another purchase of then (%s: %s)', (language, text, expected) => {
    expect(recorded(language, text)).toBe(expected)
  })
})
