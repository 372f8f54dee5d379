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

it('what is to be deleted ends where it is said who pays it', () => {
  expect(read('delete the bins, landlord pays those', contextOf('en'))).toMatchObject({ words: 'bins' })
})

it.each([
  ['es', 'ya lo borré', { kind: 'correction', remark: 'contented' }],
  ['pt', 'apaguei', { kind: 'correction', remark: 'contented' }],
  ['es', 'borré el taxi', { kind: 'delete', words: 'taxi', sure: false }],
  ['es', 'borre el taxi', { kind: 'delete', words: 'taxi', sure: true }],
  ['es', 'lo borré sin querer', { kind: 'restore', words: '' }],
  ['pt', 'apaguei o táxi por engano', { kind: 'restore', words: 'táxi' }],
] as const)('what somebody has deleted is no wish to delete (%s: %s)', (language, text, meant) => {
  expect(read(text, contextOf(language))).toMatchObject(meant)
})

it.each([
  ['pt', 'o sapato da Bia devolvi', 'sapato da Bia'],
  ['pt', 'o da Bia devolvi', 'Bia'],
  ['es', 'los zapatos de Leo los devolví', 'zapatos de Leo'],
  ['en', 'the boots went back, refund', 'boots'],
  ['en', 'cleats were too small, returned them', 'cleats'],
  ['fr', 'les chaussures étaient trop petites, je les ai rendues', 'chaussures'],
] as const)('what was given back is called by all of its name (%s: %s)', (language, text, words) => {
  expect(read(text, contextOf(language))).toMatchObject({ kind: 'delete', words, sure: false })
})

it.each([
  ['pt', 'dividi com meu irmão, então foi 115 pra mim'],
  ['es', 'la dividimos con mi hermano, fueron 115 para mí'],
] as const)('what was parted came to what the writer paid (%s: %s)', (language, text) => {
  expect(read(text, contextOf(language))).toMatchObject({ kind: 'correction', changes: { amount: 11_500 } })
})

it.each([
  ['pt', 'o mercado foi no cartão da Ana', 'mercado'],
  ['es', 'el súper fue con la tarjeta de Ana', 'súper'],
  ['es', 'lo pagué con la tarjeta de Ana', undefined],
] as const)('whose card it was tells who paid (%s: %s)', (language, text, about) => {
  const meaning = read(text, { ...contextOf(language), members: [{ id: 'ana', name: 'Ana' }] })
  expect(meaning).toMatchObject({ kind: 'correction', changes: { payerId: 'ana' } })
  expect(meaning.kind === 'correction' && meaning.about).toBe(about)
})

it.each([
  ['es', 'con la propina fueron 46', 4600],
  ['es', 'con el envío quedó en 46', 4600],
  ['pt', 'com a gorjeta foi 46', 4600],
  ['es', 'yo puse 600 nada más', 60_000],
  ['pt', 'eu só paguei 20', 2000],
] as const)(
  'what is told of it, and of no other thing, is what it came to (%s: %s)',
  (language, text, amount) => {
    expect(read(text, contextOf(language))).toMatchObject({ kind: 'correction', changes: { amount } })
  },
)

it.each([
  ['pt', 'tira 20 do mercado que era meu shampoo', 'mercado'],
  ['es', 'sacale 20 al súper que era mío', 'súper'],
] as const)('why something is taken off is no part of its name (%s: %s)', (language, text, about) => {
  expect(read(text, contextOf(language))).toMatchObject({ about, changes: { by: -2000 } })
})

it.each([
  ['es', 'me la compró papá', 'papá'],
  ['es', 'lo pagó papá', 'papá'],
  ['pt', 'o livro foi a avó que pagou', 'a avó'],
] as const)('one of the family may have paid (%s: %s)', (language, text, payerName) => {
  expect(read(text, contextOf(language))).toMatchObject({ kind: 'correction', changes: { payerName } })
})

it.each([
  ['es', 'la leche y el pan van en salud', 'leche, pan'],
  ['es', 'pan y leche van en salud', 'pan, leche'],
  ['pt', 'o leite e o pão vão em saúde', 'leite, pão'],
] as const)('several things that belong elsewhere are all named (%s: %s)', (language, text, about) => {
  expect(read(text, contextOf(language))).toMatchObject({ kind: 'correction', about })
})

