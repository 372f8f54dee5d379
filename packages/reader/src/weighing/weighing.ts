import { type CategoryKind, categoryKinds } from '../category-kind.ts'
import { type ClearIntent, type Intent, type IntentScores, intents } from '../intent.ts'
import { type Chunk, chunksOf } from '../message/chunk.ts'
import type { ClaimedMessage } from '../numbers/claims.ts'
import type { Count } from '../numbers/counts/count.ts'
import type { Figure } from '../numbers/figure.ts'
import type { Sentence, Stretch } from '../words/sentence.ts'
import { countFeaturesOf, countSize } from './count-features.ts'
import { inputsOf, partSize, size } from './features.ts'
import { kindFeaturesOf, kindSize } from './kind-features.ts'
import { kindWeights } from './kind-weights.ts'
import { smallTableOf, tableOf } from './letters.ts'
import { nameFeaturesOf, nameSize } from './name-features.ts'
import { addRow, hidden, type Network, outputsOf, pooled, reach, type Table, width } from './network.ts'
import { priceFeaturesOf, priceSize } from './price-features.ts'
import { among, mixed, type PriceNetwork, pricesFrom, units } from './price-network.ts'
import { prices as priceWeights } from './price-weights.ts'
import { countWeights, nameWeights, network as networkWeights } from './weights.ts'

/** Decoded when the first message is weighed, so that a server starts faster. */
const tables = once(() => {
  const network: Network = {
    wide: tableOf(networkWeights.wide, size * intents.length),
    parts: tableOf(networkWeights.parts, partSize * width),
    near: smallTableOf(networkWeights.near, reach * width * hidden),
    nearBias: smallTableOf(networkWeights.nearBias, hidden),
    out: smallTableOf(networkWeights.out, pooled * intents.length),
    outBias: smallTableOf(networkWeights.outBias, intents.length),
  }
  const prices: PriceNetwork = {
    plain: tableOf(priceWeights.plain, priceSize),
    rows: tableOf(priceWeights.rows, priceSize * units),
    rowsBias: smallTableOf(priceWeights.rowsBias, units),
    mix: smallTableOf(priceWeights.mix, among * mixed),
    mixBias: smallTableOf(priceWeights.mixBias, mixed),
    out: smallTableOf(priceWeights.out, units + mixed),
    outBias: smallTableOf(priceWeights.outBias, 1),
  }
  return {
    network,
    prices,
    names: tableOf(nameWeights, nameSize),
    counts: tableOf(countWeights, countSize),
    kinds: tableOf(kindWeights, kindSize * kinds.length),
  }
})

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}

/**
 * Weighs all signs and words of a message together and returns the score of each intent. The weights are learned from
 * messages (`training/train.ts`), so this works where no rule covers the words.
 */
export function weigh(message: ClaimedMessage, stretch?: Stretch): IntentScores {
  const outputs = outputsOf(tables().network, inputsOf(message, stretch))
  const odds: Record<Intent, number> = {
    spending: 0,
    question: 0,
    correction: 0,
    talk: 0,
    nothing: 0,
    open: 0,
  }
  intents.forEach((intent, at) => {
    odds[intent] = outputs[at] ?? 0
  })
  return odds
}

/** Returns, for each figure, the log-odds that it is a price rather than a count, a measure or part of a name. */
export function weighPrices(message: ClaimedMessage): number[] {
  return pricesFrom(tables().prices, priceFeaturesOf(message))
}

/** Returns, by start token, the log-odds that each phrase of a message is part of the name of an expense. */
export function weighNames(message: ClaimedMessage, starts: readonly number[]): Map<number, number> {
  const chunks = chunksOf(message)
  const { names } = tables()
  return new Map(starts.map((at) => [at, sumOf(nameFeaturesOf(message, chunks, at), names)]))
}

/** Returns the log-odds that a price was paid as many times as a count says. */
export function weighCounts(
  message: ClaimedMessage,
  chunks: readonly Chunk[],
  count: Count,
  price: Figure,
): number {
  return sumOf(countFeaturesOf(message, chunks, count, price), tables().counts)
}

/** All kinds that an expense may have, including none, in the order of the weights. */
export const kinds: readonly (CategoryKind | null)[] = [...categoryKinds, null]

/**
 * Returns the probability of each of `kinds`, from the description of an expense, its message and the kind that the
 * vocabulary gives.
 */
export function weighKinds(sentence: Sentence, description: string, known: CategoryKind | null): number[] {
  return probabilitiesFrom(tables().kinds, kindFeaturesOf(sentence, description, known))
}

/** A buffer, reused because allocation is slow. */
const kindSums = new Float64Array(kinds.length)

/** Returns the probability of each of `kinds`, from the features of an expense. */
export function probabilitiesFrom({ step, steps }: Table, features: readonly number[]): number[] {
  const share = (step * 4) / Math.sqrt(features.length)
  const sums = kindSums.fill(0)
  for (const feature of features) addRow(sums, steps, feature)
  const weights = kinds.map((_, kind) => Math.exp((sums[kind] ?? 0) * share))
  const all = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / all)
}

function sumOf(features: readonly number[], { step, steps }: Table): number {
  let sum = 0
  for (const feature of features) sum += steps[feature] ?? 0
  return sum * step
}

/** Returns how far the score of an intent exceeds that of every other clear one; negative when another is likelier. */
export function marginOf(odds: IntentScores, intent: Intent): number {
  let best = Number.NEGATIVE_INFINITY
  for (const other of intents) if (other !== intent && other !== 'open') best = Math.max(best, odds[other])
  return odds[intent] - best
}

/** Returns the clear intent with the highest score. */
export function likeliest(odds: IntentScores): ClearIntent {
  let best: ClearIntent = 'spending'
  for (const intent of intents) if (intent !== 'open' && odds[intent] > odds[best]) best = intent
  return best
}
