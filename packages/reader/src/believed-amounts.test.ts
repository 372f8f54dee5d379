import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

describe('an amount that the writer believed something to cost', () => {
  it.each([
    ['es', 'creía que eran 75'],
    ['es', 'yo pensé que habíamos dicho 75'],
    ['en', 'i thought it was only 75'],
    ['en', 'I could have sworn it was 75'],
    ['pt', 'achei que era 75'],
    ['pt', 'eu achava que tinha sido 75'],
    ['fr', "je croyais que c'était 75"],
  ] as const)('doubts what is recorded (%s: %s)', (language, text) => {
    const meaning = read(text, homeOf(language))
    expect(meaning).toMatchObject({ kind: 'not_expense', doubted: 7500 })
    expect(meaning).not.toHaveProperty('doubtedOf')
  })

  it.each([
    ['es', 'pensé que la luz era 75', 'luz'],
    ['en', 'i thought the babysitter was 75', 'babysitter'],
    ['pt', 'achei que a luz era 75', 'luz'],
    ['fr', "je croyais que le ciné c'était 75", 'ciné'],
  ] as const)('may be that of a thing (%s: %s)', (language, text, thing) => {
    expect(read(text, homeOf(language))).toMatchObject({ doubted: 7500, doubtedOf: thing })
  })

  it.each([
    ['es', 'creo que eran 75'],
    ['en', 'i think it was 75'],
    ['pt', 'acho que foram 75'],
  ] as const)('corrects it if the writer still believes it (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'correction', changes: { amount: 7500 } })
  })
})
