import { expect, it } from 'vitest'
import type { Language } from './index.ts'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

const members = [
  { id: 'ana', name: 'Ana' },
  { id: 'beto', name: 'Beto' },
]

const told = (language: Language, text: string) => read(text, homeOf(language, { members }))

it.each([
  ['es', 'la luz la paga Beto', 'luz', 'beto'],
  ['es', 'Beto paga la luz', 'luz', 'beto'],
  ['es', 'lo del perro lo pongo yo', 'perro', 'me'],
  ['es', 'no, la pizza la pago yo', 'pizza', 'me'],
  ['en', 'Beto pays for the gas', 'gas', 'beto'],
  ['en', 'the pizza is on me', 'pizza', 'me'],
  ['en', 'the coffee one was me', 'coffee', 'me'],
  ['en', "the pizza one was Beto's treat", 'pizza', 'beto'],
  ['fr', "celui du café c'était moi", 'café', 'me'],
  ['pt', 'a luz quem paga é o Beto', 'luz', 'beto'],
  ['pt', 'a luz o Beto paga', 'luz', 'beto'],
  ['pt', 'a farmácia pago eu', 'farmácia', 'me'],
  ['pt', 'o uber é por minha conta', 'uber', 'me'],
  ['fr', "la pizza c'est moi qui paie", 'pizza', 'me'],
  ['en', 'the pizza was my treat', 'pizza', 'me'],
  ['fr', "c'était moi, j'ai payé la pizza", 'pizza', 'me'],
  ['es', 'fui yo, yo pagué el taxi', 'taxi', 'me'],
  ['pt', 'fui eu, eu paguei o táxi', 'táxi', 'me'],
  ['fr', "la pizza c'était ma tournée", 'pizza', 'me'],
  ['en', "the parking was actually Beto's", 'parking', 'beto'],
  ['en', "actually the parking was Ana's", 'parking', 'ana'],
  ['en', 'change the payer of the parking to Beto', 'parking', 'beto'],
  ['en', 'set the payer of the rent to Ana', 'rent', 'ana'],
  ['fr', "change le payeur de l'eau pour Beto", 'eau', 'beto'],
  ['en', 'actually the parking was mine', 'parking', 'me'],
  ['en', 'the parking was mine', 'parking', 'me'],
  ['en', 'no the parking was mine', 'parking', 'me'],
  ['fr', "en fait le parking c'était à Beto", 'parking', 'beto'],
  ['fr', 'non le parking était à Ana', 'parking', 'ana'],
  ['es', 'en realidad el café era de Beto', 'café', 'beto'],
  ['pt', 'na verdade o café foi da Ana', 'café', 'ana'],
  ['pt', 'o gás foi pago pelo Beto', 'gás', 'beto'],
  ['pt', 'o pão foi comprado pela Ana', 'pão', 'ana'],
  ['es', 'la carne está pagada por Beto', 'carne', 'beto'],
  ['en', 'the bread was bought by Beto', 'bread', 'beto'],
  ['en', 'the phone bill was beto', 'phone', 'beto'],
  ['en', "the water bill was Ana's", 'water', 'ana'],
] as const)(
  'corrects the payer of a named expense in the present or past tense (%s: %s)',
  (language, text, about, payerId) => {
    expect(told(language, text)).toEqual({ kind: 'correction', about, changes: { payerId }, sure: true })
  },
)

it.each([
  ['es', 'la pizza de Ana la pagó Beto', 'beto'],
  ['es', 'el regalo de Ana lo pagué yo', 'me'],
  ['en', 'the pizza for Ana was paid by Beto', 'beto'],
  ['pt', 'o passe da Ana pago eu', 'me'],
  ['pt', 'o passe da Ana paguei eu', 'me'],
  ['pt', 'o passe da Ana foi o Beto que pagou', 'beto'],
  ['fr', "la pizza d'Ana c'est Beto qui a payé", 'beto'],
] as const)('takes the person who paid, not the one it was for (%s: %s)', (language, text, payerId) => {
  expect(told(language, text)).toMatchObject({ kind: 'correction', changes: { payerId } })
})

