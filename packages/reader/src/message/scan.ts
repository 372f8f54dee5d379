import type { DatedMessage } from '../days/day.ts'
import type { ImpossibleDay } from '../days/impossible-day.ts'
import type { IntentScores } from '../intent.ts'
import type { Claim } from '../numbers/claims.ts'

/** A message after one pass over its tokens. */
export interface Scan extends DatedMessage {
  /** What is written like a date but does not exist. */
  readonly impossibleDays: readonly ImpossibleDay[]
  /** A reading may claim more in its own copy: see `withOwnClaims`. */
  readonly claims: Claim[]
  /** The score of each intent for the whole message. */
  readonly odds: IntentScores
}

/** Returns the same scan for a reading that claims more, so that those that follow see only what was claimed before. */
export function withOwnClaims(scan: Scan): Scan {
  return { ...scan, claims: [...scan.claims] }
}
