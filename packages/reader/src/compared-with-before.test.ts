import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

describe('how things are going', () => {
  it.each([
    ['es', '¿vamos peor que el mes pasado?'],
    ['en', 'how are we doing vs last month'],
    ['en', 'how are we doing compared to last month?'],
    ['en', 'are we doing better than last month?'],
    ['pt', 'estamos melhor que no mês passado?'],
    ['fr', 'on est mieux que le mois dernier ?'],
  ] as const)('is compared with another month if the question names it (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({
      kind: 'query',
      ask: 'compare',
      against: { name: 'last_month' },
      scope: { words: '' },
    })
  })

  it.each(['how are we doing this month', 'how are we doing vs the budget this month'])(
    'is compared with the budgets otherwise (%s)',
    (text) => {
      expect(read(text, homeOf('en'))).toMatchObject({ kind: 'budget', ask: 'show' })
    },
  )
})
