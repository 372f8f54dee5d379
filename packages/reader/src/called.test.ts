import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

describe('a word that only points at something', () => {
  it.each([
    ['en', 'paid them this morning 512.40'],
    ['en', 'paid him 20'],
    ['en', 'bought this 35'],
    ['en', 'paid everything 60'],
    ['es', 'pagué eso ayer 2000'],
    ['es', 'compré esto 2000'],
    ['pt', 'comprei isso 20'],
    ['pt', 'paguei tudo 20'],
    ['fr', 'payé ça 12'],
    ['fr', "j'ai pris ça 12"],
    ['fr', 'payé 12 à lui'],
  ] as const)('is no name, and files nothing (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({
      items: [{ description: '', categoryKind: null, categoryId: null }],
    })
  })

  it.each([
    ['en', 'paid him 20 for the lawn', 'lawn'],
    ['en', 'paid Ella 20', 'Ella'],
    ['en', 'them apples 20', 'apples'],
    ['es', 'le pagué eso al plomero 2000', 'plomero'],
    ['pt', 'paguei ele 20 pela jardinagem', 'jardinagem'],
    ['fr', 'payé ça au garage 120', 'garage'],
  ] as const)('stands beside one (%s: %s)', (language, text, name) => {
    const meaning = read(text, homeOf(language))
    expect(meaning.kind === 'expenses' && meaning.items[0].description).toContain(name)
  })

  it.each([
    ['en', 'bought them 35'],
    ['fr', 'ça 12'],
    ['pt', 'isso 20'],
  ] as const)('asks for no list of so many (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language)).kind).not.toBe('query')
  })
})
