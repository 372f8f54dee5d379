import type { Correction, Restoration } from '../meaning.ts'
import { thingBefore } from '../message/content.ts'
import type { Scan } from '../message/scan.ts'
import { endsAt } from '../words/edges.ts'
import { mayHaveParticle, particleEnd } from '../words/particle.ts'
import { after, isAsked, isAt, type Sentence } from '../words/sentence.ts'
import { endOfWords, movedTo } from './filing.ts'

/** Who says more says something else, too. */
const mostWords = 9

/**
 * 'No, mejor no la borres', "don't delete the coffee", 'espera, déjala': that something stays, and no more than what; null
 * for all other messages.
 */
export function readKeeping({ sentence, figures, days }: Scan): Restoration | null {
  if (!mayHaveParticle(sentence, 'dontDelete', 'leaveIt')) return null
  if (figures.length + days.length > 0 || sentence.tokens.length > mostWords) return null
  const { at, isDenied } = lead(sentence)
  const dont = particleEnd(sentence, at, 'dontDelete')
  const leave = isDenied ? particleEnd(sentence, at, 'leaveIt') : at
  const end = Math.max(dont, leave)
  if (end === at || !isRest(sentence, end)) return null
  const { about = '' } = thingBefore(sentence, sentence.tokens.length, end)
  return { kind: 'restore', words: about, keeps: true, sure: true }
}

/** 'No entendiste', 'not what I meant', "no, it's fine": that something is not right, or that all is, and not what; null for all else. */
export function readComplaint({ sentence, figures, days }: Scan): Correction | null {
  if (!mayHaveParticle(sentence, 'complaint', 'allRight') || figures.length + days.length > 0) return null
  if (isAsked(sentence)) return null
  const { at, isDenied } = lead(sentence)
  const complaint = particleEnd(sentence, at, 'complaint')
  const end = complaint > at ? complaint : isDenied ? particleEnd(sentence, at, 'allRight') : at
  return end > at && endsAt(sentence, end) ? { kind: 'correction', changes: {}, sure: true } : null
}

/** 'Dejalo en súper', 'leave it in groceries': the category of the last one, and no more; null for all other messages. */
export function readLeftIn(scan: Scan): Correction | null {
  const { sentence, figures, days } = scan
  if (!mayHaveParticle(sentence, 'leaveIt') || figures.length + days.length > 0 || isAsked(sentence))
    return null
  const verb = lead(sentence).at
  const to = particleEnd(sentence, verb, 'leaveIt')
  if (to === verb || !isAt(sentence, to, 'preposition')) return null
  const small = after(sentence, to)
  const place = isAt(sentence, small, 'article') ? after(sentence, small) : small
  const changes = movedTo(scan, { start: place, end: endOfWords(sentence) })
  return changes && { kind: 'correction', changes, sure: true }
}

/** Behind what a message greets, fills and denies with, and whether it denies or halts something there. */
function lead(sentence: Sentence): { readonly at: number; readonly isDenied: boolean } {
  let at = 0
  let isDenied = false
  while (at < sentence.tokens.length) {
    if (starts.some((type) => particleEnd(sentence, at, type) > at)) break
    const halts = particleEnd(sentence, at, 'halt')
    const isAside = isAt(sentence, at, 'filler', 'greeting', 'oops', 'not', 'pronoun', 'smallTalk')
    if (halts === at && !isAside && sentence.tokens[at]?.kind !== 'break') break
    isDenied ||= halts > at || isAt(sentence, at, 'oops', 'not')
    at = halts > at ? halts : after(sentence, at)
  }
  return { at, isDenied }
}

const starts = ['dontDelete', 'leaveIt', 'complaint', 'allRight'] as const

/** Whether nothing but a thing, and what may stand beside it, ends a message. */
function isRest(sentence: Sentence, from: number): boolean {
  for (let at = from; at < sentence.tokens.length; at = after(sentence, at)) {
    const isSmall = isAt(sentence, at, 'article', 'target', 'filler', 'thanks', 'of', 'kind')
    if (!isSmall && !endsAt(sentence, at) && sentence.tokens[at]?.kind !== 'break') return false
  }
  return true
}
