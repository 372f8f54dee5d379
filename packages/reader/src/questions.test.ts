import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

describe('a question', () => {
  const asked = (language: Language, text: string) => {
    const meaning = read(text, homeOf(language))
    if (meaning.kind !== 'query') return meaning.kind
    return `${meaning.period.name}: ${meaning.scope.words || 'everything'}`
  }

  it.each([
    ['es', 'en total cuánto fue hoy', 'today: everything'],
    ['en', 'how much in total this week', 'this_week: everything'],
    ['pt', 'quanto deu no total este mês', 'this_month: everything'],
    ['pt', 'quanto já deu a casa este mês', 'this_month: everything'],
    ['es', '¿cuánto gastó la casa hoy?', 'today: everything'],
    ['fr', 'combien au total hier', 'yesterday: everything'],
    ['en', 'how much in total', 'all: everything'],
  ] as const)('about a total has the named period (%s: %s)', (language, text, meant) => {
    expect(asked(language, text)).toBe(meant)
  })

  it.each([
    ['es', '¿cuándo fue la última vez que cargué nafta?', 'all: nafta'],
    ['es', '¿qué día pagué la luz?', 'all: luz'],
    ['es', 'qué día fue lo del perro?', 'all: perro'],
    ['pt', 'que dia foi a pediatra?', 'all: pediatra'],
    ['es', 'cuándo fui al dentista', 'all: dentista'],
    ['en', 'when did we last pay the dentist in october', 'month: dentist'],
    ['pt', 'quando paguei a gasolina', 'all: gasolina'],
    ['fr', "c'est quand la dernière fois que j'ai mis de l'essence ?", 'all: essence'],
  ] as const)(
    'about when something happened asks for the latest such expense (%s: %s)',
    (language, text, meant) => {
      expect(asked(language, text)).toBe(meant)
      expect(read(text, homeOf(language))).toMatchObject({ ask: 'list', count: 1 })
    },
  )

  it.each([
    ['es', 'el segundo gasto más grande?'],
    ['en', 'second biggest?'],
    ['pt', 'segundo maior gasto?'],
    ['fr', 'deuxième plus grosse dépense ?'],
    ['es', '¿cuál ha sido el gasto más grande del mes?'],
    ['pt', 'qual foi a despesa mais cara?'],
    ['pt', 'qual foi a compra mais cara'],
    ['pt', 'qual foi a mais cara?'],
    ['pt', 'e a mais barata?'],
    ['en', "what's the biggest thing we've bought this month"],
  ] as const)('about the biggest or second biggest ranks expenses (%s: %s)', (language, text) => {
    expect(asked(language, text)).toBe('this_month: everything')
    expect(read(text, homeOf(language))).toMatchObject({ ask: 'top', ranking: 'expenses' })
  })

  it.each([
    ['es', 'gasté demasiado este mes', 'this_month: everything'],
    ['en', 'I spent way too much today lol', 'today: everything'],
    ['en', 'we spend too much on coffee', 'this_month: coffee'],
    ['pt', 'gastei demais esse mês', 'this_month: everything'],
    ['fr', "j'ai trop dépensé ce mois-ci", 'this_month: everything'],
  ] as const)('about spending too much asks for the total (%s: %s)', (language, text, meant) => {
    expect(asked(language, text)).toBe(meant)
  })

  it.each([
    ['es', '¿qué categoría se lleva más?'],
    ['es', '¿en qué estamos gastando más?'],
    ['es', 'en qué categoría estamos gastando más'],
    ['es', '¿qué es lo que más gasto?'],
    ['es', 'en qué hemos gastado más'],
    ['es', '¿dónde se nos va más plata?'],
    ['pt', 'em que categoria a gente gasta mais'],
    ['es', '¿en qué gasta tanto?'],
    ['pt', 'o que a gente mais gasta?'],
    ['pt', 'qual categoria leva mais?'],
  ] as const)('about what takes the most ranks categories (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ ask: 'top', ranking: 'categories' })
  })

  it('about a member is not about a category with a similar name', () => {
    const members = [{ id: 'ramiro', name: 'Ramiro' }]
    expect(read('gastos de ramiro de esta semana', homeOf('es', { members }))).toMatchObject({
      scope: { person: 'ramiro', categoryKind: null, words: '' },
    })
  })

  it.each([
    ['es', '¿de quién es el regalo?'],
    ['pt', 'de quem é o presente?'],
    ['es', '¿fuiste vos o yo el que pagó el regalo?'],
    ['pt', 'foi você ou eu que comprou o presente?'],
    ['en', 'was it you who paid for the present?'],
    ['en', 'who paid the present, you or me?'],
    ['fr', "le cadeau c'est toi ou moi qui a payé ?"],
  ] as const)('about whose something is asks who paid (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({
      kind: 'query',
      ask: 'list',
      payers: true,
      scope: { categoryKind: 'gifts', person: null },
    })
  })

  it.each([
    ['es', '¿cuánto pagaste de la cancha?', 'cancha'],
    ['es', '¿cuánto pusiste para el regalo?', 'regalo'],
    ['pt', 'quanto você pagou no dentista?', 'dentista'],
  ] as const)('about what somebody else paid searches only the thing (%s: %s)', (language, text, words) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'query', scope: { words } })
  })

  it.each([
    ['pt', 'quanto gastamos fora o aluguel?', 'aluguel'],
    ['es', '¿cuánto gastamos aparte del alquiler?', 'alquiler'],
  ] as const)('can leave out a thing (%s: %s)', (language, text, words) => {
    expect(read(text, homeOf(language))).toMatchObject({ scope: { words: '' }, without: { words } })
  })

  it.each([
    ['es', 'me lo pasas en un resumen?'],
    ['pt', 'me passa um resumo'],
  ] as const)('for a summary does not take its verb for a thing (%s: %s)', (language, text) => {
    expect(asked(language, text)).toBe('this_month: everything')
  })

  it.each([
    ['es', 'pagamos a medias con Juli el súper 20000'],
    ['pt', 'rachei com a Bia o uber 24'],
  ] as const)(
    'whether half or all was spent answers a price split with somebody (%s: %s)',
    (language, text) => {
      expect(read(text, homeOf(language)).kind).toBe('ambiguous')
    },
  )

  it.each([
    ['es', 'mostrame mis gastos de la semana', 'me'],
    ['es', 'mostrame los gastos de la semana', null],
    ['en', 'show me my last expenses', 'me'],
    ['en', 'show me the last expenses', null],
    ['pt', 'mostra meus gastos da semana', 'me'],
    ['fr', 'montre-moi mes dépenses de la semaine', 'me'],
  ] as const)('with "my" is about the writer only (%s: %s)', (language, text, person) => {
    expect(read(text, homeOf(language))).toMatchObject({ ask: 'list', scope: { person } })
  })

  it.each([
    ['es', 'cuánto gastó mi mamá en nafta', true],
    ['es', 'amor, ¿cuánto llevamos?', undefined],
    ['es', 'cuánto gasté en regalos para mi mamá', undefined],
    ['es', 'cuánto gastó la familia este mes', undefined],
    ['en', 'how much did my wife spend this month', true],
    ['en', 'how much did I spend on my wife', undefined],
    ['pt', 'quanto minha mãe gastou', true],
    ['fr', 'combien a dépensé maman', true],
  ] as const)('marks whether it is about a relative (%s: %s)', (language, text, kin) => {
    const meaning = read(text, homeOf(language))
    expect(meaning.kind === 'query' && meaning.kin).toBe(kin)
  })

  it.each([
    ['es', '¿qué anotaste hoy?'],
    ['en', 'what have you noted today?'],
    ['en', 'what did you note today'],
    ['pt', 'o que você anotou hoje?'],
    ['fr', "qu'est-ce que tu as noté aujourd'hui ?"],
  ] as const)('about what was recorded lists those days (%s: %s)', (language, text) => {
    expect(asked(language, text)).toBe('today: everything')
    expect(read(text, homeOf(language))).toMatchObject({ ask: 'list' })
  })

  it.each([
    ['es', 'cuánto gastamos este mes sin contar el alquiler', 'alquiler'],
    ['en', 'total this month excluding rent', 'rent'],
    ['pt', 'quanto gastamos esse mês sem o aluguel', 'aluguel'],
    ['fr', 'combien ce mois-ci sans le loyer ?', 'loyer'],
  ] as const)('can leave out a thing with a known category (%s: %s)', (language, text, words) => {
    expect(asked(language, text)).toBe('this_month: everything')
    expect(read(text, homeOf(language))).toMatchObject({ without: { categoryKind: 'home', words } })
  })

  it.each([
    ['es', 'q he gastado hoy', 'today: everything'],
    ['en', 'yo how much did i spend today', 'today: everything'],
    ['fr', "jsp combien j'ai dépensé aujourd'hui", 'today: everything'],
    ['fr', "qu'est-ce qui a coûté le plus cher ?", 'this_month: everything'],
  ] as const)('ignores the words that lead to it (%s: %s)', (language, text, meant) => {
    expect(asked(language, text)).toBe(meant)
  })

  it.each([
    ['es', '¿qué compró mi hijo ayer?', 'yesterday: everything'],
    ['en', 'what did we buy yesterday', 'yesterday: everything'],
    ['pt', 'o que compramos ontem?', 'yesterday: everything'],
    ['fr', "qu'est-ce que j'ai acheté hier ?", 'yesterday: everything'],
  ] as const)('about what was bought lists it (%s: %s)', (language, text, meant) => {
    expect(asked(language, text)).toBe(meant)
    expect(read(text, homeOf(language))).toMatchObject({ ask: 'list' })
  })

  it.each([
    ['es', 'qué gasté esta semana', 'me'],
    ['es', 'qué compramos esta semana', null],
    ['en', 'what did I buy this week', 'me'],
    ['en', 'what did we buy this week', null],
    ['pt', 'o que eu gastei essa semana', 'me'],
    ['pt', 'o que compramos essa semana', null],
    ['fr', "qu'est-ce que j'ai dépensé cette semaine", 'me'],
    ['fr', "qu'est-ce qu'on a dépensé cette semaine", null],
  ] as const)(
    'about what I bought is about the writer, and about what we bought is about all (%s: %s)',
    (language, text, person) => {
      expect(read(text, homeOf(language))).toMatchObject({ ask: 'list', scope: { person } })
    },
  )

  it.each([
    ['cuál ha sido el mayor?', 'expenses'],
    ['cuáles han sido los más caros?', 'expenses'],
    ['quién ha puesto menos?', 'members'],
  ])('about the extremes ranks expenses or members: %s', (text, ranking) => {
    expect(read(text, homeOf('es'))).toMatchObject({ kind: 'query', ask: 'top', ranking })
  })

  it.each([
    ['en', 'how much more did we spend than last week', 'last_week'],
    ['en', 'how does this compare against last year', 'last_year'],
    ['fr', 'on a dépensé combien de plus que la semaine passée ?', 'last_week'],
  ] as const)('about how much more compares with the named period (%s: %s)', (language, text, name) => {
    expect(read(text, homeOf(language))).toMatchObject({ ask: 'compare', against: { name } })
  })
})

