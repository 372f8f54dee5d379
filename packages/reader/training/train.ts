// Learns from the tables and the corpus what the features of a message are worth, and writes it to src/weights.ts:
// `node packages/reader/training/train.ts`.
import { writeFileSync } from 'node:fs'
import { isContentAt } from '../src/content.ts'
import type { Context } from '../src/context.ts'
import { featuresOf, size } from '../src/features.ts'
import type { Figure } from '../src/figure.ts'
import { hash } from '../src/hashing.ts'
import { type Intent, intents } from '../src/intent.ts'
import { casesOf } from '../src/languages/cases.ts'
import { enCases } from '../src/languages/en.cases.ts'
import { esCases } from '../src/languages/es.cases.ts'
import { frCases } from '../src/languages/fr.cases.ts'
import { books } from '../src/languages/index.ts'
import { type LanguageBook, languages } from '../src/languages/language.ts'
import { ptCases } from '../src/languages/pt.cases.ts'
import { contextOf } from '../src/line.ts'
import { categoryKinds } from '../src/meaning.ts'
import { endOfPhrase, nameFeaturesOf, nameSize } from '../src/name-features.ts'
import { priceFeaturesOf, priceSize } from '../src/price-features.ts'
import { type Scan, scan } from '../src/scan.ts'
import { chunksOf } from '../src/segment.ts'
import { readSentence } from '../src/sentence.ts'
import { tokenise } from '../src/text.ts'
import { Vocabulary } from '../src/vocabulary.ts'
import { shareOf, step, zero } from '../src/weighing.ts'
import { corpusOf, fair, tellsOfExpense, type Written } from './corpus.ts'
import { type Example, learn, type Weights } from './logistic.ts'

/** Chosen by what each value makes of messages that were left out. */
const care = 0.4

/** How many of a hundred things are unknown in the corpus. */
const unknown = 8

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
  /** What is to be booked, in hundredths. */
  readonly amounts: readonly number[]
  /** What the expenses may be called; null where it is not told of each. */
  readonly names: readonly string[] | null
  /** Whether that has to be asked. */
  readonly isOpen: boolean
  /** Whether it is of the tables, which are read with all words that there are. */
  readonly isTable: boolean
  /** How often each of its figures counts. */
  readonly often: number
}

const tables = { es: esCases, en: enCases, pt: ptCases, fr: frCases }
const messages: Message[] = languages.flatMap((language) => [
  // What is checked word by word counts more, most of all what has to be asked about.
  ...casesOf(language, tables[language]).flatMap(({ text, context, expected }) =>
    Array.from({ length: expected.startsWith('?') ? 12 : 5 }, () => intentsIn(expected))
      .flat()
      .map((intent) => ({
        text,
        context,
        intent,
        amounts: amountsIn(expected),
        names: namesIn(expected),
        isOpen: expected.startsWith('?'),
        often: 5,
        isTable: true,
      })),
  ),
  ...corpusOf(language).flatMap((line) =>
    intentsIn(fair(line.expect.kind)[0] ?? '').map((intent) => ({
      text: line.text,
      context: contextOf(line),
      intent,
      isOpen: fair(line.expect.kind).includes('ambiguous'),
      often: 1,
      isTable: false,
      names: namesOf(line),
      amounts: tellsOfExpense(line)
        ? (line.expect.items ?? []).map(({ amount }) => Math.round(amount * 100))
        : [],
    })),
  ),
])

/**
 * The word books were made with the corpus, and would know each thing of it: so as to learn from it how messages are read
 * that nobody has seen, some things are unknown to it, the same ones each time.
 */
const fewer = books.map((book) => ({ ...book, kinds: withoutSome(book.kinds) }))
const [vocabulary, poorer] = [new Vocabulary(books), new Vocabulary(fewer)]
const scans = messages.map(({ text, context, isTable }) =>
  scan(readSentence(isTable ? vocabulary : poorer, text, context)),
)

function withoutSome(kinds: LanguageBook['kinds']): LanguageBook['kinds'] {
  const isKept = (phrase: string) => (hash(phrase.trim()) >>> 0) % 100 >= unknown
  const fewer = { ...kinds }
  for (const kind of categoryKinds) fewer[kind] = kinds[kind].split(',').filter(isKept).join(',')
  return fewer
}

const counted = scans.map((message) => {
  const counts = new Map<number, number>()
  const features = featuresOf(message)
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + shareOf(features.length))
  return { features: [...counts.keys()], counts: [...counts.values()] }
})

const learned = intents.map((intent) => {
  const examples = counted.map((each, at): Example => ({ ...each, holds: messages[at]?.intent === intent }))
  return `  ${intent}:\n    '${lettersOf(learn(examples, size, care))}',`
})

