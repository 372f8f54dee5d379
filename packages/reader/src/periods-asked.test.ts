import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

describe('the number of expenses asked for', () => {
  const counted = (language: Language, text: string) => {
    const meaning = read(text, homeOf(language))
    return meaning.kind === 'query'
      ? `${meaning.ask} of ${meaning.count} ${meaning.scope.words}`.trim()
      : meaning.kind
  }

  it.each([
    ['en', 'the last 3 things'],
    ['en', 'what were the last 3 things'],
    ['en', 'last 3 purchases'],
    ['es', 'las últimas tres cosas'],
    ['es', 'las últimas 3 cosas que compramos'],
    ['pt', 'as últimas 3 coisas'],
    ['fr', 'les 3 dernières choses'],
  ] as const)('is read from a question for the last ones (%s: %s)', (language, text) => {
    expect(counted(language, text)).toBe('list of 3')
  })

  it.each([
    ['en', 'bought 3 things for 20'],
    ['es', '3 cosas 20'],
    ['fr', 'acheté 3 choses pour 20'],
  ] as const)('is not read from a purchase of several things (%s: %s)', (language, text) => {
    expect(counted(language, text)).toBe('expenses')
  })
})

describe('the period of a question', () => {
  const asked = (language: Language, text: string) => {
    const meaning = read(text, { ...homeOf(language), today: '2026-11-25' })
    if (meaning.kind !== 'query') return meaning.kind
    const { period, scope } = meaning
    return `${period.from} to ${period.to}: ${scope.words || 'everything'}`
  }

  it.each([
    ['es', 'cuánto gastamos a partir del 16', 'everything'],
    ['es', '¿cuánto llevamos del 16 para acá?', 'everything'],
    ['es', 'cuánto gastamos del 16 en adelante en súper', 'súper'],
    ['en', 'how much have we spent from the 16th on', 'everything'],
    ['en', 'how much on groceries since the 16th?', 'groceries'],
    ['en', 'what did we spend from november 16 on', 'everything'],
    ['pt', 'quanto gastamos do dia 16 pra cá?', 'everything'],
    ['pt', 'quanto gastamos a partir do dia 16', 'everything'],
    ['fr', 'combien à partir du 16 ?', 'everything'],
    ['fr', 'combien on a dépensé du 16 à aujourd’hui', 'everything'],
  ] as const)('can begin on a day and last until today (%s: %s)', (language, text, meant) => {
    expect(asked(language, text)).toBe(`2026-11-16 to 2026-11-25: ${meant}`)
  })

  it.each([
    ['es', 'la semana del 9'],
    ['es', '¿cuánto gastamos la semana del 11?'],
    ['en', 'how much the week of the 9th?'],
    ['en', 'how much did we spend the week of november 11'],
    ['pt', 'quanto foi na semana do dia 9?'],
    ['fr', 'combien la semaine du 9 ?'],
    ['fr', 'la semaine du 11 novembre'],
  ] as const)('can be the week of a day (%s: %s)', (language, text) => {
    expect(asked(language, text)).toBe('2026-11-09 to 2026-11-15: everything')
  })

  it.each([
    ['es', 'cuánto gastamos en el mes de octubre', '2026-10-01 to 2026-10-31'],
    ['es', 'y el mes de octubre?', '2026-10-01 to 2026-10-31'],
    ['es', 'cuánto va desde el mes de octubre', '2026-10-01 to 2026-11-25'],
    ['en', 'how much in the month of october', '2026-10-01 to 2026-10-31'],
    ['pt', 'e no mês de outubro?', '2026-10-01 to 2026-10-31'],
    ['fr', "et le mois d'octobre ?", '2026-10-01 to 2026-10-31'],
    ['fr', "combien au mois d'octobre ?", '2026-10-01 to 2026-10-31'],
  ] as const)('can be a named month (%s: %s)', (language, text, meant) => {
    expect(asked(language, text)).toBe(`${meant}: everything`)
  })

  it.each([
    ['es', 'cuánto gastamos en el súper desde que empezamos', 'súper'],
    ['en', 'what have we spent on groceries since we started', 'groceries'],
    ['pt', 'quanto gastamos no mercado desde que começamos', 'mercado'],
    ['fr', "combien en courses depuis qu'on a commencé ?", 'courses'],
  ] as const)('can be all the time since the household began (%s: %s)', (language, text, meant) => {
    expect(asked(language, text)).toBe(`null to null: ${meant}`)
  })

  it.each([
    ['en', 'what is the total spend this month till date?', '2026-11-01 to 2026-11-30'],
    ['en', 'what does that come to this week for both of us?', '2026-11-23 to 2026-11-29'],
    ['fr', "et l'autre mois ?", '2026-10-01 to 2026-10-31'],
    ['fr', "combien l'autre semaine ?", '2026-11-16 to 2026-11-22'],
  ] as const)('is told in the words of a country (%s: %s)', (language, text, meant) => {
    expect(asked(language, text)).toBe(`${meant}: everything`)
  })

  it.each([
    ['fr', "combien au mois d'octobre ?", undefined],
    ['fr', 'combien en courses au mois ?', 'month'],
    ['es', 'cuánto gastamos por mes?', 'month'],
  ] as const)('is an average per month only without a named month (%s: %s)', (language, text, average) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'query', ...(average ? { average } : {}) })
    expect('average' in read(text, homeOf(language))).toBe(average !== undefined)
  })

  it.each([
    ['es', 'cuánto gastamos esta semana', '2026-11-23 to 2026-11-29'],
    ['es', 'cuánto gastamos del 2 al 8', '2026-11-02 to 2026-11-08'],
    ['es', 'la semana del 2 al 8', '2026-11-02 to 2026-11-08'],
    ['es', 'cuánto gastamos el 16', '2026-11-16 to 2026-11-16'],
    ['en', 'how much on the 16th', '2026-11-16 to 2026-11-16'],
    ['fr', 'combien le 16 ?', '2026-11-16 to 2026-11-16'],
  ] as const)('can be this week or a range of days (%s: %s)', (language, text, meant) => {
    expect(asked(language, text)).toBe(`${meant}: everything`)
  })

  it.each([
    ['en', 'gym 30 from the 16th on'],
    ['es', 'café 5 la semana del 16'],
    ['fr', 'garderie de la semaine du 9 45'],
  ] as const)('is not read from an expense (%s: %s)', (language, text) => {
    expect(asked(language, text)).toBe('expenses')
  })
})

