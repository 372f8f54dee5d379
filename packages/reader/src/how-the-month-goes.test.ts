import { expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

it.each([
  ['es', 'cómo vamos este mes'],
  ['es', 'como venimos este mes?'],
  ['es', 'cómo vamos este mes comparado con octubre'],
  ['es', 'gastos del mes'],
  ['en', 'how are we doing this month compared to October'],
  ['pt', 'como estamos esse mês'],
  ['pt', 'como estamos este mês comparado com o mês passado?'],
  ['fr', 'on en est où ce mois-ci ?'],
] as const)('asks how the month goes for the whole household (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'query', scope: { person: null } })
})

it.each([
  ['es', 'mis gastos este mes'],
  ['en', 'my expenses this month'],
  ['pt', 'meus gastos este mês'],
  ['fr', 'mes dépenses ce mois-ci'],
  ['fr', 'la liste de mes dépenses'],
] as const)('asks about what the writer spent where it says "my" (%s: %s)', (language, text) => {
  expect(read(text, homeOf(language))).toMatchObject({ kind: 'query', scope: { person: 'me' } })
})
