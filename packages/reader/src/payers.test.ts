import { expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

const members = [{ id: 'beto', name: 'Beto' }]

it.each([
  ['es', 'ponelo a mi nombre'],
  ['es', 'ponlo a mi cuenta'],
  ['en', 'put that on my account'],
  ['en', 'put it under my name'],
  ['pt', 'coloca no meu nome'],
  ['pt', 'põe na minha conta'],
  ['fr', 'mets-le à mon nom'],
  ['fr', 'mets-le sur mon compte'],
] as const)('reads the writer as payer of what is put on their account (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language, { members }))).toMatchObject({ changes: { payerId: 'me' } })
})

const family = [
  { id: 'nacho', name: 'Ignacio Soto' },
  { id: 'vale', name: 'Valentina Ruiz' },
]

it.each([
  ['es', 'no, fue el Nacho nomás', 'nacho'],
  ['es', 'no mentira, fue el nacho nomás', 'nacho'],
  ['es', 'eso lo pagó vale', 'vale'],
  ['es', 'lo pagó la vale', 'vale'],
  ['en', 'no, it was Nacho actually', 'nacho'],
] as const)(
  'finds a member by a nickname, with filler words at the end (%s: %s)',
  (language, text, payerId) => {
    expect(read(text, homeOf(language, { members: family }))).toMatchObject({ changes: { payerId } })
  },
)

it.each([
  ['es', 'lo había pagado yo'],
  ['es', 'no, eso ya lo he pagado yo'],
  ['en', 'I had paid that'],
  ['en', "no, I've paid for it"],
  ['en', "I'd paid that"],
  ['pt', 'eu já tinha pago isso'],
  ['fr', "non, je l'avais payé"],
] as const)('reads the writer as payer in the past perfect (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language, { members }))).toMatchObject({ changes: { payerId: 'me' } })
})

it.each([
  ['es', 'vale, era pan'],
  ['es', 'no, eran nachos nomás'],
  ['es', 'vale, lo pagué yo'],
] as const)('does not take a name that means something else for the payer (%s: %s)', (language, text) => {
  const meaning = read(text, homeOf(language, { members: family }))
  expect(meaning.kind === 'correction' && (meaning.changes.payerId ?? 'me')).toBe('me')
})

it.each([
  ['es', 'ella pagó'],
  ['es', 'lo pagó él'],
  ['en', 'he paid for it'],
  ['pt', 'ela pagou'],
  ['pt', 'quem pagou foi ele'],
  ['fr', 'elle a payé'],
] as const)('reads the payer without a name (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language, { members }))).toMatchObject({ changes: { payerId: null } })
})

it.each([
  ['es', 'Beto pagó la mitad'],
  ['es', 'mi mamá puso la mitad'],
  ['en', 'Beto covered half of the sitter'],
  ['en', 'Paul covered half of the sitter'],
  ['pt', 'o Beto cobriu metade'],
  ['fr', 'Paul a payé la moitié du resto'],
  ['es', 'la mitad es de mi hermana'],
  ['en', "we were two, half is Beto's"],
  ['pt', 'éramos dois, metade é do Beto'],
  ['fr', 'on était deux, la moitié est à Beto'],
  ['es', 'eso lo pagó la tía la mitad'],
  ['en', 'half of that was my aunt'],
  ['fr', "la moitié c'est ma tante"],
  ['es', 'dividimos el alquiler en 3'],
  ['es', 'vamos a medias con la cena'],
  ['en', "let's split the rent"],
  ['pt', 'bora dividir o condomínio'],
] as const)("reads somebody's half as a share, member or not (%s: %s)", (language, text) => {
  expect(read(text, homeOf(language, { members }))).toMatchObject({ kind: 'correction', shared: true })
})

it.each([
  ['es', 'pago el alquiler'],
  ['es', 'el pago del gas'],
  ['es', 'ella pagó 20'],
  ['en', 'my account'],
  ['en', 'put 20 on my card'],
  ['en', 'half of the rent 300'],
  ['en', 'half was cold'],
  ['es', 'era la mitad'],
  ['pt', 'ela pagou 20 de pão'],
  ['fr', 'elle a payé 20'],
] as const)('does not read a payer from similar words (%s: %s)', (language, text) => {
  const meaning = read(text, homeOf(language, { members }))
  const isOfPayer = meaning.kind === 'correction' && ('payerId' in meaning.changes || meaning.shared === true)
  expect(isOfPayer).toBe(false)
})

it.each([
  ['es', 'el taxi fui yo, con mi tarjeta'],
  ['en', 'the taxi was me, I tapped'],
  ['pt', 'o táxi fui eu, passei meu cartão'],
  ['fr', "le taxi c'était moi, j'ai passé ma carte"],
] as const)('reads the payer beside how they paid (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language, { members }))).toMatchObject({
    kind: 'correction',
    about: expect.stringMatching(/^t[aá]xi$/),
    changes: { payerId: 'me' },
  })
})

it.each([
  ['pt', 'quem pagou foi o va'],
  ['pt', 'foi a Va que pagou'],
  ['pt', 'a va pagou'],
  ['es', 'lo pagó la va'],
] as const)('takes two letters after an article for the name of a payer (%s: %s)', (language, text) => {
  const meaning = { kind: 'correction', changes: { payerId: 'vale' }, sure: true }
  expect(read(text, homeOf(language, { members: family }))).toEqual(meaning)
})

it('takes two letters for no name elsewhere', () => {
  const meaning = read('o va é caro', homeOf('pt', { members: family }))
  expect(meaning.kind).not.toBe('correction')
})

it.each([
  ['en', "pizza 30, Beto's treat"],
  ['en', 'pizza 30, betos treat'],
  ['en', "Beto's treat, lunch 30"],
  ['es', 'cena 30 por cuenta de Beto'],
  ['pt', 'jantar 30 por conta do Beto'],
  ['fr', 'resto 30 offert par Beto'],
] as const)('takes the member who treated the others for the payer (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language, { members }))).toMatchObject({
    kind: 'expenses',
    items: [{ payerId: 'beto', amount: 3000 }],
  })
})

it('does not take a treat for a member for one that they paid', () => {
  expect(read('treat for Beto 5', homeOf('en', { members }))).toMatchObject({ items: [{ payerId: null }] })
})

it.each([
  ['en', "pizza 30, dad's treat"],
  ['fr', 'patins de Zoé 45, payés par papi'],
  ['fr', 'bottes 60 payées par mon père'],
] as const)(
  "asks about what somebody paid who does not share the writer's money (%s: %s)",
  (language, text) => {
    expect(read(text, homeOf(language, { members }))).toMatchObject({ kind: 'ambiguous', why: 'intent' })
  },
)

it('records what was paid by card', () => {
  const meaning = read('bottes 60 payées par carte', homeOf('fr', { members }))
  expect(meaning).toMatchObject({ kind: 'expenses', items: [{ description: 'bottes', amount: 6000 }] })
})

it.each([
  ['es', 'libros 42 con la tarjeta de papá', 'libros'],
  ['es', 'libros 42 con la tarjeta de mi mamá', 'libros'],
  ['en', "books 42 on my dad's card", 'books'],
  ['en', "books 42 with Kate's card", 'books'],
  ['pt', 'livros 42 no cartão do papai', 'livros'],
  ['fr', 'livres 42 avec la carte de papa', 'livres'],
] as const)('leaves the owner of the card, who is no member, out of the name (%s: %s)', (...row) => {
  const [language, text, description] = row
  const items = [{ description, amount: 4200, payerId: null }]
  expect(read(text, homeOf(language, { members }))).toMatchObject({ kind: 'expenses', items })
})
