import { after, isAt, type Sentence, senseAt } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { factorAt } from './factor.ts'

/** What the digits after a spoken point add to a number, and the multiplier of both. */
interface ScaledTail {
  readonly factor: number
  /** In hundredths, already multiplied. */
  readonly value: number
  readonly end: number
}

/** Reads decimals after a spoken point, of thousands or more: 'point two k', 'coma cinco millones'. Otherwise null. */
export function scaledTailAt(sentence: Sentence, at: number): ScaledTail | null {
  if (!isAt(sentence, at, 'point')) return null
  let digits = ''
  let end = after(sentence, at)
  for (let digit = digitsAt(sentence, end); digit !== null && digits.length < 3; ) {
    digits += digit
    end = after(sentence, end)
    digit = digitsAt(sentence, end)
  }
  const factor = factorAt(sentence, end)
  if (digits === '' || factor < 1000) return null
  return { factor, value: Math.round(Number(`0.${digits}`) * factor * 100), end: after(sentence, end) }
}

function digitsAt(sentence: Sentence, at: number): string | null {
  const typed = keyAt(sentence.tokens, at)
  if (/^\d{1,3}$/.test(typed)) return typed
  const said = senseAt(sentence, at, 'number')
  return said === undefined || Number(said.value) > 99 ? null : said.value
}
