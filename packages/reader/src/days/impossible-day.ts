import { before, isAt, type Sentence } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { readMonthDay } from './month-date.ts'
import { recent } from './numeric-date.ts'

/** The position of a day that does not exist. */
export interface ImpossibleDay {
  readonly start: number
  readonly end: number
}

/**
 * Reads at a token a day that is written like a date but does not exist, beside a number that may be the price:
 * '30/02', '31 de febrero', 'April 31st'. Null when there is none.
 */
export function readImpossibleDay(sentence: Sentence, at: number): ImpossibleDay | null {
  const day = readMonthDay(sentence, at)
  const found = day === null ? readImpossibleDate(sentence, at) : day.date === null ? day : null
  if (found === null) return null
  const { start, end } = found
  const isBesidePrice = sentence.tokens.some(
    ({ kind }, other) => kind === 'number' && (other < start || other >= end),
  )
  return isBesidePrice ? { start, end } : null
}

/**
 * Reads a numeric date that does not exist: 'el 30/2', '31/11', '30/02', '31/04/2026', '2026-02-30'. Without a year it
 * needs what a fraction does not have: a word before it, a leading zero in the second number, or a smaller second one.
 */
function readImpossibleDate(sentence: Sentence, at: number): ImpossibleDay | null {
  let start = at
  while (isAt(sentence, start, 'dayBefore', 'article') && start < at + 3) start++
  const written = figuresAt(sentence, start)
  if (written === null) return null
  const { numbers, end } = written
  const [a = 0, b = 0, c = Number.NaN] = numbers
  const isSure = numbers.length > 2 || start > at || a > b || /^0\d$/.test(keyAt(sentence.tokens, start + 2))
  const last = before(sentence, at)
  if (!isSure || isAt(sentence, last, 'instalments', 'label') || isAt(sentence, end, 'measure', 'of'))
    return null
  const orders =
    a > 31
      ? [[c, b, a]]
      : [
          [a, b, c],
          [b, a, c],
        ]
  const likely = orders.filter(([day = 0, month = 0]) => day >= 1 && day <= 31 && month >= 1 && month <= 12)
  const exists = likely.some(([day = 0, month = 0, year]) => recent(sentence, day, month, year) !== null)
  return likely.length > 0 && !exists ? { start: at, end } : null
}

/**
 * Returns the two or three numbers that a date separator joins at a token, and the index after them; a hyphen must
 * join three.
 */
function figuresAt({ tokens }: Sentence, at: number): { numbers: number[]; end: number } | null {
  if (tokens[at]?.kind !== 'number') return null
  const [first, sign, second, sign2, third] = tokens.slice(at, at + 5)
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(first?.key ?? '')
  if (dotted !== null) return { numbers: dotted.slice(1).map(Number), end: at + 1 }
  if (sign === undefined || !/^[/-]$/.test(sign.key) || !sign.glued || second?.glued !== true) return null
  if (!/^(\d{1,2}|\d{4})$/.test(first?.key ?? '') || !/^\d{1,2}$/.test(second.key)) return null
  const isWhole =
    sign2?.key === sign.key && sign2.glued && third?.glued === true && /^\d{1,4}$/.test(third.key)
  if (!isWhole)
    return sign.key === '/' ? { numbers: [Number(first?.key), Number(second.key)], end: at + 3 } : null
  return { numbers: [first, second, third].map((token) => Number(token?.key)), end: at + 5 }
}