it.each([
  ['en', 'what has Ben paid since monday'],
  ['en', 'how much has Ben paid since monday'],
  ['es', 'qué pagó Ben desde el lunes'],
  ['pt', 'o que o Ben pagou desde segunda'],
  ['fr', "qu'est-ce que Ben a payé depuis lundi"],
] as const)('is about the member who is named as the payer (%s: %s)', (language, text) => {
  const members = [{ id: 'ben', name: 'Ben Walker' }]
  expect(read(text, homeOf(language, { members }))).toMatchObject({ kind: 'query', scope: { person: 'ben' } })
})

it.each([
  ['who paid the council tax', 'council tax', 'home'],
  ['how much was the council tax', 'council tax', 'home'],
])('searches for a thing whose name begins like that of somebody: %s', (text, words, categoryKind) => {
  expect(read(text, homeOf('en'))).toMatchObject({ kind: 'query', scope: { words, categoryKind } })
})

describe('a question of what was just recorded', () => {
  it.each([
    ['en', 'was that oct or sept'],
    ['en', 'is that the deposit or all of it'],
    ['en', 'was that for both of us?'],
    ['en', 'wait is that for the two of us?'],
    ['es', '¿eso era octubre o septiembre?'],
    ['pt', 'isso foi outubro ou setembro?'],
    ['fr', "c'est pour combien de mois"],
  ] as const)('does not ask for a total (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'not_expense', reason: 'question' })
  })

  it.each([
    ['en', 'is that everything?'],
    ['en', 'is that all we spent?'],
    ['fr', "c'est tout ce qu'on a dépensé ?"],
  ] as const)('asks for the total if it says so (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'query', ask: 'total' })
  })

  it('may ask what it was', () => {
    expect(read("c'est quoi ça ?", homeOf('fr'))).toMatchObject({ kind: 'query', ask: 'latest' })
  })
})

