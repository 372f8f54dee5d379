import type { Doubt } from '../meaning.ts'
import { isAt, type Sentence } from '../words/sentence.ts'

/** A number with the money words around it: the tokens from `start` up to, not including, `end`. */
export interface Figure {
  readonly start: number
  readonly end: number
  /** The tokens of the bare number, without money words. */
  readonly numberStart: number
  readonly numberEnd: number
  /** The possible amounts, in whole hundredths, likeliest first. */
  readonly readings: readonly number[]
  readonly doubt: Doubt
  /** ISO 4217 when the message names one. */
  readonly currency: string | null
  /** Written or scaled as only money is, so it cannot be a quantity. */
  readonly firm: boolean
  /** The digits as typed, if the figure is nothing else. */
  readonly raw: string | null
  readonly negative: boolean
  /** What remained of the money that was handed over: surely paid. */
  readonly paid?: boolean
  /** The two prices that it may be instead: '17 e 23'. */
  readonly two?: readonly number[]
  /** The numbers of which it is the sum: '26 + 14'. */
  readonly addends?: readonly Figure[]
  /** Already the total of what was bought: not to be multiplied. */
  readonly whole?: boolean
}

/** What was read as one or several amounts, in whole hundredths: a figure, a numeral, a candidate. */
type Readable = Pick<Figure, 'readings'> | null | undefined

/** Returns the likeliest amount of what was read, in hundredths; 0 for none. */
export function amountOf(read: Readable): number {
  return read?.readings[0] ?? 0
}

/** Returns the amount of what has only one reading, in hundredths; undefined for none and for several. */
export function onlyReading(read: Readable): number | undefined {
  return read?.readings.length === 1 ? read.readings[0] : undefined
}

/** Returns the only reading of a figure that is in the household's own currency; undefined for any other. */
export function onlyOwnAmount({ context }: Sentence, figure: Figure): number | undefined {
  return (figure.currency ?? context.currency) === context.currency ? onlyReading(figure) : undefined
}

/** Whether a figure counts things and is not money: 'me sobraron 3 empanadas', 'had 2 kids'. */
export function countsThings(sentence: Sentence, { end, firm }: Figure): boolean {
  return !firm && isAt(sentence, end, 'kind', 'countable', 'measure', 'percent', 'dayUnit')
}

/** Whether a figure was typed with its cents, as only prices are. */
export function isToTheCent(figure: Figure): boolean {
  return /[.,]\d\d$/.test(figure.raw ?? '')
}

/** Whether a figure can only be money: marked or scaled as such, or typed with its cents. */
export function isCertain(figure: Figure): boolean {
  return figure.firm || isToTheCent(figure)
}

/** Whether a figure is a product in the message: '3x500'. */
export function isProduct({ tokens }: Sentence, { start, end }: Figure): boolean {
  return tokens.slice(start, end).some(({ key }) => /^[x*@]$/.test(key))
}

/** Returns two figures as one with the given readings. */
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
