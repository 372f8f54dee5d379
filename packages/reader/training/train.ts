// Learns from the tables and the corpus what the features of a message are worth, and writes it to src/weighing/weights.ts and
// price-weights.ts:
// `node packages/reader/training/train.ts`.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isContentAt } from '../src/message/content.ts'
import type { Scan } from '../src/message/scan.ts'
import { chunksOf } from '../src/message/segment.ts'
import type { Figure } from '../src/numbers/figure.ts'
import { inputsOf } from '../src/weighing/features.ts'
import { intents } from '../src/weighing/intent.ts'
import { type Letters, tableOf } from '../src/weighing/letters.ts'
import { endOfPhrase, nameFeaturesOf, nameSize } from '../src/weighing/name-features.ts'
import type { Network, Table } from '../src/weighing/network.ts'
import { priceFeaturesOf } from '../src/weighing/price-features.ts'
import type { PriceNetwork } from '../src/weighing/price-network.ts'
import { tokenise } from '../src/words/text.ts'
import { countLessonsOf, learnCounts } from './counts.ts'
import { lettersOf } from './letters.ts'
import { type Example, insist, learn, type Weights } from './logistic.ts'
import { allMessages, type Message } from './messages.ts'
import { insistOn, type Lesson, learnNetwork, leaveOutFaint } from './network.ts'
import { insistOnPrices, learnPrices, type PriceLesson } from './price-network.ts'

/** Chosen by what each value makes of messages that were left out. */
const care = 0.4

/** The share of the network's plain weights that says too little to be kept; chosen like `care`. */
const faint = 0.3

/** Into how many steps the spread of the weights is parted: those of the network, of which there are most, into fewer. */
const fineness = { network: 2.5, plain: 5, other: 5 }

/** How often a message counts, and how often each phrase of it does. */
const often: Readonly<Record<Message['from'], number>> = { tables: 5, corpus: 1 }
const oftenInside: typeof often = { tables: 25, corpus: 1 }

/** How far the network may miss a message of the tables that the reader has misread. */
const misses = { spent: 0.2, other: 0.3 }

/** How often the tables are read with what was learned, and what is misread is insisted on, before the rest is left. */
const turns = 6

/** All that the weights are held to, and what they learn from. */
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
settleWide()
// Only what the whole reader takes wrongly is insisted on: to insist on all tables costs the network what it knows of others.
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

/** Lets the plain weights be what their letters stand for, and writes all that the network is. */
function settleWide(): void {
  const its = lettersOf(network.wide.steps, fineness.plain)
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

/** Which lessons of the tables the reader takes wrongly with the weights that were written last: it reads them anew for that. */
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

/** The lesson to insist on: what has to be asked about is open, whatever amounts it may be. */
function asToldLesson(message: Message): Lesson {
  const shares = message.isOpen ? intents.map((intent) => (intent === 'open' ? 1 : 0)) : message.shares
  return lessonOf({ ...message, shares })
}

/** Each of several figures of a message of which every amount is one; where it is open which, each of them may be. */
function figuresOf({ scan, amounts, isOpen, from }: Message): PriceLesson[] {
  if (scan.figures.length < 2) return []
  const values = scan.figures.map(({ readings: [value = 0] }) => value)
  // 'dinner 50 plus 10 tip': two that make an amount, which stands behind them or not at all, are both of it; of '10 tacos a
  // 18' the larger one.
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
  // What adds up to one of them may be it or make it: which, is not told.
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

/** As a message is when it is asked what its expenses are called: what is no price counts or names something. */
function withoutOthers(scan: Scan, amounts: readonly number[]): Scan {
  const claims = [...scan.claims]
  const figures = scan.figures.filter(({ readings }) => readings.some((reading) => amounts.includes(reading)))
  if (figures.length < amounts.length) return scan
  for (const figure of scan.figures)
    if (!figures.includes(figure)) claims.fill('number', figure.start, figure.end)
  return { ...scan, claims, figures }
}

/** Each phrase that may name an expense, of a message of which it is told what each expense may be called. */
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

/** What the tables call their expenses holds in any case. */
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

/** The tables of a network as they stand in the source. */
function linesOf(tables: ReadonlyMap<string, Letters>): string {
  const lines = [...tables].map(([name, its]) => `  ${name}: ${written(its)},\n`)
  return `{\n${lines.join('')}} // biome-ignore format: as it was written`
}

/** Letters as they stand in the source. */
function written({ step, letters }: Letters): string {
  return `{ step: ${step}, letters: '${letters.replaceAll('\\', '\\\\')}' }`
}