it.each([
  ['es', 'perdona, la carnicería 13', 'carnicería'],
  ['pt', 'ops o açougue 13', 'açougue'],
  ['en', 'oops the butcher 13', 'butcher'],
  ['fr', 'pardon le boucher 13', 'boucher'],
] as const)(
  'a thing that is told anew behind a mistake is no other one (%s: %s)',
  (language, text, about) => {
    expect(read(text, contextOf(language))).toMatchObject({
      kind: 'correction',
      about,
      changes: { amount: 1300 },
    })
  },
)

it.each([
  ['es', 'éramos 4 y pagué solo mi parte, 16 mil', 1_600_000],
  ['es', 'con el postre fueron 27 mil', 2_700_000],
  ['pt', 'com sobremesa deu 45', 4500],
  ['pt', 'o médico deu desconto, ficou 250', 25_000],
] as const)('what it came to after all is no other expense (%s: %s)', (language, text, amount) => {
  expect(read(text, contextOf(language))).toMatchObject({ kind: 'correction', changes: { amount } })
})

it('what follows a wish to delete says why', () => {
  expect(read('bórralo que eso es ahorro', contextOf('es'))).toMatchObject({ kind: 'delete', words: '' })
})

it('a word of the name of a category yields to a longer name of another thing', () => {
  const categories = ['Salidas y comida', 'Mascotas'].map((name) => ({ id: name, name }))
  const filed = (text: string) => {
    const meaning = read(text, { ...contextOf('es'), categories })
    return meaning.kind === 'expenses' ? meaning.items[0].categoryId : meaning.kind
  }
  expect(filed('comida del perro 8')).toBe('Mascotas')
  expect(filed('comida china 8')).toBe('Salidas y comida')
})

it.each([
  ['es', 'el de Jon son 45', 4500],
  ['es', 'no, el de Jon son 45', 4500],
  ['pt', 'o do João foi 119', 11_900],
] as const)('what one was is of that which is called so (%s: %s)', (language, text, amount) => {
  const about = /Jon|João/.exec(text)?.[0]
  expect(read(text, contextOf(language))).toMatchObject({ kind: 'correction', about, changes: { amount } })
})

it.each([
  ['es', 'el taxi va en finca', 'taxi', 'finca'],
  ['es', 'la leche va en bebé', 'leche', 'bebé'],
  ['pt', 'o leite vai em neném', 'leite', 'neném'],
] as const)('where a thing belongs may be no known category (%s: %s)', (language, text, about, place) => {
  expect(read(text, contextOf(language))).toMatchObject({ kind: 'correction', about, place, changes: {} })
})

it.each([
  ['pt', '46 da pipoca tava errado', { about: 'pipoca', changes: {} }],
  ['pt', 'o mercado 55 tá errado, foi 45', { about: 'mercado', changes: { amount: 4500 } }],
  ['es', 'lo del pan 46 estaba mal', { about: 'pan', changes: {} }],
  ['es', 'el uber 30 está mal, son 20', { about: 'uber', changes: { amount: 2000 } }],
  ['en', 'the coffee 4 was wrong', { about: 'coffee', changes: {} }],
] as const)('a price that is said to be wrong is paid by nobody again (%s: %s)', (language, text, meant) => {
  expect(read(text, contextOf(language))).toMatchObject({ kind: 'correction', ...meant })
})

it.each([
  ['es', 'los cigarrillos no los pongas que mi mujer me mata', 'cigarrillos'],
  ['pt', 'não coloca o cigarro', 'cigarro'],
] as const)('what is not to be put down may have to go (%s: %s)', (language, text, words) => {
  expect(read(text, contextOf(language))).toMatchObject({ kind: 'delete', words, sure: false })
})

it.each(['¿a poco? entonces bórrala', 'no manches, bórralo'])(
  'what is cried out names nothing: %s',
  (text) => {
    expect(read(text, contextOf('es'))).toMatchObject({ kind: 'delete', words: '' })
  },
)

it.each(['afinal deixa ficar', 'deixa estar'])('what was deleted may stay: %s', (text) => {
  expect(read(text, contextOf('pt'))).toMatchObject({ kind: 'restore', keeps: true })
})