it.each([
  ['es', 'Ana, la luz la pagué yo', 'luz'],
  ['es', 'mami el gas lo pagué yo', 'gas'],
  ['en', 'Ana I paid for the gas', 'gas'],
  ['pt', 'vó a farmácia fui eu que paguei', 'farmácia'],
  ['fr', "mamie la pizza c'est moi qui ai payé", 'pizza'],
] as const)(
  'takes the writer for the payer, not the one who is spoken to (%s: %s)',
  (language, text, about) => {
    const meaning = { kind: 'correction', about, changes: { payerId: 'me' }, sure: true }
    expect(told(language, text)).toEqual(meaning)
  },
)

it.each([
  ['es', 'la luz la paga Beto, 5000', 'expenses'],
  ['es', 'la luz la paga Beto mañana', 'not_expense'],
  ['es', 'quién paga la luz?', 'not_expense'],
  ['es', 'la luz la paga la empresa', 'not_expense'],
  ['en', "I'll pay the pizza", 'not_expense'],
  ['en', 'I paid the pizza', 'missing_amount'],
] as const)(
  'is no correction with a price, a future day, a question or an unknown name (%s: %s)',
  (language, text, kind) => {
    expect(told(language, text).kind).toBe(kind)
  },
)

it.each([
  ['en', 'that was me actually'],
  ['en', 'it was me btw'],
  ['en', 'yep, paid by me'],
  ['pt', 'pago por mim'],
  ['fr', "c'est payé par moi"],
] as const)('reads that the writer paid, whatever else is around it (%s: %s)', (language, text) => {
  expect(told(language, text)).toMatchObject({ kind: 'correction', changes: { payerId: 'me' } })
})

it.each([
  ['es', 'el pan lo pagaste vos, Beto', 'pan', 'beto'],
  ['en', 'you paid for the drinks, Beto', 'drinks', 'beto'],
  ['pt', 'foste tu, Beto', undefined, 'beto'],
  ['fr', "c'est toi qui as payé, Beto", undefined, 'beto'],
  ['es', 'foste tu', undefined, null],
  ['pt', 'não paguei nada, foste tu', undefined, null],
  ['es', 'no pagué nada, lo pagaste vos', undefined, null],
] as const)('takes the one who is spoken to for the payer (%s: %s)', (language, text, about, payerId) => {
  const named = about === undefined ? {} : { about }
  expect(told(language, text)).toEqual({ kind: 'correction', ...named, changes: { payerId }, sure: true })
})

it('takes no word for the person spoken to for a name', () => {
  expect(told('es', 'las zapatillas no las pagaste vos, te las pagué yo')).toMatchObject({
    about: 'zapatillas',
    changes: { payerId: 'me' },
  })
})

it.each([
  ['fr', 'canapé 60, Beto a avancé', "non c'est Beto qui a avancé"],
  ['es', 'sofá 60, lo adelantó Beto', 'no, lo adelantó Beto'],
  ['pt', 'sofá 60, Beto adiantou', 'não, foi o Beto que adiantou'],
  ['en', 'sofa 60, Beto fronted it', 'no, Beto fronted it'],
] as const)('takes the one who advanced the money for the payer (%s: %s)', (language, text, correction) => {
  expect(told(language, text)).toMatchObject({ kind: 'expenses', items: [{ payerId: 'beto' }] })
  expect(told(language, correction)).toMatchObject({ kind: 'correction', changes: { payerId: 'beto' } })
})

it.each([
  ['es', 'cine 18 y pochoclos 6, pagó Beto', ['beto', 'beto']],
  ['en', 'cinema 18 and popcorn 6, Beto paid', ['beto', 'beto']],
  ['en', 'bread 18, milk 6, paid by Beto', ['beto', 'beto']],
  ['pt', 'cinema 18 e pipoca 6, o Beto pagou', ['beto', 'beto']],
  ['fr', "ciné 18 et popcorn 6, c'est Beto qui a payé", ['beto', 'beto']],
  ['en', 'cinema 18, Beto paid, and popcorn 6', ['beto', null]],
  ['fr', 'ciné 18, Beto a payé, et popcorn 6', ['beto', null]],
  ['en', 'cinema 18 Ana paid, popcorn 6, Beto paid', ['ana', 'beto']],
  ['en', 'cinema 18 and popcorn 6 Beto paid', [null, 'beto']],
] as const)(
  'gives each of several expenses the payer told for it, or for all (%s: %s)',
  (language, text, payers) => {
    expect(told(language, text)).toMatchObject({ items: payers.map((payerId) => ({ payerId })) })
  },
)

