import { expect, it } from 'vitest'
import { read } from './index.ts'
import type { Expenses } from './meaning.ts'
import { homeOf } from './testing/home.ts'

it.each([
  ['es', 'te los devolví ayer'],
  ['es', 'no, ya te pagué'],
  ['es', 'ya te transferí lo tuyo'],
  ['es', 'te devolví la plata ayer'],
  ['es', 'te devolví lo del sushi ayer'],
  ['en', 'I paid you back yesterday'],
  ['en', 'I paid you back for the taxi'],
  ['en', 'I paid you yesterday'],
  ['en', 'I gave you the money yesterday'],
  ['en', 'no I gave you cash for it'],
  ['pt', 'te devolvi ontem'],
  ['pt', 'já te paguei'],
  ['pt', 'devolvi-te ontem'],
  ['pt', 'te passei ontem o dinheiro'],
  ['fr', 'je te les ai rendus hier'],
  ['fr', "je t'ai remboursé hier"],
  ['fr', 'je lui ai donné les sous'],
] as const)('refuses money that was paid back as a loan, and corrects nothing (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toEqual({ kind: 'not_expense', reason: 'loan', sure: true })
})

it('refuses money that was paid back to a named member as a loan', () => {
  const members = [{ id: 'mike', name: 'Mike' }]
  expect(read('I paid Mike back', homeOf('en', { members }))).toMatchObject({ reason: 'loan' })
  expect(read('I paid Mike back yesterday', homeOf('en', { members }))).toMatchObject({ reason: 'loan' })
  expect(read('Mike paid', homeOf('en', { members }))).toMatchObject({ changes: { payerId: 'mike' } })
})

it.each([
  ['es', 'lo devolví ayer'],
  ['es', 'ya los devolví ayer'],
  ['en', 'returned it yesterday'],
  ['pt', 'devolvi ontem'],
  ['fr', "je l'ai rendu hier"],
] as const)('offers to delete a thing that was returned, on whatever day (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toEqual({ kind: 'delete', amount: null, words: '', sure: false })
})

it.each([
  ['es', 'te lo pagué ayer', 'correction'],
  ['es', 'te pagué el taxi ayer', 'missing_amount'],
  ['es', 'le devolví los zapatos', 'delete'],
  ['es', 'le pagué a la niñera 500', 'expenses'],
  ['en', 'I sent you the list', 'small_talk'],
  ['pt', 'te paguei o almoço', 'missing_amount'],
] as const)(
  'does not take other things that were given for money paid back (%s: %s)',
  (language, text, kind) => {
    expect(read(text, homeOf(language)).kind).toBe(kind)
  },
)

it.each([
  ['pt', 'caiu dia 10', '2026-11-10'],
  ['pt', 'não, caiu dia 10', '2026-11-10'],
  ['pt', 'foi debitado dia 10', '2026-11-10'],
  ['es', 'se debitó el 5', '2026-11-05'],
  ['es', 'me lo cobraron ayer', '2026-11-17'],
  ['en', 'came out on the 5th', '2026-11-05'],
  ['en', 'it was charged on the 3rd', '2026-11-03'],
  ['fr', "c'est passé le 5", '2026-11-05'],
] as const)('takes the day of the charge as the day of the last expense (%s: %s)', (language, text, date) => {
  expect(read(text, homeOf(language))).toEqual({ kind: 'correction', changes: { date }, sure: true })
})

it.each([
  ['pt', 'o salário caiu dia 5'],
  ['pt', 'caiu 500'],
  ['pt', 'caiu o pix ontem'],
  ['es', 'cobré ayer'],
  ['en', 'went out yesterday'],
] as const)('does not take the day of an income or an event for a correction (%s: %s)', (language, text) => {
  const meaning = read(text, homeOf(language))
  expect(meaning.kind === 'correction' && meaning.changes.date).toBe(false)
})

it.each([
  ['es', 'reembolso del seguro 12.500'],
  ['en', 'refund from Tesco 25.99'],
  ['pt', 'reembolso do plano de saúde 120'],
  ['fr', "remboursement d'Amazon 25,99"],
] as const)('refuses what came back for something bought as income (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'not_expense', reason: 'income' })
})

it('records what was bought beside a refund', () => {
  const { items } = read('refund from tesco 25.99 and spent 10 on bread', homeOf('en')) as Expenses
  expect(items.map(({ description, amount }) => `${description} ${amount}`)).toEqual(['bread 1000'])
})

it.each([
  ['es', 'bizum de Laura, 30, la cena', 'income'],
  ['es', 'transferencia de mi hermana 5000', 'income'],
  ['pt', 'pix da minha irmã 100', 'income'],
  ['es', 'puse 20 lucas en el chanchito de Benja', 'transfer'],
  ['en', 'put 300 in the 401k', 'transfer'],
  ['pt', 'coloquei 200 na poupança', 'transfer'],
  ['fr', 'mis 50 sur le livret', 'transfer'],
] as const)('refuses what somebody sent to the writer, and savings (%s: %s)', (language, text, reason) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'not_expense', reason })
})

