import type { Doubt } from '../meaning.ts'
import type { Sentence } from '../words/sentence.ts'

/** A number together with the money words around it: tokens from `start` up to `end`. */
export interface Figure {
  readonly start: number
  readonly end: number
  /** Where the bare number stands. */
  readonly numberStart: number
  readonly numberEnd: number
  /** In whole hundredths. */
  readonly readings: readonly number[]
  readonly doubt: Doubt
  /** ISO 4217 when the message names one. */
  readonly currency: string | null
  /** Written as money or scaled as only money is: cannot be a quantity. */
  readonly firm: boolean
  /** The figure as typed, when it is nothing but one. */
  readonly raw: string | null
  readonly negative: boolean
  /** What stayed of the money that was handed over: surely paid. */
  readonly paid?: boolean
  /** Two prices, one after the other, that it may be as well: '17 e 23'. */
  readonly two?: readonly number[]
  /** Worked out for all that was bought: not to be multiplied. */
  readonly whole?: boolean
}

/** Its likeliest amount, in hundredths; zero of none. */
export function amountOf(figure: Figure | undefined): number {
  return figure?.readings[0] ?? 0
}

/** Whether it was typed with its cents, as only prices are. */
export function isToTheCent(figure: Figure): boolean {
  return /[.,]\d\d$/.test(figure.raw ?? '')
}

/** Whether it can only be money: marked or scaled as such, or typed with its cents. */
export function isCertain(figure: Figure): boolean {
  return figure.firm || isToTheCent(figure)
}

/** Whether it was multiplied in the message: '3x500'. */
export function isProduct({ tokens }: Sentence, { start, end }: Figure): boolean {
  return tokens.slice(start, end).some(({ key }) => /^[x*@]$/.test(key))
}

/** Two figures as one, which may be so much. */
export function join(a: Figure, b: Figure, readings: readonly number[]): Figure {
  return {
    ...a,
    end: b.end,
    numberEnd: b.numberEnd,
    readings,
    currency: a.currency ?? b.currency,
    firm: true,
    raw: null,
  }
}
