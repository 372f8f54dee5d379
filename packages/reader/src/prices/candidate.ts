import type { Doubt, Item } from '../meaning.ts'
import type { Place } from './doubt.ts'

/** An expense without its amount, which may still have several readings. */
export type Purchase = Omit<Item, 'amount'>

/** What a segment tells of an amount: all its readings, and whether it is that of others. */
export interface Price {
  readonly readings: readonly number[]
  readonly why: Doubt | null
  /** The amounts, if all of them may have been paid; null if only one of the readings was. */
  readonly all: readonly number[] | null
  /**
   * Whether it is the total of others: called one ('total'), introduced by a word like 'so' or followed by its parts
   * ('so'), or only adding up to them ('perhaps').
   */
  readonly total: 'total' | 'so' | 'perhaps' | null
}

/** An expense with its price, whether it is booked or refused. */
export interface Offer extends Price {
  readonly purchase: Purchase
  /** The household's own habits or names tell the category. */
  readonly isOfHousehold: boolean
}

/** An expense that may be booked, with how it was told and where it stands among the others. */
export interface Candidate extends Offer {
  readonly doubtful: boolean
  /** A verb says that it was spent. */
  readonly said: boolean
  /** A verb of paying or costing stands beside the amount itself. */
  readonly told: boolean
  /** It stands first in the message, and no colon makes the rest its parts. */
  readonly leads: boolean
  /** Neither punctuation nor a word separates it from another one. */
  readonly cut: boolean
  readonly place: Place
  /** It is called a deposit, which may come back or be a part of the price before it: 'hire 30, deposit 50'. */
  readonly security: boolean
  /**
   * How its verb tells the amount: 'deu 180' is the price of the thing ('told'); 'paguei 90' is what was paid for a
   * thing named before ('paid').
   */
  readonly verb: 'told' | 'paid' | null
  /** If it is another of the thing before it, the words that tell the two apart, if any: 'el de ayer', 'la de Ana'. */
  readonly another: string | null
}
