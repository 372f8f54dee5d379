import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { filingHomeOf as contextOf } from './testing/home.ts'

describe('the person in a question', () => {
  const members = [{ id: 'lea', name: 'Léa Hall' }]
  const about = (language: Language, text: string) => {
    const meaning = read(text, { ...contextOf(language), members })
    return meaning.kind === 'query' ? meaning.scope : meaning.kind
  }

  it('is read from the name, and a repeated pronoun is not searched for', () => {
    expect(about('fr', 'et Léa elle a dépensé combien ?')).toMatchObject({ person: 'lea', words: '' })
  })

  it('is the writer after "my last"', () => {
    expect(about('en', 'show me my last 5')).toMatchObject({ person: 'me', words: '' })
    expect(about('en', 'show me the last 5')).toMatchObject({ person: null, words: '' })
  })
})

it.each([
  ['en', 'how are we doing'],
  ['en', 'how much have we used'],
  ['en', 'is there anything left?'],
  ['fr', 'on a utilisé combien'],
] as const)('asks what is left of the budgets in other words (%s: %s)', (language, text) => {
  expect(read(text, contextOf(language))).toMatchObject({ kind: 'budget', ask: 'show' })
})

it.each([
  ['es', '¿quién gasta más en esta casa?'],
  ['en', 'who spends more in this house?'],
  ['pt', 'quem gasta mais nesta casa?'],
  ['fr', 'qui dépense le plus dans cette maison ?'],
] as const)('asks which member spends most in the house, of all categories (%s: %s)', (language, text) => {
  const scope = { categoryKind: null, words: '', person: null }
  expect(read(text, contextOf(language))).toMatchObject({ kind: 'query', ranking: 'members', scope })
})

it.each([
  ['en', "we're doing 600 max for groceries this month", 60000, 'Groceries'],
  ['en', "let's do 600 a month for groceries", 60000, 'Groceries'],
  ['en', 'put 600 for groceries each month', 60000, 'Groceries'],
  ['en', 'put 60k for groceries monthly', 6000000, 'Groceries'],
  ['en', 'we should try 600 a month on groceries', 60000, 'Groceries'],
  ['fr', 'on part sur 600 par mois pour les courses', 60000, 'Courses'],
  ['es', 'pongamos 600 al mes para el super', 60000, 'Supermercado'],
  ['pt', 'vamos colocar 600 por mês pro mercado', 60000, 'Mercado'],
  ['en', '600 for groceries every month', 60000, 'Groceries'],
  ['en', '600 a month for food shopping', 60000, 'Groceries'],
  ['fr', '600 par mois pour les courses', 60000, 'Courses'],
  ['pt', '600 por mês pro mercado', 60000, 'Mercado'],
  ['en', 'max 200 a month on gifts', 20000, 'Gifts'],
  ['fr', "maxi 150 d'essence par mois", 15000, 'Transports'],
  ['es', 'máximo 200 para el súper', 20000, 'Supermercado'],
  ['pt', 'no máximo 200 pro mercado', 20000, 'Mercado'],
  ['en', 'I want to spend less on taxis, max 80 a month', 8000, 'Transport'],
  ['es', 'quiero gastar menos en regalos, máximo 80 por mes', 8000, 'Regalos'],
  ['es', 'gastemos menos en nafta, 80 por mes como mucho', 8000, 'Transporte'],
  ['pt', 'quero gastar menos com presentes, no máximo 80 por mês', 8000, 'Presentes'],
  ['fr', 'je veux dépenser moins en cadeaux, 80 max par mois', 8000, 'Cadeaux'],
] as const)('sets a budget when a maximum is named (%s: %s)', (language, text, amount, categoryId) => {
  expect(read(text, contextOf(language))).toMatchObject({
    kind: 'budget',
    ask: 'set',
    amount,
    scope: { categoryId },
  })
})

it.each([
  ['en', 'I paid 20 max for lunch'],
  ['en', '20 for netflix every month'],
  ['en', 'groceries 20 a month'],
  ['fr', '20 par mois pour netflix'],
  ['en', 'hbo max 15.99'],
] as const)(
  'records an expense with "max" or "a month" in it instead of setting a budget (%s: %s)',
  (language, text) => {
    expect(read(text, contextOf(language))).toMatchObject({ kind: 'expenses' })
  },
)

