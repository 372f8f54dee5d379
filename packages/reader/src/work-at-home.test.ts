import { expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

it.each([
  ['en', 'our neighbor fixed the fence for 120 bucks cash', 120, 'fence'],
  ['en', 'the neighbour mended our boiler for 80', 80, 'boiler'],
  ['es', 'el vecino me arregló la canilla por 400', 400, 'canilla'],
  ['es', 'mi cuñado nos pintó la pieza por 4000', 4000, 'pieza'],
  ['pt', 'o vizinho arranjou-me o autoclismo por 40', 40, 'autoclismo'],
  ['pt', 'o vizinho consertou o portão por 150', 150, 'portão'],
  ['fr', "le voisin m'a réparé la clôture pour 40", 40, 'clôture'],
  ['fr', 'un voisin nous a tondu la pelouse pour 25', 25, 'pelouse'],
] as const)('takes the price of work that somebody did at home as spent (%s: %s)', (...row) => {
  const [language, text, price, description] = row
  const items = [{ amount: price * 100, description }]
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'expenses', items })
})

it.each([
  ['en', 'our neighbor fixed his fence for 120'],
  ['es', 'mi vecino arregló su moto por 400'],
  ['pt', 'o vizinho consertou o carro dele por 150'],
  ['fr', 'mon voisin a réparé sa moto pour 40'],
] as const)('records nothing for what others had done at their own home (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'not_expense', reason: 'someone_else' })
})
