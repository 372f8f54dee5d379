import type { Correction } from '../meaning.ts'
import type { ClaimedMessage } from '../numbers/claims.ts'
import { amountOf } from '../numbers/figure.ts'
import { withArticle } from '../words/edges.ts'
import { isParticle } from '../words/particle.ts'
import {
  after,
  before,
  has,
  isAt,
  isOneOf,
  type Sentence,
  type Stretch,
  textAt,
  textOf,
} from '../words/sentence.ts'
import type { SenseType } from '../words/vocabulary.ts'

/** Types of words that say nothing about what was bought, unless they also name a thing. */
const grammar: ReadonlySet<SenseType> = new Set<SenseType>([
  'spend', 'spendHe', 'record', 'cost', 'consume', 'article', 'preposition', 'of', 'and', 'or', 'filler', 'approx',
  'pronoun', 'method', 'total', 'each', 'further', 'but', 'currency', 'coin', 'minor', 'plus', 'with', 'oops', 'was',
  'past', 'dayBefore', 'timeBefore', 'timeAfter', 'times', 'send', 'inexact', 'discount', 'tender', 'instalments',
  'not', 'greeting', 'thanks', 'payer', 'one', 'half', 'rate', 'day', 'agoBefore', 'agoAfter',
]) // biome-ignore format: a list to read at a glance

/** Whether the phrase that starts at a token may say what was bought. */
export function isContentAt(scan: ClaimedMessage, at: number): boolean {
  const { sentence, claims } = scan
  const token = sentence.tokens[at]
  if (token === undefined || (claims[at] !== null && claims[at] !== 'number')) return false
  if (token.kind === 'emoji') return true
  if (sentence.marks[at] === null) return token.kind === 'word'
  if (at === 0 && isAt(sentence, at, 'greeting')) return false
  if (isAt(sentence, at, 'kind', 'countable')) return !isVerbAt(sentence, at)
  if (token.kind !== 'word') return false
  return !isOneOf(sentence, at, grammar) || (isParticle(sentence, at, 'card') && isGreetingCard(scan, at))
}

/**
 * Whether a word such as 'tarjeta' is a greeting card rather than a means of payment: after a price, with a small
 * price of its own ('flores 20, tarjeta 5').
 */
function isGreetingCard({ sentence, figures }: ClaimedMessage, at: number): boolean {
  const { tokens, marks } = sentence
  const first = withArticle(sentence, at)
  const isParted = tokens[first - 1]?.kind === 'break' || isAt(sentence, before(sentence, first), 'and')
  const own = amountOf(figures.find(({ start }) => start === at + 1))
  const isSmall = figures.some((each) => each.end < at && amountOf(each) >= 4 * own)
  const isOnly = marks.every(
    (mark, each) => each === at || !mark?.senses.some(({ type }) => type === 'method'),
  )
  return isParted && own > 0 && isSmall && isOnly
}

/**
 * Whether a word that also names a thing is a verb, before an article or an amount: 'vino la luz' (the power bill
 * came), 'vino y cobró', 'record 15'; not in 'y un vino 15' (a wine).
 */
export function isVerbAt(sentence: Sentence, at: number): boolean {
  if (!isAt(sentence, at, 'cost', 'spend', 'record', 'consume')) return false
  const next = after(sentence, at)
  if (isAt(sentence, before(sentence, at), 'one', 'of', 'and')) return false
  // 'Leña 350, vino 420': the next thing of a list.
  if (sentence.tokens[at - 1]?.key === ',' && sentence.tokens[at - 2]?.kind === 'number') return false
  if (isAt(sentence, next, 'and') && isAt(sentence, after(sentence, next), 'cost', 'spend')) return true
  const isPriced = isAt(sentence, next, 'currency') || sentence.tokens[next]?.kind === 'number'
  // 'Vino 420': the thing, as nothing stands before it that could have cost so much.
  return isPriced ? at > 0 || !isAt(sentence, at, 'cost') : isAt(sentence, next, 'article')
}

/** Whether an unclaimed token between `start` and `end` may say what was bought. */
export function hasContent(scan: ClaimedMessage, start: number, end: number): boolean {
  for (let at = start; at < end; at = after(scan.sentence, at)) {
    if (scan.claims[at] === null && isContentAt(scan, at)) return true
  }
  return false
}

/** Types of words that may occur in a list in addition to things and a price. */
export const joining: ReadonlySet<SenseType> = new Set<SenseType>([
  'article', 'of', 'preposition', 'and', 'further', 'filler',
]) // biome-ignore format: a list to read at a glance

/** Whether a stretch has known things and a price, and otherwise only words of the given types. */
export function isList(message: ClaimedMessage, stretch: Stretch, beside = joining): boolean {
  return has(message.sentence, stretch, 'kind') && hasOnlyThingsAndPrice(message, stretch, beside)
}

/** Whether a stretch has nothing but known things, a price and words of the given types. */
export function hasOnlyThingsAndPrice(
  { sentence, claims }: ClaimedMessage,
  { start, end }: Stretch,
  beside: typeof joining,
): boolean {
  for (let at = start; at < end; at = after(sentence, at)) {
    // 'for 4 hours': a number and what it counts add nothing.
    const isCounted = claims[at - 1] === 'number' && isAt(sentence, at, 'measure')
    // "The wean's shoes": whose they are adds nothing.
    const isOwned = isAt(sentence, at + 1, 'kind') && isParticle(sentence, at - 1, 'plainArticle')
    const isOwner = isOwned && sentence.marks[at] === null && /[’']s$/.test(textAt(sentence, at))
    const isKnown = isCounted || isOwner || isAt(sentence, at, 'kind') || isOneOf(sentence, at, beside)
    if (claims[at] === null && !isKnown) return false
  }
  return true
}

/** Returns the first thing that a correction names, which says what it is about: 'la de la farmacia era …'. */
export function thingBefore(sentence: Sentence, end: number, start = 0): Pick<Correction, 'about'> {
  const { tokens } = sentence
  const at = tokens.findIndex((_, index) => index >= start && index < end && isAt(sentence, index, 'kind'))
  return at < 0 ? {} : { about: nameAt(sentence, at).replace(/[’']s$/, '') }
}

/**
 * Returns the name that the phrase at a token gives, without its article: 'diario' of 'el diario', 'nails' of 'my
 * nails', each of which is one phrase.
 */
export function nameAt(sentence: Sentence, at: number): string {
  const end = after(sentence, at)
  const isArticle = isParticle(sentence, at, 'theOne', 'myself')
  const isLed = isAt(sentence, at, 'kind', 'code') && isArticle && end > at + 1
  return textOf(sentence, isLed ? at + 1 : at, end)
}
