// Learns the weights of the features of a message from the tables and the corpus, and writes src/weighing/weights.ts
// and price-weights.ts: `node packages/reader/training/train.ts`.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { intents } from '../src/intent.ts'
import { chunksOf } from '../src/message/chunk.ts'
import { isContentAt } from '../src/message/content.ts'
import type { Scan } from '../src/message/scan.ts'
import type { Figure } from '../src/numbers/figure.ts'
import { inputsOf } from '../src/weighing/features.ts'
import { type Letters, tableOf } from '../src/weighing/letters.ts'
import { endOfPhrase, nameFeaturesOf, nameSize } from '../src/weighing/name-features.ts'
import type { Network, Table } from '../src/weighing/network.ts'
import { priceFeaturesOf } from '../src/weighing/price-features.ts'
import type { PriceNetwork } from '../src/weighing/price-network.ts'
import { tokenise } from '../src/words/text.ts'
import { countLessonsOf, learnCounts } from './counts.ts'
import { lettersInSteps, lettersOf, stepOf } from './letters.ts'
import { type Example, insist, learn, type Weights } from './logistic.ts'
import { allMessages, type Message } from './messages.ts'
import { insistOn, type Lesson, learnNetwork, leaveOutFaint } from './network.ts'
import { insistOnPrices, learnPrices, type PriceLesson } from './price-network.ts'

/** The weight of the examples against the penalty, tuned on held-out messages. */
const care = 0.4

/** The share of the network's linear weights that is left out as too weak; tuned like `care`. */
const faint = 0.3

/**
 * The number of steps into which the spread of the weights is divided; fewer for the network, which has the most
 * weights.
 */
const fineness = { network: 2.5, plain: 5, other: 5 }

/** The weight of a message by its source, and of each phrase in it. */
const often: Readonly<Record<Message['from'], number>> = { tables: 5, corpus: 1 }
const oftenInside: typeof often = { tables: 25, corpus: 1 }

/** The largest error of the network for a message of the tables that the reader has misread. */
const misses = { spent: 0.2, other: 0.3 }

/** The largest number of times that the tables are read with the new weights and the misread messages enforced. */
const turns = 6

/** All messages to which the weights are held, and those from which they are learned. */
const held = allMessages()
const messages = held.filter(({ isOnlyHeld }) => !isOnlyHeld)

const lessons = messages.map(lessonOf)
const network: Record<keyof Network, Table> = { ...learnNetwork(lessons, intents.length) }
leaveOutFaint(network, intents.length, faint)
const letters = new Map<keyof Network, Letters>()
for (const name of ['parts', 'near', 'nearBias', 'out', 'outBias'] as const) {
  const its = lettersOf(network[name].steps, fineness.network)
  letters.set(name, its)
  network[name] = tableOf(its, network[name].steps.length)
}
const figures = messages.flatMap(figuresOf)
const prices: Record<keyof PriceNetwork, Table> = { ...learnPrices(figures) }
const priceLetters = new Map<keyof PriceNetwork, Letters>()
for (const name of ['rows', 'rowsBias', 'mix', 'mixBias', 'out', 'outBias'] as const) {
  const its = lettersOf(prices[name].steps, fineness.network)
  priceLetters.set(name, its)
  prices[name] = tableOf(its, prices[name].steps.length)
}
insistOnPrices(prices, held.filter(({ from }) => from === 'tables').flatMap(figuresOf), figures)
priceLetters.set('plain', lettersOf(prices.plain.steps, 2 * fineness.plain))

const phrases = messages.flatMap(phrasesOf)
const heldPhrases = held.filter(({ from }) => from === 'tables').flatMap(phrasesOf)
const counts = messages.flatMap(countLessonsOf)

const nameLetters = lettersOf(learnNames(), fineness.other)
const countLetters = lettersOf(learnCounts(counts), fineness.other)

write(
  'price-weights',
  `/** The network that tells prices from other numbers (\`price-network.ts\`), learned with \`weights.ts\`. */
export const prices = ${linesOf(priceLetters)}
`,
)
// Always the same step, so that rounding again changes only what was enforced since.
const wideStep = stepOf(network.wide.steps, fineness.plain)
settleWide()
// Only what the whole reader misreads is enforced: enforcing all tables would cost accuracy on other messages.
const tables = held.filter(({ from }) => from === 'tables').map(asToldLesson)
const insisted = new Set<Lesson>()
let misread = misreadOf(tables)
for (let turn = 0; turn < turns && misread.length > 0; turn++) {
  for (const lesson of misread) insisted.add(lesson)
  insistOn(network, [...insisted], lessons)
  settleWide()
  misread = misreadOf(tables)
}
process.stdout.write(
  `${messages.length} messages, ${figures.length} of several figures, ${phrases.length} phrases, ${counts.length} counts; ${insisted.size} messages of the tables insisted on, ${misread.length} misread\n`,
)

/** Rounds the linear weights to what their letters stand for, and writes the network. */
function settleWide(): void {
  const its = lettersInSteps(network.wide.steps, wideStep)
  letters.set('wide', its)
  network.wide = inStepsOfOne(tableOf(its, network.wide.steps.length))
  write(
    'weights',
    `/**
 * The network that tells what a message is for (\`network.ts\`); \`weighing.ts\` reads it. Learned by
 * \`node packages/reader/training/train.ts\` from the tables and the corpus; not to be changed by hand.
 */
export const network = ${linesOf(letters)}

/** What each feature of a phrase adds to the log-odds that it names an expense. */
export const nameWeights = ${written(nameLetters)} // biome-ignore format: as it was written

/** What each feature of a number and a price adds to the log-odds that the price was paid so many times. */
export const countWeights = ${written(countLetters)} // biome-ignore format: as it was written
`,
  )
}

