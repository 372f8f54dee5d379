import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

describe('a limit that is wished for in a sentence', () => {
  it.each([
    ['es', 'me gustaría que no gastáramos más de 180 mil al mes en restaurantes puedes ponerlo', 180_000],
    ['es', 'quisiera que no pasemos de 250 mil por mes en salidas', 250_000],
    ['en', "can you set it up so we don't spend more than 250 a month on groceries", 250],
    ['en', "I'd like us not to spend more than 150 a month on clothes", 150],
    ['pt', 'queria que a gente não passasse de 600 por mês no mercado', 600],
    ['fr', "j'aimerais bien qu'on dépasse pas 450 euros par mois pour les courses tu peux mettre ça", 450],
    ['fr', 'il faudrait pas dépasser 250 euros par mois en restos', 250],
  ] as const)('sets a budget (%s: %s)', (language, text, amount) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'budget', ask: 'set', amount: amount * 100 })
  })

  it.each([
    ['es', 'hemos gastado más de 150 mil este mes en restaurantes?'],
    ['en', 'did we spend more than 300 this month on groceries?'],
  ] as const)('is none if it is asked whether more was spent (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'query' })
  })
})

describe('a purchase with the request to record it behind it', () => {
  it.each([
    ['es', 'pagué la luz 38 mil me lo puedes anotar', 38_000],
    ['en', 'lunch was 14 can you put that in for me', 14],
    ['pt', 'paguei a luz 80 dá pra anotar isso', 80],
    ['fr', 'dentiste 60 tu peux le noter', 60],
  ] as const)('is recorded (%s: %s)', (language, text, amount) => {
    expect(read(text, homeOf(language))).toMatchObject({
      kind: 'expenses',
      items: [{ amount: amount * 100 }],
    })
  })
})
