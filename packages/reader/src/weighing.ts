import { featuresOf, type Parted, size } from './features.ts'
import { type Intent, intents } from './intent.ts'
import { weights } from './weights.ts'

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

/**
 * What all signs and words of a message, weighed together, say that it is for. What each is worth was learned from
 * messages (`training/train.ts`), so this holds where no rule was made for the words.
 */
export function weigh(message: Parted): Odds {
  const sums = new Int32Array(intents.length)
  for (const feature of featuresOf(message)) {
    const row = feature * intents.length
    for (let column = 0; column < sums.length; column++)
      sums[column] = (sums[column] ?? 0) + (table[row + column] ?? 0)
  }
  const odds: Record<Intent, number> = { spending: 0, question: 0, correction: 0, talk: 0, nothing: 0 }
  intents.forEach((intent, column) => {
    odds[intent] = (sums[column] ?? 0) * step
  })
  return odds
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
