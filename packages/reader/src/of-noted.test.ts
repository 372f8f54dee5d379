import { expect, it } from 'vitest'
import { read } from './index.ts'
import { filingHomeOf as contextOf } from './testing/home.ts'

it.each([
  ['es', 'la lotería no la cuentes', 'lotería'],
  ['es', 'lo de la limosna no va', 'limosna'],
  ['es', 'no cuentes la lotería', 'lotería'],
  ['pt', 'a loteria não conta', 'loteria'],
  ['pt', 'a cerveja não é pra contar', 'cerveja'],
  ['en', "the coffee doesn't count", 'coffee'],
  ['fr', 'le café ne compte pas', 'café'],
] as const)('what does not count may have to go (%s: %s)', (language, text, words) => {
  expect(read(text, contextOf(language))).toMatchObject({ kind: 'delete', words, sure: false })
})

it.each([
  ['es', 'ponme la luz en casa', 'luz'],
  ['es', 'méteme el taxi en regalos', 'taxi'],
  ['es', 'las dos cosas van en salud', 'las dos cosas'],
  ['pt', 'as duas coisas vão em saúde', 'as duas coisas'],
] as const)('what is filed is named before its place (%s: %s)', (language, text, about) => {
  const meaning = read(text, contextOf(language))
  expect(meaning).toMatchObject({ kind: 'correction', about, changes: { categoryId: expect.any(String) } })
})

it.each([
  ['es', 'el mío fue 45'],
  ['es', 'y la mía fue 45'],
  ['pt', 'o meu foi 45'],
  ['en', 'mine was 45'],
  ['fr', "le mien c'était 45"],
] as const)('an amount may be of what the writer bought, too (%s: %s)', (language, text) => {
  expect(read(text, contextOf(language))).toMatchObject({ mine: true, changes: { amount: 4500 } })
})
