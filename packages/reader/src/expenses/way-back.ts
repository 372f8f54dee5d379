import { type Expenses, type Meaning, onlySpent } from '../meaning.ts'
import { type Figure, onlyReading } from '../numbers/figure.ts'
import { readFigure } from '../numbers/read-figure.ts'
import { endBefore, endsAt, skipAll } from '../words/edges.ts'
import { hasParticle, isParticleBefore, particleEnd } from '../words/particle.ts'
import { before, isAsked, isOfKind, type Sentence, type Stretch, spanOf, textOf } from '../words/sentence.ts'

/**
 * Reads one ride followed by the price of the way back: 'uber 9.50 there, 11 back', 'taxi to the airport 20, back 25'.
 * Null for all other messages: '20 back' may be change if it is not about a ride, or is less than the fare and nothing
 * but 'back' tells of the way.
 */
export function readWayBack(sentence: Sentence, readPart: (text: string) => Meaning): Expenses | null {
  if (isAsked(sentence)) return null
  const back = wayBackIn(sentence)
  if (back === null) return null
  const { figure, words } = back
  const again = rideBefore(sentence, words.start)
  if (again !== null && !isNamedBefore(sentence, again)) return null
  const end = endBefore(sentence, Math.min(figure.start, again?.start ?? words.start), 'and')
  const price = sentence.tokens.findIndex(({ kind }) => kind === 'number')
  // 'Ayer uber 14.90, hoy 16.20 de vuelta' tells more about the second ride.
  const isParted = sentence.tokens.slice(Math.max(price, 0), end).some(({ kind }) => kind === 'break')
  if (end === 0 || isParted) return null
  if (isParticleBefore(sentence, end, 'gaveBack') || isParticleBefore(sentence, end, 'returned')) return null
  const there = thereIn(sentence, end)
  const ride = onlySpent(readPart(withoutWords(sentence, end, there)))
  const amount = onlyReading(figure)
  const isToldWhere = there !== null || hasParticle(sentence, { start: 0, end }, 'to')
  if (ride?.categoryKind !== 'transport' || amount === undefined) return null
  const isRide = isToldWhere || isOfRide(words, figure) || amount >= ride.amount
  if (!isAlike(amount, ride.amount) || !isRide) return null
  const called = ({ start, end: to }: Stretch) =>
    `${ride.description} ${textOf(sentence, skipAll(sentence, start, 'article', 'of'), to)}`
  const first = there === null ? ride : { ...ride, description: called(there) }
  const readFrom = { ...ride.readFrom, amount: [spanOf(sentence, figure.start, figure.end)] }
  const second = { ...ride, amount, description: called(words), readFrom }
  return { kind: 'expenses', items: [first, second], sure: true }
}

/** The ride that is named right before words for the way: 'taxi 20 y taxi de vuelta 25'; null if none is. */
function rideBefore(sentence: Sentence, way: number): Stretch | null {
  const end = endBefore(sentence, way, 'of')
  const start = before(sentence, end)
  const isPriced = sentence.tokens.slice(0, start).some(({ kind }) => kind === 'number')
  return isPriced && isOfKind(sentence, start, 'transport') ? { start, end } : null
}

/** Whether the same words stand before as well: not in 'bus 20 y taxi de vuelta 25'. */
function isNamedBefore({ tokens }: Sentence, { start, end }: Stretch): boolean {
  const last = tokens.slice(0, start).findLastIndex(({ key }) => key === tokens[start]?.key)
  return tokens.slice(start, end).every(({ key }, at) => tokens[last + at]?.key === key)
}

/** Whether words cannot be about change: 'de regreso 28', '19 on the way back', but not '28 de vuelta'. */
function isOfRide({ start, end }: Stretch, figure: Figure): boolean {
  return end - start > (start < figure.start ? 1 : 2)
}

/** Returns the price that ends a message and the words for the way back directly before or after it. */
function wayBackIn(sentence: Sentence): { readonly figure: Figure; readonly words: Stretch } | null {
  for (let at = 1; at < sentence.tokens.length; at++) {
    const end = particleEnd(sentence, at, 'wayBack')
    if (end === at) continue
    const words = { start: at, end }
    const price = skipAll(sentence, end, 'was', 'cost')
    const behind = readFigure(sentence, price)
    if (behind !== null && endsAt(sentence, behind.end)) return { figure: behind, words }
    const start = endsAt(sentence, end) ? figureStart(sentence, at) : -1
    const figure = start < 1 ? null : readFigure(sentence, start)
    return figure === null ? null : { figure, words }
  }
  return null
}

/** Returns the start of the price that ends directly before a token, or -1. */
function figureStart(sentence: Sentence, end: number): number {
  for (let at = Math.max(0, end - longestPrice); at < end; at++)
    if (readFigure(sentence, at)?.end === end) return at
  return -1
}

/** The most tokens of the price of a ride. */
const longestPrice = 4

/** Returns the first words for the way there that end at or before a token; null if there are none. */
function thereIn(sentence: Sentence, end: number): Stretch | null {
  for (let at = 1; at < end; at++) {
    const to = particleEnd(sentence, at, 'wayThere')
    if (to > at && to <= end) return { start: at, end: to }
  }
  return null
}

/** Returns the text before a token with some words blanked out, so that all offsets stay the same. */
function withoutWords({ text, tokens }: Sentence, end: number, words: Stretch | null): string {
  const to = tokens[end - 1]?.end ?? 0
  const [from, next] =
    words === null ? [to, to] : [tokens[words.start]?.start ?? to, tokens[words.end - 1]?.end ?? to]
  return text.slice(0, from) + ' '.repeat(next - from) + text.slice(next, to)
}

/** Whether two amounts may be fares for the same way: neither is twice the other. */
function isAlike(one: number, other: number): boolean {
  return Math.max(one, other) < 2 * Math.min(one, other)
}
