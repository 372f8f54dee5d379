import { currencies } from '@casita/contract'
import { periodNames, read } from '@casita/reader'
import { describe, expect, it } from 'vitest'
import { defaultCategories } from '../../categories/default-categories.ts'
import { fold } from '../../folding.ts'
import { languageOf, speeches } from '../../speech.ts'
import { wordsIn } from './index.ts'

describe.each(speeches)('the assistant’s texts in %s', (speech) => {
  const language = languageOf(speech)
  const words = wordsIn(speech, 'EUR')

  it('have button titles of at most 20 characters, different for undo, category and restore', () => {
    const titles = Object.values(words.buttons)
    expect(titles.filter((title) => title.length === 0 || title.length > 20)).toEqual([])
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('list “yes” and “no” words in folded form, without punctuation or overlap', () => {
    for (const word of [...words.yes, ...words.no])
      expect(word).toBe(fold(word.replace(/[\p{P}\p{S}]+/gu, ' ')))
    expect(words.yes.filter((word) => words.no.includes(word))).toEqual([])
  })

  describe.each(currencies)('have examples in %s', (currency) => {
    const words = wordsIn(speech, currency)
    const categories = defaultCategories.map(({ kind, names }) => ({ id: kind, kind, name: names[language] }))
    const members = [{ id: 'ana', name: 'Ana' }]
    const context = { languages: [language], currency, today: '2026-11-20', categories, habits: [], members }
    const kindsIn = (text: string) =>
      [...text.matchAll(/[«“]\s?(.+?)\s?[»”]/g)].map(
        ([, said = '']) => `${read(said, context).kind}: ${said}`,
      )

    it.each([
      [1, /^expenses/],
      [2, /^correction/],
      [3, /^(delete|undo|restore)/],
      [4, /^query/],
      [5, /^budget/],
    ])('in line %i of the help that are understood as %s', (line, kind) => {
      const kinds = kindsIn(words.help.split('\n')[line] ?? '')
      expect(kinds.length).toBeGreaterThanOrEqual(2)
      expect(kinds.filter((one) => !kind.test(one))).toEqual([])
    })

    it('in other texts that are understood', () => {
      const { question, unrelated, negative } = words.notExpense
      const said = [
        words.greeting('Ana'),
        words.smallTalk,
        words.noBudget(null),
        question,
        unrelated,
        negative,
      ]
      expect(kindsIn(words.howToChange).filter((one) => !one.startsWith('correction'))).toEqual([])
      expect(said.flatMap(kindsIn).filter((one) => /^(not_expense|missing|ambig|small)/.test(one))).toEqual(
        [],
      )
    })
  })

  it('name every kind of period differently', () => {
    const named = { from: '3', to: '9', month: 'M', year: '2026', days: 7 }
    const said = periodNames.map((name) => words.period({ ...named, name }))
    // A month has the same name however it was asked for, and so does a year.
    expect(new Set(said).size).toBe(periodNames.length - 4)
  })

  it('answer differently for a member, the writer and the household', () => {
    const told = { period: words.today, scope: '', sum: '1', count: 2 }
    const said = [
      words.total({ ...told, who: { who: 'household' } }),
      words.total({ ...told, who: { who: 'you' } }),
      words.total({ ...told, who: { who: 'member', name: 'Ana' } }),
    ]
    expect(new Set(said).size).toBe(3)
    expect(said[2]).toContain('Ana')
    expect(words.total({ ...told, count: 1, who: { who: 'you' } })).not.toBe(said[1])
  })
})
