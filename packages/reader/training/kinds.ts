// Learns from the tables and the corpus how to tell the category kind of an expense, and writes
// src/weighing/kind-weights.ts. The other weights stay as they are: `node packages/reader/training/kinds.ts`.
import { writeFileSync } from 'node:fs'
import type { CategoryKind } from '../src/category-kind.ts'
import type { Context } from '../src/context.ts'
import { languages } from '../src/languages/language.ts'
import type { Letters } from '../src/weighing/letters.ts'
import type { Vocabulary } from '../src/words/vocabulary.ts'
import {
  addAt,
  applyGradient,
  countsOf,
  type Learned,
  paceAt,
  randomFrom,
  raritiesOf,
  startFrom,
} from './adam.ts'
import { corpusOf, fair, tellsOfExpense, type Written } from './corpus.ts'
import { lettersOf } from './letters.ts'
import { inBatches } from './shuffle.ts'

/** Hyperparameters, tuned on held-out messages. */
const chosen = { rounds: 5, batch: 64, pace: 4e-3, unread: 0.15, decay: 0.02, rare: 2, fineness: 5 }

/**
 * For the examples that are enforced: the least probability of the right kinds, the most passes, and the learning
 * rate.
 */
const insisted = { least: 0.6, times: 300, pace: 0.05 }

/** The weight of an expense by its source. */
const often = { tables: 4, corpus: 1 }

write({ step: 1, letters: '' })
// The reader is loaded with empty weights, so that its kinds come from the word books alone; those are a feature to
// learn from.
const { read } = await import('../src/read.ts')
const { casesOf } = await import('../src/testing/cases.ts')
const { contextOf } = await import('../src/line.ts')
const { poorer, tables, vocabulary } = await import('./messages.ts')
const { kindFeaturesOf, kindSize } = await import('../src/weighing/kind-features.ts')
const { kinds, probabilitiesFrom: likelihoodsFrom } = await import('../src/weighing/weighing.ts')
const { readSentence } = await import('../src/words/sentence.ts')

/** An expense to learn from: its features, and whether each of `kinds` is accepted. */
interface Lesson {
  readonly features: readonly number[]
  readonly fits: readonly boolean[]
  readonly often: number
}

/** An expected expense: its amount in hundredths, and its accepted kinds, null when they are not given. */
interface Told {
  readonly amount: number
  readonly kinds: readonly (CategoryKind | null)[] | null
}

const ofTables = languages.flatMap((language) =>
  casesOf(language, tables[language]).flatMap(({ text, context, expected }) =>
    lessonsOf(vocabulary, text, context, toldInTable(expected), often.tables),
  ),
)
const ofCorpus = languages.flatMap((language) =>
  corpusOf(language)
    .filter(tellsOfExpense)
    .flatMap((line) => lessonsOf(poorer, line.text, contextOf(line), toldIn(line), often.corpus)),
)
const lessons = [...ofTables, ...ofCorpus]
const learned = learn(lessons)
const missed = insistOn(learned, ofTables)
write(lettersOf(learned, chosen.fineness))
process.stdout.write(
  `${ofTables.length} expenses of the tables, ${missed} missed, ${ofCorpus.length} of the corpus\n`,
)

/** Returns the lessons of a message; none when the reader does not read the expected amounts. */
function lessonsOf(
  words: Vocabulary,
  text: string,
  context: Context,
  told: readonly Told[],
  often: number,
): Lesson[] {
  const meaning = told.length > 0 ? read(words, text, context) : null
  if (meaning?.kind !== 'expenses' || meaning.items.length !== told.length) return []
  const { items } = meaning
  if (told.some(({ amount }, at) => amount !== items[at]?.amount)) return []
  const sentence = readSentence(words, text, context)
  return items.flatMap(({ description, categoryKind }, at) => {
    const its = told[at]?.kinds
    if (!its || description === '') return []
    const fits = kinds.map((kind) => its.includes(kind))
    return [{ features: kindFeaturesOf(sentence, description, categoryKind), fits, often }]
  })
}

