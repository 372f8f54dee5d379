import type { Correction } from '../meaning.ts'
import { isContentAt } from '../message/content.ts'
import type { Scan } from '../message/scan.ts'
import { isParticle, particleEnd } from '../words/particle.ts'
import { after, isAsked, isAt, type Sentence } from '../words/sentence.ts'

/**
 * 'mejor que sean 70', 'súbele 200', 'tira 20 do táxi': what an amount that was noted is to be, or by how much it is to
 * change, and no more than whose; null for all other messages.
 */
export function readAmending(scan: Scan): Correction | null {
  const { sentence, figures, days } = scan
  const [figure, ...others] = figures
  const [amount = 0, ...readings] = figure?.readings ?? []
  if (figure === undefined || others.length + readings.length + days.length > 0 || isAsked(sentence))
    return null
  const wish = wishBefore(sentence, figure.start)
  const about = wish && thingBehind(scan, figure.end, wish.sign)
  if (wish === null || about === null) return null
  const changes = {
    ...(wish.sign === 0 ? { amount } : { by: wish.sign * amount }),
    ...(figure.currency !== null && { currency: figure.currency }),
  }
  return { kind: 'correction', ...(about !== '' && { about }), changes, sure: true }
}

/** What words that reach from the start of a message to its amount wish for: more, less, or 0 for just that. */
function wishBefore(sentence: Sentence, end: number): { readonly sign: number } | null {
  for (let at = 0; at < end; at = after(sentence, at)) {
    for (const [sign, type] of wishes) {
      const verb = particleEnd(sentence, at, type)
      if (verb === at) continue
      if (verb === end) return { sign }
      if (verb === end - 1 && isParticle(sentence, verb, 'setTo')) return { sign: 0 }
    }
    const isAlong = isAt(sentence, at, 'filler', 'greeting', 'oops', 'not')
    if (!isAlong && sentence.tokens[at]?.kind !== 'break') return null
  }
  return null
}

const wishes = [
  [0, 'makeIt'],
  [1, 'raiseIt'],
  [-1, 'lowerIt'],
] as const

/**
 * 'al taxi', 'por favor', 'de propina' where it is added, 'do táxi' where it is taken off: the thing that is named behind
 * an amount, '' for none; null where more is said.
 */
function thingBehind(scan: Scan, from: number, sign: number): string | null {
  const { sentence } = scan
  const { tokens, text } = sentence
  const things: number[] = []
  for (let at = from; at < tokens.length; at = after(sentence, at)) {
    if (tokens[at]?.kind === 'break' || isAt(sentence, at, 'filler', 'thanks')) continue
    const isExtra = sign > 0 && isParticle(sentence, at + 1, 'extra')
    if (isAt(sentence, at, 'of') && sign >= 0 && !isExtra) return null
    if (isContentAt(scan, at)) things.push(at)
    else if (!isAt(sentence, at, 'of', 'article', 'preposition', 'target')) return null
  }
  const [thing, ...others] = things
  if (others.length > 0) return null
  if (thing === undefined || isParticle(sentence, thing, 'extra')) return ''
  return text.slice(tokens[thing]?.start, tokens[after(sentence, thing) - 1]?.end)
}
