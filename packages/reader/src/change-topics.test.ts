import { expect, it } from 'vitest'
import { readTopics } from './index.ts'
import { homeOf } from './testing/home.ts'

it.each([
  ['es', 'sumale 100 a la feria y 50 al pan', ['feria +100', 'pan +50']],
  ['es', 'cambiá la feria a 1100 y el pan a 550', ['feria 1100', 'pan 550']],
  ['en', 'take 5 off the taxi and 2 off the coffee', ['taxi -5', 'coffee -2']],
  ['en', 'make the groceries 50 and the taxi 20', ['groceries 50', 'taxi 20']],
  ['pt', 'tira 10 do mercado e 5 do café', ['mercado -10', 'café -5']],
  ['pt', 'soma 10 no mercado e 5 no táxi', ['mercado +10', 'táxi +5']],
  ['fr', 'enlève 10 aux courses et 5 au taxi', ['courses -10', 'taxi -5']],
  ['fr', 'change les courses à 50 et le taxi à 20', ['courses 50', 'taxi 20']],
] as const)('reads several changes of amounts with one verb (%s: %s)', (language, text, told) => {
  const topics = readTopics(text, homeOf(language)).map(({ meaning }) => {
    if (meaning.kind !== 'correction') return meaning.kind
    const { amount, by = 0 } = meaning.changes
    const sign = by > 0 ? '+' : ''
    return `${meaning.about} ${amount === undefined ? `${sign}${by / 100}` : amount / 100}`
  })
  expect(topics).toEqual(told)
})

it.each([
  ['es', 'sumale 100 a la feria y borrá el pan'],
  ['es', 'gasté 100 en la feria y 50 en el pan'],
  ['en', 'take 5 off the taxi and the coffee'],
  ['fr', 'alors mets 300 pour les courses et 100 pour les restos'],
  ['en', 'make it 50 and the taxi 20'],
  ['en', 'change the groceries to 50 and 20 for taxi'],
  ['pt', 'tira 10 do mercado e do café'],
  ['fr', 'change les courses à 50 et le taxi ?'],
] as const)('leaves any other message whole (%s: %s)', (language, text) => {
  expect(readTopics(text, homeOf(language))).toHaveLength(1)
})