it.each([
  ['es', 'le di 20 mil a Ana'],
  ['pt', 'dei vinte reais pra Ana'],
  ['pt', 'dei vinte reais à Ana'],
  ['pt', 'eu já lhe dei os meus 27,50'],
  ['es', 'ya le di mi parte, 20'],
  ['en', 'I already gave him my half, 20'],
  ['fr', 'je lui ai déjà donné mes 20'],
] as const)('refuses money that was given to a member as a transfer (%s: %s)', (language, text) => {
  const members = [{ id: 'ana', name: 'Ana' }]
  expect(read(text, { ...contextOf(language), members })).toMatchObject({ reason: 'transfer' })
})

it.each([
  ['en', "hi, it's Ana"],
  ['fr', "coucou c'est Ana"],
] as const)("takes the writer's introduction for a greeting, not for a payer (%s: %s)", (language, text) => {
  const members = [{ id: 'ana', name: 'Ana' }]
  expect(read(text, { ...contextOf(language), members })).toMatchObject({ kind: 'greeting' })
})

it.each([
  ['en', 'we said 20 max for gifts', 'Gifts'],
  ['en', 'you agreed 80 tops on taxis', 'Transport'],
  ['es', 'habíamos dicho 20 máximo para los regalos', 'Regalos'],
  ['pt', 'a gente combinou no máximo 50 pro mercado', 'Mercado'],
  ['fr', 'on avait dit 30 max pour les cadeaux', 'Cadeaux'],
] as const)('sets no budget when members remind each other of a limit (%s: %s)', (...row) => {
  const [language, text, categoryId] = row
  expect(read(text, contextOf(language))).toMatchObject({
    kind: 'budget',
    ask: 'show',
    scope: { categoryId },
  })
})

it.each([
  ['fr', 'budget de 2500 pour le mois'],
  ['fr', 'mets 2500 pour le mois'],
  ['en', 'budget of 2500 for the month'],
] as const)('sets a budget for everything at one for the month (%s: %s)', (language, text) => {
  const scope = { categoryId: null, categoryKind: null, words: '', person: null }
  expect(read(text, contextOf(language))).toMatchObject({
    kind: 'budget',
    ask: 'set',
    amount: 250_000,
    scope,
  })
})

it.each([
  ['es', 'quiero gastar 400 mil por mes en supermercado', 400_000, 'groceries'],
  ['es', 'nos gustaría gastar 80 al mes en ropa', 80, 'clothes'],
  ['en', 'I want to spend 400 a month on groceries', 400, 'groceries'],
  ['en', "we'd like to spend 80 per month on clothes", 80, 'clothes'],
  ['pt', 'queremos gastar 400 por mês com mercado', 400, 'groceries'],
  ['fr', 'on voudrait dépenser 80 par mois en vêtements', 80, 'clothes'],
  ['es', 'hacé un presupuesto de mercado de 600', 600, 'groceries'],
  ['pt', 'faz um orçamento de mercado de 600', 600, 'groceries'],
] as const)('sets a budget for what is to be spent each month (%s: %s)', (language, text, amount, kind) => {
  const scope = { categoryKind: kind }
  const set = { kind: 'budget', ask: 'set', amount: amount * 100, scope }
  expect(read(text, contextOf(language))).toMatchObject(set)
})

it.each([
  ['es', 'quiero gastar 20 mil en zapatillas'],
  ['en', 'I want to spend 400 on a phone'],
] as const)('sets no budget for what is to be bought once (%s: %s)', (language, text) => {
  expect(read(text, contextOf(language)).kind).toBe('not_expense')
})

it.each([
  ['how much grocery money is left'],
  ['is there any grocery money left?'],
  ['how much grocery money do we have left'],
])('asks about the budget when money is left (%s)', (text) => {
  const scope = { categoryKind: 'groceries' }
  expect(read(text, contextOf('en'))).toMatchObject({ kind: 'budget', ask: 'show', scope })
})

it.each([
  ['es', 'cuánto ha gastado mamá'],
  ['en', 'how much has mum spent'],
  ['en', 'how much did mum spend'],
  ['pt', 'quanto a mãe gastou?'],
  ['fr', 'combien maman a dépensé'],
] as const)('knows a relative who spent, but is not named, in a question (%s: %s)', (language, text) => {
  expect(read(text, contextOf(language))).toMatchObject({ kind: 'query', kin: true })
})

it('takes no relative for the one who spent whom money was spent on', () => {
  expect(read('how much did we spend on mum', contextOf('en'))).not.toHaveProperty('kin')
})
