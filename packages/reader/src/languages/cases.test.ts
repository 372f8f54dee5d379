import { describe, expect, it } from 'vitest'
import { read } from '../index.ts'
import { casesOf, difference } from '../testing/cases.ts'
import { enCases } from './en.cases.ts'
import { esCases } from './es.cases.ts'
import { frCases } from './fr.cases.ts'
import type { Language } from './language.ts'
import { ptCases } from './pt.cases.ts'

const tables: Record<Language, typeof esCases> = { es: esCases, en: enCases, pt: ptCases, fr: frCases }

for (const [language, table] of Object.entries(tables) as [Language, typeof esCases][]) {
  describe(`messages in ${language}`, () => {
    for (const one of casesOf(language, table)) {
      it(`${one.context.locale}: ${one.text.replaceAll('\n', ' ⏎ ')}`, () => {
        expect(difference(read(one.text, one.context), one)).toBeNull()
      })
    }
  })
}
