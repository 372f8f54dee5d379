import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

describe('a question in polite words', () => {
  it.each([
    ['es', 'serías tan amable de decirme cuánto llevo gastado esta semana', 'this_week', ''],
    ['es', 'quisiera saber cuánto gastamos en comida este mes si no es molestia', 'this_month', 'comida'],
    ['en', 'would you be so kind as to tell me how much I have spent this week', 'this_week', ''],
    ['en', "I'd like to know what we spent on food this month please", 'this_month', 'food'],
    ['en', 'I wonder if you could tell me how much we spent on petrol', 'this_month', 'petrol'],
    ['pt', 'seria possível me dizer quanto gastei esta semana', 'this_week', ''],
    ['pt', 'gostaria de saber quanto gastei ontem', 'yesterday', ''],
    ['fr', "auriez-vous la gentillesse de me dire combien j'ai dépensé cette semaine", 'this_week', ''],
    [
      'fr',
      'serait-il possible de savoir combien on a dépensé en courses ce mois-ci',
      'this_month',
      'courses',
    ],
  ] as const)('asks the same as in plain ones (%s: %s)', (language, text, name, words) => {
    expect(read(text, homeOf(language))).toMatchObject({
      kind: 'query',
      ask: 'total',
      period: { name },
      scope: { words },
    })
  })

  it.each([
    ['es', 'tendrías la amabilidad de borrar el café'],
    ['en', 'could you be so kind and delete the café'],
    ['pt', 'teria a gentileza de apagar o café'],
    ['fr', 'auriez-vous la gentillesse de supprimer le café'],
  ] as const)('and an order in polite words is that order (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'delete', words: 'café' })
  })
})

describe('what was recorded', () => {
  it.each([
    ['es', 'me podrías recordar lo que anoté ayer'],
    ['en', 'can you remind me what I noted yesterday please'],
    ['pt', 'pode me lembrar o que anotei ontem'],
    ['fr', "tu peux me rappeler ce que j'ai noté hier"],
    ['fr', "ce que j'ai noté hier"],
  ] as const)('is listed, and not dated (%s: %s)', (language, text) => {
    const query = { kind: 'query', ask: 'list', period: { name: 'yesterday' } }
    expect(read(text, homeOf(language))).toMatchObject(query)
  })
})

describe('a greeting in which a member says who they are', () => {
  it.each([
    ['es', 'hola soy Ana, pan 300', 'pan'],
    ['en', 'hello this is Ana, haircut 11', 'haircut'],
    ['pt', 'oi aqui é a Ana, mercado 40', 'mercado'],
    ['fr', "bonjour c'est Ana, coiffeur 20", 'coiffeur'],
  ] as const)('adds nothing to the purchase behind it (%s: %s)', (language, text, description) => {
    const home = homeOf(language, { members: [{ id: 'ana', name: 'Ana' }] })
    expect(read(text, home)).toMatchObject({ kind: 'expenses', items: [{ description, payerId: null }] })
  })
})

describe('a wish to keep what is to be deleted, with the reason right behind it', () => {
  it.each([
    ['es', 'ay no perdoname no lo borres que estaba bien'],
    ['es', 'uy no, dejalo que estaba bien'],
    ['en', 'oh no I am sorry dear do put it back it was right after all'],
    ['pt', 'ai não desculpa não apaga que estava certo'],
    ['fr', "oh non pardon ne le supprime pas c'était bon"],
  ] as const)('restores it (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'restore', words: '' })
  })
})
