import { expect, it } from 'vitest'
import { read } from './index.ts'
import { filingHomeOf, homeOf } from './testing/home.ts'

it.each([
  ['es', 'el pollo va en comida no?', 'pollo'],
  ['es', 'el pollo va en comida o en súper?', 'pollo'],
  ['en', 'is the house insurance in utilities or home', 'house insurance'],
  ['en', 'does the chicken go in food?', 'chicken'],
  ['pt', 'o frango vai em comida ou mercado?', 'frango'],
  ['fr', 'le poulet ça va dans courses ou resto ?', 'poulet'],
] as const)('asks which category a named thing is in (%s: %s)', (language, text, words) => {
  expect(read(text, filingHomeOf(language))).toMatchObject({
    kind: 'query',
    ask: 'list',
    scope: { words, categoryId: null, categoryKind: null },
  })
})

it.each([
  ['es', 'eso es salud o ropa?'],
  ['en', 'are those health or clothes'],
  ['pt', 'isso é saúde ou roupa?'],
  ['fr', "c'est santé ou vêtements ?"],
] as const)('asks which category the last expense is in (%s: %s)', (language, text) => {
  expect(read(text, filingHomeOf(language))).toMatchObject({ kind: 'query', ask: 'latest' })
})

it.each([
  ['es', 'el pollo va en comida', 'correction'],
  ['es', 'va en salud', 'correction'],
  ['fr', 'ça va dans santé', 'correction'],
  ['en', 'do we spend more in food or home?', 'query'],
  ['es', 'es más en comida o ropa?', 'query'],
] as const)(
  'does not take a correction or a comparison for a question about the last category (%s: %s)',
  (language, text, kind) => {
    const meaning = read(text, filingHomeOf(language))
    expect(meaning.kind).toBe(kind)
    expect(meaning.kind === 'query' && meaning.ask === 'latest').toBe(false)
  },
)

it.each([
  ['es', '¿está el del agua?', 'agua'],
  ['es', 'está lo del gas?', 'gas'],
  ['pt', 'a água tá aí?', 'água'],
  ['fr', "l'eau y est ?", 'eau'],
] as const)('asks whether an expense is recorded (%s: %s)', (language, text, words) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'query', ask: 'list', scope: { words } })
})

it.each([
  ['es', 'el de 8000 qué fue?', 800000],
  ['en', 'that 8 one, what is it?', 800],
  ['pt', 'essa de 8 é o que?', 800],
  ['pt', 'qual é o de 8?', 800],
  ['fr', "celui de 8 c'est quoi ?", 800],
  ['pt', 'o que é que foi aquilo dos 24?', 2400],
  ['fr', "c'était quoi ce truc à 24 ?", 2400],
  ['en', 'what was that 24 one?', 2400],
] as const)('asks which expense has a given amount (%s: %s)', (language, text, amount) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'query', atLeast: amount, atMost: amount })
})

it.each([
  ['es', 'por qué lo borraste?'],
  ['en', 'why did you delete that?'],
  ['pt', 'por que apagou isso?'],
  ['fr', "pourquoi tu l'as supprimé ?"],
] as const)('asks what was deleted (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'query', ask: 'deleted' })
})

it('does not search for the verb "deber" in a question about a total', () => {
  const scope = { words: '', categoryId: null, categoryKind: null, person: null }
  expect(read('cuánto debo llevar gastado?', homeOf('es'))).toMatchObject({ kind: 'query', scope })
})

it.each(['loyer 5000?', 'le loyer 500000 ?', 'pain 3000?'])(
  'asks whether a thing and a price with a question mark were spent (%s)',
  (text) => {
    const meaning = read(text, homeOf('fr', { currency: 'ARS', languages: ['fr', 'es'] }))
    expect(meaning).toMatchObject({ kind: 'ambiguous', why: 'intent' })
  },
)

it.each([
  ['es', 'cuánto gastamos en cuentas?', 'utilities'],
  ['es', 'en cuentas', 'utilities'],
  // Without 'en', 'cuentas' are the accounts, not the bills: the question is about everything.
  ['es', 'cómo van las cuentas?', null],
] as const)("asks for the household's bills, or for everything (%s: %s)", (language, text, categoryKind) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'query', scope: { categoryKind } })
})

it.each(['the last 7 days?', 'how much the last seven days', 'what did we spend the last 7 days'])(
  'asks for the total of the last days, not for the last expense (%s)',
  (text) => {
    const period = { name: 'days', from: '2026-11-12', to: '2026-11-18' }
    expect(read(text, homeOf('en'))).toMatchObject({ kind: 'query', ask: 'total', period })
  },
)

it.each([
  ['es', 'lo último que anotó Beto'],
  ['es', 'la última cosa que cargó Beto'],
  ['en', 'the last thing Beto noted'],
  ['pt', 'a última coisa que o Beto anotou'],
  ['fr', 'la dernière chose que Beto a notée'],
] as const)('asks for the last expense that a member recorded (%s: %s)', (language, text) => {
  const members = [{ id: 'beto', name: 'Beto' }]
  expect(read(text, homeOf(language, { members }))).toMatchObject({
    ask: 'latest',
    scope: { person: 'beto' },
  })
  expect(read(`${text} 5`, homeOf(language, { members })).kind).not.toBe('query')
})