const namedLikeMonths = [
  { id: 'julio', name: 'Julio Paz' },
  { id: 'jun', name: 'Jun Santos' },
  { id: 'marcos', name: 'Marcos Paz' },
]

it.each([
  ['es', 'cuánto gastó julio?', 'julio', '2026-11-01'],
  ['es', 'cuánto gastó Julio en julio?', 'julio', '2026-07-01'],
  ['en', 'how much did jun spend on food', 'jun', '2026-11-01'],
  ['en', 'how much did Marcos spend', 'marcos', '2026-11-01'],
  ['fr', 'combien pour Marcos ?', 'marcos', '2026-11-01'],
] as const)('takes a name for a member, and not for a month (%s: %s)', (language, text, person, from) => {
  const meaning = read(text, homeOf(language, { members: namedLikeMonths }))
  expect(meaning).toMatchObject({ kind: 'query', period: { from }, scope: { person } })
})

it.each([
  ['es', 'gastos de julio', '2026-07-01'],
  ['es', 'cuánto gastamos en julio?', '2026-07-01'],
  ['en', 'how much did we spend in jun', '2026-06-01'],
] as const)(
  'takes the name of a month for it although a member has it, too (%s: %s)',
  (language, text, from) => {
    const meaning = read(text, homeOf(language, { members: namedLikeMonths }))
    expect(meaning).toMatchObject({ kind: 'query', period: { from } })
  },
)

it.each([
  ['es', 'cuánto gastamos la semana pasada y esta?', '2026-11-09', '2026-11-22'],
  ['es', 'cuánto gastamos el mes pasado y este', '2026-10-01', '2026-11-30'],
  ['en', 'how much did we spend last month and this one', '2026-10-01', '2026-11-30'],
  ['pt', 'quanto gastamos no mês passado e neste?', '2026-10-01', '2026-11-30'],
  ['fr', 'combien on a dépensé la semaine dernière et celle-ci', '2026-11-09', '2026-11-22'],
  ['es', 'cuánto gastamos esta semana y la pasada?', '2026-11-09', '2026-11-22'],
  ['en', 'how much did we spend this month and last', '2026-10-01', '2026-11-30'],
  ['pt', 'quanto gastamos esta semana e a passada', '2026-11-09', '2026-11-22'],
  ['fr', 'combien cette semaine et la dernière', '2026-11-09', '2026-11-22'],
] as const)('joins the past period and the current one (%s: %s)', (language, text, from, to) => {
  const period = { name: 'range', from, to }
  expect(read(text, homeOf(language))).toMatchObject({ ask: 'total', period, scope: { words: '' } })
})
