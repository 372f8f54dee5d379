import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

describe('a category told without a verb', () => {
  it.each([
    ['es', 'mejor en Regalos', 'gifts'],
    ['es', 'no, mejor en Salud', 'health'],
    ['en', 'better in gifts', 'gifts'],
    ['en', 'no, rather in health', 'health'],
    ['pt', 'melhor em Lazer', 'entertainment'],
    ['fr', 'plutôt dans Loisirs', 'entertainment'],
    ['fr', 'non plutôt en Courses', 'groceries'],
  ] as const)(
    'replaces that of the last expense, and not its name (%s: %s)',
    (language, text, categoryKind) => {
      expect(read(text, homeOf(language))).toMatchObject({ kind: 'correction', changes: { categoryKind } })
      expect(read(text, homeOf(language))).not.toHaveProperty('changes.description')
    },
  )

  it.each([
    ['es', 'la farmacia mejor en Casa', 'farmacia', 'home'],
    ['en', 'the shoes rather in gifts', 'shoes', 'gifts'],
    ['pt', 'a luz melhor em Casa', 'luz', 'home'],
    ['fr', 'le plombier plutôt dans Loisirs', 'plombier', 'entertainment'],
    ['es', 'cambiá el regalo a la categoría Salud', 'regalo', 'health'],
    ['en', 'change the present to category Home', 'present', 'home'],
    ['pt', 'muda o presente pra categoria Lazer', 'presente', 'entertainment'],
    ['fr', 'change le cadeau en catégorie Loisirs', 'cadeau', 'entertainment'],
  ] as const)('is that of the expense that is named (%s: %s)', (language, text, about, categoryKind) => {
    expect(read(text, homeOf(language))).toMatchObject({
      kind: 'correction',
      about,
      changes: { categoryKind },
    })
    expect(read(text, homeOf(language))).not.toHaveProperty('changes.description')
  })
})

describe('a request to change something because of who paid it', () => {
  it.each([
    ['es', 'podrías cambiar lo de la limpieza que lo pagó Ana por favor', 'limpieza'],
    ['en', 'please change the cleaner, Ana paid it', 'cleaner'],
    ['pt', 'muda a limpeza que foi a Ana que pagou', 'limpeza'],
    ['fr', "change le ménage c'est Ana qui a payé", 'ménage'],
  ] as const)('names the expense (%s: %s)', (language, text, about) => {
    const home = homeOf(language, { members: [{ id: 'ana', name: 'Ana' }] })
    expect(read(text, home)).toMatchObject({ kind: 'correction', about, changes: { payerId: 'ana' } })
  })

  it.each([
    ['es', 'el regalo no fue 30, fue 35, lo pagué yo'],
    ['en', "the gift wasn't 30, it was 35, I paid for it"],
    ['pt', 'a prenda não foi 30, foi 35, fui eu que paguei'],
    ['fr', "le cadeau c'était pas 30 mais 35, c'est moi qui ai payé"],
  ] as const)('may be told behind the right amount (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ changes: { amount: 3500, payerId: 'me' } })
  })
})

it.each([
  ['es', 'ponelo en veterinaria en vez de súper', 'veterinaria', 'súper'],
  ['en', 'put it in pharmacy instead of groceries', 'pharmacy', 'groceries'],
  ['pt', 'coloca em farmácia em vez de mercado', 'farmácia', 'mercado'],
  ['fr', 'mets ça en pharmacie au lieu de courses', 'pharmacie', 'courses'],
] as const)(
  'a new category is told instead of the one that is denied (%s: %s)',
  (language, text, description, denied) => {
    expect(read(text, homeOf(language))).toMatchObject({
      kind: 'correction',
      changes: { description },
      denied,
    })
  },
)
