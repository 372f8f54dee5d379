import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

describe('a part of an amount that is to be left out', () => {
  it.each([
    ['es', 'de la farmacia, 8 eran para mi madre, quítalos', 'farmacia'],
    ['en', '8 of the pharmacy was for my mum, take it off', 'pharmacy'],
    ['pt', 'da farmácia, 8 eram da minha mãe, tira', 'farmácia'],
    ['fr', "8 de la pharmacie c'était pour ma mère, enlève-les", 'pharmacie'],
  ] as const)('lowers the amount of the named expense (%s: %s)', (language, text, about) => {
    expect(read(text, homeOf(language))).toEqual({
      kind: 'correction',
      about,
      raises: -1,
      changes: { by: -800 },
      sure: true,
    })
  })

  it.each([
    ['es', 'menos mi vino, que fueron 8'],
    ['es', 'menos mi vino, 8'],
    ['en', 'minus my wine, which was 8'],
    ['pt', 'menos meu vinho, que foi 8'],
    ['fr', 'moins mon vin, 8'],
  ] as const)('lowers the last amount by something of the writer’s own (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toEqual({
      kind: 'correction',
      raises: -1,
      changes: { by: -800 },
      sure: true,
    })
  })

  it('is not read without a request, or if the whole was for somebody', () => {
    expect(read('8 eran para mi madre', homeOf('es'))).not.toHaveProperty('changes.by')
    expect(read('la farmacia era para mi madre, borrala', homeOf('es'))).not.toHaveProperty('changes.by')
  })
})

it.each([
  ['es', 'se me olvidó la propina, 2 más'],
  ['es', 'faltó sumar el envío, 2 más'],
  ['en', 'I forgot the tip, another 2'],
  ['pt', 'esqueci a gorjeta, mais 2'],
  ['fr', "j'ai oublié le pourboire, 2 de plus"],
] as const)('adds an extra that was forgotten to the last amount (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'correction', raises: 1, changes: { by: 200 } })
})

it.each([
  ['es', 'el pastel fue regalo, cámbialo', { categoryKind: 'gifts' }],
  ['es', 'fueron 45, corregilo', { amount: 4500 }],
  ['en', 'the cake was a gift, please change it', { categoryKind: 'gifts' }],
  ['pt', 'o bolo foi presente, muda', { categoryKind: 'gifts' }],
  ['fr', "c'était 12, corrige", { amount: 1200 }],
] as const)('reads a correction before a bare request to change it (%s: %s)', (language, text, changes) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'correction', changes, sure: true })
})

it.each([
  ['es', 'peluquería 35, y 5 de propina', 4000],
  ['en', 'haircut 35, plus 5 tip', 4000],
  ['pt', 'manicure 45, e 5 de caixinha', 5000],
] as const)('adds a tip behind a comma to what it is for (%s: %s)', (language, text, amount) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'expenses', items: [{ amount }], sure: true })
})