it.each([
  ['es', 'quién pagó eso', ''],
  ['es', 'de quién es eso?', ''],
  ['en', 'who paid for that', ''],
  ['en', 'whose airtime was that', 'airtime'],
  ['en', 'whose is the taxi?', 'taxi'],
  ['pt', 'quem pagou isso', ''],
  ['fr', 'qui a payé ça', ''],
  ['fr', "c'était à qui le taxi", 'taxi'],
] as const)('asks who paid the last or the named expense (%s: %s)', (language, text, words) => {
  const asked = { kind: 'query', ask: 'list', count: 1, payers: true, scope: { words } }
  expect(read(text, homeOf(language))).toMatchObject(asked)
})

it.each([
  ['es', 'quién pagó más?', 'top'],
  ['en', 'who paid the rent?', 'list'],
  ['pt', 'quem pagou mais?', 'top'],
] as const)(
  'does not limit other questions about who paid to one expense (%s: %s)',
  (language, text, ask) => {
    const meaning = read(text, homeOf(language))
    expect(meaning).toMatchObject({ ask })
    expect(meaning).not.toHaveProperty('count')
  },
)

it.each([
  ['es', 'cuánto salió todo lo de jorgito?', 'jorgito'],
  ['es', 'cuánto costó todo lo de Jorgito', 'Jorgito'],
  ['pt', 'quanto saiu tudo do Jorginho?', 'Jorginho'],
] as const)('asks for the total spent on a person (%s: %s)', (language, text, words) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'query', ask: 'total', scope: { words } })
})

it.each([
  ['es', 'la luz la pagaste vos o yo?', 'luz'],
  ['en', 'was the oil you or me', 'oil'],
  ['pt', 'a luz foste tu ou eu?', 'luz'],
  ['fr', "l'essence c'était toi ou moi ?", 'essence'],
  ['en', 'was the petrol you or Beto', 'petrol'],
  ['es', 'la luz fue Beto o vos?', 'luz'],
] as const)('asks which of two paid for a thing (%s: %s)', (language, text, words) => {
  expect(read(text, homeOf(language, { members: [{ id: 'beto', name: 'Beto' }] }))).toMatchObject({
    kind: 'query',
    payers: true,
    count: 1,
    scope: { words },
  })
})

it.each([
  ['es', 'seguro de viaje 45 por persona'],
  ['en', 'travel insurance 45 per person'],
  ['pt', 'seguro viagem 45 por pessoa'],
  ['fr', 'assurance voyage 45 par personne'],
] as const)('takes the price for each person for no question (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language)).kind).toBe('ambiguous')
})

it.each([
  ['es', 'el súper por persona'],
  ['en', 'groceries per person'],
] as const)('asks for the spending of each person (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'query', ranking: 'members' })
})

it.each([
  ['es', 'Beto ya pagaste el internet?', 'internet'],
  ['es', '¿cargaste la luz?', 'luz'],
  ['en', 'mum have you paid judo?', 'judo'],
  ['pt', 'Beto vc botou o gás?', 'gás'],
  ['pt', 'mãe, pagaste o judo?', 'judo'],
  ['fr', "maman t'as payé le judo ?", 'judo'],
  ['en', 'has anybody paid the rent?', 'rent'],
  ['en', 'did anyone pay the bins?', 'bins'],
  ['fr', "quelqu'un a payé la cantine ?", 'cantine'],
  ['fr', "Beto t'as déjà noté la cantine ?", 'cantine'],
] as const)(
  'asks a member whether a thing is recorded, whoever paid it (%s: %s)',
  (language, text, words) => {
    expect(read(text, homeOf(language, { members: [{ id: 'beto', name: 'Beto' }] }))).toMatchObject({
      kind: 'query',
      ask: 'list',
      scope: { words, person: null },
    })
  },
)

it.each([
  ['es', 'quién fue el que pagó la luz', 'luz'],
  ['en', 'who was it that paid the water', 'water'],
  ['pt', 'quem é que pagou o gasóleo', 'gasóleo'],
  ['pt', 'quem foi que comprou o pão', 'pão'],
  ['fr', "c'est qui qui a payé l'eau", 'eau'],
] as const)('asks who it was that paid (%s: %s)', (language, text, words) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'query', payers: true, scope: { words } })
})

it.each([
  ['es', 'cuánto queda hasta fin de mes'],
  ['en', 'how much is left till the end of the month'],
  ['pt', 'quanto sobra até ao fim do mês'],
  ['fr', "il reste combien jusqu'à la fin du mois"],
] as const)('asks what is left of the budget until the end of the month (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'budget', ask: 'show', scope: { words: '' } })
})

it.each([
  ['en', "show yesterday's expenses"],
  ['en', "Can I see all of yesterday's expenses?"],
  ['en', "let me see last week's purchases"],
  ['fr', "je peux voir les dépenses d'hier ?"],
  ['es', 'ver gastos de ayer'],
  ['pt', 'mostra os gastos de ontem'],
] as const)('lists the expenses of a period that are to be shown (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'query', ask: 'list' })
})

it.each([
  ['en', 'which one cost the most?'],
  ['en', 'what cost us the most this month'],
  ['en', "What's the most we spent on one thing?"],
  ['en', 'what did we pay the most for?'],
] as const)('ranks the expenses by their amounts (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({
    ask: 'top',
    ranking: 'expenses',
    scope: { words: '' },
  })
})
