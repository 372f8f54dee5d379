import { describe, expect, it } from 'vitest'
import type { Context } from './context.ts'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'

const names = {
  es: ['Supermercado', 'Transporte', 'Casa', 'Salud', 'Regalos'],
  en: ['Groceries', 'Transport', 'Home', 'Health', 'Gifts'],
  pt: ['Mercado', 'Transporte', 'Casa', 'Saúde', 'Presentes'],
  fr: ['Courses', 'Transports', 'Maison', 'Santé', 'Cadeaux'],
} as const

const contextOf = (language: Language): Context => ({
  languages: [language],
  currency: 'EUR',
  today: '2026-11-18',
  categories: names[language].map((name) => ({ id: name, name })),
  habits: [],
})

describe('a change', () => {
  const changeIn = (language: Language, text: string) => {
    const meaning = read(text, contextOf(language))
    if (meaning.kind !== 'correction') return meaning.kind
    const { amount, categoryId, description } = meaning.changes
    return [meaning.about ?? 'the last', categoryId ?? amount, ...(description ? [description] : [])].join(
      ' → ',
    )
  }

  it.each([
    ['es', 'pasá el súper a salud', 'súper → Salud'],
    ['es', 'mové la nafta a casa', 'nafta → Casa'],
    ['es', 'pasalo a transporte', 'the last → Transporte'],
    ['es', 'cambiale la categoría al último a regalos', 'the last → Regalos'],
    ['en', 'move council tax to home', 'council tax → Home'],
    ['en', 'change tesco to gifts', 'tesco → Gifts'],
    ['en', 'change the last one to transport', 'the last → Transport'],
    ['pt', 'muda o uber pra presentes', 'uber → Presentes'],
    ['fr', 'mets le resto en cadeaux', 'resto → Cadeaux'],
    ['fr', 'range ça dans santé', 'the last → Santé'],
  ] as const)('of the category says which expense is meant: %s, %s', (language, text, change) => {
    expect(changeIn(language, text)).toBe(change)
  })

  it.each([
    ['es', 'cambiá el súper a 75', 'súper → 7500'],
    ['en', 'make the taxi 13.40', 'taxi → 1340'],
    ['en', 'change it to 45', 'the last → 4500'],
    ['pt', 'muda o uber pra 23,50', 'uber → 2350'],
    ['fr', 'change le taxi à 12', 'taxi → 1200'],
  ] as const)('of the amount says which expense is meant: %s, %s', (language, text, change) => {
    expect(changeIn(language, text)).toBe(change)
  })
})

describe('a question about the last ones', () => {
  it.each([
    ['es', 'los últimos 3', 3],
    ['es', '¿cuáles fueron los últimos cinco?', 5],
    ['en', 'show me the last 5', 5],
    ['pt', 'me mostra os últimos 4', 4],
    ['fr', 'les 3 dernières', 3],
  ] as const)('says how many, and is about everybody: %s, %s', (language, text, count) => {
    expect(read(text, contextOf(language))).toMatchObject({
      kind: 'query',
      ask: 'list',
      count,
      scope: { words: '', person: null },
    })
  })
})

describe('the name of the category of homes', () => {
  it.each([
    ['es', 'taxi a casa 45', 'Transporte'],
    ['es', 'pintura para la casa 220', 'Casa'],
    ['en', 'train home 8.20', 'Transport'],
    ['en', 'home insurance 120', 'Home'],
    ['pt', 'uber pra casa 23', 'Transporte'],
    ['fr', 'taxi maison 20', 'Transports'],
  ] as const)('behind another thing says where to: %s, %s', (language, text, category) => {
    const meaning = read(text, contextOf(language))
    expect(meaning.kind === 'expenses' && meaning.items[0].categoryId).toBe(category)
  })
})