/** Returns the expenses that a line of the tables expects: '500 food + 1200'. */
function toldInTable(expected: string): Told[] {
  if (!/^\d/.test(expected)) return []
  return expected.split(' + ').map((item) => {
    const kind = / (-|[a-z]+)(?= "|$)/.exec(item)?.[1]
    return {
      amount: Math.round(Number.parseFloat(item) * 100),
      kinds: kind === undefined ? null : kinds.filter((each) => each === (kind === '-' ? null : kind)),
    }
  })
}

/** Returns the expenses that the author of a message expects. */
function toldIn({ expect }: Written): Told[] {
  return (expect.items ?? []).map(({ amount, category }) => {
    const fit = fair(category)
    const its = kinds.filter((kind) => fit.includes(kind))
    return { amount: Math.round(amount * 100), kinds: fit.includes('any') || its.length === 0 ? null : its }
  })
}

/** Returns the weights, learned with dropout; the same lessons give the same weights. */
function learn(all: readonly Lesson[]): Float64Array {
  const random = randomFrom(1)
  const read = countsOf(all.map(({ features }) => features))
  const table = startFrom(random, kindSize * kinds.length, 0, chosen.decay)
  for (const { batch, step, progress } of inBatches(all, chosen, random)) {
    for (const { features, fits, often } of batch) {
      // The first feature is the kind that the word books give; it is never dropped.
      const kept = features.filter(
        (feature, at) => (read.get(feature) ?? 0) >= chosen.rare && (at === 0 || random() > chosen.unread),
      )
      ask(table, kept, fits, often / chosen.batch)
    }
    applyGradient(table, step + 1, paceAt(chosen.pace, progress))
  }
  return table.steps
}

/** Adds the gradient of one lesson. */
function ask(table: Learned, features: readonly number[], fits: readonly boolean[], weight: number): void {
  const likelihoods = likelihoodsFrom(table, features)
  const shares = sharesOf(likelihoods, fits)
  const share = (weight * 4) / Math.sqrt(features.length)
  for (const [kind, likelihood] of likelihoods.entries()) {
    const miss = share * (likelihood - (shares[kind] ?? 0))
    for (const feature of features) addAt(table.asked, feature * kinds.length + kind, miss)
  }
}

/** Returns the target of each kind: the accepted kinds share it in proportion to their probabilities. */
function sharesOf(likelihoods: readonly number[], fits: readonly boolean[]): number[] {
  const fitting = likelihoods.map((likelihood, kind) => (fits[kind] ? likelihood : 0))
  const all = fitting.reduce((sum, likelihood) => sum + likelihood, 0)
  return fitting.map((likelihood) => likelihood / all)
}

/**
 * Trains on the lessons of the tables until each gives its accepted kinds enough probability; returns how many do not.
 */
function insistOn(weights: Float64Array, all: readonly Lesson[]): number {
  const counts = countsOf(lessons.map(({ features }) => features))
  let missed = 0
  for (let time = 0; time < insisted.times; time++) {
    missed = 0
    for (const { features, fits } of all) {
      const likelihoods = likelihoodsFrom({ step: 1, steps: weights }, features)
      const told = likelihoods.reduce((sum, likelihood, kind) => sum + (fits[kind] ? likelihood : 0), 0)
      if (told >= insisted.least) continue
      missed += 1
      const rarities = raritiesOf(features, counts)
      const shares = sharesOf(likelihoods, fits)
      for (const [kind, likelihood] of likelihoods.entries()) {
        const move = insisted.pace * (likelihood - (shares[kind] ?? 0))
        for (const [at, feature] of features.entries())
          addAt(weights, feature * kinds.length + kind, -move * (rarities[at] ?? 0))
      }
    }
    if (missed === 0) break
  }
  return missed
}

function write({ step, letters }: Letters): void {
  writeFileSync(
    new URL('../src/weighing/kind-weights.ts', import.meta.url),
    `/** What each feature of an expense adds to the odds of each kind, learned by \`node packages/reader/training/kinds.ts\`. */
export const kindWeights = { step: ${step}, letters: '${letters.replaceAll('\\', '\\\\')}' } // biome-ignore format: as it was written
`,
  )
}
