import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import { filingHomeOf as contextOf, homeOf } from './testing/home.ts'

it.each([
  ['es', 'la lotería no la cuentes', 'lotería'],
  ['es', 'lo de la limosna no va', 'limosna'],
  ['es', 'no cuentes la lotería', 'lotería'],
  ['pt', 'a loteria não conta', 'loteria'],
  ['pt', 'a cerveja não é pra contar', 'cerveja'],
  ['en', "the coffee doesn't count", 'coffee'],
  ['fr', 'le café ne compte pas', 'café'],
] as const)('offers to delete an expense that should not count (%s: %s)', (language, text, words) => {
  expect(read(text, contextOf(language))).toMatchObject({ kind: 'delete', words, sure: false })
})

it.each([
  ['es', 'ponme la luz en casa', 'luz'],
  ['es', 'méteme el taxi en regalos', 'taxi'],
  ['es', 'las dos cosas van en salud', 'las dos cosas'],
  ['pt', 'as duas coisas vão em saúde', 'as duas coisas'],
  ['en', 'put the last two in gifts', 'the last two'],
  ['en', 'move my last 3 to health', 'my last 3'],
  ['en', 'the last two go in gifts', 'the last two'],
  ['es', 'pon los dos últimos en regalos', 'los dos últimos'],
  ['es', 'pasá los últimos dos a regalos', 'los últimos dos'],
  ['pt', 'põe os dois últimos em presentes', 'os dois últimos'],
  ['fr', 'mets les deux derniers dans cadeaux', 'les deux derniers'],
  ['fr', 'mets mes 3 dernières en cadeaux', 'mes 3 dernières'],
] as const)('reads the expense before the category it is moved to (%s: %s)', (language, text, about) => {
  const meaning = read(text, contextOf(language))
  expect(meaning).toMatchObject({ kind: 'correction', about, changes: { categoryId: expect.any(String) } })
})

it.each([
  ['es', 'el mío fue 45'],
  ['es', 'y la mía fue 45'],
  ['pt', 'o meu foi 45'],
  ['en', 'mine was 45'],
  ['fr', "le mien c'était 45"],
] as const)("reads the amount of the writer's own purchase (%s: %s)", (language, text) => {
  expect(read(text, contextOf(language))).toMatchObject({ mine: true, changes: { amount: 4500 } })
})

it('ends the name of the deleted expense before the reason', () => {
  expect(read('delete the bins, landlord pays those', contextOf('en'))).toMatchObject({ words: 'bins' })
})

it.each([
  ['es', 'ya lo borré', { kind: 'correction', remark: 'contented' }],
  ['pt', 'apaguei', { kind: 'correction', remark: 'contented' }],
  ['es', 'borré el taxi', { kind: 'delete', words: 'taxi', sure: false }],
  ['es', 'borre el taxi', { kind: 'delete', words: 'taxi', sure: true }],
  ['es', 'lo borré sin querer', { kind: 'restore', words: '' }],
  ['pt', 'apaguei o táxi por engano', { kind: 'restore', words: 'táxi' }],
] as const)(
  'does not take the statement "I deleted it" for a sure request to delete (%s: %s)',
  (language, text, meant) => {
    expect(read(text, contextOf(language))).toMatchObject(meant)
  },
)

it.each([
  ['pt', 'o sapato da Bia devolvi', 'sapato da Bia'],
  ['pt', 'o da Bia devolvi', 'Bia'],
  ['es', 'los zapatos de Leo los devolví', 'zapatos de Leo'],
  ['en', 'the boots went back, refund', 'boots'],
  ['en', 'cleats were too small, returned them', 'cleats'],
  ['fr', 'les chaussures étaient trop petites, je les ai rendues', 'chaussures'],
] as const)('keeps the whole name of a returned thing (%s: %s)', (language, text, words) => {
  expect(read(text, contextOf(language))).toMatchObject({ kind: 'delete', words, sure: false })
})

it.each([
  ['pt', 'dividi com meu irmão, então foi 115 pra mim'],
  ['es', 'la dividimos con mi hermano, fueron 115 para mí'],
] as const)("takes the writer's part as the new amount of a shared expense (%s: %s)", (language, text) => {
  expect(read(text, contextOf(language))).toMatchObject({ kind: 'correction', changes: { amount: 11_500 } })
})

it.each([
  ['pt', 'o mercado foi no cartão da Ana', 'mercado'],
  ['es', 'el súper fue con la tarjeta de Ana', 'súper'],
  ['es', 'lo pagué con la tarjeta de Ana', undefined],
] as const)('takes the owner of the card as the payer (%s: %s)', (language, text, about) => {
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
] as const)('takes the total with tip or delivery as the new amount (%s: %s)', (language, text, amount) => {
  expect(read(text, contextOf(language))).toMatchObject({ kind: 'correction', changes: { amount } })
})

it.each([
  ['pt', 'tira 20 do mercado que era meu shampoo', 'mercado'],
  ['es', 'sacale 20 al súper que era mío', 'súper'],
] as const)(
  "leaves the reason for a subtraction out of the expense's name (%s: %s)",
  (language, text, about) => {
    expect(read(text, contextOf(language))).toMatchObject({ about, changes: { by: -2000 } })
  },
)

it.each([
  ['es', 'me la compró papá', 'papá'],
  ['es', 'lo pagó papá', 'papá'],
  ['pt', 'o livro foi a avó que pagou', 'a avó'],
] as const)('reads a relative as the payer (%s: %s)', (language, text, payerName) => {
  expect(read(text, contextOf(language))).toMatchObject({ kind: 'correction', changes: { payerName } })
})

