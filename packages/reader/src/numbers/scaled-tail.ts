import { after, isAt, type Sentence, senseAt } from '../words/sentence.ts'
import { keyAt } from '../words/text.ts'
import { factorAt } from './factor.ts'

/** What a spoken point and the digits behind it add to a number, before what multiplies both. */
interface ScaledTail {
  readonly factor: number
  /** In hundredths, multiplied already. */
  readonly value: number
  readonly end: number
}

/** 'point two k', 'coma cinco millones': digits behind a spoken point, of thousands or more; null elsewhere. */
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
