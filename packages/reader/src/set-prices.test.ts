import { expect, it } from 'vitest'
import { read } from './index.ts'
import { onlySpent } from './meaning.ts'
import { homeOf } from './testing/home.ts'

it.each([
  ['es', 'alfajores 2 por 50, llevé 4', 'alfajores', 100],
  ['en', 'peaches 5 for 4, bought 10', 'peaches', 8],
  ['en', 'school shirts 2 for 14, bought 4 shirts', 'school shirts', 28],
  ['en', 'doughnuts six for five dollars, took twelve', 'doughnuts', 10],
  ['pt', 'coco 2 por 15, levei 4', 'coco', 30],
  ['fr', "avocats 5 pour 4, j'en ai pris 10", 'avocats', 8],
] as const)(
  'records what more pieces cost at the price of some (%s: %s)',
  (language, text, description, amount) => {
    expect(onlySpent(read(text, homeOf(language)))).toMatchObject({ description, amount: amount * 100 })
  },
)

it('works out nothing if the pieces make no whole sets, or three may have cost as much as two', () => {
  expect(onlySpent(read('socks 3 for 10, bought 4', homeOf('en')))).toBeNull()
  expect(onlySpent(read('beers 3 for 2, bought 6', homeOf('en')))).not.toMatchObject({ amount: 400 })
})