it.each([
  ['es', 'la leche y el pan van en salud', 'leche, pan'],
  ['es', 'pan y leche van en salud', 'pan, leche'],
  ['pt', 'o leite e o pão vão em saúde', 'leite, pão'],
] as const)('names all the expenses that get another category (%s: %s)', (language, text, about) => {
  expect(read(text, contextOf(language))).toMatchObject({ kind: 'correction', about })
})

it.each([
  ['es', 'perdona, la carnicería 13', 'carnicería'],
  ['pt', 'ops o açougue 13', 'açougue'],
  ['en', 'oops the butcher 13', 'butcher'],
  ['en', 'oops rent is 13', 'rent'],
  ['fr', 'pardon le boucher 13', 'boucher'],
] as const)(
  'takes a thing and a price after an apology for a correction, not a new expense (%s: %s)',
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
] as const)(
  'takes a final amount with its explanation for a correction, not a new expense (%s: %s)',
  (language, text, amount) => {
    expect(read(text, contextOf(language))).toMatchObject({ kind: 'correction', changes: { amount } })
  },
)

it('ignores the reason after a request to delete', () => {
  expect(read('bórralo que eso es ahorro', contextOf('es'))).toMatchObject({ kind: 'delete', words: '' })
})

it('prefers the longer category name to a single word of another one', () => {
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
] as const)("corrects the amount of the expense with a person's name (%s: %s)", (language, text, amount) => {
  const about = /Jon|João/.exec(text)?.[0]
  expect(read(text, contextOf(language))).toMatchObject({ kind: 'correction', about, changes: { amount } })
})

it.each([
  ['es', 'el taxi va en finca', 'taxi', 'finca'],
  ['es', 'la leche va en bebé', 'leche', 'bebé'],
  ['pt', 'o leite vai em neném', 'leite', 'neném'],
] as const)('keeps the name of an unknown category (%s: %s)', (language, text, about, place) => {
  expect(read(text, contextOf(language))).toMatchObject({ kind: 'correction', about, place, changes: {} })
})

it.each([
  ['pt', '46 da pipoca tava errado', { about: 'pipoca', changes: {} }],
  ['pt', 'o mercado 55 tá errado, foi 45', { about: 'mercado', changes: { amount: 4500 } }],
  ['es', 'lo del pan 46 estaba mal', { about: 'pan', changes: {} }],
  ['es', 'el uber 30 está mal, son 20', { about: 'uber', changes: { amount: 2000 } }],
  ['en', 'the coffee 4 was wrong', { about: 'coffee', changes: {} }],
] as const)('reads a price that was wrong as a correction (%s: %s)', (language, text, meant) => {
  expect(read(text, contextOf(language))).toMatchObject({ kind: 'correction', ...meant })
})

it.each([
  ['es', 'los cigarrillos no los pongas que mi mujer me mata', 'cigarrillos'],
  ['pt', 'não coloca o cigarro', 'cigarro'],
] as const)('offers to delete what should not be recorded (%s: %s)', (language, text, words) => {
  expect(read(text, contextOf(language))).toMatchObject({ kind: 'delete', words, sure: false })
})

it.each(['¿a poco? entonces bórrala', 'no manches, bórralo'])(
  'ignores exclamations in a request to delete: %s',
  (text) => {
    expect(read(text, contextOf('es'))).toMatchObject({ kind: 'delete', words: '' })
  },
)

it.each(['afinal deixa ficar', 'deixa estar'])('keeps what was to be deleted: %s', (text) => {
  expect(read(text, contextOf('pt'))).toMatchObject({ kind: 'restore', keeps: true })
})

it.each([
  ['es', 'el de hoy fue 26 con el jugo', '2026-11-18'],
  ['en', "yesterday's one was 26 with the juice", '2026-11-17'],
  ['pt', 'o de hoje foi 26 com o suco', '2026-11-18'],
  ['fr', "celui d'hier c'était 26 avec le jus", '2026-11-17'],
] as const)('changes only the amount of the expense of a day, whatever it includes (%s: %s)', (...row) => {
  const [language, text, ofDate] = row
  const meaning = read(text, contextOf(language))
  expect(meaning).toMatchObject({ kind: 'correction', ofDate })
  expect(meaning).toHaveProperty('changes', { amount: 2600 })
})

it.each([
  ['es', 'la luz está mal, 51,15', 'luz'],
  ['en', 'the electricity is wrong, 51.15', 'electricity'],
  ['pt', 'a luz está mal, 51,15', 'luz'],
  ['pt', 'a luz tá errada, foi 51,15', 'luz'],
  ['fr', "l'électricité est fausse, 51,15", 'électricité'],
] as const)('reads the right amount after a thing that is said to be wrong (%s: %s)', (...row) => {
  const [language, text, about] = row
  expect(read(text, contextOf(language))).toMatchObject({
    kind: 'correction',
    about,
    changes: { amount: 5115 },
  })
})

describe('a thing moved to a category that was named before', () => {
  it.each([
    ['es', 'poné el pan ahí', 'pan'],
    ['en', 'move the skip and the sparky to it', 'the skip and the sparky'],
    ['en', 'move the skip there please', 'the skip'],
    ['pt', 'passa o encanador e o eletricista pra lá', 'encanador e o eletricista'],
    ['fr', 'mets le pain là-dedans', 'pain'],
  ] as const)('is no new name (%s: %s)', (language, text, about) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'correction', about, changes: {} })
  })

  it('may be the last one', () => {
    expect(read('mets-le là-dedans', homeOf('fr'))).toMatchObject({ kind: 'correction', changes: {} })
  })
})
