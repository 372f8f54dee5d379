import type { CategoryKind } from '../category-kind.ts'
import type { Sentence } from '../words/sentence.ts'
import { tokenise } from '../words/text.ts'
import { combineHashes, FeatureSet, signOf } from './hashing.ts'
import { spellingAt } from './signs.ts'

/** The number of hash buckets for the features of an expense. */
export const kindSize = 2 ** 17

const collected = new FeatureSet(kindSize)

/**
 * Returns the features from which the kind of an expense is decided: the words of its description, each by itself and
 * with the one before, the other words of the message, and the kind that the vocabulary gives.
 */
export function kindFeaturesOf(
  sentence: Sentence,
  description: string,
  known: CategoryKind | null,
): readonly number[] {
  const keys = new Set(tokenise(description).map(({ key }) => key))
  const kind = signOf(known ?? 'no kind')
  collected.begin()
  collected.add(kind)
  let last = edge
  for (const [at, { key, kind: type }] of sentence.tokens.entries()) {
    if (type !== 'word' && type !== 'emoji') continue
    const { whole, pieces } = spellingAt(sentence, at)
    if (!keys.has(key)) {
      collected.add(combineHashes(whole, told))
      continue
    }
    collected.add(combineHashes(whole, inside))
    collected.add(combineHashes(whole, kind))
    collected.add(combineHashes(last, whole))
    for (const piece of pieces) collected.add(combineHashes(piece, inside))
    last = whole
  }
  collected.add(combineHashes(last, edge))
  return collected.features
}

const inside = signOf('inside')
const told = signOf('told')
const edge = signOf('edge')
