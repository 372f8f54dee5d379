import { describe, expect, it } from 'vitest'
import { read, readTopics } from './index.ts'
import type { Meaning } from './meaning.ts'
import { homeOf } from './testing/home.ts'

function tell(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'expenses':
      return meaning.items.map(({ amount, description }) => `${description} ${amount / 100}`).join(' + ')
    case 'query':
      return `${meaning.ask} ${meaning.period.name}`
    case 'budget':
      return `${meaning.ask} budget`
    case 'correction':
      return `was ${meaning.changes.date ?? (meaning.changes.amount ?? 0) / 100}`
    case 'restore':
      return `${meaning.keeps ? 'keep' : 'restore'} ${meaning.words || 'the last'}`
    case 'delete':
      return `delete ${meaning.words || 'the last'}`
    default:
      return meaning.kind
  }
}

describe('a message about several things', () => {
  it.each([
    [
      'es',
      'hola! el almuerzo fue 14 mil y cuánto gastamos esta semana?',
      ['almuerzo 14000', 'total this_week'],
    ],
    ['en', 'hi! lunch was 14 and how much have we spent this week?', ['lunch 14', 'total this_week']],
    ['pt', 'oi! o almoço foi 14 e quanto gastamos essa semana?', ['almoço 14', 'total this_week']],
    ['fr', 'salut ! déjeuner 14 et on a dépensé combien cette semaine ?', ['déjeuner 14', 'total this_week']],
    ['es', '¿cuánto gasté este mes? ¿y en casa?', ['total this_month', 'total this_month']],
    ['es', 'cuánto gastamos esta semana y cuánto ayer?', ['total this_week', 'total yesterday']],
    ['en', 'how much on food this week and how much today?', ['total this_week', 'total today']],
    ['pt', 'quanto gastamos esse mês? e ontem?', ['total this_month', 'total yesterday']],
    ['es', 'gasté 15 mil en nafta y ¿cuánto llevo este mes?', ['nafta 15000', 'total this_month']],
    ['en', 'bread 5, milk 3 and how much have we spent today?', ['bread 5 + milk 3', 'total today']],
    ['en', 'lunch was 14 how much have we spent this week?', ['lunch 14', 'total this_week']],
    ['pt', 'gastei 30 na padaria quanto falta do orçamento do mercado?', ['padaria 30', 'show budget']],
    ['en', 'paid 50 for gas. top 3 this month?', ['gas 50', 'top this_month']],
    ['en', 'lunch 14\nwhat have I spent today?', ['lunch 14', 'total today']],
    ['pt', 'gastei 30 na padaria, e quanto falta do orçamento do mercado?', ['padaria 30', 'show budget']],
    [
      'fr',
      '60 chez le dentiste, et il reste combien sur le budget courses ?',
      ['dentiste 60', 'show budget'],
    ],
    ['fr', 'plein 50. combien en transports ce mois-ci ?', ['plein 50', 'total this_month']],
    ['pt', 'paguei 50 de luz e me mostra os gastos de hoje', ['luz 50', 'list today']],
  ] as const)('can record expenses and ask (%s: %s)', (language, text, told) => {
    expect(readTopics(text, homeOf(language)).map(({ meaning }) => tell(meaning))).toEqual(told)
  })

  it.each([
    ['es', '¿cuánto gasté hoy? ah, y anotá 15 mil de peaje', ['total today', 'peaje 15000']],
    ['en', 'how much did we spend today? also 15 for parking', ['total today', 'parking 15']],
    [
      'es',
      'cuánto nos queda para el súper y anotame 5600 de la carnicería',
      ['show budget', 'carnicería 5600'],
    ],
    [
      'en',
      'how much is left for eating out and also I spent 16 on a sandwich',
      ['show budget', 'sandwich 16'],
    ],
    ['pt', 'quanto sobrou do mercado e anota mais 45 de fruta', ['show budget', 'fruta 45']],
    [
      'fr',
      'il reste combien pour les courses et puis note aussi 11 euros de fromage',
      ['show budget', 'fromage 11'],
    ],
    ['es', 'cuánto gastó Ana la semana pasada y cuánto gasté yo', ['total last_week', 'total last_week']],
    ['en', 'how much did I spend last week and how much did Tom', ['total last_week', 'total last_week']],
    ['pt', 'quanto gastei eu e quanto gastou a Ana esta semana', ['total this_week', 'total this_week']],
    ['fr', "combien j'ai dépensé la semaine dernière et combien Léa", ['total last_week', 'total last_week']],
    ['pt', 'quanto eu gastei hoje? ah, e anota 15 de pedágio', ['total today', 'pedágio 15']],
    ['fr', "il reste combien pour les courses ? et j'ai pris du pain 3,50", ['show budget', 'pain 3.5']],
  ] as const)('can ask first (%s: %s)', (language, text, told) => {
    expect(readTopics(text, homeOf(language)).map(({ meaning }) => tell(meaning))).toEqual(told)
  })

  it.each([
    ['es', 'borra el almuerzo y anota 18 mil de pizza', ['delete almuerzo', 'pizza 18000']],
    ['en', 'delete the last one and note 30 for a taxi', ['delete the last', 'taxi 30']],
    ['pt', 'apaga a última e anota 30 de táxi', ['delete the last', 'táxi 30']],
    ['fr', 'supprime la dernière et note 30 de taxi', ['delete the last', 'taxi 30']],
    ['en', 'spent 25 at Target and can you delete the bus?', ['delete bus', 'Target 25']],
    ['es', 'borrá el taxi y cuánto llevamos este mes?', ['delete taxi', 'total this_month']],
  ] as const)(
    'can delete one expense and record another, deleting first (%s: %s)',
    (language, text, told) => {
      expect(readTopics(text, homeOf(language)).map(({ meaning }) => tell(meaning))).toEqual(told)
    },
  )

  it.each([
    ['es', 'coca 3000 borrá la leche', ['delete leche', 'coca 3000']],
    ['en', 'coffee 3, delete the milk', ['delete milk', 'coffee 3']],
    ['pt', 'café 3 apaga o leite', ['delete leite', 'café 3']],
    ['fr', 'café 3. supprime le lait', ['delete lait', 'café 3']],
  ] as const)(
    'can delete another thing than it records without a conjunction (%s: %s)',
    (language, text, told) => {
      expect(readTopics(text, homeOf(language)).map(({ meaning }) => tell(meaning))).toEqual(told)
    },
  )

  it.each([
    ['es', 'no, dejá la peluquería, borrá el celular', ['keep peluquería', 'delete celular']],
    ['en', 'no, leave the milk and delete the bread', ['keep milk', 'delete bread']],
    ['en', 'leave it, delete the bread', ['keep the last', 'delete bread']],
    ['pt', 'não, deixa o barbeiro, apaga o celular', ['keep barbeiro', 'delete celular']],
    ['fr', 'non, laisse le coiffeur, supprime le téléphone', ['keep coiffeur', 'delete téléphone']],
  ] as const)('can keep one expense and delete another (%s: %s)', (language, text, told) => {
    expect(readTopics(text, homeOf(language)).map(({ meaning }) => tell(meaning))).toEqual(told)
  })

  it.each([
    ['es', 'eran 500, cuánto vamos este mes?', ['was 500', 'total this_month']],
    ['en', 'no it was 12. how much have we spent this week?', ['was 12', 'total this_week']],
    ['pt', 'na verdade foram 30, quanto falta do orçamento?', ['was 30', 'show budget']],
    ['fr', "non, c'était 5 et on a dépensé combien ce mois-ci ?", ['was 5', 'total this_month']],
    ['es', 'fue ayer, cuánto llevamos ayer?', ['was 2026-11-17', 'total yesterday']],
  ] as const)('can correct the last expense and ask (%s: %s)', (language, text, told) => {
    expect(readTopics(text, homeOf(language)).map(({ meaning }) => tell(meaning))).toEqual(told)
  })

  it.each([
    ['en', 'how much was the lunch and the taxi'],
    ['es', 'café y pan 500'],
    ['es', 'quánto gasté en pan y leche'],
    ['pt', 'quanto gastei em pão e leite?'],
    ['fr', "combien j'ai dépensé en pain et lait ?"],
    // Spending that is only compared with other spending.
    ['en', '1,250 at Disco for the week, less than usual'],
    ['fr', "changement de pneus au garage 95, plus cher que l'an passé"],
    ['es', 'esos 25 mil de peluqueada, ¿cuántas van este año?'],
    // A question that the message answers itself.
    ['en', 'what did I buy mammy for her birthday? a scarf, 35 quid'],
    ['pt', 'já chegou a quanto o total de 2026? ano passado foram 41 mil'],
    ['en', 'how much did we spend this week? last week was 200'],
    // A change to a recorded expense.
    ['pt', 'o almoço foram 38 certos, tira a gorjeta'],
    ['en', "I've put 12.60 in twice, get rid of the second"],
    ['pt', 'tira o desconto e põe 16,50 no hortifruti'],
    ['fr', "le casque à 10.- enlève-le, c'était inclus dans les 83"],
    ['en', 'delete the coffee, it was 14'],
    ['es', 'pan 500 y sacá 200'],
    ['en', 'coffee 3 delete the coffee'],
    ['en', 'lunch 38, take off the dessert'],
    ['es', 'la luz 500 borralo'],
    // The other period is only compared with, or asked about.
    ['en', 'it was 50 last month, how much this month?'],
    ['pt', 'foi 50 mês passado, quanto esse mês?'],
    ['en', 'was it 5? how much this month?'],
    ['en', 'it was 5 or 6, how much is it?'],
    // Things whose names look like an order to delete.
    ['en', 'bought bin bags 5, trash bags 6'],
    ['es', 'La patente del auto, 64.320, lista y pagada'],
    ['pt', 'pedi 1 feijoada pra 2, 84, sobrou pra amanhã'],
  ] as const)('is not split if it continues the same topic (%s: %s)', (language, text) => {
    const context = homeOf(language)
    expect(readTopics(text, context)).toEqual([{ text, meaning: read(text, context) }])
  })
})

it.each([
  ['es', 'nafta 62 mil, cuánto queda del mes'],
  ['en', "petrol 62, what's left for the month"],
  ['pt', 'gasolina 62, quanto sobra pro mês'],
  ['fr', 'essence 62, il reste combien pour le mois'],
] as const)('splits off the question what is left, without a question mark (%s: %s)', (language, text) => {
  const kinds = readTopics(text, homeOf(language)).map(({ meaning }) => meaning.kind)
  expect(kinds).toEqual(['expenses', 'budget'])
})