it.each([
  ['en', 'was the laundry paid by Beto?', 'laundry'],
  ['en', 'was it Beto who paid the laundry?', 'laundry'],
  ['en', 'Beto paid the rent?', 'rent'],
  ['en', 'did Beto pay for the laundry?', 'laundry'],
  ['fr', "le resto, c'est Beto qui a payé ?", 'resto'],
  ['fr', "c'est Beto qui a payé le resto ?", 'resto'],
  ['fr', "l'essence a été payée par Beto ?", 'essence'],
  ['fr', "Beto a payé l'essence ?", 'essence'],
] as const)('answers a question about one payer with who paid (%s: %s)', (language, text, words) => {
  const asked = { kind: 'query', ask: 'list', payers: true, scope: { words, person: null } }
  expect(told(language, text)).toMatchObject(asked)
})

it.each([
  ['en', 'how much did Beto pay for the rent?'],
  ['en', 'can you put that Beto paid the rent?'],
  ['en', 'did Beto pay 40 for the rent?'],
] as const)('asks nothing else as who paid (%s: %s)', (language, text) => {
  expect(told(language, text)).not.toMatchObject({ payers: true })
})

it.each([
  ['fr', "c'était moi le resto", 'resto', 'me'],
  ['fr', "c'est Beto pour le pain", 'pain', 'beto'],
  ['pt', 'foi o Beto o pão', 'pão', 'beto'],
  ['pt', 'fui eu no mercado', 'mercado', 'me'],
  ['es', 'fue Beto el restaurante', 'restaurante', 'beto'],
  ['en', 'it was me for the pizza', 'pizza', 'me'],
  ['en', 'that was Beto the taxi', 'taxi', 'beto'],
] as const)(
  'reads whose an expense was that is named behind the payer (%s: %s)',
  (language, text, about, payerId) => {
    expect(told(language, text)).toEqual({ kind: 'correction', about, changes: { payerId }, sure: true })
  },
)

it.each([
  ['fr', "non c'est moi voyons", 'me'],
  ['fr', "non c'est Beto quand même", 'beto'],
  ['es', 'no fue Beto ombe', 'beto'],
  ['en', 'no it was me innit', 'me'],
  ['en', 'it was Beto duh', 'beto'],
] as const)('takes words that only stress who paid for no new name (%s: %s)', (language, text, payerId) => {
  expect(told(language, text)).toMatchObject({ kind: 'correction', changes: { payerId } })
})

it.each([
  ['pt', 'o Beto também comprou o jornal, 1,90', 190],
  ['pt', 'o Beto já pagou o gás 30', 3000],
  ['es', 'Beto ya pagó el gas 30', 3000],
  ['en', 'Beto also bought bread 3', 300],
  ['en', 'Beto already paid the water 30', 3000],
  ['fr', 'Beto a aussi acheté du pain 3', 300],
  ['fr', 'Beto a déjà payé le gaz 30', 3000],
] as const)('finds the payer before an adverb and the verb (%s: %s)', (language, text, amount) => {
  expect(told(language, text)).toMatchObject({ kind: 'expenses', items: [{ amount, payerId: 'beto' }] })
})

it.each([
  ['pt', 'Beto, a figurinha não é gasto da casa', 'figurinha'],
  ['pt', 'o batom não é despesa da família', 'batom'],
  ['es', 'Beto la pizza no es gasto del hogar', 'pizza'],
  ['en', "the pizza isn't a household expense", 'pizza'],
  ['fr', "le jeu n'est pas une dépense du foyer", 'jeu'],
] as const)(
  'files nothing under “home” that is denied to be the household’s (%s: %s)',
  (language, text, about) => {
    expect(told(language, text)).toEqual({
      kind: 'correction',
      about,
      changes: { payerId: null },
      sure: true,
    })
  },
)
