import type { Purchase } from '../expenses/item.ts'
import type { Doubt } from '../meaning.ts'
import type { Place } from './doubt.ts'

/** One expense with all that its amount may be. */
export interface Candidate {
  readonly purchase: Purchase
  /** Whether the household's own habits or names say where it belongs. */
  readonly isOfHousehold: boolean
  readonly readings: readonly number[]
  readonly why: Doubt | null
  /** The amounts that may all have been paid, one after the other; null where only one of its readings was. */
  readonly all: readonly number[] | null
  /** Said to be the sum of others ('so': where they make it), or one that adds up and may be none. */
  readonly total: 'total' | 'so' | 'perhaps' | null
  readonly doubtful: boolean
  /** A verb says that it was spent. */
  readonly said: boolean
  /** A verb of paying or costing stands beside the amount itself. */
  readonly told: boolean
  /** It stands first in the message, and no colon says that what follows are its parts. */
  readonly leads: boolean
  /** Parted from another one by no mark and no word. */
  readonly cut: boolean
  readonly place: Place
  /** 'deu 180': a price that is told of the thing; 'paguei 90': what was paid, of a thing named before. */
  readonly verb: 'told' | 'paid' | null
  /** 'el de ayer', 'la de Ana': one more of the thing before it, and what tells it from that one, if anything. */
  readonly another: string | null
}
