import { expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

function amounts(language: Language, text: string): number[] {
  const meaning = read(text, homeOf(language))
  return meaning.kind === 'expenses' ? meaning.items.map(({ amount }) => amount / 100) : []
}

it.each([
  ['es', 'taxi a la oficina 50', [50]],
  ['es', 'café en la oficina 50 y pan 20', [50, 20]],
  ['es', 'sesión en el consultorio 20000', [20_000]],
  ['pt', 'luz do apartamento 90 e água 30', [90, 30]],
] as const)('takes a number behind a room for a price (%s: %s)', (language, text, paid) => {
  expect(amounts(language, text)).toEqual(paid)
})

it.each([
  ['es', 'calle 60 # 10-34 oficina 501', []],
  ['es', 'limpieza oficina 501 8000', [8000]],
  ['pt', 'cinema sala 4 32 reais', [32]],
  ['pt', 'condomínio apartamento 302 450', [450]],
] as const)(
  'takes it for the number of the room beside a price or an address (%s: %s)',
  (language, text, paid) => {
    expect(amounts(language, text)).toEqual(paid)
  },
)
