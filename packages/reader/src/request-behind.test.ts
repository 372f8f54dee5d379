import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

describe('what somebody is asked to do behind an expense', () => {
  it.each([
    ['en', 'morrisons 38, Tess can you fetch the twins from school', 38, 'morrisons'],
    ['en', 'morrisons 38, can someone walk the dog', 38, 'morrisons'],
    ['en', 'diesel 38. could you bring in the washing please?', 38, 'diesel'],
    ['fr', 'boulangerie 3,80, tu peux sortir le chien ?', 3.8, 'boulangerie'],
    ['fr', 'essence 38, Nadia tu peux prendre du lait stp', 38, 'essence'],
    ['en', 'tesco 38, can you pick up Tess at 5?', 38, 'tesco'],
    ['fr', 'carrefour 38 tu peux prendre Léo à 17h ?', 38, 'carrefour'],
    ['fr', 'boucher 38, tu peux passer chez mamie vers 16h30 ?', 38, 'boucher'],
    ['es', 'farmacia 3800, podés pasar por el colegio?', 3800, 'farmacia'],
    ['pt', 'padaria 38, você pode levar o lixo?', 38, 'padaria'],
  ] as const)('leaves the expense as it is (%s: %s)', (language, text, amount, description) => {
    expect(read(text, homeOf(language))).toMatchObject({
      kind: 'expenses',
      items: [{ description, amount: amount * 100 }],
      sure: true,
    })
  })

  it.each([
    ['en', 'boots 38, can you put the coffee at 45'],
    ['en', 'boots 38, can you pay them'],
    ['en', 'boots 38, Tess can you pay me back'],
    ['en', 'diesel 38, can you tell me the total'],
    ['fr', 'bottes 38, tu peux les payer ?'],
    ['es', 'el pan flauta a 95, ¿vos podés creer? acá hacemos'],
  ] as const)('is not taken for a remark if it is about the money or goes on (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language)).kind).not.toBe('expenses')
  })
})
