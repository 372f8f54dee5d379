import { expect, test } from 'vitest'
import { texts as french } from './fr/index.ts'
import { textAt, type Words } from './texts.ts'

const words = {
  saved: 'Anotado: {{amount}}, {{name}}',
  stats: {
    people_one: '{{count}} persona',
    people_other: '{{count}} personas',
    count: '{{count}} de {{all}}',
  },
}

test('finds a text by its path and inserts the given values', () => {
  expect(textAt(words, 'es', 'saved', { amount: '$ 8.500', name: 'súper' })).toBe('Anotado: $ 8.500, súper')
  expect(textAt(words, 'es', 'stats.count', { count: 1, all: 3 })).toBe('1 de 3')
})

test('inserts text from users unchanged, whatever it contains', () => {
  const name = '<b>$& {{amount}} & co</b>'
  expect(textAt(words, 'es', 'saved', { amount: '$ 1', name })).toBe(`Anotado: $ 1, ${name}`)
})

test('isolates a name written from right to left from the words and numbers beside it', () => {
  const saved = textAt(words, 'es', 'saved', { amount: '$ 1', name: 'בית לוי' })
  expect(saved).toBe('Anotado: $ 1, \u2068בית לוי\u2069')
})

test('chooses the plural form of the language: zero is singular in French and plural in Spanish', () => {
  const people = (language: string, count: number) => textAt(words, language, 'stats.people', { count })
  expect([0, 1, 2].map((count) => people('es', count))).toEqual(['0 personas', '1 persona', '2 personas'])
  expect(people('fr', 0)).toBe('0 persona')
  // Spanish says a million in a form of its own, for which there is no text.
  expect(people('es', 1_000_000)).toBe('1.000.000 personas')
})

test('groups the digits of a number from four digits, with the sign of the language', () => {
  const people = (language: string) => textAt(words, language, 'stats.people', { count: 2345 })
  expect(['es', 'en', 'pt', 'fr'].map(people)).toEqual([
    '2.345 personas',
    '2,345 personas',
    '2.345 personas',
    '2\u202f345 personas',
  ])
})

test('shows the key of a missing text instead of failing', () => {
  expect(textAt({}, 'es', 'stats.people', { count: 2 })).toBe('stats.people')
})

test('French texts have no breaking space beside punctuation', () => {
  const said = (words: Words): string[] =>
    Object.values(words).flatMap((text) => (typeof text === 'string' ? text : said(text)))
  expect(said(french).filter((text) => / [:;?!»%](?:\s|$)|« /.test(text))).toEqual([])
})
