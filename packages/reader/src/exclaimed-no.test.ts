import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import { homeOf } from './testing/home.ts'

describe('a no before nothing but unknown words', () => {
  it.each([
    ['es', 'no importa'],
    ['es', 'no molesta'],
    ['es', 'no exageres'],
    ['es', 'no está mal'],
    ['es', 'no me jodas'],
    ['pt', 'não importa'],
    ['pt', 'não esquenta'],
    ['pt', 'não mexe'],
    ['en', 'not funny'],
    ['en', 'not fair'],
    ['en', 'no wonder'],
    ['en', "doesn't matter"],
    ['fr', 'pas possible'],
    ['fr', 'ça change rien'],
  ] as const)('changes nothing (%s: %s)', (language, text) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'small_talk' })
  })

  it.each([
    ['es', 'no, tratoria', 'tratoria'],
    ['es', 'no farmacia', 'farmacia'],
    ['en', 'no Costa', 'Costa'],
    ['fr', 'non Biocoop', 'Biocoop'],
  ] as const)(
    'is a correction with punctuation, of a known thing or with a capital (%s: %s)',
    (...[language, text, description]) => {
      expect(read(text, homeOf(language))).toMatchObject({ kind: 'correction', changes: { description } })
    },
  )
})
