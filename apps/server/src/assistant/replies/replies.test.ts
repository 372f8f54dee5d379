import { languages } from '@casita/contract'
import { periodNames } from '@casita/reader'
import { describe, expect, it } from 'vitest'
import { fold } from '../../folding.ts'
import { wordsIn } from './index.ts'

describe.each(languages)('what the assistant says in %s', (language) => {
  const words = wordsIn(language)

  it('has titles that fit WhatsApp’s buttons, each another one', () => {
    const titles = Object.values(words.buttons)
    expect(titles.filter((title) => title.length === 0 || title.length > 20)).toEqual([])
    expect(new Set([words.buttons.undo, words.buttons.category, words.buttons.restore]).size).toBe(3)
  })

  it('knows yes and no as they are compared: folded, without signs', () => {
    for (const word of [...words.yes, ...words.no])
      expect(word).toBe(fold(word.replace(/[\p{P}\p{S}]+/gu, ' ')))
    expect(words.yes.filter((word) => words.no.includes(word))).toEqual([])
  })

  it('names every period in a way of its own', () => {
    const named = { from: '3', to: '9', month: 'M', year: '2026', days: 7 }
    const said = periodNames.map((name) => words.period({ ...named, name }))
    // A month and a year are said the same, whichever way they were asked for.
    expect(new Set(said).size).toBe(periodNames.length - 4)
  })

  it('answers a person, oneself and the household differently', () => {
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
