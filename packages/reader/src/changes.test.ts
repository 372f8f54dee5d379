import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { filingHomeOf as contextOf } from './testing/home.ts'

describe('a correction', () => {
  const changeIn = (language: Language, text: string) => {
    const meaning = read(text, contextOf(language))
    if (meaning.kind !== 'correction') return meaning.kind
    const { amount, categoryId, description } = meaning.changes
    return [meaning.about ?? 'the last', categoryId ?? amount, ...(description ? [description] : [])].join(
      ' → ',
    )
  }

  it.each([
    ['es', 'pasá el súper a salud', 'súper → Salud'],
    ['es', 'mové la nafta a casa', 'nafta → Casa'],
    ['es', 'pasalo a transporte', 'the last → Transporte'],
    ['es', 'cambiale la categoría al último a regalos', 'the last → Regalos'],
    ['en', 'move council tax to home', 'council tax → Home'],
    ['en', 'change tesco to gifts', 'tesco → Gifts'],
    ['es', 'va en salud', 'the last → Salud'],
    ['en', 'this goes under health', 'the last → Health'],
    ['fr', "ça va dans l'auto ça", 'the last → Transports'],
    ['en', 'change the last one to transport', 'the last → Transport'],
    ['pt', 'muda o uber pra presentes', 'uber → Presentes'],
    ['fr', 'mets le resto en cadeaux', 'resto → Cadeaux'],
    ['fr', 'range ça dans santé', 'the last → Santé'],
  ] as const)('of the category names the expense: %s, %s', (language, text, change) => {
    expect(changeIn(language, text)).toBe(change)
  })

  it.each([
    ['es', 'cambiá el súper a 75', 'súper → 7500'],
    ['en', 'make the taxi 13.40', 'taxi → 1340'],
    ['en', 'change it to 45', 'the last → 4500'],
    ['en', 'make that a fiver', 'the last → 500'],
    ['pt', 'muda o uber pra 23,50', 'uber → 2350'],
    ['fr', 'change le taxi à 12', 'taxi → 1200'],
    ['en', 'make that 32.40, forgot the crisps', 'the last → 3240'],
    ['en', 'wait 10.29 w guac', 'the last → 1029'],
    ['en', 'it was 46,500 including the bus', 'the last → 4650000'],
    ['es', 'eran 46 incluyendo el pan', 'the last → 4600'],
    ['en', 'no it was 5 hours', 'the last → '],
    ['fr', 'non, 3 kg', 'the last → '],
    ['es', 'no, eran 12 con queso', 'the last → 1200'],
    ['fr', 'oups 12 avec le fromage', 'the last → 1200'],
    ['fr', 'nn 12,40', 'the last → 1240'],
    ['fr', 'ah nan 18', 'the last → 1800'],
    ['fr', 'compte 22,50 alors', 'the last → 2250'],
    ['fr', 'jpense c t 14,80', 'the last → 1480'],
    ['en', 'half of it was for the party', 'the last → '],
    ['fr', "la moitié c'était pour le party", 'the last → '],
    ['es', 'cámbieme el taxi a 75', 'taxi → 7500'],
    ['es', 'en realidad 38 porque hubo que hacer un estudio', 'the last → 3800'],
    ['es', 'fueron 46 con la propina', 'the last → 4600'],
    ['pt', 'na verdade 38 pq teve o exame', 'the last → 3800'],
    ['pt', 'não, foi 50, esqueci o laço', 'the last → 5000'],
    ['es', 'no, fueron 80, sushi', 'the last → 8000 → sushi'],
  ] as const)('of the amount names the expense: %s, %s', (language, text, change) => {
    expect(changeIn(language, text)).toBe(change)
  })
})

it('keeps the name of a category that does not exist', () => {
  expect(read('ça va dans Bébé', contextOf('fr'))).toMatchObject({ changes: {}, place: 'Bébé' })
})

it.each([
  ['en', 'file the haircut under personal', 'haircut'],
  ['es', 'pon el corte en personal', 'corte'],
] as const)('keeps a category that is also a company as a name (%s: %s)', (language, text, about) => {
  expect(read(text, contextOf(language))).toMatchObject({ about, changes: {}, place: 'personal' })
})

it('takes a question about another person for small talk, not for a correction', () => {
  expect(read('oops can she see this', contextOf('en'))).toMatchObject({ kind: 'small_talk' })
})