it.each([
  ['es', 'bizum a Laura 30'],
  ['pt', 'pix pro João 100'],
] as const)('does not refuse what the writer sent to somebody (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language)).kind).toBe('expenses')
})

it.each([
  ['es', 'transferencia de 15 a Marta por la torta'],
  ['es', 'le hice un bizum de 15 a Marta por la tarta'],
  ['pt', 'pix de 15 pra Marta pelo bolo'],
  ['pt', 'mandei 15 pra Marta pelo bolo'],
  ['en', 'bank transfer 15 to Marta for the cake'],
  ['fr', 'virement 15 à Marta pour le gâteau'],
] as const)('records what was sent to somebody for a thing (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({
    kind: 'expenses',
    items: [{ amount: 1500, categoryKind: 'food' }],
  })
})

it.each([
  ['es', 'transferencia de 15 a Marta por la torta'],
  ['pt', 'pix de 15 pra Marta pelo bolo'],
] as const)('refuses what was sent to a member for a thing (%s: %s)', (language, text) => {
  const members = [{ id: 'marta', name: 'Marta' }]
  expect(read(text, homeOf(language, { members }))).toMatchObject({ kind: 'not_expense' })
})

it.each([
  ['pt', 'renda 780, paga'],
  ['pt', 'renda 780, dia 1'],
] as const)('records the rent of a home in Portugal (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language, { currency: 'EUR' }))).toMatchObject({
    kind: 'expenses',
    items: [{ amount: 78_000, categoryKind: 'home' }],
  })
})

it('refuses an extra income in Brazil', () => {
  expect(read('renda extra 500', homeOf('pt'))).toMatchObject({ kind: 'not_expense', reason: 'income' })
})

it.each([
  ['pt', 'empréstimo da casa 480'],
  ['en', 'house loan 480'],
  ['en', 'home loan emi 480'],
  ['fr', 'mensualité du crédit 480'],
] as const)('records what is paid back for the home each month (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({
    kind: 'expenses',
    items: [{ amount: 48_000, categoryKind: 'home' }],
  })
})

it.each([
  ["j'ai avancé la cantine 45", 4500],
  ["j'ai avancé 45 pour le cadeau", 4500],
  ['on a avancé 45 pour la location', 4500],
] as const)('books what the writer paid for the others first (%s)', (text, amount) => {
  expect(read(text, homeOf('fr'))).toMatchObject({ kind: 'expenses', items: [{ amount }] })
})

it.each(["j'ai avancé 45 à Paul", "j'ai avancé 45 à mon frère", 'je lui ai avancé 45'])(
  'books no money that was lent (%s)',
  (text) => {
    expect(read(text, homeOf('fr')).kind).toBe('not_expense')
  },
)

it.each(['phone bills 45', 'electric bills 45', 'paid the water bills 45'])('books bills (%s)', (text) => {
  expect(read(text, homeOf('en'))).toMatchObject({
    kind: 'expenses',
    items: [{ amount: 4500, categoryKind: 'utilities' }],
  })
})

it.each([
  ['es', 'devolví los zapatos de Juan', 'zapatos'],
  ['en', "returned Jack's shoes", 'shoes'],
  ['en', 'I returned the blue dress', 'dress'],
  ['en', 'took back the lamp from ikea', 'lamp'],
  ['pt', 'devolvi os sapatos do João', 'sapatos'],
  ['fr', "j'ai rendu les chaussures d'Adam", 'chaussures'],
  ['fr', 'j’ai rendu la robe bleue', 'robe'],
] as const)('finds what was returned, whosever it was (%s: %s)', (language, text, words) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'delete', words, sure: false })
})

it.each([
  ['en', 'returned those shoes to Target, got 39.99 back', 'shoes'],
  ['en', 'went to return the lamp to Ikea and got 39.99 back', 'lamp'],
  ['es', 'fui a devolver las zapatillas a Dexter y me devolvieron 39,99', 'zapatillas'],
  ['es', 'fui a devolver los tenis a Liverpool y me regresaron 39,99', 'tenis'],
  ['pt', 'fui devolver as botas e devolveram-me 39,99', 'botas'],
  ['fr', "je suis allée rendre les bottes chez Zara, on m'a rendu 39,99", 'bottes'],
] as const)('tells what came back for a thing that was taken back to the shop (%s: %s)', (...row) => {
  const [language, text, backOf] = row
  expect(read(text, homeOf(language))).toMatchObject({ reason: 'income', back: 3999, backOf })
})