it.each([
  ['pt', 'mostra as três últimas', { ask: 'list', count: 3 }],
  ['es', 'mostrame las tres últimas', { ask: 'list', count: 3 }],
  ['pt', 'quanto dá por dia?', { ask: 'total', average: 'day' }],
  ['es', '¿cuánto da por semana?', { ask: 'total', average: 'week' }],
  ['pt', 'onde estamos gastando mais?', { ask: 'top', ranking: 'categories' }],
  ['pt', 'onde tá indo o dinheiro?', { ask: 'top', ranking: 'categories' }],
] as const)('reads how many, how often and on what (%s: %s)', (language, text, asked) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'query', ...asked })
})

it.each([
  ['pt', 'qto ainda posso gastar?'],
  ['es', '¿cuánto puedo gastar todavía?'],
] as const)('reads a question about what is left, which names nothing (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'budget', ask: 'show', scope: { words: '' } })
})

it.each([
  ['es', '¿me podés decir cuánto gastamos?'],
  ['es', '¿me puedes mostrar lo de esta semana?'],
  ['es', '¿me mostrás lo de esta semana?'],
  ['es', 'comparado con el mes pasado cómo vamos?'],
] as const)('is about everybody if only shown to the writer (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'query', scope: { person: null } })
})

it.each([
  ['es', '¿me podés decir cuánto gasté yo?'],
  ['es', '¿me dices cuánto gasté?'],
] as const)('is about the writer who is also the subject (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'query', scope: { person: 'me' } })
})

it.each([
  ['es', 'jaja gracias genio', 'thanks'],
  ['es', 'gracias por la ayuda', 'thanks'],
  ['en', 'thanks for your help', 'thanks'],
  ['pt', 'kkk obrigada amor', 'thanks'],
  ['fr', 'merci pour ton aide', 'thanks'],
  ['es', 'gracias, ayuda', 'help'],
] as const)('takes thanks for help as thanks (%s: %s)', (language, text, kind) => {
  expect(read(text, homeOf(language)).kind).toBe(kind)
})

it.each([
  ['es', 'es un remedio, ponelo en salud', 'health'],
  ['es', 'era para el perro, ponelo en mascotas', 'pets'],
  ['en', 'it was a present, put it in gifts', 'gifts'],
  ['pt', 'é da Lia, coloca na saúde', 'health'],
] as const)('files the last expense, whatever it is said to be (%s: %s)', (language, text, categoryKind) => {
  expect(read(text, homeOf(language))).toEqual({ kind: 'correction', changes: { categoryKind }, sure: true })
})