describe('the payer', () => {
  const members = [
    { id: 'ana', name: 'Ana' },
    { id: 'marc', name: 'Marc' },
  ]

  it.each([
    ['en', 'it was me', undefined],
    ['en', 'no it was mine', undefined],
    ['fr', "non c'était à moi", undefined],
    ['pt', 'fui eu', undefined],
    ['pt', 'sim, fui eu', undefined],
    ['es', 'sí, fui yo', undefined],
    ['en', 'yes that was me', undefined],
    ['en', 'i paid for that', undefined],
    ['en', 'yeah I paid', undefined],
    ['en', 'oh ya sorry, it was me', undefined],
    ['fr', "j'ai payé ça", undefined],
    ['fr', "oui c'est moi", undefined],
    ['fr', "ah non c'était bien moi", undefined],
    ['es', 'el taxi no fue Marc, fui yo', 'taxi'],
    ['en', "the taxi wasn't Marc it was me", 'taxi'],
    ['pt', 'o táxi não foi o Marc, fui eu', 'táxi'],
    ['fr', "le cinéma c'est pas Marc c'est moi", 'cinéma'],
    ['fr', "c'est pas Marc c'est moi", undefined],
    ['es', 'Ana, lo pagué yo', undefined],
    ['es', 'mami, eso lo pagué yo', undefined],
  ] as const)('is the writer, for the named or the last expense (%s: %s)', (language, text, about) => {
    const meaning = read(text, { ...contextOf(language), members })
    expect(meaning).toMatchObject({ kind: 'correction', changes: { payerId: 'me' } })
    expect(meaning.kind === 'correction' && meaning.about).toBe(about)
  })
})

it.each([
  ['en', 'no you paid for the drinks'],
  ['fr', "non t'as payé les drinks"],
] as const)('reads "you paid" as a payer who is not the writer (%s: %s)', (language, text) => {
  expect(read(text, contextOf(language))).toMatchObject({
    kind: 'correction',
    about: 'drinks',
    changes: { payerId: null },
  })
})

it('reads the payer after "not mine"', () => {
  const members = [{ id: 'leo', name: 'Leo' }]
  expect(read("not mine, Leo's", { ...contextOf('en'), members })).toMatchObject({
    changes: { payerId: 'leo' },
  })
})

it('ends a new description before the request that follows it', () => {
  expect(read("not gym, that's my sports club, put it in gifts", contextOf('en'))).toMatchObject({
    changes: { description: 'sports club', categoryId: 'Gifts' },
  })
})

it.each([
  ['fr', "c'est Max qui a payé l'hydro", 'hydro'],
  ['en', 'Max paid the electric', 'electric'],
] as const)(
  'takes a name for the member who paid, not for a shop of that name (%s: %s)',
  (language, text, about) => {
    const members = [{ id: 'max', name: 'Max Gagnon' }]
    expect(read(text, { ...contextOf(language), members })).toMatchObject({
      kind: 'correction',
      about,
      changes: { payerId: 'max' },
    })
  },
)

describe('whose account an expense is put on', () => {
  const members = [{ id: 'marc', name: 'Marc' }]

  it.each([
    ['es', 'ponelo en la cuenta de Marc', undefined],
    ['es', 'poné el taxi a nombre de Marc', 'taxi'],
    ['en', "put it on Marc's tab", undefined],
    ['en', 'put the taxi on Marc', 'taxi'],
    ['pt', 'coloca na conta do Marc', undefined],
    ['fr', 'mets la garderie sur Marc', 'garderie'],
  ] as const)('changes the payer (%s: %s)', (language, text, about) => {
    const meaning = read(text, { ...contextOf(language), members })
    expect(meaning).toMatchObject({ kind: 'correction', changes: { payerId: 'marc' } })
    expect(meaning.kind === 'correction' && meaning.about).toBe(about)
  })

  it('is not confused with a category', () => {
    expect(read('ponelo en salud', { ...contextOf('es'), members })).toMatchObject({
      changes: { categoryId: 'Salud' },
    })
  })
})

describe('a request to delete', () => {
  it.each([
    ['es', 'borrá la pizza fue mi amigo el que pagó', 'pizza'],
    ['en', 'delete the pizza it was my friend who paid', 'pizza'],
    ['en', "that one's for work not the house, delete it", ''],
    ['pt', 'apaga a pizza foi meu amigo que pagou', 'pizza'],
    ['fr', "supprime la pizza c'est mon ami qui a payé", 'pizza'],
  ] as const)('names the expense without the reason (%s: %s)', (language, text, words) => {
    expect(read(text, contextOf(language))).toMatchObject({ kind: 'delete', words })
  })

  it.each([
    ['es', 'borrá todo lo que anoté hoy'],
    ['en', 'delete everything I noted today'],
    ['pt', 'apaga tudo que anotei hoje'],
    ['fr', "supprime tout ce que j'ai noté aujourd'hui"],
  ] as const)('can mean everything recorded in a period (%s: %s)', (language, text) => {
    expect(read(text, contextOf(language))).toMatchObject({
      kind: 'delete',
      words: '',
      all: true,
      period: { name: 'today' },
    })
  })
})

