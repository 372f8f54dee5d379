import { expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

it.each([
  ['es', 'no, lo hago mañana'],
  ['es', 'no, me olvidé'],
  ['es', 'todavía no, es el viernes'],
  ['en', 'not yet, its due friday'],
  ['en', 'no sorry, will do it tomorrow'],
  ['en', 'nope, forgot'],
  ['en', "nobody, it's tomorrow"],
  ['pt', 'não, faço amanhã'],
  ['pt', 'não, esqueci'],
  ['fr', "pas encore, c'est pour vendredi"],
  ['fr', 'non, je le fais demain'],
  ['fr', "personne, c'est demain"],
] as const)('takes the answer that nothing is paid yet for no correction (%s: %s)', (language, text) => {
  expect(['small_talk', 'not_expense']).toContain(read(text, homeOf(language)).kind)
})

it.each([
  ['es', 'me olvidé el pan'],
  ['pt', 'esqueci o pão'],
] as const)('asks how much it was that was forgotten (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language)).kind).toBe('missing_amount')
})

it.each([
  ['es', 'no, pago yo'],
  ['pt', 'não, pago eu'],
  ['fr', "non, c'est moi qui paie"],
] as const)('takes the answer of who pays for a payer, not a name (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'correction', changes: { payerId: 'me' } })
  expect(read(text, homeOf(language))).not.toHaveProperty('changes.description')
})
