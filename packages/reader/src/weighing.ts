import { featuresOf, size } from './features.ts'
import { type Intent, intents } from './intent.ts'
import { nameFeaturesOf, nameSize } from './name-features.ts'
import { priceFeaturesOf, priceSize } from './price-features.ts'
import type { Parted } from './scan.ts'
import { chunksOf } from './segment.ts'
import { nameWeights, priceWeights, weights } from './weights.ts'

/** How much speaks for each intent: the log-odds of that one against all others. */
export type Odds = Readonly<Record<Intent, number>>

/** The letter of a weight of zero; the next one stands for one step more. */
export const zero = 'P'.charCodeAt(0)

/** How fine the weights are. */
export const step = 0.2

/** The weights of each feature side by side, an intent each. */
const table = new Int8Array(size * intents.length)
intents.forEach((intent, column) => {
  for (let feature = 0; feature < size; feature++)
    table[feature * intents.length + column] = weights[intent].charCodeAt(feature) - zero
})

const priceTable = tableOf(priceWeights, priceSize)
const nameTable = tableOf(nameWeights, nameSize)

function tableOf(letters: string, length: number): Int8Array {
  return Int8Array.from({ length }, (_, feature) => letters.charCodeAt(feature) - zero)
}

/** What each of so many features of a message counts: in long ones each says less. */
export function shareOf(features: number): number {
  return 6 / Math.sqrt(features)
}

/**
 * What all signs and words of a message, weighed together, say that it is for. What each is worth was learned from
 * messages (`training/train.ts`), so this holds where no rule was made for the words.
 */
export function weigh(message: Parted): Odds {
  const sums = new Int32Array(intents.length)
  const features = featuresOf(message)
  for (const feature of features) {
    const row = feature * intents.length
    for (let column = 0; column < sums.length; column++)
      sums[column] = (sums[column] ?? 0) + (table[row + column] ?? 0)
  }
  const scale = step * shareOf(features.length)
  const odds: Record<Intent, number> = { spending: 0, question: 0, correction: 0, talk: 0, nothing: 0 }
  intents.forEach((intent, column) => {
    odds[intent] = (sums[column] ?? 0) * scale
  })
  return odds
}

/** How much speaks for each of several figures to be a price, and no count, measure or name: its log-odds. */
export function weighPrices(message: Parted): number[] {
  return priceFeaturesOf(message).map((features) => sumOf(features, priceTable))
}

/** How much speaks for each phrase of a message, by where it starts, to be part of what an expense is called: its log-odds. */
export function weighNames(message: Parted, starts: readonly number[]): Map<number, number> {
  const chunks = chunksOf(message)
  return new Map(starts.map((at) => [at, sumOf(nameFeaturesOf(message, chunks, at), nameTable)]))
}

function sumOf(features: readonly number[], table: Int8Array): number {
  return features.reduce((sum, feature) => sum + (table[feature] ?? 0), 0) * step
}

/** How far the odds of an intent are above those of any other; below zero when another one is likelier. */
export function leadOf(odds: Odds, intent: Intent): number {
  let best = Number.NEGATIVE_INFINITY
  for (const other of intents) if (other !== intent) best = Math.max(best, odds[other])
  return odds[intent] - best
}

/** The intent for which most speaks. */
export function likeliest(odds: Odds): Intent {
  return intents.reduce((best, intent) => (odds[intent] > odds[best] ? intent : best))
}