describe('a request to delete what another member recorded', () => {
  const members = [{ id: 'marc', name: 'Marc' }]

  it.each([
    ['en', 'delete everything Marc entered today'],
    ['fr', 'supprime tout ce que Marc a noté'],
  ] as const)('does not mean everything (%s: %s)', (language, text) => {
    expect(read(text, { ...contextOf(language), members })).not.toMatchObject({ all: true })
  })
})

describe('a request to forget', () => {
  it.each([
    ['es', 'olvidate del taxi', 'taxi'],
    ['en', 'forget the taxi', 'taxi'],
    ['pt', 'esquece o táxi', 'táxi'],
    ['fr', 'oublie le taxi', 'taxi'],
  ] as const)('deletes the named expense (%s: %s)', (language, text, words) => {
    expect(read(text, contextOf(language))).toMatchObject({ kind: 'delete', words })
  })
})

describe('a note after "obs:" or "remark:"', () => {
  it.each([
    ['es', 'obs: remedio del bebé', 'remedio del bebé'],
    ['pt', 'obs: remédio do bebê', 'remédio do bebê'],
    ['fr', 'remarque : pour le bébé', 'pour le bébé'],
  ] as const)('is added to the last expense (%s: %s)', (language, text, note) => {
    expect(read(text, contextOf(language))).toMatchObject({ changes: { note } })
  })
})

describe('several amounts in a correction', () => {
  it.each([
    ['es', 'fueron 14,50 y 9,60'],
    ['en', 'they were 14.50 and 9.60'],
    ['pt', 'foram 14,50 e 9,60'],
    ['fr', "c'était 14,50 et 9,60"],
  ] as const)('are read in their order, and none of them as denied (%s: %s)', (language, text) => {
    expect(read(text, contextOf(language))).toEqual({
      kind: 'correction',
      amounts: [1450, 960],
      changes: {},
      sure: true,
    })
  })
})

describe('the reason for another amount', () => {
  it.each([
    ['es', 'no, 38, había descuento'],
    ['en', 'actually 38, there was a discount'],
    ['fr', 'en fait 38, il y avait une remise'],
  ] as const)('does not change the description (%s: %s)', (language, text) => {
    expect(read(text, contextOf(language))).toMatchObject({ changes: { amount: 3800 } })
    expect(read(text, contextOf(language))).not.toMatchObject({ changes: { description: expect.anything() } })
  })
})

describe('a remark about a thing', () => {
  it.each([
    ['en', 'ugh the cleats are too small, Tom is returning them', 'cleats'],
    ['en', "the jacket doesn't fit", 'jacket'],
  ] as const)('changes neither its category nor anything else (%s: %s)', (language, text, about) => {
    expect(read(text, contextOf(language))).toEqual({ kind: 'correction', about, changes: {}, sure: true })
  })
})

describe('half of the price that was paid back', () => {
  it.each([
    ['es', 'Tom me devolvió la mitad', undefined],
    ['en', 'Tom paid me back half', undefined],
    ['en', 'Tom paid me back half of the pizza', 'pizza'],
    ['pt', 'o Tom me devolveu metade', undefined],
    ['fr', "Zoé m'a remboursé la moitié", undefined],
  ] as const)('splits the last or the named expense in two (%s: %s)', (language, text, about) => {
    const meaning = { kind: 'correction', parts: 2, changes: {}, sure: true }
    expect(read(text, contextOf(language))).toEqual({ ...meaning, ...(about && { about }) })
  })
})

describe('the remark that this was all for today', () => {
  it.each([
    ['es', 'eso es todo por hoy'],
    ['en', "that's it for today"],
    ['pt', 'por hoje é só'],
    ['fr', "c'est tout pour aujourd'hui"],
  ] as const)('does not change the day (%s: %s)', (language, text) => {
    expect(read(text, contextOf(language))).toMatchObject({ changes: {}, remark: 'contented' })
  })
})

