import { describe, expect, it } from 'vitest'
import { readBareAmount } from './index.ts'
import { homeOf } from './testing/home.ts'

describe('an answer to how much something was', () => {
  it.each([
    ['es', 'unos 3000', 3000],
    ['es', 'más o menos 3 mil', 3000],
    ['es', 'me costó como 3 mil, creo', 3000],
    ['es', 'no, 3000', 3000],
    ['es', '3150 ayer con débito', 3150],
    ['en', 'it came to 3', 3],
    ['en', "dunno, I'd say about 3", 3],
    ['en', 'er... 3.15 by card', 3.15],
    ['pt', 'deve ter sido uns 30', 30],
    ['pt', 'saiu por 31,50 no crédito', 31.5],
    ['fr', 'à peu près 3 balles', 3],
    ['fr', 'euh, 3,15 en liquide', 3.15],
  ] as const)('is an amount with what leaves it an amount (%s: %s)', (language, text, amount) => {
    expect(readBareAmount(text, homeOf(language))).toBe(amount * 100)
  })

  it.each([
    ['es', 'me quedan 3000'],
    ['es', 'no eran 3000'],
    ['es', 'pagué con 5000'],
    ['es', 'más de 2 mil'],
    ['es', 'más 500'],
    ['es', 'eran dos'],
    ['es', 'pan 3000'],
    ['es', 'entre 3 y 4 mil'],
    ['en', 'back in 20'],
    ['en', 'last month it was 2.80'],
    ['en', 'less than 5'],
    ['en', '2 left'],
    ['pt', 'antes era 30'],
    ['pt', 'peguei 3'],
    ['fr', "j'en ai pris 3"],
    ['fr', 'plus de 2'],
    ['fr', '3 dollars'],
  ] as const)('is none where the number may be something else (%s: %s)', (language, text) => {
    expect(readBareAmount(text, homeOf(language))).toBeNull()
  })
})
