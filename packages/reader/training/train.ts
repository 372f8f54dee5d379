// Learns from the tables and the corpus what the features of a message are worth, and writes it to src/weights.ts:
// `node packages/reader/training/train.ts`.
import { writeFileSync } from 'node:fs'
import type { Context } from '../src/context.ts'
import { featuresOf, size } from '../src/features.ts'
import { type Intent, intents } from '../src/intent.ts'
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
import { step, zero } from '../src/weighing.ts'
import { corpusOf, fair } from './corpus.ts'
import { type Example, learn } from './logistic.ts'

/** Chosen by what each value makes of messages that were left out. */
const care = 0.4

/** As many steps are the most that a letter can stand for. */
const most = 40

/** What the kinds of the tables and of the corpus are for. */
const intentOf: Readonly<Record<string, Intent>> = {
  expense: 'spending',
  expenses: 'spending',
  query: 'question',
  budget: 'question',
  correction: 'correction',
  fix: 'correction',
  delete: 'correction',
  undo: 'correction',
  restore: 'correction',
  no: 'nothing',
  missing: 'nothing',
  not_expense: 'nothing',
}

interface Message {
  readonly text: string
  readonly context: Context
  readonly intent: Intent
}

const tables = { es: esCases, en: enCases, pt: ptCases, fr: frCases }
const messages: Message[] = languages.flatMap((language) => [
  // What is checked word by word counts twice.
  ...casesOf(language, tables[language]).flatMap(({ text, context, expected }) =>
    [...intentsIn(expected), ...intentsIn(expected)].map((intent) => ({ text, context, intent })),
  ),
  ...corpusOf(language).flatMap((line) =>
    intentsIn(fair(line.expect.kind)[0] ?? '').map((intent) => ({
      text: line.text,
      context: contextOf(line),
      intent,
    })),
  ),
])

const vocabulary = new Vocabulary(books)
const counted = messages.map(({ text, context }) => {
  const counts = new Map<number, number>()
  for (const feature of featuresOf(scan(readSentence(vocabulary, text, context))))
    counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return { features: [...counts.keys()], counts: [...counts.values()] }
})

const learned = intents.map((intent) => {
  const examples = counted.map((each, at): Example => ({ ...each, holds: messages[at]?.intent === intent }))
  const letters = Array.from(learn(examples, size, care), (weight) =>
    String.fromCharCode(zero + Math.max(-most, Math.min(most, Math.round(weight / step)))),
  )
  return `  ${intent}:\n    '${letters.join('').replaceAll('\\', '\\\\')}',`
})

writeFileSync(
  new URL('../src/weights.ts', import.meta.url),
  `import type { Intent } from './intent.ts'

/**
 * What each feature, by its number, adds to the log-odds of an intent, a letter each; \`weighing.ts\` reads them. Learned
 * by \`node packages/reader/training/train.ts\` from the tables and the corpus; not to be changed by hand.
 */
export const weights: Readonly<Record<Intent, string>> = {
${learned.join('\n')}
} // biome-ignore format: as it was written
`,
)
process.stdout.write(`${messages.length} messages\n`)

/**
 * What a message is for by what its author expects, in the notation of the tables or as a kind of the corpus. What has to
 * be asked about is an example of both answers.
 */
function intentsIn(expected: string): readonly Intent[] {
  const [word = ''] = expected.split(/[ :]/)
  if (word === '?' || word === 'ambiguous') return ['spending', 'nothing']
  return [/^\d/.test(word) ? 'spending' : (intentOf[word] ?? 'talk')]
}
