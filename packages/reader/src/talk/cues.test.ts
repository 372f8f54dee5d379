import { describe, expect, it } from 'vitest'
import { enCases } from '../languages/en.cases.ts'
import { esCases } from '../languages/es.cases.ts'
import { frCases } from '../languages/fr.cases.ts'
import { books } from '../languages/index.ts'
import { ptCases } from '../languages/pt.cases.ts'
import { scan } from '../scan-message.ts'
import { casesOf } from '../testing/cases.ts'
import { mayApply } from '../words/rule.ts'
import { readSentence } from '../words/sentence.ts'
import { Vocabulary } from '../words/vocabulary.ts'
import { askedIn, mayAsk } from './asking/ask.ts'
import { budget } from './asking/question.ts'
import { correction } from './changing/correction.ts'
import { toldReadings } from './in-parts.ts'
import { plainReadings } from './unambiguous.ts'

const vocabulary = new Vocabulary(books)
const all = { es: esCases, en: enCases, pt: ptCases, fr: frCases } as const

describe('a message without the cues of a rule', () => {
  for (const language of ['es', 'en', 'pt', 'fr'] as const) {
    const sentences = casesOf(language, all[language]).map(({ text, context }) =>
      readSentence(vocabulary, text, context),
    )

    it(`is not read by that rule (${language})`, () => {
      for (const sentence of sentences) {
        const scanned = scan(sentence)
        const read = [...plainReadings, budget, correction].filter(
          (each) => !mayApply(sentence, each) && each.read(scanned) !== null,
        )
        expect({ text: sentence.text, read }).toEqual({ text: sentence.text, read: [] })
      }
    })

    it(`asks nothing if it has no word or sign of a question (${language})`, () => {
      for (const sentence of sentences) {
        const scanned = scan(sentence)
        const ask = mayAsk(scanned) ? null : askedIn(scanned)
        expect({ text: sentence.text, ask }).toEqual({ text: sentence.text, ask: null })
      }
    })

    it(`is not split into parts by that rule (${language})`, () => {
      for (const sentence of sentences) {
        const asked: string[] = []
        const hear = (text: string) => {
          asked.push(text)
          return { kind: 'small_talk', sure: true } as const
        }
        for (const each of toldReadings) if (!mayApply(sentence, each)) each.read(sentence, hear)
        expect({ text: sentence.text, asked }).toEqual({ text: sentence.text, asked: [] })
      }
    })
  }
})
