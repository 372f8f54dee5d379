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
  const named = thingBefore(scan)
  const wish = wishBefore(sentence, figure.start, named.end)
  const about = wish && (named.about || thingBehind(scan, figure.end, wish.sign))
  if (wish === null || about === null) return null
  const changes = {
    ...(wish.sign === 0 ? { amount } : { by: wish.sign * amount }),
    ...(figure.currency !== null && { currency: figure.currency }),
  }
  return { kind: 'correction', ...(about !== '' && { about }), changes, sure: true }
}

/** What words that reach up to an amount wish for: more, less, or 0 for just that. */
function wishBefore(sentence: Sentence, end: number, start: number): { readonly sign: number } | null {
  for (let at = start; at < end; at = after(sentence, at)) {
    for (const [sign, type] of wishes) {
      const verb = particleEnd(sentence, at, type)
      // 'O aluguel sobe pra 1800' tells of a price.
      if (verb === at || (start > 0 && sign !== 0)) continue
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

/** 'el taxi mejor 5500': the thing that a message begins with, and where that ends; '' and 0 for none. */
function thingBefore(scan: Scan): { readonly about: string; readonly end: number } {
  const { sentence } = scan
  const thing = after(sentence, 0)
  const end = after(sentence, thing)
  if (!isAt(sentence, 0, 'article') || !isContentAt(scan, thing)) return { about: '', end: 0 }
  const about = sentence.text.slice(sentence.tokens[thing]?.start, sentence.tokens[end - 1]?.end)
  return { about, end }
}

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
    else if (!isAt(sentence, at, 'of', 'article', 'preposition', 'timeBefore', 'target')) return null
  }
  const [thing, ...others] = things
  if (others.length > 0) return null
  if (thing === undefined || isParticle(sentence, thing, 'extra')) return ''
  return text.slice(tokens[thing]?.start, tokens[after(sentence, thing) - 1]?.end)
}