describe('the new amount in a correction', () => {
  it.each([
    ['es', 'no era ochenta y nueve era noventa y ocho', 9800, 8900],
    ['en', "it wasn't eighty nine it was ninety eight", 9800, 8900],
    ['pt', 'não era oitenta e nove era noventa e oito', 9800, 8900],
    ['pt', 'não era oitenta e nove, era noventa e oito', 9800, 8900],
  ] as const)('is the second of two numbers in words (%s: %s)', (language, text, amount, deniedAmount) => {
    expect(read(text, contextOf(language))).toMatchObject({ changes: { amount }, deniedAmount })
  })

  it.each([
    ['en', 'it was 2 at 4.50', 900],
    ['pt', 'foi 3x de 50', 15_000],
    ['fr', "c'était 3 à 6,50", 1950],
  ] as const)('is multiplied by the stated count (%s: %s)', (language, text, amount) => {
    expect(read(text, contextOf(language))).toMatchObject({ changes: { amount } })
  })

  it.each([
    ['es', 'aumentalo en 100', 10_000],
    ['es', 'bajalo en 50', -5000],
    ['en', 'raise it by 100', 10_000],
    ['pt', 'aumenta em 100', 10_000],
    ['fr', 'augmente de 100', 10_000],
  ] as const)(
    'is stated as a difference after a verb of raising or lowering (%s: %s)',
    (language, text, by) => {
      expect(read(text, contextOf(language))).toMatchObject({ changes: { by } })
    },
  )
})

describe('a purchase that was returned', () => {
  it.each([
    ['es', 'compré un vestido 45 y lo devolví'],
    ['en', 'bought a dress 45 but returned it'],
    ['pt', 'comprei um vestido 45 e devolvi'],
    ['fr', "j'ai acheté une robe 45 et je l'ai rendue"],
  ] as const)('is not an expense (%s: %s)', (language, text) => {
    expect(read(text, contextOf(language)).kind).toBe('not_expense')
  })
})

it.each([
  ['fr', 'spotify c’est à ma sœur, enlève-le', 'spotify'],
  ['es', 'netflix era de mi hermana, borralo', 'netflix'],
  ['es', 'borre la limosna que eso no se cuenta', 'limosna'],
  ['es', 'me la devolvieron, quítala', ''],
  ['es', 'lo devolví, bórralo', ''],
  ['es', 'al final no fui, bórralo', ''],
  ['pt', 'me devolveram, apaga', ''],
  ['es', 'no, la luz no es gasto, quítala', 'luz'],
  ['pt', 'a luz não conta, apaga', 'luz'],
  ['en', "the gym doesn't count, remove it", 'gym'],
] as const)(
  'deletes the thing named first or the last expense, ignoring the reason (%s: %s)',
  (language, text, words) => {
    expect(read(text, contextOf(language))).toMatchObject({ kind: 'delete', words })
  },
)

describe('a question about the last expenses', () => {
  it.each([
    ['es', 'los últimos 3', 3],
    ['es', '¿cuáles fueron los últimos cinco?', 5],
    ['en', 'show me the last 5', 5],
    ['pt', 'me mostra os últimos 4', 4],
    ['fr', 'les 3 dernières', 3],
    ['fr', "c'est quoi les 5 dernières dépenses", 5],
    ['es', 'los últimos 5, porfa', 5],
    ['pt', 'os últimos 5, por favor', 5],
  ] as const)('reads how many, and means all members: %s, %s', (language, text, count) => {
    expect(read(text, contextOf(language))).toMatchObject({
      kind: 'query',
      ask: 'list',
      count,
      scope: { words: '', person: null },
    })
  })
})

describe('the last expenses of a member', () => {
  const members = [{ id: 'ana', name: 'Ana' }]

  it.each([
    ['es', 'los últimos 3 de Ana'],
    ['en', 'the last 3 from Ana'],
    ['pt', 'os últimos 3 da Ana'],
    ['fr', "les 3 dernières d'Ana"],
  ] as const)('are a question for a list, not a price (%s: %s)', (language, text) => {
    expect(read(text, { ...contextOf(language), members })).toMatchObject({
      kind: 'query',
      ask: 'list',
      count: 3,
      scope: { person: 'ana' },
    })
  })
})

it.each([
  ['put the shoes as 29.99', 'shoes', 2999],
  ['put the lunch down as 21', 'lunch', 2100],
  ['can you put the haircut as 18', 'haircut', 1800],
] as const)('sets the amount of a named expense (%s)', (text, about, amount) => {
  expect(read(text, contextOf('en'))).toMatchObject({ kind: 'correction', about, changes: { amount } })
})
