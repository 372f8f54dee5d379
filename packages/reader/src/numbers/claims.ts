import type { Sentence } from '../words/sentence.ts'
import type { Figure } from './figure.ts'

/** What a token has been read as; unclaimed tokens may become a description. */
export type Claim = 'amount' | 'day' | 'time' | 'number' | 'dropped' | 'marker' | null

/** A message with the figures that may be amounts, and what each token was claimed as. */
export interface ClaimedMessage {
  readonly sentence: Sentence
  readonly figures: readonly Figure[]
  readonly claims: readonly Claim[]
}
