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

test('a text is found by its path and says the values that it is given', () => {
  expect(textAt(words, 'es', 'saved', { amount: '$ 8.500', name: 'súper' })).toBe('Anotado: $ 8.500, súper')
  expect(textAt(words, 'es', 'stats.count', { count: 1, all: 3 })).toBe('1 de 3')
})

test('what somebody typed is said as it is, whatever it looks like', () => {
  const name = '<b>$& {{amount}} & co</b>'
  expect(textAt(words, 'es', 'saved', { amount: '$ 1', name })).toBe(`Anotado: $ 1, ${name}`)
})

test('a number chooses the form of its language: none is one person in French, several in Spanish', () => {
  const people = (language: string, count: number) => textAt(words, language, 'stats.people', { count })
  expect([0, 1, 2].map((count) => people('es', count))).toEqual(['0 personas', '1 persona', '2 personas'])
  expect(people('fr', 0)).toBe('0 persona')
  // Spanish says a million in a form of its own, for which there is no text.
  expect(people('es', 1_000_000)).toBe('1.000.000 personas')
})

test('a long number is grouped as its language has it', () => {
  const people = (language: string) => textAt(words, language, 'stats.people', { count: 12_345 })
  expect(['es', 'en', 'pt', 'fr'].map(people)).toEqual([
    '12.345 personas',
    '12,345 personas',
    '12.345 personas',
    '12\u202f345 personas',
  ])
})

test('a text that is not there yet shows its key and breaks nothing', () => {
  expect(textAt({}, 'es', 'stats.people', { count: 2 })).toBe('stats.people')
})

test('no line of French begins with the mark that ends a phrase', () => {
  const said = (words: Words): string[] =>
    Object.values(words).flatMap((text) => (typeof text === 'string' ? text : said(text)))
  expect(said(french).filter((text) => / [:;?!»%](?:\s|$)|« /.test(text))).toEqual([])
})