/** Each of several figures of the messages of which every amount is one; where it is open which, each of them is and is none. */
const figures = messages.flatMap(({ amounts, isOpen, often }, at): Example[] => {
  const message = scans[at]
  if (message === undefined || message.figures.length < 2) return []
  const values = message.figures.map(({ readings: [value = 0] }) => value)
  // 'dinner 50 plus 10 tip': two that make one amount are both of it; of '10 tacos a 18' the larger one.
  const isOf = ({ readings }: Figure, index: number) =>
    readings.some((reading) => amounts.includes(reading)) ||
    values.some((value, at) => {
      const own = values[index] ?? 0
      const makes = amounts.includes(value + own) || (own > value && amounts.includes((value * own) / 100))
      return at !== index && makes
    })
  const told = message.figures.filter(isOf)
  if (!isOpen && (amounts.length === 0 || told.length < amounts.length)) return []
  return priceFeaturesOf(message).flatMap((features, index) => {
    const figure = message.figures[index]
    const isPrice = figure !== undefined && told.includes(figure)
    const example = { features, counts: features.map(() => 1) }
    const answers = isOpen ? [true, false] : [isPrice]
    return answers.flatMap((holds) => Array.from({ length: often }, () => ({ ...example, holds })))
  })
})

/** Each phrase that may name an expense, of the messages of which it is told what each expense may be called. */
const phrases = messages.flatMap(({ names, often }, at): Example[] => {
  const message = scans[at]
  if (message === undefined || names === null) return []
  const words = new Set(names.flatMap(keysOf))
  const chunks = chunksOf(message)
  return phrasesOf(message).flatMap(({ start, keys }) => {
    const features = nameFeaturesOf(message, chunks, start)
    const holds = keys.some((key) => [key, `${key}s`, key.replace(/s$/, '')].some((each) => words.has(each)))
    return Array.from({ length: often }, () => ({ features, counts: features.map(() => 1), holds }))
  })
})

function phrasesOf(message: Scan) {
  const { tokens } = message.sentence
  const phrases: { start: number; keys: string[] }[] = []
  for (let start = 0; start < tokens.length; ) {
    const end = endOfPhrase(message, start)
    if (message.claims[start] === 'number' || isContentAt(message, start))
      phrases.push({ start, keys: tokens.slice(start, end).map(({ key }) => key) })
    start = end
  }
  return phrases
}

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

/** What each feature of a figure adds to the log-odds that it is a price. */
export const priceWeights =
  '${lettersOf(learn(figures, priceSize, care))}' // biome-ignore format: as it was written

/** What each feature of a phrase adds to the log-odds that it names an expense. */
export const nameWeights =
  '${lettersOf(learn(phrases, nameSize, care))}' // biome-ignore format: as it was written
`,
)
process.stdout.write(`${messages.length} messages, ${figures.length} figures, ${phrases.length} phrases\n`)

function lettersOf(weights: Weights): string {
  const letters = Array.from(weights, (weight) =>
    String.fromCharCode(zero + Math.max(-most, Math.min(most, Math.round(weight / step)))),
  )
  return letters.join('').replaceAll('\\', '\\\\')
}

/** What a line of the tables would book, in hundredths: '500 food + 1200'. */
function amountsIn(expected: string): number[] {
  if (!/^\d/.test(expected)) return []
  return expected.split(' + ').map((item) => Math.round(Number.parseFloat(item) * 100))
}

/** What a line of the tables calls its expenses: '500 food "pan" + 1200 "leche"'. */
function namesIn(expected: string): string[] | null {
  const names = [...expected.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name)
  return names.length > 0 && names.length === amountsIn(expected).length ? names : null
}

/** What the author of a message would call its expenses. */
function namesOf(line: Written): string[] | null {
  if (!tellsOfExpense(line)) return null
  const names = (line.expect.items ?? []).flatMap(({ description }) => fair(description ?? null))
  return names.every((name) => name !== null && name !== 'any') ? names.map(String) : null
}

function keysOf(text: string): string[] {
  return tokenise(text).map(({ key }) => key)
}

/**
 * What a message is for by what its author expects, in the notation of the tables or as a kind of the corpus. What has to
 * be asked about is an example of both answers.
 */
function intentsIn(expected: string): readonly Intent[] {
  const [word = ''] = expected.split(/[ :]/)
  if (word === '?' || word === 'ambiguous') return ['spending', 'nothing']
  return [/^\d/.test(word) ? 'spending' : (intentOf[word] ?? 'talk')]
}