/**
 * Returns the lessons of the tables that the reader misreads with the weights written last; a new process reads them.
 */
function misreadOf(tables: readonly Lesson[]): Lesson[] {
  const script = fileURLToPath(new URL('misread.ts', import.meta.url))
  const told = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' })) as number[]
  return told.flatMap((at) => tables[at] ?? [])
}

function inStepsOfOne({ step, steps }: Table): Table {
  return { step: 1, steps: Float64Array.from(steps, (each) => each * step) }
}

function lessonOf({ scan, shares, from }: Message): Lesson {
  const isSpent = shares[intents.indexOf('spending')] === 1
  const miss = isSpent ? misses.spent : misses.other
  return { inputs: inputsOf(scan), shares, often: often[from], miss }
}

/** Returns the lesson to enforce: a message to be asked about is open, whatever its possible amounts. */
function asToldLesson(message: Message): Lesson {
  const shares = message.isOpen ? intents.map((intent) => (intent === 'open' ? 1 : 0)) : message.shares
  return lessonOf({ ...message, shares })
}

/**
 * Returns the lesson of a message with several figures when each amount is one of them; when it is open which, each
 * figure counts half.
 */
function figuresOf({ scan, amounts, isOpen, from }: Message): PriceLesson[] {
  if (scan.figures.length < 2) return []
  const values = scan.figures.map(({ readings: [value = 0] }) => value)
  // In 'dinner 50 plus 10 tip' both figures are prices when they add up to an expected amount that is not written
  // before them; in '10 tacos a 18' the larger one is.
  const isMade = (amount: number, from: number) =>
    amounts.includes(amount) && !values.slice(0, from).includes(amount)
  const isOf = ({ readings }: Figure, index: number) =>
    readings.some((reading) => amounts.includes(reading)) ||
    values.some((value, at) => {
      const own = values[index] ?? 0
      const from = Math.max(at, index) + 1
      const makes = isMade(value + own, from) || (own > value && isMade((value * own) / 100, from))
      return at !== index && makes
    })
  // When one figure is the sum of the others, it is not known which are the prices.
  const all = values.reduce((sum, value) => sum + value, 0)
  if (2 * Math.max(...values) === all) return []
  const told = scan.figures.map(isOf)
  if (!isOpen && (amounts.length === 0 || told.filter(Boolean).length < amounts.length)) return []
  const shareOf = (index: number) => (isOpen ? 0.5 : told[index] ? 1 : 0)
  const features = priceFeaturesOf(scan)
  return [
    { figures: features.map((its, index) => ({ features: its, share: shareOf(index) })), often: often[from] },
  ]
}

/** Returns a message as it is when its expenses are named: figures that are not prices are claimed as numbers. */
function withoutOthers(scan: Scan, amounts: readonly number[]): Scan {
  const claims = [...scan.claims]
  const figures = scan.figures.filter(({ readings }) => readings.some((reading) => amounts.includes(reading)))
  if (figures.length < amounts.length) return scan
  for (const figure of scan.figures)
    if (!figures.includes(figure)) claims.fill('number', figure.start, figure.end)
  return { ...scan, claims, figures }
}

/** Returns an example for each phrase that may name an expense, of a message whose expected names are known. */
function phrasesOf({ scan: whole, names, amounts, from }: Message): Example[] {
  if (names === null) return []
  const scan = withoutOthers(whole, amounts)
  const words = new Set(names.flatMap(keysOf))
  const chunks = chunksOf(scan)
  const { tokens } = scan.sentence
  const phrases: Example[] = []
  for (let start = 0; start < tokens.length; ) {
    const end = endOfPhrase(scan, start)
    if (scan.claims[start] === 'number' || isContentAt(scan, start)) {
      const holds = tokens
        .slice(start, end)
        .some(({ key }) => [key, `${key}s`, key.replace(/s$/, '')].some((each) => words.has(each)))
      phrases.push({ features: nameFeaturesOf(scan, chunks, start), holds, often: oftenInside[from] })
    }
    start = end
  }
  return phrases
}

/** Learns the name weights; the names in the tables are enforced. */
function learnNames(): Weights {
  const weights = learn(phrases, nameSize, care)
  insist(
    weights,
    heldPhrases.map(({ features, holds }) => ({
      features,
      least: holds ? 0.8 : -Infinity,
      most: holds ? Infinity : -1,
    })),
  )
  return weights
}

function keysOf(text: string): string[] {
  return tokenise(text).map(({ key }) => key)
}

function write(name: string, source: string): void {
  writeFileSync(new URL(`../src/weighing/${name}.ts`, import.meta.url), source)
}

/** Returns the tables of a network as source code. */
function linesOf(tables: ReadonlyMap<string, Letters>): string {
  const lines = [...tables].map(([name, its]) => `  ${name}: ${written(its)},\n`)
  return `{\n${lines.join('')}} // biome-ignore format: as it was written`
}

/** Returns letters as source code. */
function written({ step, letters }: Letters): string {
  return `{ step: ${step}, letters: '${letters.replaceAll('\\', '\\\\')}' }`
}
