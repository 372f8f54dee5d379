import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

describe('a thing that is not to be counted', () => {
  it.each([
    ['es', 'el pescado no lo cuentes, me lo regaló mi mami', 'pescado'],
    ['es', 'no cuentes el pan, fue un regalo', 'pan'],
    ['en', "don't count the fish", 'fish'],
    ['en', "don't count the cake, it was a present from gran", 'cake'],
    ['en', "don't add the taxi, work is paying", 'taxi'],
    ['pt', 'não conta o peixe, foi presente da minha mãe', 'peixe'],
    ['fr', "compte pas le poisson, c'est un cadeau de ma mère", 'poisson'],
  ] as const)('may be deleted, and is not filed by the reason (%s: %s)', (language, text, words) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'delete', words, sure: false })
  })

  it.each([
    ['es', 'no lo cuentes, me lo regaló mi mamá'],
    ['en', "don't count it, it was a present from gran"],
    ['fr', "le compte pas, c'est un cadeau de ma mère"],
  ] as const)('is the last one if it has no name (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({
      kind: 'correction',
      changes: {},
      remark: 'notToNote',
    })
  })

  it('is filed if the message asks for it', () => {
    expect(read('el pan no lo cuentes, ponelo en regalos', homeOf('es'))).toMatchObject({
      kind: 'correction',
      about: 'pan',
      changes: { categoryKind: 'gifts' },
    })
  })
})

describe('a request to leave an expense, but changed', () => {
  it.each([
    ['es', 'no la borres pero ponla en regalos', { categoryKind: 'gifts' }],
    ['es', 'déjala pero eran 500', { amount: 50000 }],
    ['en', "don't delete it but move it to gifts", { categoryKind: 'gifts' }],
    ['en', 'leave it, but it was 50', { amount: 5000 }],
    ['pt', 'não apaga mas foram 50', { amount: 5000 }],
    ['fr', "laisse mais c'était 50", { amount: 5000 }],
  ] as const)('changes it (%s: %s)', (language, text, changes) => {
    expect(read(text, homeOf(language))).toEqual({ kind: 'correction', changes, sure: true })
  })

  it.each([
    ['es', 'no, déjalo pero que figure de la abuela'],
    ['en', 'no, leave it but as the one of mum'],
    ['pt', 'não, deixa mas fica como da avó'],
  ] as const)('gives it no new name (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'correction', changes: {} })
    expect(read(text, homeOf(language))).not.toHaveProperty('changes.description')
  })
})

describe('something or somebody else', () => {
  it.each([
    'no wait leave it mine was something else',
    'no it was something else',
    'change it to something else',
  ])('is no name of an expense (%s)', (text) => {
    expect(read(text, homeOf('en'))).toMatchObject({ kind: 'correction', changes: {} })
    expect(read(text, homeOf('en'))).not.toHaveProperty('changes.description')
  })

  it.each(['no, someone else paid', 'no somebody else paid that'])('is no name of a payer (%s)', (text) => {
    expect(read(text, homeOf('en'))).toMatchObject({ kind: 'correction', changes: { payerId: null } })
  })
})
