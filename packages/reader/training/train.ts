// Learns from the tables and the corpus what the signs of a message are worth, and writes it to src/weights.ts:
// `node packages/reader/training/train.ts`.
import { writeFileSync } from 'node:fs'
import type { Context } from '../src/context.ts'
import { casesOf } from '../src/languages/cases.ts'
import { enCases } from '../src/languages/en.cases.ts'
import { esCases } from '../src/languages/es.cases.ts'
import { frCases } from '../src/languages/fr.cases.ts'
import { books } from '../src/languages/index.ts'
import { languages } from '../src/languages/language.ts'
import { ptCases } from '../src/languages/pt.cases.ts'
import { contextOf } from '../src/line.ts'
import { scan } from '../src/scan.ts'
import { readSentence } from '../src/sentence.ts'
import { Vocabulary } from '../src/vocabulary.ts'
import { namedSigns } from '../src/weighing.ts'
import { corpusOf, fair, tellsOfExpense } from './corpus.ts'
import { type Example, learn } from './logistic.ts'

/** A sign in fewer messages than these is not weighed. */
const fewest = 8
/** Chosen by what each value makes of messages that were left out: more weights bring no more than these. */
const care = 0.6

/** What adds less than this is left out. */
const least = 0.06

interface Message {
  readonly text: string
  readonly context: Context
  readonly holds: boolean
}

// What has to be asked about teaches nothing.
const tables = { es: esCases, en: enCases, pt: ptCases, fr: frCases }
const messages: Message[] = languages.flatMap((language) => [
  ...casesOf(language, tables[language])
    .filter(({ expected }) => !expected.startsWith('?'))
    .map(({ text, context, expected }) => ({ text, context, holds: /^\d/.test(expected) })),
  ...corpusOf(language)
    .filter(({ expect }) => !fair(expect.kind).includes('ambiguous'))
    .map((line) => ({ text: line.text, context: contextOf(line), holds: tellsOfExpense(line) })),
])

const vocabulary = new Vocabulary(books)
const counted = messages.map(({ text, context }) => {
  const counts = new Map<string, number>()
  for (const sign of namedSigns(scan(readSentence(vocabulary, text, context))))
    counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return counts
})

const spread = new Map<string, number>()
for (const counts of counted) for (const sign of counts.keys()) spread.set(sign, (spread.get(sign) ?? 0) + 1)
const signs = [...spread].filter(([, messages]) => messages >= fewest).map(([sign]) => sign)
const numbers = new Map(signs.map((sign, number) => [sign, number]))
const examples = counted.map((counts, at): Example => {
  const known = [...counts].filter(([sign]) => numbers.has(sign))
  return {
    signs: known.map(([sign]) => numbers.get(sign) ?? 0),
    counts: known.map(([, count]) => count),
    holds: messages[at]?.holds ?? false,
  }
})

const learned = learn(examples, signs.length, care)
const lines = signs
  .map((sign, number) => ({ sign, weight: Math.round((learned[number] ?? 0) * 100) / 100 }))
  .filter(({ weight }) => Math.abs(weight) >= least)
  .sort((a, b) => (a.sign < b.sign ? -1 : 1))
  .map(({ sign, weight }) => `  ${/^[a-z]+$/i.test(sign) ? sign : `'${sign}'`}: ${weight},`)

writeFileSync(
  new URL('../src/weights.ts', import.meta.url),
  `/**
 * What each sign of a message, or one right behind another, adds to the log-odds of money spent. Learned by
 * \`node packages/reader/training/train.ts\` from the tables and the corpus; not to be changed by hand.
 */
export const weights: Readonly<Record<string, number>> = {
${lines.join('\n')}
}
`,
)
process.stdout.write(`${messages.length} messages, ${signs.length} signs, ${lines.length} weights\n`)
