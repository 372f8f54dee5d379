import { isAt, isNumberAt, type Sentence } from '../../words/sentence.ts'
import { keyAt } from '../../words/text.ts'
import type { NonAmount } from './code.ts'
import { streetDay } from './street.ts'

/** Returns the end of several numbers in a row that are not money: a score, a draw, the sides of a thing. */
export function readNumberRow(sentence: Sentence, at: number): NonAmount | null {
  if (sentence.tokens[at]?.kind !== 'number') return null
  return (
    streetDay(sentence, at) ??
    score(sentence, at) ??
    draw(sentence, at) ??
    size(sentence, at) ??
    weight(sentence, at) ??
    triple(sentence, at)
  )
}

/**
 * Reads three small numbers joined by the same sign that are not a date: 'group 1/2/3', 'a 10-10-20 fertiliser bag'.
 */
function triple({ tokens }: Sentence, at: number): NonAmount | null {
  const [first, sign, second, again, third, next] = tokens.slice(at, at + 6)
  const isJoined = [sign, second, again, third].every((each) => each?.glued === true)
  const isSmall = [first, second, third].every((each) => /^\d\d?$/.test(each?.key ?? ''))
  const goesOn = next?.glued === true && next.kind === 'sign'
  return isJoined && isSmall && !goesOn && /^[-/]$/.test(sign?.key ?? '') && again?.key === sign?.key
    ? { end: at + 5, claim: 'number' }
    : null
}

/** Reads two numbers joined by a measure: '1kg500', '1m80'. */
function weight(sentence: Sentence, at: number): NonAmount | null {
  return decimalsBehind(sentence, at + 1) === null ? null : { end: at + 3, claim: 'number' }
}

/** Returns the decimals written after a measure instead of before it: '1kg500'. Null for others, as in '20m2'. */
export function decimalsBehind({ tokens }: Sentence, at: number): string | null {
  const [unit, part] = tokens.slice(at, at + 2)
  if (unit?.glued !== true || part?.glued !== true || !/^(kg|l|m)$/.test(unit.key)) return null
  return /^\d{1,3}$/.test(part.key) && !(unit.key === 'm' && part.key.length === 1) ? part.key : null
}

/** Reads two small numbers joined by a hyphen, with no money beside them: 'Lens-Lille 0-2', 'for 3-4 people'. */
function score({ tokens, marks }: Sentence, at: number): NonAmount | null {
  const [home, hyphen, guest, next] = tokens.slice(at, at + 4)
  if (hyphen?.glued !== true || guest?.glued !== true || !/^[-–]$/.test(hyphen.key)) return null
  const small = /^\d\d?$/.test(home?.key ?? '') && /^\d\d?$/.test(guest?.key ?? '')
  const goesOn = next?.glued === true && (next.kind === 'number' || next.kind === 'sign')
  const sense = marks[at + 3]?.senses.some(({ type }) => type === 'currency' || type === 'coin')
  return small && !goesOn && sense !== true && home?.glued !== true ? { end: at + 3, claim: 'number' } : null
}

/** Reads four or more small bare numbers in a row: 'loto 2 5 17 33 41'. */
function draw({ tokens, marks }: Sentence, at: number): NonAmount | null {
  let end = at
  while (tokens[end]?.kind === 'number' && /^\d\d?$/.test(keyAt(tokens, end)) && !tokens[end]?.glued) end++
  const money = marks[end]?.senses.some(({ type }) => type === 'currency' || type === 'times')
  return end - at >= 4 && money !== true ? { end, claim: 'number' } : null
}

/** Reads the two sides of a thing, where another number can be the price: 'vitres 24x36', 'taie 65x65'. */
function size(sentence: Sentence, at: number): NonAmount | null {
  const { tokens } = sentence
  const [one, sign, other, next] = tokens.slice(at, at + 4)
  const isJoined = sign?.key === 'x' && sign.glued && other?.glued === true
  const isLong = [one, other].every(
    (side) => side?.kind === 'number' && /^[2-9]\d$|^1\d\d$|^200$/.test(side.key),
  )
  if (!isJoined || !isLong || next?.key === '=' || isAt(sentence, at + 3, 'currency', 'coin', 'times'))
    return null
  const isPriced = tokens.some((_, index) => index > at + 2 && isNumberAt(sentence, index))
  return isPriced && !isAt(sentence, at - 1, 'currency') ? { end: at + 3, claim: 'number' } : null
}
